package dev.anden.protocol.replay;

import dev.anden.protocol.ServerMessage.LoggedEvent;
import java.util.List;
import java.util.Optional;

/// A game that nobody plays on, for whoever goes through it ply by ply: what happened in it. The positions come in
/// [ReplayPart]s.
///
/// @param seat whose knowledge it is told with; absent if no hand is hidden
/// @param actors who acts on each position, from the first one to the last: a seat, -1 for chance, -2 where the game
///     is over. There is one position more than plies
/// @param log every event in order, each with the ply that caused it: it has been seen on the positions behind it.
///     What is the table's own is told before the ply that it names. Of what was taken back only that it was
public record GameReplay(Optional<Integer> seat, List<Integer> actors, List<LoggedEvent> log) {
    public GameReplay {
        actors = List.copyOf(actors);
        log = List.copyOf(log);
    }
}
