package dev.anden.cli.admin;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.serve.DataOption;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.protocol.TableStatus;
import dev.anden.server.Inspection;
import dev.anden.server.StartFailure;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden admin tables`: the tables of a server.
@Command(name = "tables", description = "Lists tables, the newest first.")
final class TablesCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    @Mixin
    private final ListPage page = new ListPage();

    @Option(names = "--open", description = "Those that wait for players.")
    private boolean open;

    @Option(names = "--playing", description = "Those in play.")
    private boolean playing;

    @Option(names = "--finished", description = "Those that have ended, with a result or without.")
    private boolean finished;

    TablesCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    @Override
    public Integer call() throws StartFailure {
        List<Inspection.Found> tables;
        int pages;
        long before = page.before(Instant.now());
        try (Inspection inspection = Inspection.of(data.options())) {
            tables = inspection.tables(statuses(), before, page.number());
            pages = inspection.pagesOfTables(statuses(), before);
        }
        page.print(tables, pages, "admin.tables.none", this::listed, out, texts);
        return ExitCode.OK;
    }

    private String listed(List<Inspection.Found> tables) {
        var listed = TextTable.of(
                texts, "admin.id", "admin.status", "admin.game", "admin.created", "admin.touched", "admin.players");
        tables.forEach(found -> listed.row(
                found.table().id(),
                texts.text("admin.status." + found.table().status()),
                found.table().game(),
                ListPage.time(found.table().created()),
                ListPage.time(found.touched()),
                new SeatText(texts).of(found.table())));
        return listed.text();
    }

    /// Those that were asked for; all if none were.
    private Set<TableStatus> statuses() {
        if (!open && !playing && !finished) {
            return EnumSet.allOf(TableStatus.class);
        }
        var statuses = EnumSet.noneOf(TableStatus.class);
        if (open) {
            statuses.add(TableStatus.OPEN);
        }
        if (playing) {
            statuses.add(TableStatus.PLAYING);
        }
        if (finished) {
            statuses.addAll(EnumSet.of(TableStatus.OVER, TableStatus.UNFINISHED));
        }
        return statuses;
    }
}
