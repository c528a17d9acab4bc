package dev.anden.server.leak;

import java.util.List;
import tools.jackson.databind.JsonNode;

/// What each was sent in one game.
///
/// @param codes the game
/// @param seats what the people in the seats were sent, whoever came later included
/// @param spectator what whoever looked on was sent
/// @param visitor what whoever sees all hands later was sent
/// @param asked what each of these was answered over HTTP, moment by moment: the seats, then whoever looked on,
///     then whoever sees all hands later
record Heard(
        List<Integer> codes,
        List<List<JsonNode>> seats,
        List<JsonNode> spectator,
        List<JsonNode> visitor,
        List<List<Asked.Moment>> asked) {}
