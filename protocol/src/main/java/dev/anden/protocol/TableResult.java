package dev.anden.protocol;

import java.util.List;

/// How a game ended, for lists: what each point comes from is in the position's score sheet.
///
/// @param scores the final score of each seat
/// @param ranks the rank of each seat from 1; tied seats share the better one, and those with 1 have won
/// @param deserted the seats whose persons left the game to a bot, for good or for half of the choices or more:
///     they come last in histories and ratings, whatever the bot made of it
/// @param plies how many actions and chance outcomes the game has
/// @param started when its first line was written, in milliseconds since 1970
/// @param ended when its last line was written, in milliseconds since 1970
public record TableResult(
        List<Integer> scores, List<Integer> ranks, List<Integer> deserted, int plies, long started, long ended) {
    public TableResult {
        scores = List.copyOf(scores);
        ranks = List.copyOf(ranks);
        deserted = List.copyOf(deserted);
    }
}
