package dev.anden.protocol;

import java.util.Map;

/// `GET /api/games/gone`: what a game is called that the server doesn't have any more.
///
/// @param id the game's id, as tables and results name it
/// @param name the name wherever there is no other, as in [dev.anden.engine.GameInfo]
/// @param names the names in other languages, by the language's code
public record GameName(String id, String name, Map<String, String> names) {
    public GameName {
        names = Map.copyOf(names);
    }
}
