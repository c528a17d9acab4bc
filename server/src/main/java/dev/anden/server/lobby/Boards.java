package dev.anden.server.lobby;

import dev.anden.engine.Game;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;
import tools.jackson.databind.json.JsonMapper;

/// The boards as JSON, written once.
public final class Boards {
    private final JsonMapper json;
    private final Map<String, Board> boards = new ConcurrentHashMap<>();

    public Boards(JsonMapper json) {
        this.json = json;
    }

    /// Writes the boards of all games, so that nobody has to wait for one. Takes seconds.
    public void writeAll(List<Game> games) {
        games.forEach(this::of);
    }

    Board of(Game game) {
        return boards.computeIfAbsent(game.info().id(), id -> write(game));
    }

    private Board write(Game game) {
        byte[] bytes = json.writeValueAsBytes(game.board());
        var sum = new CRC32C();
        sum.update(bytes);
        String tag = HexFormat.of().toHexDigits(sum.getValue(), 8) + "-" + bytes.length;
        return new Board(bytes, "W/\"" + tag + "\"");
    }

    /// One board.
    static final class Board {
        private final byte[] json;
        private final String tag;

        Board(byte[] json, String tag) {
            this.json = json;
            this.tag = tag;
        }

        /// Not to be changed.
        byte[] json() {
            return json;
        }

        /// A weak entity tag, so that the answer may be compressed.
        String tag() {
            return tag;
        }
    }
}
