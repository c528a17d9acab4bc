package dev.anden.server.live;

import dev.anden.engine.Survivable;
import dev.anden.protocol.ClientMessage;
import dev.anden.protocol.ServerMessage;
import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.DatabaseProblem;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredId;
import dev.anden.server.store.database.Outage;
import dev.anden.server.table.LiveTable;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.WaitingPrograms;
import dev.anden.server.talk.Attendee;
import dev.anden.server.talk.Reading;
import dev.anden.server.talk.Speaking;
import dev.anden.server.talk.Talks;
import dev.anden.server.web.JsonProblems;
import dev.anden.server.web.RateLimits;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import org.springframework.web.socket.CloseStatus;
import org.springframework.web.socket.PongMessage;
import org.springframework.web.socket.TextMessage;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.handler.AbstractWebSocketHandler;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// What comes in on live connections: read strictly, answered always.
public final class LiveEndpoint extends AbstractWebSocketHandler {
    private static final Logger LOG = LoggerFactory.getLogger(LiveEndpoint.class);

    /// Tells a browser that trying again doesn't help.
    private static final CloseStatus NO_SUCH_TABLE = new CloseStatus(4404, "no-such-table");

    private final LiveTables tables;
    private final Visitor visitor;
    private final BotVisitor bots;
    private final Connections connections;
    private final Talks talks;
    private final Speaking speaking;
    private final Reading reading;
    private final RateLimits limits;
    private final ExecutorService threads;
    private final Backlog backlog;
    private final WaitingPrograms programs;
    private final JsonMapper json;
    private final ObjectReader reader;
    private final ObjectWriter writer;

    /// @param threads runs a task for each connection that something is written to
    /// @param heap how large the heap may become, in bytes
    public LiveEndpoint(
            LiveTables tables,
            Visitor visitor,
            BotVisitor bots,
            Connections connections,
            Talks talks,
            Speaking speaking,
            Reading reading,
            RateLimits limits,
            ExecutorService threads,
            long heap,
            JsonMapper json) {
        this.tables = tables;
        this.visitor = visitor;
        this.bots = bots;
        this.connections = connections;
        this.talks = talks;
        this.speaking = speaking;
        this.reading = reading;
        this.limits = limits;
        this.threads = threads;
        backlog = Backlog.within(heap);
        programs = new WaitingPrograms(tables, threads);
        this.json = json;
        reader = json.readerFor(ClientMessage.class);
        writer = json.writerFor(ServerMessage.class);
    }

    /// Parts come as they are, so that a message that is too long can be answered.
    @Override
    public boolean supportsPartialMessages() {
        return true;
    }

    @Override
    public void afterConnectionEstablished(WebSocketSession session) {
        Handshake.Visit visit = Handshake.visit(session);
        var connection = new LiveConnection(session, visit, writer, threads, backlog);
        var entry = new Connections.Entry(
                connection, new Assembly(limits.ofMessages(), System::nanoTime), visit.address(), visit.bot());
        if (!connections.add(session, entry)) {
            connection.drop(CloseStatus.SERVICE_OVERLOAD);
            return;
        }
        if (!isStill(visit)) {
            connection.drop(CloseStatus.SERVICE_RESTARTED);
            return;
        }
        try {
            tables.watch(visit.table(), connection, visit.since());
            if (!visit.bot()) {
                talks.join(visit.table(), connection);
            }
            if (!session.isOpen()) {
                // It was closed meanwhile, and whoever let it go may have found nobody there yet.
                leave(connection);
            }
        } catch (RequestRefused refused) {
            connection.tell(refused.toMessage(Optional.empty()));
            connection.finish(
                    refused.code() == ProblemCode.NO_SUCH_TABLE ? NO_SUCH_TABLE : CloseStatus.SERVICE_OVERLOAD);
        } catch (DataAccessException | TransactionException unreachable) {
            LOG.atLevel(Outage.level(unreachable, Level.ERROR))
                    .addKeyValue("table", visit.table())
                    .setCause(unreachable)
                    .log("A table could not be read");
            connection.tell(new RequestRefused(ProblemCode.TABLE_BUSY, "The table can't be read just now; try again.")
                    .toMessage(Optional.empty()));
            connection.finish(CloseStatus.SERVICE_OVERLOAD);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError().addKeyValue("table", visit.table()).setCause(failure).log("A table could not be shown");
            connection.tell(new RequestRefused(ProblemCode.INTERNAL, "The server failed.").toMessage(Optional.empty()));
            connection.finish(CloseStatus.SERVER_ERROR);
        }
    }

    /// Whether whoever was recognized before still would be, and a program still sits there.
    private boolean isStill(Handshake.Visit visit) {
        return visit.known()
                .map(known -> visitor.isStill(known) && (!visit.bot() || bots.plays(known.person(), visit.table())))
                .orElse(true);
    }

    @Override
    protected void handleTextMessage(WebSocketSession session, TextMessage part) {
        connections.find(session).ifPresent(entry -> {
            // Whoever was let go does nothing any more, though what they sent may have come before the end.
            if (entry.connection().closeIfDropped()) {
                return;
            }
            entry.connection().hear();
            Optional<Assembly.Message> message = entry.assembly().add(part.getPayload(), part.isLast());
            if (entry.assembly().isAbsurd()) {
                entry.connection().drop(CloseStatus.TOO_BIG_TO_PROCESS);
            } else {
                message.ifPresent(whole -> receive(entry, whole));
            }
            entry.connection().closeIfDropped();
        });
    }

    @Override
    protected void handlePongMessage(WebSocketSession session, PongMessage message) {
        connections.find(session).ifPresent(entry -> entry.connection().hear());
    }

    @Override
    public void handleTransportError(WebSocketSession session, Throwable failure) {
        LOG.debug("A connection broke", failure);
    }

    @Override
    public void afterConnectionClosed(WebSocketSession session, CloseStatus status) {
        connections.remove(session).ifPresent(entry -> {
            entry.connection().finish(status);
            leave(entry.connection());
            entry.connection().forget();
        });
    }

    private void leave(LiveConnection connection) {
        talks.leave(connection.table(), connection);
        tables.leave(connection.table(), connection);
    }

    private void receive(Connections.Entry entry, Assembly.Message message) {
        answering(entry, () -> CommandForm.idIn(json.createParser(message.text())), () -> read(entry, message));
    }

    private void read(Connections.Entry entry, Assembly.Message message) {
        requireFew(entry);
        if (message.tooLong()) {
            throw new RequestRefused(
                    ProblemCode.TOO_LARGE, "A message has at most %d characters.".formatted(Assembly.LONGEST));
        }
        ClientMessage parsed = parse(message.text());
        if (entry.bot()) {
            carryOutForBot(entry, parsed);
        } else {
            carryOut(entry, parsed);
        }
    }

    private void requireFew(Connections.Entry entry) {
        LiveConnection connection = entry.connection();
        connection
                .person()
                .filter(_ -> entry.bot())
                .ifPresentOrElse(
                        bot -> limits.requireBotMessage(bot, connection.table(), entry.address()),
                        () -> limits.requireMessage(connection.person(), entry.address()));
    }

    /// Whatever stands in the way is told by the command's id. That is looked for only then.
    private void answering(Connections.Entry entry, Supplier<Optional<String>> command, Runnable doing) {
        try {
            doing.run();
        } catch (RequestRefused refused) {
            tell(entry, command, refused);
        } catch (DataAccessException | TransactionException unreachable) {
            tell(entry, command, DatabaseProblem.ofChange(unreachable));
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError()
                    .addKeyValue("table", entry.connection().table())
                    .setCause(failure)
                    .log("A message could not be handled");
            tell(entry, command, new RequestRefused(ProblemCode.INTERNAL, "The server failed."));
        }
    }

    private static void tell(Connections.Entry entry, Supplier<Optional<String>> command, RequestRefused refused) {
        entry.connection().tell(refused.toMessage(command.get()));
    }

    private ClientMessage parse(String text) {
        try {
            ClientMessage message = reader.readValue(text);
            if (message == null) {
                throw new RequestRefused(ProblemCode.BAD_MESSAGE, "A message is an object with a type.");
            }
            return message;
        } catch (JacksonException unreadable) {
            throw JsonProblems.of(unreadable);
        }
    }

    /// A program acts and nothing else.
    private void carryOutForBot(Connections.Entry entry, ClientMessage parsed) {
        switch (parsed) {
            case ClientMessage.Ping _ -> entry.connection().tell(new ServerMessage.Pong());
            case ClientMessage.Act act -> {
                CommandForm.require(act);
                act(entry, act);
            }
            default -> throw BotVisitor.noMore();
        }
    }

    /// While it waits for somebody who may take a choice back, nothing of its message is kept but the choice.
    private void act(Connections.Entry entry, ClientMessage.Act act) {
        LiveConnection connection = entry.connection();
        programs.act(
                connection.table(),
                new WaitingPrograms.Wish(
                        connection,
                        act,
                        () -> connection.known().filter(visitor::isSurelyStill).isPresent(),
                        doing -> answering(entry, () -> Optional.of(act.command()), doing)));
    }

    private void carryOut(Connections.Entry entry, ClientMessage message) {
        LiveConnection connection = entry.connection();
        switch (message) {
            case ClientMessage.Ping ping -> connection.tell(new ServerMessage.Pong());
            case ClientMessage.Act act -> {
                CommandForm.require(act);
                order(connection, act.command(), table -> table.commands().act(connection, act));
            }
            case ClientMessage.GoOn wish ->
                visit(connection, table -> table.commands().goOn(connection, wish));
            case ClientMessage.Looking said -> {
                limits.requireLook(connection.person(), entry.address());
                visit(connection, table -> table.watching().look(connection, said.looking()));
            }
            case ClientMessage.ReadTalk told ->
                reading.read(new Attendee(connection, connection.table(), entry.address()), told);
            case ClientMessage.Explain wish ->
                visit(connection, table -> table.commands().explain(connection, wish));
            case ClientMessage.TakeBack wish ->
                aside(entry, wish.command(), table -> table.commands().takeBack(connection, wish));
            case ClientMessage.Resign wish ->
                order(connection, wish.command(), table -> table.commands().resign(connection, wish));
            case ClientMessage.StepAway wish ->
                aside(entry, wish.command(), table -> table.commands().stepAway(connection, wish));
            case ClientMessage.ComeBack wish ->
                aside(entry, wish.command(), table -> table.commands().comeBack(connection, wish));
            case ClientMessage.ProposeEnd wish ->
                aside(entry, wish.command(), table -> table.commands().proposeEnd(connection, wish));
            case ClientMessage.ProposePause wish ->
                aside(entry, wish.command(), table -> table.commands().proposePause(connection, wish));
            case ClientMessage.ProposeTakeBack wish ->
                aside(entry, wish.command(), table -> table.commands().proposeTakeBack(connection, wish));
            case ClientMessage.EndPause wish ->
                order(connection, wish.command(), table -> table.commands().endPause(connection, wish));
            case ClientMessage.AskForBot wish ->
                aside(entry, wish.command(), table -> table.commands().askForBot(connection, wish));
            case ClientMessage.AnswerProposal wish ->
                aside(entry, wish.command(), table -> table.commands().answerProposal(connection, wish));
            case ClientMessage.Say wish -> speak(entry, wish.command(), from -> speaking.say(from, wish));
            case ClientMessage.SayPhrase wish -> speak(entry, wish.command(), from -> speaking.say(from, wish));
            case ClientMessage.Silence wish -> speak(entry, wish.command(), from -> speaking.silence(from, wish));
            case ClientMessage.EndSilence wish -> speak(entry, wish.command(), from -> speaking.endSilence(from, wish));
            case ClientMessage.Report wish -> speak(entry, wish.command(), from -> speaking.report(from, wish));
        }
    }

    /// What concerns no game.
    private static void speak(Connections.Entry entry, String command, Consumer<Attendee> verb) {
        RequiredId.require(command);
        verb.accept(new Attendee(entry.connection(), entry.connection().table(), entry.address()));
    }

    /// What is done once, however often it is sent.
    private void order(LiveConnection connection, String command, Consumer<LiveTable> verb) {
        RequiredId.require(command);
        visit(connection, verb);
    }

    private void visit(LiveConnection connection, Consumer<LiveTable> verb) {
        tables.visit(connection.table(), connection.person(), verb);
    }

    /// What brings no game on and can be sent again and again: done once, and only so often ([#order]).
    private void aside(Connections.Entry entry, String command, Consumer<LiveTable> verb) {
        LiveConnection connection = entry.connection();
        order(connection, command, table -> {
            limits.requireAside(connection.person(), entry.address());
            verb.accept(table);
        });
    }
}
