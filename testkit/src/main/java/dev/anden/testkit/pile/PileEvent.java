package dev.anden.testkit.pile;

import dev.anden.engine.Event;

/// What happens in [PileGame].
sealed interface PileEvent extends Event {
    /// Chance has said what each coin is worth that is taken next.
    record CoinsValued(int worth) implements PileEvent {}

    /// A seat took coins, for so many points.
    record CoinsTaken(int seat, int coins, int points) implements PileEvent {}
}
