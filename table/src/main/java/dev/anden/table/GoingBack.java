package dev.anden.table;

import dev.anden.table.Objection.Reason;
import java.util.List;
import java.util.Optional;

/// A seat goes back to before its own last choice because everybody agrees, whatever has happened since: others may
/// have acted, and chance may have revealed something. It stays known. What chance brought goes back to where it came
/// from, like a card that is put back on its deck: whoever chooses the same gets the same.
final class GoingBack {
    private GoingBack() {}

    /// Why a seat can't ask for it; empty if it can.
    static Optional<Objection> objection(Play play, int seat) {
        if (play.mayTakeBack(seat)) {
            return Optional.of(
                    Objection.of(Reason.NEEDS_NO_ASKING, "You can take your last choice back without asking anybody."));
        }
        return lastChoice(play, seat).isPresent() ? Optional.empty() : Optional.of(nothing());
    }

    static Answer of(Play play, int seat, Optional<String> command) {
        if (play.isOver()) {
            return Objection.of(Reason.GAME_OVER, "The game is over.");
        }
        return lastChoice(play, seat)
                .<Answer>map(ply -> new Change.WentBack(
                        seat,
                        ply.line(),
                        play.history().before(ply),
                        List.copyOf(play.early().values()),
                        command))
                .orElseGet(GoingBack::nothing);
    }

    private static Objection nothing() {
        return Objection.of(Reason.NOTHING_TO_TAKE_BACK, "You have chosen nothing yet that could be taken back.");
    }

    /// The last of a seat's choices that stands. What a bot has chosen for somebody since stands as well.
    private static Optional<History.Ply> lastChoice(Play play, int seat) {
        History history = play.history();
        return history.plies().reversed().stream()
                .filter(ply -> ply.actor() == seat)
                .findFirst()
                .filter(ply -> history.isOwn(ply) && !history.isByBot(ply));
    }
}
