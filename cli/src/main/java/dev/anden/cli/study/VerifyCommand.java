package dev.anden.cli.study;

import dev.anden.arena.ChanceCheck;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayReading;
import dev.anden.arena.Seed;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.call.WrongCall;
import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import dev.anden.cli.wish.BoardsOption;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `anden verify`: whether a finished game was dealt fairly. Everything is worked out anew on this machine: each ply
/// by the rules, each chance outcome from the seed, and the fingerprint that was shown when the game began.
@Command(
        name = "verify",
        description = "Recalculates a finished game: every ply by the rules, and every chance outcome from its seed.")
public final class VerifyCommand implements Callable<Integer> {
    /// Part of one, or something else, would otherwise look like another game.
    private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-fA-F]{64}");

    private final PrintWriter out;
    private final Texts texts;

    @Mixin
    private final BoardsOption boards = new BoardsOption();

    @Parameters(paramLabel = "FILE", description = "A finished game, as its table or `simulate --record` gives it.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(
            names = "--fingerprint",
            paramLabel = "DIGITS",
            description = "The fingerprint of the deals that the table showed when the game began.")
    private @Nullable String fingerprint;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /// @param surroundings where it writes, and in which language
    public VerifyCommand(Surroundings surroundings) {
        out = surroundings.out();
        texts = Texts.of(surroundings.language());
    }

    /// 0 if everything is as it should be, otherwise the failure names what isn't.
    @Override
    public Integer call() {
        if (fingerprint != null && !FINGERPRINT.matcher(fingerprint.strip()).matches()) {
            throw new WrongCall(spec.commandLine(), Sentence.of("verify.no-print", fingerprint));
        }
        ReplayReading reading = ReplayFile.verified(boards.games(), file, TextFile.read(file));
        Replay replay = reading.replay();
        String found = replay.totals().isPresent() ? "verify.legal" : "verify.unfinished";
        out.println(texts.text(found, replay.codes().size()));
        Replay.Origin origin =
                replay.origin().orElseThrow(() -> new CommandFailure(Sentence.of("verify.no-seed", file)));
        if (replay.branch() > 0) {
            out.println(texts.text("verify.branch", replay.branch()));
        }
        out.println(texts.text("verify.dealt", ChanceCheck.outcomes(reading.game(), replay)));
        if (origin instanceof Replay.Table table) {
            compare(new Seed(table.seed()).commitment());
        } else if (fingerprint != null) {
            throw new CommandFailure(Sentence.of("verify.no-fingerprint", file));
        }
        out.flush();
        return ExitCode.OK;
    }

    private void compare(String found) {
        if (fingerprint == null) {
            out.println(texts.text("verify.fingerprint", found));
        } else if (found.equalsIgnoreCase(fingerprint.strip())) {
            out.println(texts.text("verify.same", found));
        } else {
            throw new CommandFailure(Sentence.of("verify.other", file, found, fingerprint.strip()));
        }
    }
}
