package dev.anden.protocol;

import java.util.List;

/// `GET /api/me/waiting`: the ids of the tables that wait for the person who asks, in the order of [MyGames].
public record WaitingGames(List<String> tables) {
    public WaitingGames {
        tables = List.copyOf(tables);
    }
}
