package dev.anden.protocol.talk;

import java.util.List;

/// `GET /api/me/unread`: the tables of the person who asks, and of those who play on the same device, where others have
/// said what none of them has read; where something was said last comes first.
public record UnreadTalk(List<UnreadTable> tables) {
    public UnreadTalk {
        tables = List.copyOf(tables);
    }

    /// How much of it there is at a table, of what is heard and still kept.
    ///
    /// @param table its id
    /// @param seated lines of those who sit there now
    /// @param watching lines of those who only watch
    public record UnreadTable(String table, int seated, int watching) {}
}
