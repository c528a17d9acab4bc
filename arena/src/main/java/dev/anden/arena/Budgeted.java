package dev.anden.arena;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import java.util.function.Supplier;

/// A bot that may spend the same on each of its choices.
///
/// @param player the bot
/// @param budget a fresh budget for each choice
record Budgeted(Player player, Supplier<Budget> budget) implements Player {
    @Override
    public int choose(Observation observation, RandomStream random) {
        return player.choose(observation, random, budget.get());
    }
}
