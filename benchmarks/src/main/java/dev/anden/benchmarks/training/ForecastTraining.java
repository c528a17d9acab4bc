package dev.anden.benchmarks.training;

import dev.anden.engine.Budget;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.knowledge.ForecastLessons;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Plays games, learns from them how likely a seat is to end ahead of another one, and writes the weights of the
/// forecast. It does so course by course: the first one is of quick planners' games; later ones, of which there are
/// fewer games since they take longer, refine what was learnt by games of experts who glimpse with it. A tenth of the
/// games is kept for seeing how well it does on games that it didn't learn from.
public final class ForecastTraining {
    private static final int BATCH = 256;
    private static final double RATE = 0.002;
    private static final double RATE_OF_REFINING = 0.0005;
    private static final int ROUNDS = 4;

    /// What stands between the arguments of two courses.
    private static final String NEXT_COURSE = "+";

    private static final String REFINING = "refining=";
    private static final String THINKING = "thinking";
    private static final long SEED = 4_001;
    private static final long SEED_FOR_TESTING = 4_002;

    private final Random random = new Random(SEED);
    private final Perceptron network = new Perceptron(ForecastLessons.NUMBERS, random);
    private double rate = RATE;

    /// The courses that were taken before, each with a `+` behind it.
    private String before = "";

    private ForecastTraining() {}

    /// The first argument is the file to be written; each of the others says what is played, such as
    /// `ttr-usa,2,40000` or `ttr-usa,2,40000,tickets=mega`: a game, seats, games and options. With
    /// `thinking=300` among them, players may spend so many choices in rehearsals on one of their own.
    /// A course ends at a `+`. With `refining=forecast.txt` before them, they go on from what that file has learnt.
    public static void main(String... arguments) throws IOException {
        var training = new ForecastTraining();
        int first = 1;
        if (arguments[1].startsWith(REFINING)) {
            training.goOnFrom(Path.of(arguments[1].substring(REFINING.length())));
            first = 2;
        }
        String played = String.join(" ", Arrays.copyOfRange(arguments, first, arguments.length));
        for (String course : played.split(Pattern.quote(NEXT_COURSE))) {
            training.take(course.strip().split(" "));
        }
        Files.writeString(
                Path.of(arguments[0]),
                "# How likely a seat is to end ahead of another one (knowledge.Forecast), learnt by benchmarks'\n"
                        + "# ForecastTraining from: " + training.before + played + "\n" + training.network.text(),
                StandardCharsets.UTF_8);
    }

    private void goOnFrom(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        network.read(lines.stream().filter(line -> !line.startsWith("#")).collect(Collectors.joining("\n")));
        before = lines.get(1).substring(lines.get(1).indexOf(':') + 2) + " " + NEXT_COURSE + " ";
        rate = RATE_OF_REFINING;
    }

    private void take(String... course) {
        var lessons = new Lessons();
        var tests = new Lessons();
        for (String what : course) {
            play(what, lessons, tests);
            System.out.println(what + ": " + lessons.count() + " lessons so far");
        }
        learn(lessons, tests);
        rate = RATE_OF_REFINING;
    }

    private void play(String what, Lessons lessons, Lessons tests) {
        String[] words = what.split(",");
        Game game = GameCatalog.installed().require(words[0]);
        Map<String, String> options = Arrays.stream(words)
                .skip(3)
                .map(option -> option.split("="))
                .collect(Collectors.toMap(option -> option[0], option -> option[1]));
        Optional<String> thinking = Optional.ofNullable(options.remove(THINKING));
        State initial = game.newState(new Setup(Integer.parseInt(words[1]), options));
        Supplier<ForecastLessons> series = () -> series(initial.copy(), thinking);
        int games = Integer.parseInt(words[2]);
        play(series, SEED, games, lessons);
        play(series, SEED_FOR_TESTING, games / 10, tests);
    }

    private ForecastLessons series(State initial, Optional<String> thinking) {
        return thinking.map(choices ->
                        new ForecastLessons(initial, Budget.positions(Long.parseLong(choices)), network.text()))
                .orElseGet(() -> new ForecastLessons(initial));
    }

    /// Plays on all processors; lessons come in the order of the games, however many there are.
    private static void play(Supplier<ForecastLessons> series, long seed, int games, Lessons lessons) {
        int parts = Runtime.getRuntime().availableProcessors();
        IntStream.range(0, parts)
                .parallel()
                .mapToObj(part -> {
                    ForecastLessons played = series.get();
                    var told = new Lessons();
                    for (int number = games * part / parts; number < games * (part + 1) / parts; number++) {
                        played.play(seed, number, told);
                    }
                    return told;
                })
                .toList()
                .forEach(lessons::addAll);
    }

    private void learn(Lessons lessons, Lessons tests) {
        int[] order = IntStream.range(0, lessons.count()).toArray();
        for (int round = 0; round < ROUNDS; round++) {
            shuffle(order);
            double squares = learn(lessons, order, round * (order.length / BATCH));
            System.out.printf(
                    Locale.ROOT,
                    "round %d: mean square of the error %.4f, of games that it didn't learn from %.4f%n",
                    round + 1,
                    squares / order.length,
                    test(tests));
        }
    }

    private double learn(Lessons lessons, int[] order, int stepsBefore) {
        int all = ROUNDS * (order.length / BATCH);
        int steps = stepsBefore;
        double squares = 0;
        for (int from = 0; from + BATCH <= order.length; from += BATCH) {
            for (int place = from; place < from + BATCH; place++) {
                squares += network.learn(lessons.standings(order[place]), lessons.chance(order[place]));
            }
            steps++;
            // From the full rate down to nothing, as a cosine falls. In a later course Adam's correction begins
            // anew and its moments don't, so the first thousand steps or so are shorter: the forecast that there
            // is was learnt so.
            network.step(rate * (1 + StrictMath.cos(StrictMath.PI * steps / all)) / 2, BATCH, steps);
        }
        return squares;
    }

    private double test(Lessons tests) {
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
