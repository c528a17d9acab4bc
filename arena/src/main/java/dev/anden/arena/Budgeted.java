package dev.anden.arena;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreSheet;
import java.util.function.Supplier;

/// A bot that may spend the same on each of its choices. Whatever else the bot is told reaches it.
///
/// @param player the bot
/// @param budget a fresh budget for each choice
record Budgeted(Player player, Supplier<Budget> budget) implements Player, GameFollower, AutoCloseable {
    @Override
    public int choose(Observation observation, RandomStream random) {
        return player.choose(observation, random, budget.get());
    }

    @Override
    public void begins(int seat) {
        GameFollower.of(player).begins(seat);
    }

    @Override
    public void ended(int seat, ScoreSheet sheet) {
        GameFollower.of(player).ended(seat, sheet);
    }

    @Override
    public void close() {
        Entrant.dismiss(player);
    }
}
