package dev.anden.cli.experiment;

import dev.anden.arena.Entrant;
import dev.anden.cli.call.Surroundings;
import dev.anden.cli.wish.GameOptions;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of the commands in which bots play bots.
final class ArenaOptions {
    private final Roster roster = Roster.installed();

    @Mixin
    private final GameOptions gameOptions = new GameOptions();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The seed (${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads (one per processor).")
    private @Nullable Integer threads;

    @Option(names = "--json", description = "Writes the results as JSON.")
    private boolean json;

    private final Map<String, String> versions = new TreeMap<>();
    private final Map<String, String> boards = new TreeMap<>();
    private Optional<String> program = Optional.empty();

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
        surroundings.out().print(json ? ReportJson.write(report, origin(surroundings)) : text);
        surroundings.out().flush();
    }

    /// Looks up, before anything is played, what JSON tells of the program.
    void prepare() {
        if (json) {
            lookUpProgram();
        }
    }

    /// Looks up which program plays: hours later, when the results are told, another one may lie in its place.
    void lookUpProgram() {
        if (program.isEmpty()) {
            program = Optional.of(Program.checksum());
        }
    }

    /// Where the results come from.
    Origin origin(Surroundings surroundings) {
        lookUpProgram();
        return Origin.of(
                gameOptions.words(), program.orElseThrow(), threads(surroundings), versions, boards, surroundings);
    }

    /// The bots that were asked for.
    ///
    /// @throws picocli.CommandLine.ParameterException if there is no such bot
    List<Entrant> entrants(Game game, Setup setup, List<String> bots, Surroundings surroundings) {
        prepare();
        List<Entrant> entrants = bots.stream()
                .map(bot -> gameOptions.entrant(roster, game, setup, bot, surroundings))
                .toList();
        entrants.stream()
                .filter(entrant -> !entrant.version().isEmpty())
                .forEach(entrant -> versions.put(entrant.name(), entrant.version()));
        if (!game.checksum().isEmpty()) {
            boards.put(game.info().id(), game.checksum());
        }
        return entrants;
    }
}
