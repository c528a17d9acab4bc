package dev.anden.cli.serve;

import dev.anden.cli.call.Surroundings;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.server.DataCheck;
import dev.anden.server.StartFailure;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/// `anden check`: whether everything that is kept can be read and played on.
@Command(
        name = "check",
        description = "Checks that the database is sound and that the game of every table can be replayed.")
public final class CheckCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final DataOption data;

    /// @param surroundings where it reads and writes, and the variables of its environment
    public CheckCommand(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    /// 0 if nothing is wrong, 1 otherwise.
    @Override
    public Integer call() throws StartFailure {
        DataCheck.Sum sum = DataCheck.run(data.options(), this::tell);
        sum.faults()
                .forEach(fault -> out.println(Sentence.of("data.fault", fault).in(texts)));
        if (sum.isFine()) {
            out.println(texts.text("data.fine", sum.tables()));
        } else if (sum.faults().isEmpty()) {
            out.println(texts.text("data.damaged", sum.damaged(), sum.tables()));
        }
        out.flush();
        return sum.isFine() ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    /// At once: whoever looks through many tables needn't wait for the last one.
    private void tell(DataCheck.Damaged table) {
        out.println(told(table).in(texts));
        out.flush();
    }

    private static Sentence told(DataCheck.Damaged table) {
        if (table.canBeOpened()) {
            return Sentence.of("data.table-contradiction", table.table(), table.fact("reason"));
        }
        if (table.fact("line").equals("0")) {
            return Sentence.of("data.table-unfit", table.table(), table.fact("reason"));
        }
        return table.code().equals("other-rules")
                ? Sentence.of(
                        "data.other-rules",
                        table.table(),
                        table.fact("game"),
                        table.fact("stored"),
                        table.fact("rules"))
                : Sentence.of("data.table-damaged", table.table(), table.fact("line"), table.fact("reason"));
    }
}
