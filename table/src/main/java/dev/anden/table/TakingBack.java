package dev.anden.table;

import dev.anden.engine.State;
import dev.anden.table.Objection.Reason;
import java.util.Optional;

/// A seat takes its last choice back: whether it may, and what follows.
final class TakingBack {
    private TakingBack() {}

    static Answer takeBack(Play play, int seat, int version, Optional<String> command) {
        Optional<Objection> objection = WayBack.objection(play, seat);
        if (objection.isPresent()) {
            return objection.get();
        }
        Optional<EarlyChoice> kept = Optional.ofNullable(play.early().get(seat));
        // A choice that is only kept may be taken back although others have chosen meanwhile.
        int since =
                kept.isPresent() ? play.offers().since(seat) : play.history().changed();
        if (version < since || version > play.version()) {
            return Objection.of(
                    Reason.STALE_VERSION,
                    "The undo was sent for version %d, but the table is at %d.".formatted(version, play.version()));
        }
        return kept.isPresent() ? new Change.GaveUp(kept.get(), play.state()) : undo(play, seat, command);
    }

    private static Change undo(Play play, int seat, Optional<String> command) {
        State before = play.history().beforeLast();
        int undone = play.history().last().orElseThrow().line();
        return new Change.TookBack(seat, undone, before, command);
    }
}
