package dev.anden.arena;

import java.security.SecureRandom;

/// Where the secrets of new games come from.
@FunctionalInterface
public interface SeedSource {
    /// The secret of one more game.
    Seed next();

    /// Secrets that nobody can guess.
    static SeedSource of(SecureRandom random) {
        return () -> Seed.draw(random);
    }
}
