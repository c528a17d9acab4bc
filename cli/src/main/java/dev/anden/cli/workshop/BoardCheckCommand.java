package dev.anden.cli.workshop;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Texts;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.files.FileText;
import dev.anden.engine.files.TakenIds;
import dev.anden.engine.files.UnreadableFileException;
import dev.anden.games.boardfile.BoardProblem;
import dev.anden.games.tickettoride.TicketToRide;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.inspection.BoardInspection;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/// `anden board check`: everything that is wrong with board files, each with its place.
@Command(name = "check", description = "Lists everything wrong with board files, and whatever overlaps on their maps.")
final class BoardCheckCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    /// A file that has the id of another game can't be played, be there nothing wrong within it.
    private final TakenIds ids = new TakenIds(GameCatalog.installed());

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Board files, in the format of docs/boards.md.")
    private List<Path> files = List.of();

    BoardCheckCommand(Surroundings surroundings) {
        out = surroundings.out();
        texts = Texts.of(surroundings.language());
    }

    /// 0 if nothing is to be mended in any of the files, 1 otherwise.
    @Override
    public Integer call() {
        boolean clean = true;
        for (Path file : new LinkedHashSet<>(files)) {
            clean &= check(file);
        }
        return clean ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private boolean check(Path file) {
        try {
            BoardInspection inspection = BoardInspection.of(file.toString(), FileText.read(file));
            return tell(file, inspection);
        } catch (UnreadableFileException unreadable) {
            out.println(texts.text("file.problem", file, texts.text(unreadable.phrase())));
            return false;
        } finally {
            out.flush();
        }
    }

    /// Tells everything; whether there is nothing to mend.
    private boolean tell(Path file, BoardInspection inspection) {
        var problems = new ArrayList<>(inspection.file().problems());
        inspection.file().board().flatMap(board -> taken(file, board)).ifPresent(problems::add);
        problems.forEach(problem -> out.println(told(problem)));
        inspection.faults().forEach(fault -> out.println(told(fault)));
        inspection.advice().forEach(advice -> out.println(texts.text("check.advice", told(advice))));
        int wrong = problems.size() + inspection.faults().size();
        if (wrong > 0) {
            out.println(texts.text("check.problems", file, wrong));
        } else {
            inspection.file().board().ifPresent(board -> out.println(praise(file, board)));
        }
        return wrong == 0;
    }

    private Optional<BoardProblem> taken(Path file, Board board) {
        String name = file.toString();
        return ids.take(new TicketToRide(board).info().id(), name).map(taken -> new BoardProblem(name, "id", taken));
    }

    private String told(BoardProblem problem) {
        String what = texts.text(problem.what());
        String where = problem.path().isEmpty() ? what : texts.text("file.problem", problem.path(), what);
        return texts.text("file.problem", problem.file(), where);
    }

    private String praise(Path file, Board board) {
        return texts.text(
                "check.fine",
                file,
                board.nameIn(texts.language()),
                board.cities().size(),
                board.routes().size(),
                board.tickets().size());
    }
}
