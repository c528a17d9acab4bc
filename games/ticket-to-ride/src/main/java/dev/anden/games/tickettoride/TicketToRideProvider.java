package dev.anden.games.tickettoride;

import dev.anden.engine.Checksum;
import dev.anden.engine.Game;
import dev.anden.engine.GameFile;
import dev.anden.engine.GameFile.FileProblem;
import dev.anden.engine.GameProvider;
import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Brings the boards of the box along, one file each, and reads those that somebody else made.
public final class TicketToRideProvider implements GameProvider {
    /// Those of the box: they never change, and it takes time to read them and to work out what follows from them.
    private static final class Box {
        static final List<Game> GAMES = Stream.of("usa", "europe", "berlin", "paris")
                .<Game>map(id -> new TicketToRide(BoardReader.bundled(id)))
                .toList();
    }

    @Override
    public int place() {
        return 1;
    }

    @Override
    public List<Game> games() {
        return Box.GAMES;
    }

    @Override
    public Optional<GameFile> read(String name, String text) {
        BoardFile<Board> file = BoardReader.read(name, text);
        var sum = new Checksum();
        sum.add(text);
        return Optional.of(new GameFile(
                name,
                file.board().map(board -> new TicketToRide(board, sum.text())),
                file.problems().stream()
                        .map(problem -> new FileProblem(problem.path(), problem.what()))
                        .toList()));
    }
}
