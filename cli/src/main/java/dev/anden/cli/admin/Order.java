package dev.anden.cli.admin;

import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.serve.DataOption;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.server.Inspection;
import dev.anden.server.OperatorWish;
import dev.anden.server.StartFailure;
import dev.anden.server.store.operator.OrderKind;
import dev.anden.server.store.operator.OrderOutcome;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Something that a running server is to do with a table or a person, and how long its answer is waited for.
final class Order {
    private static final long BETWEEN_LOOKS = 100;

    private final PrintWriter out;
    private final Texts texts;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final DataOption data;

    @Parameters(paramLabel = "ID", description = "The id, as `admin tables` or `admin people` lists it.")
    private String id = "";

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "How long to wait for the server's answer (default: ${DEFAULT-VALUE}).")
    private int seconds;

    Order(Surroundings surroundings) {
        out = surroundings.out();
        data = new DataOption(surroundings);
        texts = Texts.of(surroundings.language());
    }

    /// Writes it down and waits for what comes of it.
    ///
    /// @return the exit code
    /// @throws CommandFailure if there is no such table or person, or it couldn't be done
    Integer give(OrderKind kind) throws StartFailure, InterruptedException {
        if (seconds < 0) {
            throw new WrongCall(spec.commandLine(), Sentence.of("admin.wait", seconds));
        }
        requireKnown(kind);
        OperatorWish wish = OperatorWish.of(data.options(), kind, id, Instant.now())
                .orElseThrow(() -> new CommandFailure(Sentence.of("admin.order.many")));
        Optional<OrderOutcome> outcome = awaited(wish);
        out.println(outcome.map(known -> told(kind, known)).orElseGet(this::untold));
        out.flush();
        return ExitCode.OK;
    }

    /// A slip of the pen is told at once, and not by the log of a server that runs some day. Whoever is to be let in
    /// again may have gone since.
    private void requireKnown(OrderKind kind) throws StartFailure {
        if (kind == OrderKind.UNBLOCK) {
            return;
        }
        try (Inspection inspection = Inspection.of(data.options())) {
            boolean isTable = inspection.table(id).isPresent();
            boolean isPerson = inspection.person(id).isPresent();
            if (!isTable && !isPerson) {
                throw new CommandFailure(Sentence.of("admin.unknown", id));
            }
            boolean isOther = (kind == OrderKind.END && !isTable) || (kind == OrderKind.BLOCK && !isPerson);
            if (isOther) {
                throw new CommandFailure(Sentence.of("admin.%s.other".formatted(kind), id));
            }
        }
    }

    private Optional<OrderOutcome> awaited(OperatorWish wish) throws StartFailure, InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        Optional<OrderOutcome> outcome = wish.outcome();
        while (outcome.isEmpty() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(BETWEEN_LOOKS);
            outcome = wish.outcome();
        }
        return outcome;
    }

    /// Whoever didn't wait knows nothing of servers.
    private String untold() {
        return texts.text(seconds == 0 ? "admin.order.left" : "admin.order.waits");
    }

    private String told(OrderKind kind, OrderOutcome outcome) {
        return switch (outcome) {
            case DONE -> texts.text("admin.%s.done".formatted(kind), id);
            case ALREADY -> texts.text("admin.%s.already".formatted(kind), id);
            case UNKNOWN -> throw new CommandFailure(Sentence.of("admin.unknown", id));
            case FAILED -> throw new CommandFailure(Sentence.of("admin.order.failed"));
        };
    }
}
