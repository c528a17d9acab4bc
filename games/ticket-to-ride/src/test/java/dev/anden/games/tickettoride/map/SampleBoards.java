package dev.anden.games.tickettoride.map;

import dev.anden.games.tickettoride.OwnBoard;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.picture.BoardMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The boards of the box and one that isn't in it, and drawings of them.
final class SampleBoards {
    private static final Map<String, MapDrawing> DRAWINGS = new ConcurrentHashMap<>();

    private SampleBoards() {}

    static Board board(String id) {
        return id.equals("brava")
                ? BoardReader.read(OwnBoard.FILE, OwnBoard.text()).board().orElseThrow()
                : BoardReader.bundled(id);
    }

    static Geography geography(String board) {
        return BoardMap.geography(board(board));
    }

    /// A drawing that tests share.
    static MapDrawing drawing(String board) {
        return DRAWINGS.computeIfAbsent(board, SampleBoards::freshDrawing);
    }

    static MapDrawing freshDrawing(String board) {
        return BoardMap.draw(board(board));
    }
}
