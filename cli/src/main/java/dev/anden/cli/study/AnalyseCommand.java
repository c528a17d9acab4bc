package dev.anden.cli.study;

import dev.anden.arena.Replay;
import dev.anden.arena.ReplayReading;
import dev.anden.arena.analysis.Analysis;
import dev.anden.arena.analysis.Analyst;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BoardsOption;
import dev.anden.engine.Game;
import dev.anden.players.Roster;
import dev.anden.protocol.json.WireJson;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `anden analyse`: what luck and play did in a finished game, and which choices cost most.
@Command(
        name = "analyse",
        description = "Shows how much luck and play mattered in a finished game, and which choices cost most.")
public final class AnalyseCommand implements Callable<Integer> {
    private final PrintWriter out;
    private final Texts texts;
    private final Surroundings surroundings;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    @Parameters(paramLabel = "FILE", description = "A finished game, as its table or `simulate --record` gives it.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = "0",
            description = "The player whose side the game is seen from, counting from 0 (${DEFAULT-VALUE}).")
    private int seat;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "20",
            description = "For how long at most, on one processor (${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--futures",
            paramLabel = "N",
            description = "How many futures of each position, however long it takes: the same number gives the same"
                    + " analysis.")
    private @Nullable Integer futures;

    @Option(names = "--all", description = "Tells everything that moved the game as well, the largest first.")
    private boolean all;

    @Option(names = "--json", description = "Writes everything that was found as JSON.")
    private boolean json;

    /// @param surroundings where it writes, in which language, and the clock by which it works
    public AnalyseCommand(Surroundings surroundings) {
        out = surroundings.out();
        texts = Texts.of(surroundings.language());
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        ReplayReading reading = ReplayFile.whole(boards.games(), file);
        Replay replay = reading.replay();
        int seats = replay.setup().seats();
        if (seat < 0 || seat >= seats) {
            throw new WrongCall(spec.commandLine(), Sentence.of("analyse.seat", seats - 1, seat));
        }
        if (seconds < 1 || (futures != null && futures < 1)) {
            throw new WrongCall(spec.commandLine(), Sentence.of("analyse.some"));
        }
        if (replay.totals().isEmpty()) {
            throw new CommandFailure(Sentence.of("analyse.not-over", file));
        }
        show(reading.game(), replay, analysed(reading.game(), replay));
        out.flush();
        return ExitCode.OK;
    }

    private Analysis analysed(Game game, Replay replay) {
        var analyst = new Analyst(game, replay, seat, Roster.installed().rehearser(game), Analyst.SEED);
        var line = new WorkingLine(surroundings, texts);
        long start = surroundings.nanoseconds().getAsLong();
        double done = 0;
        while (done < 1) {
            analyst.look();
            done = done(analyst, surroundings.nanoseconds().getAsLong() - start);
            line.reached(done);
        }
        line.erase();
        return analyst.analysis();
    }

    /// How much of the work is done, from 0 to 1. There is one future at least, however long that takes.
    private double done(Analyst analyst, long taken) {
        if (futures != null) {
            return (double) analyst.futures() / futures;
        }
        if (analyst.futures() == 0) {
            return 0;
        }
        return analyst.isDone()
                ? 1
                : (double) taken / Duration.ofSeconds(seconds).toNanos();
    }

    private void show(Game game, Replay replay, Analysis analysis) {
        if (json) {
            out.println(WireJson.mapper().writeValueAsString(analysis));
        } else {
            new AnalysisText(texts, game, replay, analysis).lines(all).forEach(out::println);
        }
    }
}
