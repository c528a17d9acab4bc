package dev.anden.benchmarks;

import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A game of greedy bots, which is quickly played: something to be analysed.
final class GreedyGame {
    private static final String BOT = "greedy";

    private GreedyGame() {}

    /// Plays one.
    ///
    /// @param seats how many play
    /// @param number of the game among those of the seed
    static Replay played(Roster bots, Game game, int seats, long seed, int number) {
        var setup = new Setup(seats);
        var match = new Match(game, setup);
        Player[] players = IntStream.range(0, seats)
                .mapToObj(seat -> bots.create(game, BOT))
                .toArray(Player[]::new);
        match.play(players, seed, number, false);
        return Replay.of(game, setup, Optional.empty(), List.of(), match.log());
    }
}
