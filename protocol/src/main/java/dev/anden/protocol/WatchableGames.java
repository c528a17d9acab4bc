package dev.anden.protocol;

import java.util.List;

/// `GET /api/tables/watchable`: games in play at tables that everybody finds, newest first; not those of the person who
/// asks.
public record WatchableGames(List<WatchableGame> games) {
    public WatchableGames {
        games = List.copyOf(games);
    }

    /// One of them.
    ///
    /// @param table the table as everybody sees it
    /// @param choices how many choices have been made there and stand
    public record WatchableGame(TableInfo table, int choices) {}
}
