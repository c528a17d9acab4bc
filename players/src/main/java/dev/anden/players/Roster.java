package dev.anden.players;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.engine.Setup;
import dev.anden.engine.Tuning;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The bots that are on the path, by game and level. In which order they lie there makes no difference: levels stand
/// in the order of their strength.
///
/// A game that nobody knows how to play better than by chance is played by a search that needs to know nothing. Where
/// somebody does, chance is nobody's opponent, but a yardstick for experiments.
public final class Roster {
    private static final Comparator<BotLevel> WEAKEST_FIRST =
            Comparator.comparingInt(BotLevel::strength).thenComparing(BotLevel::name);

    private final List<PlayerProvider> providers;
    private final PlayerProvider general = new SearchPlayerProvider();

    /// A roster of some providers. The first of those that know a level makes its bots.
    public Roster(List<PlayerProvider> providers) {
        this.providers = List.copyOf(providers);
    }

    /// Everything that `ServiceLoader` finds, in the order of the providers' names: what is where on the path makes
    /// no difference.
    public static Roster installed() {
        var found = new ArrayList<PlayerProvider>();
        ServiceLoader.load(PlayerProvider.class).forEach(found::add);
        found.sort(Comparator.comparing(provider -> provider.getClass().getName()));
        return new Roster(found);
    }

    /// The levels that people are offered, weakest first; of equals, those whose names come first.
    public List<BotLevel> levels(Game game) {
        return all(game).stream().filter(BotLevel::offered).toList();
    }

    /// The names of the levels that are for experiments, in the same order.
    public List<String> namesForExperiments(Game game) {
        return all(game).stream()
                .filter(level -> !level.offered())
                .map(BotLevel::name)
                .toList();
    }

    private List<BotLevel> all(Game game) {
        var levels = new LinkedHashMap<String, BotLevel>();
        boolean known = isKnown(game);
        for (PlayerProvider provider : providersFor(game)) {
            provider.levels(game).forEach(level -> levels.putIfAbsent(level.name(), known ? yielding(level) : level));
        }
        return levels.values().stream().sorted(WEAKEST_FIRST).toList();
    }

    /// The same level, where there are better ones.
    private static BotLevel yielding(BotLevel level) {
        return level.strength() == BotLevel.CHANCE ? BotLevel.forExperiments(level.name(), BotLevel.CHANCE) : level;
    }

    /// The names of the levels that people are offered, in the same order.
    public List<String> names(Game game) {
        return levels(game).stream().map(BotLevel::name).toList();
    }

    /// The level to suggest to somebody who hasn't chosen one: the weakest that isn't easy, which somebody who
    /// knows the rules can beat; if all are easy, the strongest.
    ///
    /// @throws IllegalArgumentException if there are no bots for the game
    public BotLevel suggested(Game game) {
        return levels(game).stream()
                .filter(level -> level.difficulty() != Difficulty.EASY)
                .findFirst()
                .orElseGet(() -> strongest(game));
    }

    /// The level that plays on for somebody who left, so that nobody's game is lost by it: the strongest.
    ///
    /// @throws IllegalArgumentException if there are no bots for the game
    public BotLevel strongest(Game game) {
        List<BotLevel> levels = levels(game);
        if (levels.isEmpty()) {
            throw new IllegalArgumentException(
                    "There are no bots for %s".formatted(game.info().id()));
        }
        return levels.getLast();
    }

    /// Whether there is a bot of a level, be it offered or for experiments.
    public boolean knows(Game game, String level) {
        return all(game).stream().anyMatch(known -> known.name().equals(level));
    }

    /// A new bot, to be used by one thread at a time; levels for experiments are made as well.
    ///
    /// @throws IllegalArgumentException naming the levels that exist, if there is no such level of the game
    public Player create(Game game, String level) {
        for (PlayerProvider provider : providersFor(game)) {
            if (provider.levels(game).stream().anyMatch(known -> known.name().equals(level))) {
                return provider.create(game, level);
            }
        }
        throw new IllegalArgumentException("There is no bot \"%s\" for %s; there are: %s"
                .formatted(
                        level,
                        game.info().id(),
                        all(game).stream().map(BotLevel::name).collect(Collectors.joining(", "))));
    }

    /// A new bot that imagined games are played on with, to be used by one thread at a time: of a game that nobody
    /// knows, by chance.
    public Player rehearser(Game game) {
        return providers.stream()
                .flatMap(provider -> provider.rehearser(game).stream())
                .findFirst()
                .orElseGet(RandomPlayer::new);
    }

    /// The numbers of a bot of a game that can be tuned; empty if nobody has any.
    ///
    /// @param setup how the game is set up in which they count
    public Optional<Tuning> tuning(Game game, Setup setup) {
        return providers.stream()
                .flatMap(provider -> provider.tuning(game, setup).stream())
                .findFirst();
    }

    /// Whether somebody knows how to play a game better than by chance.
    private boolean isKnown(Game game) {
        return providers.stream()
                .flatMap(provider -> provider.levels(game).stream())
                .anyMatch(level -> level.strength() > BotLevel.CHANCE);
    }

    private List<PlayerProvider> providersFor(Game game) {
        return isKnown(game)
                ? providers
                : Stream.concat(providers.stream(), Stream.of(general)).toList();
    }
}
