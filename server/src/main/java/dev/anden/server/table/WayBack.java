package dev.anden.server.table;

import dev.anden.engine.State;
import dev.anden.server.problem.ProblemCode;
import java.util.List;
import java.util.Optional;

/// How far back a seat may go: its choices may be taken back, from the last one on, until something new was
/// revealed or another seat has acted. This is the one place that knows it, for every game.
///
/// A ply of chance reveals, and so does the game's end. A choice that shows something by itself says so
/// ([State#isRevealing]).
final class WayBack {
    private WayBack() {}

    /// Why a seat can't take its last choice back; empty if it can.
    ///
    /// @param seat a seat or `State.SPECTATOR`
    static Optional<ProblemCode> refusal(Play play, int seat) {
        if (seat < 0) {
            return Optional.of(ProblemCode.NOT_SEATED);
        }
        if (play.isOver()) {
            return Optional.of(ProblemCode.GAME_OVER);
        }
        if (play.early().containsKey(seat)) {
            return Optional.empty();
        }
        boolean own = play.history()
                .last()
                .filter(ply -> ply.actor() == seat && !ply.revealing())
                .isPresent();
        return own ? Optional.empty() : Optional.of(obstacle(play.history().plies(), seat));
    }

    /// What came last besides chance decides what there is to say.
    private static ProblemCode obstacle(List<History.Ply> plies, int seat) {
        return plies.reversed().stream()
                .filter(ply -> ply.actor() != State.CHANCE)
                .findFirst()
                .map(ply -> ply.actor() == seat ? ProblemCode.REVEALED : ProblemCode.OTHERS_ACTED)
                .orElse(ProblemCode.NOTHING_TO_TAKE_BACK);
    }
}
