package dev.anden.cli.wish;

import dev.anden.arena.Entrant;
import dev.anden.cli.call.CommandFailure;
import dev.anden.cli.call.TextFile;
import dev.anden.cli.text.Sentence;
import dev.anden.engine.Budget;
import dev.anden.engine.Checksum;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import dev.anden.engine.UnfitException;
import dev.anden.engine.files.UnreadableFileException.Reason;
import dev.anden.players.Roster;
import dev.anden.rpc.CommandWords;
import dev.anden.rpc.ProcessPlayer;
import dev.anden.rpc.RunningBots;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A bot as it is asked for: a level, perhaps with weights of somebody's own (`quick:found.txt`), and what it may
/// spend on each choice; or a program (`exec:./mybot`), and how long it may take.
///
/// @param text how it was asked for, which is what results call it
/// @param level the name of the level, or what is to be run
/// @param weights the file of its weights; empty for those that it has
/// @param amount how many positions or milliseconds; empty for what the level spends by itself
/// @param timed whether milliseconds are meant
public record BotWish(String text, String level, Optional<Path> weights, Optional<Long> amount, boolean timed) {
    /// How a bot of a level is asked for, as help says it.
    public static final String LEVELS =
            " LEVEL@5000 may look at 5000 positions for each choice, LEVEL@50ms may think for 50 milliseconds. LEVEL:FILE has"
                    + " the weights that anden tune wrote into a file.";

    /// How any bot is asked for, as the help of `--bots` says it.
    public static final String BOTS = LEVELS + " exec:PROGRAM is a program of your own.";

    /// Nine digits are enough for anybody and fit any number that is counted with. A program's path may have
    /// an `@`.
    private static final Pattern FORM = Pattern.compile("(exec:.+?|[^@]+)(?:@(\\d{1,9})(ms)?)?");

    /// What a program of somebody's own begins with.
    static final String PROCESS = "exec:";

    /// How long a program may take until it can be asked: an interpreter with large libraries takes a while.
    private static final Duration TO_START = Duration.ofSeconds(20);

    /// How long a program may take to choose if nothing is said.
    private static final Duration PER_CHOICE = Duration.ofSeconds(5);

    /// Reads `exec:./mybot`, `planner`, `quick:found.txt`, `expert@5000` or `expert@50ms`; empty if it is none of
    /// these.
    public static Optional<BotWish> parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Optional<Long> amount = Optional.ofNullable(parts.group(2)).map(Long::valueOf);
        String bot = parts.group(1);
        int colon = bot.startsWith(PROCESS) ? -1 : bot.indexOf(':');
        if (colon == 0 || colon == bot.length() - 1) {
            return Optional.empty();
        }
        String level = colon < 0 ? bot : bot.substring(0, colon);
        Optional<Path> weights = colon < 0 ? Optional.empty() : Optional.of(Path.of(bot.substring(colon + 1)));
        return Optional.of(new BotWish(text, level, weights, amount, parts.group(3) != null));
    }

    /// Whether it is a program of somebody's own.
    public boolean isProcess() {
        return level.startsWith(PROCESS);
    }

    /// Whether it can have weights of somebody's own, if it is to.
    boolean canHaveWeights(Roster roster, Game game, Setup setup) {
        return weights.isEmpty()
                || roster.tuning(game, setup)
                        .filter(tuning -> tuning.level().equals(level))
                        .isPresent();
    }

    /// Whether what it may spend can be measured: a program's own thinking, only by time.
    boolean isMeasurable() {
        return !isProcess() || amount.isEmpty() || timed;
    }

    /// Whether it may spend nothing, so that it couldn't choose.
    boolean isNothing() {
        return amount.filter(most -> most == 0).isPresent();
    }

    /// Whether it is a bot that spends what it may spend: one that doesn't search would play as ever.
    boolean isSpent(Roster roster, Game game) {
        return isProcess()
                || amount.isEmpty()
                || roster.create(game, level).usual().allows(0);
    }

    /// The bot.
    ///
    /// @param setup how the game is set up
    /// @param nanoseconds the clock by which it thinks
    /// @param running the programs that run
    /// @throws CommandFailure if the file of its weights can't be read
    /// @throws UnfitException if that isn't a file of its weights
    Entrant entrant(Roster roster, Game game, Setup setup, LongSupplier nanoseconds, RunningBots running) {
        if (isProcess()) {
            Duration limit = amount.map(Duration::ofMillis).orElse(PER_CHOICE);
            String command = level.substring(PROCESS.length());
            return new Entrant(
                    text,
                    checksumOfFiles(command),
                    () -> new ProcessPlayer(command, game.info(), setup, TO_START, limit, running));
        }
        Entrant entrant = weights.map(
                        file -> withWeights(roster.tuning(game, setup).orElseThrow(), file))
                .orElseGet(() -> Entrant.of(roster, game, level));
        return amount.map(most -> entrant.within(text, () -> budget(most, nanoseconds)))
                .orElse(entrant);
    }

    private Entrant withWeights(Tuning tuning, Path file) {
        String read = TextFile.read(file);
        var sum = new Checksum();
        sum.add(read);
        List<Double> values = tuning.values(file.toString(), read);
        return new Entrant(text, sum.text(), () -> tuning.bot(values));
    }

    /// A checksum of the files that a command line names, such as a program in Python; empty if it names none.
    private static String checksumOfFiles(String command) {
        var sum = new Checksum();
        int files = 0;
        for (String word : CommandWords.of(command)) {
            for (Path file : named(word).toList()) {
                add(file, sum);
                files++;
            }
        }
        return files == 0 ? "" : sum.text();
    }

    /// The file that a word names, or what an option is set to with `=`.
    private static Stream<Path> named(String word) {
        return Stream.of(word, word.substring(word.indexOf('=') + 1))
                .distinct()
                .filter(name -> !name.isEmpty())
                .map(Path::of)
                .filter(file -> Files.isRegularFile(file) && Files.isReadable(file));
    }

    /// However large a file is, as one with what a program has learnt may be.
    private static void add(Path file, Checksum sum) {
        try (InputStream bytes = Files.newInputStream(file)) {
            sum.add(bytes);
        } catch (IOException failure) {
            throw new CommandFailure(Sentence.of("file.problem", file, Reason.REFUSED.of()), failure);
        }
    }

    private Budget budget(long most, LongSupplier nanoseconds) {
        return timed ? Budget.time(nanoseconds, Duration.ofMillis(most).toNanos()) : Budget.positions(most);
    }
}
