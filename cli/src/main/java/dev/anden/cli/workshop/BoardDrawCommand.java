package dev.anden.cli.workshop;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.text.Sentence;
import dev.anden.games.boardfile.BoardFile;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.picture.BoardPicture;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `anden board draw`: the map of a board file as a picture.
@Command(name = "draw", description = "Writes the map of a board file to the output, as a picture in SVG.")
final class BoardDrawCommand implements Runnable {
    private final PrintWriter out;

    @Parameters(paramLabel = "FILE", description = "A board file, in the format of docs/boards.md.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    BoardDrawCommand(Surroundings surroundings) {
        out = surroundings.out();
    }

    @Override
    public void run() {
        out.print(BoardPicture.svg(board()));
        out.flush();
    }

    private Board board() {
        BoardFile<Board> read = BoardReader.read(file.toString(), TextFile.read(file));
        return read.board().orElseThrow(() -> new CommandFailure(Sentence.of("draw.no-board", file)));
    }
}
