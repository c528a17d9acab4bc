package dev.anden.games.frenchquarter;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.List;
import java.util.Optional;

/// Tells what a ply did: it is applied once more, to a copy whose log is open. So a chain of effects is told in its
/// order, and plies that nobody asks about tell nothing.
final class Narrator {
    private Narrator() {}

    /// @param observer a seat, or one of the observers of [State]
    static List<Event> events(FqState before, int code, int observer) {
        FqState told = before.copy();
        told.log.open();
        told.apply(code);
        return told.log.events().stream()
                .map(event -> asSeen(event, observer))
                .toList();
    }

    /// Vacation cards are the only secret (`fq.tourism.deal`).
    private static Event asSeen(Event event, int observer) {
        if (event instanceof FqEvent.VacationDealt dealt && observer != dealt.seat() && observer != State.EVERYTHING) {
            return new FqEvent.VacationDealt(dealt.seat(), Optional.empty());
        }
        return event;
    }
}
