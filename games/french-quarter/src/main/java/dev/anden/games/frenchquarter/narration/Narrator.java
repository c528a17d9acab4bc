package dev.anden.games.frenchquarter.narration;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.List;
import java.util.Optional;

/// Cuts out of what was told what an observer may not know.
public final class Narrator {
    private Narrator() {}

    /// @param observer a seat, or one of the observers of [State]
    public static List<Event> asSeen(List<Event> events, int observer) {
        return events.stream().map(event -> asSeen(event, observer)).toList();
    }

    /// Vacation cards are the only secret (`fq.tourism.deal`).
    private static Event asSeen(Event event, int observer) {
        if (event instanceof FqEvent.VacationDealt dealt && observer != dealt.seat() && observer != State.EVERYTHING) {
            return new FqEvent.VacationDealt(dealt.seat(), Optional.empty());
        }
        return event;
    }
}
