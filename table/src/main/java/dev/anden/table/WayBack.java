package dev.anden.table;

import dev.anden.engine.State;
import dev.anden.table.Objection.Reason;
import java.util.Optional;

/// How far back a seat may go: its choices may be taken back, from the last one on, until something new was
/// revealed or another seat has acted. This is the one place that knows it, for every game.
///
/// What another seat did and took back has been seen, and counts: else one could go back and use it.
/// What a bot chose for somebody stands. Who came and went, stopped the clocks or went on holiday has
/// done nothing in the game.
///
/// A ply of chance reveals, and so does the game's end. A choice that shows something by itself says so
/// ([State#isRevealing]).
final class WayBack {
    private WayBack() {}

    /// Why a seat can't take its last choice back; empty if it can.
    ///
    /// @param seat a seat or `State.SPECTATOR`
    static Optional<Objection> objection(Play play, int seat) {
        return obstacle(play, seat).map(reason -> Objection.of(reason, sentence(reason)));
    }

    private static Optional<Reason> obstacle(Play play, int seat) {
        if (seat < 0) {
            return Optional.of(Reason.NOT_SEATED);
        }
        if (play.isOver()) {
            return Optional.of(Reason.GAME_OVER);
        }
        if (play.substitute(seat).isPresent()) {
            return Optional.of(Reason.BOT_PLAYS);
        }
        if (play.early().containsKey(seat)) {
            return Optional.empty();
        }
        History history = play.history();
        boolean free = history.last()
                .filter(ply -> ply.actor() == seat && !ply.revealing())
                .filter(ply -> history.isAlone(ply) && !history.isByBot(ply))
                .isPresent();
        return free ? Optional.empty() : Optional.of(obstacle(history, seat));
    }

    /// What came last besides chance decides what there is to say.
    private static Reason obstacle(History history, int seat) {
        Optional<History.Ply> decision = history.plies().reversed().stream()
                .filter(ply -> ply.actor() != State.CHANCE && history.isOwn(ply))
                .findFirst();
        if (decision.isEmpty()) {
            return Reason.NOTHING_TO_TAKE_BACK;
        }
        boolean own = decision.get().actor() == seat;
        if (own && history.isByBot(decision.get())) {
            return Reason.NOTHING_TO_TAKE_BACK;
        }
        boolean last = decision.equals(history.last());
        boolean stands = last && !decision.get().revealing();
        return own && !stands ? Reason.REVEALED : Reason.OTHERS_ACTED;
    }

    private static String sentence(Reason reason) {
        return switch (reason) {
            case NOT_SEATED -> "Only players at this table may act.";
            case GAME_OVER -> "The game is over.";
            case BOT_PLAYS -> "A bot plays for you; take your seat back first.";
            case REVEALED -> "Something new was revealed by your last choice, so it stands.";
            case OTHERS_ACTED -> "Another seat acted last, so what you chose before stands.";
            default -> "You have chosen nothing yet that could be taken back.";
        };
    }
}
