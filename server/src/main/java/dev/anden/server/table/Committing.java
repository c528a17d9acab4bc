package dev.anden.server.table;

import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.LogConflict;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.server.store.table.Writing;
import dev.anden.server.store.table.WrittenClocks;
import dev.anden.server.table.node.Nodes;
import dev.anden.table.Answer;
import dev.anden.table.Change;
import dev.anden.table.Clocks;
import dev.anden.table.Objection;
import dev.anden.table.Play;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Writes what was computed, and makes it what the table is once it is written: in this order, so that nobody
/// is ever told of a ply that a crash could take back.
final class Committing {
    private static final Logger LOG = LoggerFactory.getLogger(Committing.class);

    private final Services services;
    private final LiveTable table;

    Committing(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// A change, if nothing stands in its way.
    ///
    /// @throws RequestRefused saying what does
    static Change required(Answer answer) {
        return switch (answer) {
            case Change change -> change;
            case Objection objection -> throw new RequestRefused(objection);
        };
    }

    /// Writes a change, and takes it over.
    ///
    /// @return when, in milliseconds since 1970
    /// @throws RequestRefused `not-saved` or `stale-version`, and nothing has changed; or `not-known`
    long commit(Play play, Change change, Optional<StoredCommand> command) {
        return commit(play, change, command, Optional.empty());
    }

    /// Writes a change with which another person becomes the host, and takes it over.
    long commit(Play play, Change change, Optional<StoredCommand> command, Optional<PersonId> host) {
        long at = services.clock().millis();
        Optional<Writing.Fence> fence = fence(play, change, command.isPresent());
        Writing writing = writing(play, change, command, host, reminding(at), at, Optional.empty(), fence);
        write(writing);
        fence.flatMap(Writing.Fence::tender)
                .ifPresent(tender -> table.otherServers().tender(Optional.of(tender)));
        play.take(change, at);
        count(change, writing);
        if (change.bringsResult()) {
            services.metrics().gameFinished();
            LOG.atInfo()
                    .addKeyValue("table", table.id())
                    .addKeyValue("plies", play.codes().length)
                    .log("Game over");
        }
        end(change).ifPresent(table::become);
        return at;
    }

    private Reminding reminding(long at) {
        return new Reminding(table.stored(), table::isPresent, at);
    }

    /// Where other servers may write as well: how the table has to stand. The bots of a table are played where its
    /// people act, for it is known there how long they may still take their choices back; and where one begins to
    /// play for somebody, for whoever would have played it before may have forgotten the table meanwhile.
    private Optional<Writing.Fence> fence(Play play, Change change, boolean byPerson) {
        Nodes nodes = services.nodes();
        if (!nodes.isShared()) {
            return Optional.empty();
        }
        boolean concerned = (byPerson && table.stored().hasBots()) || bringsBot(change);
        boolean takesOver = concerned && !table.otherServers().isTendedHere();
        return Optional.of(new Writing.Fence(
                play.version(), play.earlySeats(), takesOver ? Optional.of(nodes.self()) : Optional.empty()));
    }

    private static boolean bringsBot(Change change) {
        return change instanceof Change.CompanyChanged changed
                && (changed.event() instanceof HandedOver || changed.event() instanceof Resigned);
    }

    /// How a change is written.
    ///
    /// @param host whoever becomes the host with it, if somebody does
    /// @param reminding who is told of it that may not be there
    /// @param at now, in milliseconds since 1970
    /// @param fence how the table has to stand, where other servers may write as well
    static Writing writing(
            Play play,
            Change change,
            Optional<StoredCommand> command,
            Optional<PersonId> host,
            Reminding reminding,
            long at,
            Optional<Map<Integer, String>> contributions,
            Optional<Writing.Fence> fence) {
        Optional<WrittenClocks> clocks = clocks(play, change, at);
        Optional<TableStatus> started = play.version() == 0 ? Optional.of(TableStatus.PLAYING) : Optional.empty();
        return new Writing(
                change.lines(play.version(), at),
                command,
                change.kept(),
                change.dropped(),
                end(change).or(() -> started),
                host,
                play.endingAfter(change, at),
                clocks,
                play.toActAfter(change),
                reminding.of(play, change),
                contributions,
                fence);
    }

    private static Optional<WrittenClocks> clocks(Play play, Change change, long at) {
        if (!play.hasClocks()) {
            return Optional.empty();
        }
        Clocks clocks = play.clocksAfter(change, at);
        return Optional.of(new WrittenClocks(clocks.left(), clocks.deadline(), at));
    }

    private static Optional<TableStatus> end(Change change) {
        if (change.abandonsGame()) {
            return Optional.of(TableStatus.UNFINISHED);
        }
        return change.bringsResult() ? Optional.of(TableStatus.OVER) : Optional.empty();
    }

    private void count(Change change, Writing writing) {
        switch (change) {
            case Change.Advanced _ -> services.metrics().written(writing.lines().size());
            case Change.TookBack _, Change.WentBack _, Change.GaveUp _ ->
                services.metrics().takenBack();
            case Change.Kept _, Change.CompanyChanged _ -> {}
        }
    }

    /// Writes the beginning of a game at an open table.
    ///
    /// @throws RequestRefused `not-saved` or `stale-version`, and nothing has changed; or `not-known`
    void open(Writing opening) {
        write(opening);
        services.metrics().written(opening.lines().size());
        table.become(TableStatus.PLAYING);
    }

    /// A client's command, if it was carried out before.
    Optional<StoredCommand> done(String command) {
        return services.log().command(table.id(), command);
    }

    private void write(Writing writing) {
        try {
            services.metrics().timed(() -> services.log().append(table.id(), writing));
            services.deadlines().note(writing);
        } catch (LogConflict conflict) {
            table.game().distrust();
            throw new RequestRefused(
                    ProblemCode.STALE_VERSION, "Somebody else was quicker; here is the current state.");
        } catch (DataAccessException | TransactionException failure) {
            table.game().distrust();
            services.metrics().writeFailed();
            DatabaseTrouble.event(LOG, Level.ERROR, failure, "table", table.id())
                    .log("A table could not be written");
            throw NotKept.of(failure);
        }
    }
}
