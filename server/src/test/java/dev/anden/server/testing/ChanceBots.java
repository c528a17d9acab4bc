package dev.anden.server.testing;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.engine.RandomStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/// Bots for tests: `chance` takes any legal action, the others fail, each in its own way.
public final class ChanceBots implements PlayerProvider {
    /// Those that fail whenever they should choose.
    public static final List<String> FAILING = List.of("broken", "cheating", "unmakeable", "unlinked", "bottomless");

    /// One that never answers, whatever it is told.
    public static final String SILENT = "silent";

    /// One that doesn't answer the next time that it should choose, and then as `chance` does.
    public static final String MOODY = "moody";

    private static final AtomicBoolean MOOD = new AtomicBoolean();

    /// The next choice of a moody bot never comes.
    public static void spoilMood() {
        MOOD.set(true);
    }

    @Override
    public List<BotLevel> levels(Game game) {
        return Stream.concat(Stream.of("chance", SILENT, MOODY), FAILING.stream())
                .map(name -> new BotLevel(name, Difficulty.EASY, BotLevel.CHANCE))
                .toList();
    }

    @Override
    public Player create(Game game, String level) {
        return switch (level) {
            case "broken" ->
                (observation, random) -> {
                    throw new IllegalStateException("This bot never works");
                };
            case "cheating" -> (observation, random) -> -1;
            case "unmakeable" -> throw new IllegalArgumentException("This bot can't be made");
            case "unlinked" ->
                (observation, random) -> {
                    throw new NoClassDefFoundError("a part of this bot");
                };
            case SILENT -> (observation, random) -> silence();
            case MOODY -> (observation, random) -> MOOD.getAndSet(false) ? silence() : chance(observation, random);
            case "bottomless" -> (observation, random) -> deeper(1);
            default -> ChanceBots::chance;
        };
    }

    private static int chance(Observation observation, RandomStream random) {
        return observation.legalAction(random.below(observation.legalActionCount()));
    }

    private static int silence() {
        while (true) {
            LockSupport.park();
            // Whoever was interrupted can't be parked: it would take a processor from all tests that follow.
            Thread.interrupted();
        }
    }

    @SuppressWarnings("InfiniteRecursion")
    private static int deeper(int depth) {
        return 1 + deeper(depth + 1);
    }
}
