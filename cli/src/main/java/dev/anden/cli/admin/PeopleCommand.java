package dev.anden.cli.admin;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.serve.DataOption;
import dev.anden.cli.text.TextTable;
import dev.anden.cli.text.Texts;
import dev.anden.server.Inspection;
import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OperatorStore;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden admin people`: the people of a server.
@Command(name = "people", description = "Lists people, the most recently seen first.")
final class PeopleCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    @Mixin
    private final ListPage page = new ListPage();

    @Option(
            names = "--name",
            paramLabel = "TEXT",
            defaultValue = "",
            description = "Only those with this in their name.")
    private String name = "";

    PeopleCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    @Override
    public Integer call() throws StartFailure {
        List<OperatorStore.Person> people;
        int pages;
        long before = page.before(Instant.now());
        try (Inspection inspection = Inspection.of(data.options())) {
            people = inspection.people(name, before, page.number());
            pages = inspection.pagesOfPeople(name, before);
        }
        page.print(people, pages, "admin.people.none", this::listed, out, texts);
        return ExitCode.OK;
    }

    private String listed(List<OperatorStore.Person> people) {
        var listed = TextTable.of(texts, "admin.id", "admin.name", "admin.handle", "admin.seen", "admin.tables");
        people.forEach(person -> listed.row(
                person.id().text(),
                person.name(),
                person.handle().orElse(""),
                person.seen().map(ListPage::time).orElse(""),
                Integer.toString(person.tables())));
        return listed.text();
    }
}
