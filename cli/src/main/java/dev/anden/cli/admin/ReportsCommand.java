package dev.anden.cli.admin;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.serve.DataOption;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.protocol.talk.ReadyPhrase;
import dev.anden.server.Reports;
import dev.anden.server.StartFailure;
import dev.anden.server.store.talk.ReportStore;
import java.io.PrintWriter;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `anden reports`: what people at tables want whoever runs the server to look at.
@Command(
        name = "reports",
        description = "Shows what players have reported, with what had last been said at their table.")
public final class ReportsCommand implements Callable<Integer> {
    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneId.systemDefault());

    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    @Option(names = "--all", description = "Also those that were handled.")
    private boolean all;

    @Option(names = "--handled", paramLabel = "ID", description = "Marks these as handled, instead of showing any.")
    private List<String> handled = List.of();

    /// @param surroundings where it writes, and the variables of its environment
    public ReportsCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    /// 0, or 1 if there is no such report.
    @Override
    public Integer call() throws StartFailure {
        for (String report : handled) {
            if (!Reports.handle(data.options(), report, Instant.now())) {
                throw new CommandFailure(Sentence.of("reports.unknown", report));
            }
            out.println(texts.text("reports.handled", report));
        }
        if (handled.isEmpty()) {
            show(Reports.of(data.options(), all));
        }
        out.flush();
        return ExitCode.OK;
    }

    private void show(List<Reports.Told> reports) throws StartFailure {
        if (reports.isEmpty()) {
            boolean never = all || Reports.of(data.options(), true).isEmpty();
            out.println(texts.text(never ? "reports.none" : "reports.none-waiting"));
        }
        reports.forEach(this::show);
    }

    private void show(Reports.Told told) {
        ReportStore.Report report = told.report();
        out.println(texts.text(
                report.handled().isPresent() ? "reports.old" : "reports.new",
                report.id(),
                time(report.created()),
                report.table(),
                name(report.by()),
                name(report.about())));
        report.person().ifPresent(person -> out.println("  " + texts.text("reports.person", person.text())));
        if (!report.note().isEmpty()) {
            out.println("  " + texts.text("reports.note", report.note()));
        }
        told.lines().forEach(line -> show(line, report.line().orElse(0) == line.number()));
        out.println();
    }

    private void show(ReportStore.Line line, boolean reported) {
        out.println("  %s %s  %s: %s".formatted(reported ? ">" : " ", time(line.at()), name(line.name()), words(line)));
    }

    private String words(ReportStore.Line line) {
        return line.phrase().map(this::words).orElse(line.text());
    }

    private String words(ReadyPhrase phrase) {
        return texts.text("phrase." + phrase);
    }

    private String name(String name) {
        return name.isEmpty() ? texts.text("reports.gone") : name;
    }

    private static String time(long at) {
        return MINUTE.format(Instant.ofEpochMilli(at));
    }
}
