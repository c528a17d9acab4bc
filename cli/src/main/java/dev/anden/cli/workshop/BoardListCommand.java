package dev.anden.cli.workshop;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BoardsOption;
import dev.anden.engine.Game;
import dev.anden.engine.GameFile;
import dev.anden.engine.GameFile.FileProblem;
import dev.anden.engine.GameInfo;
import dev.anden.engine.files.GameFolder;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `anden board list`: the boards that can be played, where their data comes from, and the files that can't.
@Command(
        name = "list",
        description = "Lists the boards there are, and the files that can't be played, with the reason.")
final class BoardListCommand implements Runnable {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    BoardListCommand(Surroundings surroundings) {
        out = surroundings.out();
        texts = Texts.of(surroundings.language());
    }

    @Override
    public void run() {
        GameFolder own = boards.files();
        var table = TextTable.of(texts, "list.game", "list.name", "list.players", "list.data", "list.from");
        own.known().games().forEach(game -> row(table, game, "Andén"));
        own.files()
                .forEach(file -> file.game()
                        .ifPresent(game -> row(table, game, own.place(file).toString())));
        out.print(table.text());
        own.refused().forEach(file -> refused(own, file));
        out.flush();
    }

    private void row(TextTable table, Game game, String from) {
        GameInfo info = game.info();
        String players = "%d–%d".formatted(info.minimumSeats(), info.maximumSeats());
        String data = texts.textOr("list.data." + info.provenance(), info.provenance());
        table.row(info.id(), info.nameIn(texts.language()), players, data, from);
    }

    private void refused(GameFolder folder, GameFile file) {
        out.printf("%n%s%n", texts.text("list.refused", folder.place(file)));
        for (FileProblem problem : file.problems()) {
            String what = texts.text(problem.what());
            out.printf("  %s%n", problem.place().isEmpty() ? what : texts.text("file.problem", problem.place(), what));
        }
    }
}
