package dev.anden.cli.admin;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.serve.DataOption;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.server.Inspection;
import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OperatorStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `anden admin show`: all there is to tell of a table or of a person.
@Command(name = "show", description = "Shows a table and who sits there, or a person and their tables.")
final class ShowCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    @Parameters(paramLabel = "ID", description = "The id of a table or of a person.")
    private String id = "";

    ShowCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    @Override
    public Integer call() throws StartFailure {
        try (Inspection inspection = Inspection.of(data.options())) {
            Optional<StoredTable> table = inspection.table(id);
            Optional<OperatorStore.Person> person = inspection.person(id);
            table.ifPresent(this::show);
            person.ifPresent(found -> show(found, inspection));
            if (table.isEmpty() && person.isEmpty()) {
                throw new CommandFailure(Sentence.of("admin.unknown", id));
            }
        }
        out.flush();
        return ExitCode.OK;
    }

    private void show(StoredTable table) {
        out.println(line(table));
        if (table.imported()) {
            out.println("  " + texts.text("admin.imported"));
        }
        for (StoredTable.Seat seat : table.seats()) {
            out.println("  %d  %s  %s"
                    .formatted(
                            seat.seat(),
                            new SeatText(texts).of(seat),
                            seat.person().map(PersonId::text).orElse("")));
            seat.substitute().ifPresent(bot -> out.println("     " + texts.text("admin.substitute", bot.bot())));
        }
    }

    private void show(OperatorStore.Person person, Inspection inspection) {
        out.println(texts.text(
                person.handle().isPresent() ? "admin.account" : "admin.guest",
                person.id().text(),
                person.name(),
                ListPage.time(person.created()),
                person.handle().orElse("")));
        person.seen().ifPresent(seen -> out.println("  " + texts.text("admin.seen.at", ListPage.time(seen))));
        if (inspection.isBarred(person.id())) {
            out.println("  " + texts.text("admin.blocked"));
        }
        inspection.tablesOf(person.id()).forEach(table -> out.println("  " + line(table)));
    }

    private String line(StoredTable table) {
        return texts.text(
                "admin.table",
                table.id(),
                table.game(),
                texts.text("admin.status." + table.status()),
                ListPage.time(table.created()));
    }
}
