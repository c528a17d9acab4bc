package dev.anden.games.frenchquarter;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Tells what a ply did: it is applied once more, to a copy whose [Story] listens. So a chain of effects is told in
/// its order, and plies that nobody asks about tell nothing.
final class Narrator {
    private Narrator() {}

    /// @param observer a seat, or one of the observers of [State]
    static List<Event> events(FqState before, int code, int observer) {
        FqState told = before.copy();
        told.story = Story.listening();
        told.apply(code);
        var events = new ArrayList<Event>();
        told.story.events().forEach(event -> events.add(asSeen(event, observer)));
        return List.copyOf(events);
    }

    /// Vacation cards are the only secret (`fq.tourism.deal`).
    private static FqEvent asSeen(FqEvent event, int observer) {
        if (event instanceof FqEvent.VacationDealt dealt && observer != dealt.seat() && observer != State.EVERYTHING) {
            return new FqEvent.VacationDealt(dealt.seat(), Optional.empty());
        }
        return event;
    }
}
