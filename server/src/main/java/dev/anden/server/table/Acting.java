package dev.anden.server.table;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredCommand;
import dev.anden.server.store.StoredEarlyChoice;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// A seat acts: checks everything, works out what follows, has it written, tells everybody.
final class Acting {
    private final LiveTable table;
    private final Duration takeBackPause;
    private final Committing committing;

    /// @param takeBackPause how long bots are to wait after what is chosen, if it can be taken back
    Acting(LiveTable table, Duration takeBackPause) {
        this.table = table;
        this.takeBackPause = takeBackPause;
        committing = table.committing();
    }

    /// Carries a command out, once: a command that was carried out before is answered as it was then.
    ///
    /// @return the table's version after it
    /// @throws RequestRefused if it can't be carried out; then nothing has changed
    int act(Optional<PersonId> person, Act act) {
        return new Once(table).carryOut(person, act.command(), act.action(), seat -> act(seat, act));
    }

    private int act(int seat, Act act) {
        Play play = table.started();
        requireTurn(play, seat, act);
        State choice = play.choiceOf(seat).orElseThrow();
        int code = legal(choice, act.action());
        if (play.state().actor() == seat) {
            return advance(play, seat, act, code);
        }
        return keep(play, seat, act, choice.print(code));
    }

    /// The version must be one at which the seat had the choice that it has now: the current one, or, for a
    /// choice that doesn't depend on what others choose meanwhile, any since it was offered.
    private static void requireTurn(Play play, int seat, Act act) {
        if (play.isOver()) {
            throw new RequestRefused(ProblemCode.GAME_OVER, "The game is over.");
        }
        if (play.early().containsKey(seat)) {
            throw new RequestRefused(
                    ProblemCode.ALREADY_CHOSEN, "Seat %d has chosen and waits for its turn.".formatted(seat));
        }
        boolean current = act.version() == play.version();
        if (current && play.choiceOf(seat).isEmpty()) {
            throw new RequestRefused(ProblemCode.NOT_YOUR_TURN, "It isn't the turn of seat %d.".formatted(seat));
        }
        if (act.version() < play.offeredSince(seat) || act.version() > play.version()) {
            throw new RequestRefused(
                    ProblemCode.STALE_VERSION,
                    "The choice was made on version %d, and the table is at %d."
                            .formatted(act.version(), play.version()));
        }
    }

    private static int legal(State choice, String text) {
        int code;
        try {
            code = choice.parse(text);
        } catch (NotationException unreadable) {
            throw new RequestRefused(ProblemCode.BAD_ACTION, unreadable.getMessage() + ".");
        }
        choice.refusal(code).ifPresent(refusal -> {
            throw new RequestRefused(refusal);
        });
        return code;
    }

    private int advance(Play play, int seat, Act act, int code) {
        Advance advance = play.advance();
        advance.act(code, Optional.of(act.command()));
        int version = play.version() + advance.steps().size();
        var command = new StoredCommand(act.command(), seat, act.action(), version);
        finish(play, seat, advance, Optional.of(command));
        return version;
    }

    private int keep(Play play, int seat, Act act, String text) {
        int version = play.version();
        var command = new StoredCommand(act.command(), seat, act.action(), version);
        committing.keep(play, new StoredEarlyChoice(seat, text, Optional.of(act.command())), Optional.of(command));
        leaveTime(play, seat);
        table.tellProgress(viewpoint -> List.of());
        return version;
    }

    /// A bot's choice, made on a version of the table.
    ///
    /// @return whether the table was still where the bot thought it to be
    boolean actAsBot(int seat, int version, int code) {
        Play play = table.play().orElseThrow();
        Optional<State> choice = play.choiceOf(seat);
        if (choice.isEmpty() || version < play.offeredSince(seat)) {
            return false;
        }
        if (play.state().actor() == seat) {
            Advance advance = play.advance();
            advance.act(code, Optional.empty());
            finish(play, seat, advance, Optional.empty());
        } else {
            String text = choice.get().print(code);
            committing.keep(play, new StoredEarlyChoice(seat, text, Optional.empty()), Optional.empty());
            table.tellProgress(viewpoint -> List.of());
        }
        return true;
    }

    private void finish(Play play, int seat, Advance advance, Optional<StoredCommand> command) {
        long at = committing.commit(play, advance, command);
        leaveTime(play, seat);
        table.tellProgress(viewpoint -> Step.told(advance.steps(), viewpoint, at));
    }

    /// Bots waited for what came before; now they wait for this, if it can be taken back and a bot is to act.
    private void leaveTime(Play play, int seat) {
        table.endPause();
        if (takeBackPause.isPositive()
                && table.isBot(play.state().actor())
                && WayBack.refusal(play, seat).isEmpty()) {
            table.pause(seat, takeBackPause);
        }
    }
}
