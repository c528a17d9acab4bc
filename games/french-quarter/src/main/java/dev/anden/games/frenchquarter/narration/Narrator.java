package dev.anden.games.frenchquarter.narration;

import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

    /// What a seat may know of this before it has happened: no vacation card but its own is open yet.
    public static List<Event> foreseen(List<Event> events, int seat) {
        return events.stream().flatMap(event -> foreseen(event, seat)).toList();
    }

    private static Stream<Event> foreseen(Event event, int seat) {
        if (!(event instanceof FqEvent.ScoreChanged change) || change.seat() == seat) {
            return Stream.of(event);
        }
        List<FqEvent.ScorePart> known = change.parts().stream()
                .filter(part -> !part.source().equals(FqEvent.ScorePart.VACATION))
                .toList();
        return known.isEmpty() ? Stream.empty() : Stream.of(new FqEvent.ScoreChanged(change.seat(), known));
    }
}
