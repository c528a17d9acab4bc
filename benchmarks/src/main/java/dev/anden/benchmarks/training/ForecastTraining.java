package dev.anden.benchmarks.training;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import dev.anden.games.tickettoride.knowledge.ForecastLessons;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Plays games of quick planners, learns from them how likely a seat is to end ahead of another one, and writes the
/// weights of the forecast. A tenth of the games is kept for seeing how well it does on games that it didn't learn
/// from.
public final class ForecastTraining {
    private static final int BATCH = 256;
    private static final double RATE = 0.002;
    private static final int ROUNDS = 4;
    private static final long SEED = 4_001;
    private static final long SEED_FOR_TESTING = 4_002;

    private final Lessons lessons = new Lessons();
    private final Lessons tests = new Lessons();
    private final Random random = new Random(SEED);
    private int steps;

    private ForecastTraining() {}

    /// The first argument is the file to be written; each of the others says what is played, such as
    /// `ttr-usa,2,40000` or `ttr-usa,2,40000,tickets=mega`: a game, seats, games and options.
    public static void main(String... arguments) throws IOException {
        var training = new ForecastTraining();
        for (int place = 1; place < arguments.length; place++) {
            training.play(arguments[place]);
        }
        String network = training.learn();
        String played = String.join("; ", Arrays.copyOfRange(arguments, 1, arguments.length));
        Files.writeString(
                Path.of(arguments[0]),
                "# How likely a seat is to end ahead of another one (knowledge.Forecast), learnt from games of the quick\n"
                        + "# planner by benchmarks' ForecastTraining: " + played + "\n" + network,
                StandardCharsets.UTF_8);
    }

    private void play(String what) {
        String[] words = what.split(",");
        Game game = GameCatalog.installed().require(words[0]);
        Map<String, String> options = Arrays.stream(words)
                .skip(3)
                .map(option -> option.split("="))
                .collect(Collectors.toMap(option -> option[0], option -> option[1]));
        var played = new ForecastLessons(game.newState(new Setup(Integer.parseInt(words[1]), options)));
        int games = Integer.parseInt(words[2]);
        for (int number = 0; number < games; number++) {
            played.play(SEED, number, lessons);
        }
        for (int number = 0; number < games / 10; number++) {
            played.play(SEED_FOR_TESTING, number, tests);
        }
        System.out.println(what + ": " + lessons.count() + " lessons so far");
    }

    private String learn() {
        var network = new Perceptron(lessons.width(), random);
        int[] order = IntStream.range(0, lessons.count()).toArray();
        for (int round = 1; round <= ROUNDS; round++) {
            shuffle(order);
            double squares = learn(network, order);
            System.out.printf(
                    Locale.ROOT,
                    "round %d: mean square of the error %.4f, of games that it didn't learn from %.4f%n",
                    round,
                    squares / order.length,
                    test(network));
        }
        return network.text();
    }

    private double learn(Perceptron network, int[] order) {
        int all = ROUNDS * (order.length / BATCH);
        double squares = 0;
        for (int from = 0; from + BATCH <= order.length; from += BATCH) {
            for (int place = from; place < from + BATCH; place++) {
                squares += network.learn(lessons.standings(order[place]), lessons.chance(order[place]));
            }
            steps++;
            // From the full rate down to nothing, as a cosine falls.
            network.step(RATE * (1 + StrictMath.cos(StrictMath.PI * steps / all)) / 2, BATCH, steps);
        }
        return squares;
    }

    private double test(Perceptron network) {
        double squares = 0;
        for (int test = 0; test < tests.count(); test++) {
            double error = network.chance(tests.standings(test)) - tests.chance(test);
            squares += error * error;
        }
        return squares / tests.count();
    }

    private void shuffle(int[] order) {
        for (int place = order.length - 1; place > 0; place--) {
            int other = random.nextInt(place + 1);
            int kept = order[place];
            order[place] = order[other];
            order[other] = kept;
        }
    }
}
