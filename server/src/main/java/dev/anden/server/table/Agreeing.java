package dev.anden.server.table;

import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.AskForBot;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.server.table.audience.Observer;
import dev.anden.table.Answer;
import dev.anden.table.Asking;
import dev.anden.table.Attendance;
import dev.anden.table.Change;
import dev.anden.table.Objection;
import dev.anden.table.Play;
import dev.anden.table.Proposal;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;

/// People of a table ask each other for something, and what they agree on happens. Each speaks for the own seat.
final class Agreeing {
    private final Services services;
    private final LiveTable table;
    private final Asking asking;

    Agreeing(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
        asking = table.asking();
    }

    /// The others are asked to end the game. A game that counts isn't ended by one alone, for whoever is behind would.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be asked
    int proposeEnd(Observer from, String command) {
        return saying(from, command, "propose end", seat -> {
            if (table.stored().rated() && attendance().concerned().equals(Set.of(seat))) {
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
                seat -> asking.askForPause(command, seat, table.game().started(), attendance(), now()));
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
            return asking.askToTakeBack(command, seat, table.game().started(), attendance(), now());
        });
    }

    /// The others are asked to let a bot play for somebody who is away.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be asked
    int askForBot(Observer from, AskForBot wish) {
        RequiredSeat.numbered(table.stored(), wish.seat());
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
                from, wish.command(), text, seat -> asking.answer(wish.proposal(), seat, wish.agrees(), attendance()));
    }

    /// Forgets what needn't be asked any more, and does what everybody has agreed on since it was last looked at:
    /// somebody whose consent was missing may have gone.
    void review() {
        forget();
        if (asking.proposal().isPresent()) {
            settle();
        }
    }

    private void forget() {
        if (asking.proposal().isEmpty()) {
            return;
        }
        asking.review(table.game().started(), attendance(), now());
        if (asking.proposal().isEmpty()) {
            table.telling().changed();
        }
    }

    private Optional<Objection> ask(String command, int seat, OptionalInt absent) {
        return asking.ask(
                command,
                absent,
                seat,
                table.game().started(),
                attendance(),
                services.pace().patience().toMillis(),
                now());
    }

    /// Somebody asks or answers, once: it is written, or nothing has been said. What was asked for too long has an end
    /// even if nobody has been at the table since.
    ///
    /// @return the table's version after it
    private int saying(Observer from, String command, String text, IntFunction<Optional<Objection>> saying) {
        return new Once(table).carryOut(from.person(), command, text, seat -> {
            Play play = table.game().started();
            forget();
            Optional<Proposal> before = asking.proposal();
            require(saying.apply(seat));
            try {
                agreeTogether(from);
                return write(play, new StoredCommand(command, seat, text, play.version()));
            } catch (RuntimeException failure) {
                asking.take(before);
                throw failure;
            }
        });
    }

    /// What everybody agrees on happens; what isn't agreed on yet is kept.
    ///
    /// @return the table's version after it
    private int write(Play play, StoredCommand command) {
        Optional<Answer> agreed =
                asking.agreed(play, attendance(), table.bots().substitute(), Optional.of(command.id()));
        if (agreed.isEmpty()) {
            table.keptProposal().keep(command);
            asking.proposal().filter(asked -> asked.id().equals(command.id())).ifPresent(this::remind);
            table.telling().changed();
            return command.version();
        }
        Change change = Committing.required(agreed.get());
        int version = play.version() + change.size();
        table.leaving()
                .carryOut(
                        play,
                        change,
                        Optional.of(new StoredCommand(command.id(), command.seat(), command.text(), version)));
        return version;
    }

    private void remind(Proposal asked) {
        table.remind(others -> others.of(asked, asked.awaited(attendance())));
    }

    /// Those who play on one device sit together: what one of them agrees to is agreed to by all.
    private void agreeTogether(Observer from) {
        Optional<String> asked = asking.proposal().map(Proposal::id);
        for (PersonId other : from.household()) {
            Optional<Integer> seat = table.stored().seatOf(Optional.of(other));
            if (asked.isPresent() && seat.isPresent() && asking.hears(seat.get(), attendance())) {
                require(asking.answer(asked.get(), seat.get(), true, attendance()));
            }
        }
    }

    /// What everybody agrees on happens.
    private void settle() {
        Play play = table.game().started();
        asking.agreed(play, attendance(), table.bots().substitute(), Optional.empty())
                .ifPresent(agreed -> table.leaving().carryOut(play, Committing.required(agreed), Optional.empty()));
    }

    private Attendance attendance() {
        return table.absences().attendance();
    }

    private long now() {
        return services.clock().millis();
    }

    private static void require(Optional<Objection> objection) {
        if (objection.isPresent()) {
            throw new RequestRefused(objection.get());
        }
    }
}
