package dev.anden.protocol.replay;

import dev.anden.engine.Refusal;
import dev.anden.protocol.ServerMessage.Position;
import java.util.Map;

/// A choice of a game that is over, as it was before it was made: for whoever wants to try again.
///
/// @param seat who had to choose
/// @param position what that seat knew and could choose; its `version` is how many plies came before
/// @param refusals why other things couldn't be chosen, by target
public record ReplayChoice(int seat, Position position, Map<String, Refusal> refusals) {
    public ReplayChoice {
        refusals = Map.copyOf(refusals);
    }
}
