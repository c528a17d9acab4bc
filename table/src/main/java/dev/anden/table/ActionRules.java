package dev.anden.table;

import dev.anden.engine.NotationException;
import dev.anden.engine.Refusal;
import dev.anden.engine.State;
import dev.anden.table.Objection.Reason;
import java.util.Optional;

/// A seat acts: whether it may, and what follows.
final class ActionRules {
    private ActionRules() {}

    static Answer act(Play play, int seat, int version, String text, Optional<String> command) {
        Optional<Objection> objection = objection(play, seat, version);
        if (objection.isPresent()) {
            return objection.get();
        }
        State choice = play.choiceOf(seat).orElseThrow();
        int code;
        try {
            code = choice.parse(text);
        } catch (NotationException unreadable) {
            return Objection.of(Reason.BAD_ACTION, unreadable.getMessage() + ".");
        }
        Optional<Refusal> refusal = choice.refusal(code);
        return refusal.isPresent() ? Objection.of(refusal.get()) : change(play, seat, choice, code, command);
    }

    static Optional<Change> choose(Play play, BotRequest request, int code) {
        int seat = request.seat();
        return play.choiceOf(seat)
                .filter(choice -> request.version() >= play.offers().since(seat))
                .map(choice -> change(play, seat, choice, code, Optional.empty()));
    }

    /// The version must be one at which the seat had the choice that it has now: the current one, or, for a
    /// choice that doesn't depend on what others choose meanwhile, any since it was offered.
    private static Optional<Objection> objection(Play play, int seat, int version) {
        if (play.isOver()) {
            return Optional.of(Objection.of(Reason.GAME_OVER, "The game is over."));
        }
        if (play.substitute(seat).isPresent()) {
            return Optional.of(Objection.of(
                    Reason.BOT_PLAYS, "A bot plays in seat %d; take the seat back first.".formatted(seat)));
        }
        if (play.early().containsKey(seat)) {
            return Optional.of(
                    Objection.of(Reason.ALREADY_CHOSEN, "Seat %d has chosen and waits for its turn.".formatted(seat)));
        }
        if (version == play.version() && play.choiceOf(seat).isEmpty()) {
            return Optional.of(Objection.of(Reason.NOT_YOUR_TURN, "It isn't the turn of seat %d.".formatted(seat)));
        }
        if (version < play.offers().since(seat) || version > play.version()) {
            return Optional.of(Objection.of(
                    Reason.STALE_VERSION,
                    "The choice was made on version %d, and the table is at %d.".formatted(version, play.version())));
        }
        return Optional.empty();
    }

    private static Change change(Play play, int seat, State choice, int code, Optional<String> command) {
        return play.actor() == seat
                ? play.advance().act(code, command)
                : new Change.Kept(new EarlyChoice(seat, choice.print(code), command), play.state());
    }
}
