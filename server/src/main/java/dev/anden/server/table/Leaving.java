package dev.anden.server.table;

import dev.anden.engine.State;
import dev.anden.protocol.Abandonment;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.AskForBot;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredCommand;
import dev.anden.server.store.StoredTable;
import dev.anden.table.Answer;
import dev.anden.table.Change;
import dev.anden.table.Objection;
import dev.anden.table.Play;
import dev.anden.table.Proposal;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// People of a table go and come back, let a bot play meanwhile, or agree on something. Each speaks for the own
/// seat.
final class Leaving {
    private static final Logger LOG = LoggerFactory.getLogger(Leaving.class);

    private final Services services;
    private final LiveTable table;

    Leaving(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// The person leaves for good; whoever else sits there becomes the host, if the person was.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int resign(Optional<PersonId> person, String command) {
        return turn(person, command, "resign", seat -> new Resigned(seat, level()));
    }

    /// A bot plays until the person comes back.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int stepAway(Optional<PersonId> person, String command) {
        return turn(person, command, "step away", seat -> new HandedOver(seat, level(), Substitute.Reason.LEFT));
    }

    /// The person plays again.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int comeBack(Optional<PersonId> person, String command) {
        return turn(person, command, "come back", CameBack::new);
    }

    /// The others are asked to end the game. A game that counts isn't ended by one alone, for whoever is behind would.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be asked
    int proposeEnd(Observer from, String command) {
        return saying(from, command, "propose end", seat -> {
            if (table.stored().rated()
                    && table.absences().attendance().concerned().equals(Set.of(seat))) {
                throw new RequestRefused(
                        ProblemCode.NOBODY_TO_ASK,
                        "The game counts for ratings, and nobody else is there who could agree to end it.");
            }
            return ask(command, seat, OptionalInt.empty());
        });
    }

    /// The others are asked to stop the clocks.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be asked
    int proposePause(Observer from, String command) {
        return saying(
                from,
                command,
                "propose pause",
                seat -> table.asking()
                        .askForPause(
                                command,
                                seat,
                                table.game().started(),
                                table.absences().attendance(),
                                services.clock().millis()));
    }

    /// The others are asked to let the person go back to before the own last choice. In a rated game what was revealed
    /// would be of use.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be asked
    int proposeTakeBack(Observer from, String command) {
        return saying(from, command, "propose to take back", seat -> {
            if (table.stored().rated()) {
                throw new RequestRefused(
                        ProblemCode.RATED_STANDS, "In a rated game nobody is asked to let somebody go back.");
            }
            return table.asking()
                    .askToTakeBack(
                            command,
                            seat,
                            table.game().started(),
                            table.absences().attendance(),
                            services.clock().millis());
        });
    }

    /// The clocks go on.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be; then nothing has changed
    int endPause(Optional<PersonId> person, String command) {
        return turn(person, command, "end pause", WentOn::new);
    }

    /// The others are asked to let a bot play for somebody who is away.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be asked
    int askForBot(Observer from, AskForBot wish) {
        table.requireSeat(wish.seat());
        return saying(
                from,
                wish.command(),
                "ask for bot " + wish.seat(),
                seat -> ask(wish.command(), seat, OptionalInt.of(wish.seat())));
    }

    /// @return the table's version after it
    /// @throws RequestRefused if it isn't asked any more, or the person has no say
    int answer(Observer from, AnswerProposal wish) {
        String text = (wish.agrees() ? "agree to " : "refuse ") + wish.proposal();
        return saying(
                from,
                wish.command(),
                text,
                seat -> table.asking()
                        .answer(
                                wish.proposal(),
                                seat,
                                wish.agrees(),
                                table.absences().attendance()));
    }

    /// Forgets what needn't be asked any more, and does what everybody has agreed on since it was last looked at:
    /// somebody whose consent was missing may have gone.
    void review() {
        if (table.asking().proposal().isEmpty()) {
            return;
        }
        table.asking()
                .review(
                        table.game().started(),
                        table.absences().attendance(),
                        services.clock().millis());
        if (table.asking().proposal().isEmpty()) {
            table.telling().changed();
        } else {
            settle();
        }
    }

    /// A bot takes a seat over. Nothing happens if one plays there already.
    void handOver(int seat, Substitute.Reason reason) {
        Play play = table.game().started();
        if (play.turn(new HandedOver(seat, level(), reason), Optional.empty()) instanceof Change change) {
            carryOut(play, change, Optional.empty());
        }
    }

    /// A network bot is there again, and plays itself from now on; nothing happens if it does already.
    void resume(int seat) {
        Play play = table.game().started();
        if (play.substitute(seat).isPresent()
                && play.turn(new CameBack(seat), Optional.empty()) instanceof Change change) {
            carryOut(play, change, Optional.empty());
        }
    }

    /// Bots take over where somebody's time is up; when that will next be is written down.
    void expire() {
        Play play = table.game().started();
        if (play.clocks().outOfTime(services.counted()).isEmpty()) {
            services.clocks().postpone(table.id(), play.clocks().deadline(), services.counted());
        } else {
            handOverLate(play);
        }
    }

    /// The same at a table whose game is in memory and goes on; nothing is written where nobody's time is up.
    void expireIfLoaded() {
        table.game().running().ifPresent(this::handOverLate);
    }

    private void handOverLate(Play play) {
        play.clocks().outOfTime(services.counted()).forEach(seat -> handOver(seat, Substitute.Reason.TIME));
    }

    /// The game ends without a result if it is in play and nothing has happened since a time, unless somebody is there.
    ///
    /// @param before in milliseconds since 1970
    /// @return whether it has ended
    boolean abandonIfOld(long before) {
        if (!table.absences().isDeserted() || !services.ages().isOldGame(table.id(), before)) {
            return false;
        }
        abandon(Abandonment.DESERTED);
        return true;
    }

    /// The game, which is in play, ends without a result.
    void abandon(Abandonment reason) {
        Play play = table.game().started();
        carryOut(play, required(play.turn(new Abandoned(play.actor(), reason), Optional.empty())), Optional.empty());
    }

    private Optional<Objection> ask(String command, int seat, OptionalInt absent) {
        return table.asking()
                .ask(
                        command,
                        absent,
                        seat,
                        table.game().started(),
                        table.absences().attendance(),
                        services.patience().toMillis(),
                        services.clock().millis());
    }

    /// Somebody asks or answers, once: it is written, or nothing has been said.
    ///
    /// @return the table's version after it
    private int saying(Observer from, String command, String text, IntFunction<Optional<Objection>> saying) {
        return new Once(table).carryOut(from.person(), command, text, seat -> {
            Play play = table.game().started();
            Optional<Proposal> before = table.asking().proposal();
            require(saying.apply(seat));
            try {
                agreeTogether(from);
                return write(play, new StoredCommand(command, seat, text, play.version()));
            } catch (RuntimeException failure) {
                table.asking().take(before);
                throw failure;
            }
        });
    }

    /// What everybody agrees on happens; what isn't agreed on yet is kept.
    ///
    /// @return the table's version after it
    private int write(Play play, StoredCommand command) {
        Optional<Answer> agreed =
                table.asking().agreed(play, table.absences().attendance(), level(), Optional.of(command.id()));
        if (agreed.isEmpty()) {
            table.keptProposal().keep(command);
            table.asking()
                    .proposal()
                    .filter(asked -> asked.id().equals(command.id()))
                    .ifPresent(this::remind);
            table.telling().changed();
            return command.version();
        }
        Change change = required(agreed.get());
        int version = play.version() + change.size();
        carryOut(play, change, Optional.of(new StoredCommand(command.id(), command.seat(), command.text(), version)));
        return version;
    }

    private void remind(Proposal asked) {
        table.remind(others -> others.of(asked, asked.awaited(table.absences().attendance())));
    }

    /// Those who play on one device sit together: what one of them agrees to is agreed to by all.
    private void agreeTogether(Observer from) {
        Optional<String> asked = table.asking().proposal().map(Proposal::id);
        for (PersonId other : from.household()) {
            Optional<Integer> seat = table.stored().seatOf(Optional.of(other));
            if (asked.isPresent()
                    && seat.isPresent()
                    && table.asking().hears(seat.get(), table.absences().attendance())) {
                require(table.asking()
                        .answer(asked.get(), seat.get(), true, table.absences().attendance()));
            }
        }
    }

    /// What everybody agrees on happens.
    private void settle() {
        Play play = table.game().started();
        table.asking()
                .agreed(play, table.absences().attendance(), level(), Optional.empty())
                .ifPresent(agreed -> carryOut(play, required(agreed), Optional.empty()));
    }

    private int turn(Optional<PersonId> person, String command, String text, IntFunction<CompanyEvent> event) {
        return new Once(table).carryOut(person, command, text, seat -> {
            Play play = table.game().started();
            Change change = required(play.turn(event.apply(seat), Optional.of(command)));
            int version = play.version() + change.size();
            carryOut(play, change, Optional.of(new StoredCommand(command, seat, text, version)));
            return version;
        });
    }

    private void carryOut(Play play, Change change, Optional<StoredCommand> command) {
        long at = table.committing().commit(play, change, command, nextHost(change));
        table.refreshIfPossible();
        table.asking()
                .review(play, table.absences().attendance(), services.clock().millis());
        table.pausing().endFor(change);
        LOG.atInfo()
                .addKeyValue("table", table.id())
                .addKeyValue(
                        "event", change.events(State.SPECTATOR, at).getFirst().event())
                .log("The people of a table have changed something");
        table.telling().progress(viewpoint -> change.events(viewpoint, at));
    }

    /// Whoever is the host when the host has left for good: somebody who is there rather than somebody who isn't.
    private Optional<PersonId> nextHost(Change change) {
        boolean leaves = change instanceof Change.Turned turned
                && turned.event() instanceof Resigned
                && table.stored()
                        .seatOf(Optional.of(table.stored().host()))
                        .equals(Optional.of(turned.event().seat()));
        return leaves ? heir() : Optional.empty();
    }

    /// Who becomes the host when the present one goes; empty if nobody else is there.
    Optional<PersonId> heir() {
        PersonId host = table.stored().host();
        return table.stored().seats().stream()
                .filter(StoredTable.Seat::isPlayedByPerson)
                .filter(seat -> !seat.person().equals(Optional.of(host)))
                .min(Comparator.comparing(seat -> !table.audience().isPresent(seat.person())))
                .flatMap(StoredTable.Seat::person);
    }

    /// The bot that plays for whoever doesn't.
    String level() {
        return services.bots()
                .strongest(services.games().require(table.stored().game()))
                .name();
    }

    private static Change required(Answer answer) {
        return switch (answer) {
            case Change change -> change;
            case Objection objection -> throw new RequestRefused(objection);
        };
    }

    private static void require(Optional<Objection> objection) {
        if (objection.isPresent()) {
            throw new RequestRefused(objection.get());
        }
    }
}
