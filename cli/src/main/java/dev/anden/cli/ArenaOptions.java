package dev.anden.cli;

import dev.anden.arena.Entrant;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of the commands in which bots play bots.
final class ArenaOptions {
    /// How a bot is named, for the help of `--bots`.
    static final String BOTS =
            " LEVEL@5000 may look at 5000 positions for each choice, LEVEL@50ms take so many milliseconds. exec:PROGRAM"
                    + " is a program of your own.";

    private final Roster roster = Roster.installed();

    @Mixin
    private final GameOptions gameOptions = new GameOptions();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The seed (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads (one per processor).")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "Writes the results as JSON.")
    private boolean json;

    GameOptions games() {
        return gameOptions;
    }

    long seed() {
        return seed;
    }

    int threads(Surroundings surroundings) {
        return threads == null ? surroundings.processors() : threads;
    }

    boolean isJson() {
        return json;
    }

    /// Prints results: as JSON if that was asked for, otherwise as a text.
    void print(Record report, String text, Surroundings surroundings) {
        surroundings.out().print(json ? ReportJson.write(report) : text);
        surroundings.out().flush();
    }

    /// The bots that were asked for.
    ///
    /// @throws picocli.CommandLine.ParameterException if there is no such bot
    List<Entrant> entrants(Game game, Setup setup, List<String> bots, Surroundings surroundings) {
        List<BotWish> wishes = bots.stream().map(this::wish).toList();
        wishes.stream()
                .filter(wish -> !wish.isProcess())
                .forEach(wish -> gameOptions.requireLevel(roster, game, wish.level()));
        wishes.stream().filter(wish -> !wish.isSpent(roster, game)).findFirst().ifPresent(idle -> {
            throw gameOptions.wrong(Sentence.of("bot.budget.unspent", idle.text(), idle.level()));
        });
        return wishes.stream()
                .map(wish -> wish.entrant(roster, game, setup, surroundings.nanoseconds()))
                .toList();
    }

    private BotWish wish(String text) {
        BotWish wish = BotWish.parse(text)
                .filter(BotWish::isMeasurable)
                .orElseThrow(() -> gameOptions.wrong(Sentence.of("bot.budget", text)));
        if (wish.isNothing()) {
            throw gameOptions.wrong(Sentence.of("bot.budget.nothing", text));
        }
        return wish;
    }
}
