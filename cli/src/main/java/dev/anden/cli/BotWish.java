package dev.anden.cli;

import dev.anden.arena.Entrant;
import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import dev.anden.rpc.ProcessPlayer;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A bot as it is asked for: a level, and what it may spend on each choice; or a program of somebody's own
/// (`exec:./mybot`), and how long it may take.
///
/// @param text how it was asked for, which is what results call it
/// @param level the name of the level
/// @param amount how many positions or milliseconds; empty for what the level spends by itself
/// @param timed whether milliseconds are meant
record BotWish(String text, String level, Optional<Long> amount, boolean timed) {
    /// Nine digits are enough for anybody and fit any number that is counted with.
    private static final Pattern FORM = Pattern.compile("([^@]+)(?:@(\\d{1,9})(ms)?)?");

    private static final String PROCESS = "exec:";

    /// How long a program may take until it can be asked: an interpreter with large libraries takes a while.
    private static final Duration TO_START = Duration.ofSeconds(20);

    /// How long a program may take to choose if nothing is said.
    private static final Duration PER_CHOICE = Duration.ofSeconds(5);

    /// Reads `exec:./mybot`, `planner`, `expert@5000` or `expert@50ms`; empty if it is none of these.
    static Optional<BotWish> parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Optional<Long> amount = Optional.ofNullable(parts.group(2)).map(Long::valueOf);
        return Optional.of(new BotWish(text, parts.group(1), amount, parts.group(3) != null));
    }

    /// Whether it is a program of somebody's own.
    boolean isProcess() {
        return level.startsWith(PROCESS);
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
    Entrant entrant(Roster roster, Game game, Setup setup, LongSupplier nanoseconds) {
        if (isProcess()) {
            Duration limit = amount.map(Duration::ofMillis).orElse(PER_CHOICE);
            String command = level.substring(PROCESS.length());
            return new Entrant(text, () -> new ProcessPlayer(command, game.info(), setup, TO_START, limit));
        }
        Entrant entrant = Entrant.of(roster, game, level);
        return amount.map(most -> entrant.within(text, () -> budget(most, nanoseconds)))
                .orElse(entrant);
    }

    private Budget budget(long most, LongSupplier nanoseconds) {
        return timed ? Budget.time(nanoseconds, Duration.ofMillis(most).toNanos()) : Budget.positions(most);
    }
}
