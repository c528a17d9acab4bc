package dev.anden.arena.analysis;

import dev.anden.arena.Replay;
import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Parts a game into its [Stretch]es, and keeps the position at the beginning of each and at the end.
final class Stretches {
    private final List<Stretch> stretches = new ArrayList<>();
    private final List<State> positions = new ArrayList<>();
    private final List<Integer> outcomes = new ArrayList<>();
    private final int[] codes;

    /// @param start the state before the first ply, which stays as it is
    /// @param replay a game from there on, all codes of which are legal
    Stretches(State start, Replay replay) {
        codes = replay.codes().stream().mapToInt(Integer::intValue).toArray();
        State state = start.copy();
        int dealt = 0;
        while (state.ply() < codes.length) {
            positions.add(state.copy());
            outcomes.add(dealt);
            int from = state.ply();
            int actor = state.actor();
            stretches.add(actor == State.CHANCE ? dealt(state) : chosen(state, replay.isByBot(actor, from)));
            dealt += actor == State.CHANCE ? state.ply() - from : 0;
        }
        positions.add(state);
        outcomes.add(dealt);
    }

    private Stretch chosen(State state, boolean byBot) {
        int from = state.ply();
        int actor = state.actor();
        Action action = state.action(codes[from]);
        state.apply(codes[from]);
        return new Stretch(from, from + 1, actor, byBot, Optional.of(action), List.of());
    }

    /// Outcomes of one kind. What isn't told by itself belongs to what is told next: of three tickets that
    /// are dealt only the last one is followed by the news that there are three. So where another kind
    /// begins, this one ends with the last outcome that was told.
    private Stretch dealt(State state) {
        int from = state.ply();
        var events = new ArrayList<Event>();
        State lastTold = state.copy();
        while (state.ply() < codes.length && state.actor() == State.CHANCE) {
            State before = state.copy();
            state.apply(codes[before.ply()]);
            List<Event> told = before.events(codes[before.ply()], state, State.EVERYTHING);
            if (!events.isEmpty() && !told.isEmpty() && !alike(events.getFirst(), told.getFirst())) {
                state.copyFrom(lastTold);
                break;
            }
            events.addAll(told);
            if (!told.isEmpty()) {
                lastTold.copyFrom(state);
            }
        }
        return new Stretch(from, state.ply(), State.CHANCE, false, Optional.empty(), events);
    }

    private static boolean alike(Event one, Event other) {
        return one.getClass().equals(other.getClass());
    }

    List<Stretch> all() {
        return stretches;
    }

    /// The position at the beginning of a stretch; after the last one, the end.
    State position(int index) {
        return positions.get(index);
    }

    /// How many outcomes came before a stretch.
    int outcomes(int index) {
        return outcomes.get(index);
    }

    int code(int ply) {
        return codes[ply];
    }
}
