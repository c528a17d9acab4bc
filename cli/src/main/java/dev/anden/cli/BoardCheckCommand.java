package dev.anden.cli;

import dev.anden.cli.text.Texts;
import dev.anden.engine.files.FileText;
import dev.anden.engine.files.UnreadableFileException;
import dev.anden.games.boardfile.BoardProblem;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.inspection.BoardInspection;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Parameters;

/// `anden board check`: everything that is wrong with board files, each with its place.
@Command(name = "check", description = "Lists everything wrong with board files, and whatever overlaps on their maps.")
final class BoardCheckCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

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
        for (Path file : files) {
            clean &= check(file);
        }
        return clean ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private boolean check(Path file) {
        try {
            BoardInspection inspection = BoardInspection.of(file.toString(), FileText.read(file));
            tell(file, inspection);
            return inspection.isClean();
        } catch (UnreadableFileException unreadable) {
            out.println(texts.text("file.problem", file, texts.text(unreadable.phrase())));
            return false;
        } finally {
            out.flush();
        }
    }

    private void tell(Path file, BoardInspection inspection) {
        List<BoardProblem> problems = inspection.file().problems();
        problems.forEach(problem -> out.println(told(problem)));
        inspection.faults().forEach(fault -> out.println(told(fault)));
        inspection.advice().forEach(advice -> out.println(texts.text("check.advice", told(advice))));
        int wrong = problems.size() + inspection.faults().size();
        if (wrong > 0) {
            out.println(texts.text("check.problems", file, wrong));
        } else {
            inspection.file().board().ifPresent(board -> out.println(praise(file, board)));
        }
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
