package dev.anden.protocol;

import java.util.List;
import java.util.Optional;

/// `GET /api/me/games`: the tables of the person who asks that have no result, in the order in which they matter: those
/// that wait for this person, the soonest deadline first; those that wait for others; open ones; those that ended
/// without a result.
public record MyGames(List<MyGame> games) {
    public MyGames {
        games = List.copyOf(games);
    }

    /// One of them.
    ///
    /// @param waits whether it waits for the person who asks
    /// @param left milliseconds until the first of its clocks runs out; absent where none runs
    public record MyGame(TableInfo table, boolean waits, Optional<Long> left) {}
}
