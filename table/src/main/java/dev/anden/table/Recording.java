package dev.anden.table;

import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.Position;
import dev.anden.protocol.replay.ReplayChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The plies of a game that stand, to be gone through one by one. It doesn't change when the [Play] goes on that it
/// was taken from, and may be used by several threads.
public final class Recording {
    private final State initial;
    private final int[] codes;

    Recording(History history) {
        initial = history.initial().copy();
        codes = history.codes();
    }

    /// How many plies it has. There is one position more.
    public int plies() {
        return codes.length;
    }

    /// Who acts on each position, in order: a seat, `State.CHANCE` or `State.NOBODY`.
    public List<Integer> actors() {
        var actors = new ArrayList<Integer>();
        State state = initial.copy();
        actors.add(state.actor());
        for (int code : codes) {
            state.apply(code);
            actors.add(state.actor());
        }
        return actors;
    }

    /// How things stood, one position after another, for somebody who may choose nothing.
    ///
    /// @param observer a seat, `State.SPECTATOR` or `State.EVERYTHING`
    /// @param from how many plies came before the first of them, at most [#plies]
    /// @param count how many, from 1; fewer where the game ends
    public List<Position> positions(int observer, int from, int count) {
        State state = at(from);
        var positions = new ArrayList<Position>();
        positions.add(Positions.past(state, from, observer));
        for (int ply = from; ply < Math.min(codes.length, from + count - 1); ply++) {
            state.apply(codes[ply]);
            positions.add(Positions.past(state, ply + 1, observer));
        }
        return positions;
    }

    /// What a seat could choose, if one had to choose there.
    ///
    /// @param ply how many plies came before, at most [#plies]
    public Optional<ReplayChoice> choice(int ply) {
        State state = at(ply);
        return state.actor() < 0 ? Optional.empty() : Optional.of(Positions.choice(state, ply));
    }

    /// The position with all that is hidden in it.
    ///
    /// @param ply how many plies came before, at most [#plies]
    public State at(int ply) {
        State state = initial.copy();
        for (int done = 0; done < ply; done++) {
            state.apply(codes[done]);
        }
        return state;
    }
}
