package dev.anden.protocol.replay;

import dev.anden.protocol.ServerMessage.Position;
import java.util.List;

/// Some positions of a game that is gone through ply by ply, one behind the other.
///
/// @param from how many plies came before the first of them
/// @param positions how things stood; their `version` is how many plies came before, and they offer nothing
public record ReplayPart(int from, List<Position> positions) {
    public ReplayPart {
        positions = List.copyOf(positions);
    }
}
