package dev.anden.arena.analysis;

import dev.anden.arena.Replay;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Analyses one game for one of its seats, future by future: after each of them everything that was found is a little
/// surer. The same game, player, seed and number of futures give the same analysis. For one thread at a time.
public final class Analyst {
    /// The seed that everybody uses: the same game is analysed the same way wherever it is.
    public static final long SEED = 1;

    /// Futures before the first choices are looked at no further.
    private static final int FIRST_JUDGEMENT = 8;

    /// So many choices are looked at to the end.
    private static final int MOST_SURE = 8;

    private final int seat;
    private final Stretches stretches;
    private final Course course;
    private final Map<Integer, Comparison> choices = new TreeMap<>();
    private final Set<Integer> doubtful = new TreeSet<>();

    /// Choices that the present future wasn't looked at for yet.
    private final Queue<Integer> waiting = new ArrayDeque<>();

    private int futures;

    /// @param game the game that the replay is of
    /// @param replay a game that is over
    /// @param seat whose game it is looked at as
    /// @param player chooses for everybody in rehearsals
    /// @param seed the seed of all futures
    /// @throws IllegalArgumentException if the game isn't over, or there is no such seat
    public Analyst(Game game, Replay replay, int seat, Player player, long seed) {
        State start = game.newState(replay.setup());
        if (seat < 0 || seat >= start.seats()) {
            throw new IllegalArgumentException(
                    "The game has the seats 0 to %d, not %d".formatted(start.seats() - 1, seat));
        }
        this.seat = seat;
        stretches = new Stretches(start, replay);
        if (end().actor() != State.NOBODY) {
            throw new IllegalArgumentException("Only a game that is over can be analysed");
        }
        var future = new Future(start, player, seed);
        course = new Course(stretches, future);
        for (int index = 0; index < stretches.all().size(); index++) {
            if (stretches.all().get(index).isOwnChoiceOf(seat)) {
                compare(index, player, future, seed);
            }
        }
    }

    private void compare(int index, Player player, Future future, long seed) {
        State position = stretches.position(index);
        if (position.legalActionCount() > 1) {
            var comparison = new Comparison(position, player, future, seed);
            comparison.include(stretches.code(position.ply()));
            if (comparison.isOpen()) {
                choices.put(position.ply(), comparison);
                doubtful.add(position.ply());
            }
        }
    }

    private State end() {
        return stretches.position(stretches.all().size());
    }

    /// How many futures were looked at for all positions and choices.
    public int futures() {
        return futures;
    }

    /// Goes on with a future: first it is looked at for each position, and then, a call for each, for every choice that
    /// may have been a costly one. So no call takes long, however many choices a game has.
    public void look() {
        if (waiting.isEmpty()) {
            course.look();
            waiting.addAll(doubtful);
        } else {
            choice(waiting.remove()).look();
        }
        if (waiting.isEmpty()) {
            futures++;
            if (futures >= FIRST_JUDGEMENT && Integer.bitCount(futures) == 1) {
                judge();
            }
        }
    }

    /// The cheaper half of the choices is looked at no further: what costs nothing needn't be known better.
    private void judge() {
        List<Integer> costliest = doubtful.stream()
                .sorted(Comparator.comparingDouble(ply -> -choice(ply).lost(stretches.code(ply))))
                .toList();
        doubtful.retainAll(costliest.subList(0, Math.min(costliest.size(), Math.max(MOST_SURE, costliest.size() / 2))));
    }

    private Comparison choice(int ply) {
        return Objects.requireNonNull(choices.get(ply));
    }

    /// What was found so far.
    public Analysis analysis() {
        return new Analysis(
                seat,
                futures,
                end().seats() == 1,
                course.worth(0, seat),
                Worth.of(end(), seat),
                steps(),
                shares(),
                verdicts());
    }

    /// What luck and their own choices changed so far for each seat, whichever it is looked at as.
    public List<Balance> balances() {
        return IntStream.range(0, end().seats()).mapToObj(this::balance).toList();
    }

    private Balance balance(int of) {
        return new Balance(change(Stretch::isLuck, of), change(stretch -> stretch.isOwnChoiceOf(of), of));
    }

    private double change(Predicate<Stretch> by, int of) {
        List<Integer> indices = IntStream.range(0, stretches.all().size())
                .filter(index -> by.test(stretches.all().get(index)))
                .boxed()
                .toList();
        return course.change(indices, of).amount();
    }

    private List<Step> steps() {
        return IntStream.range(0, stretches.all().size())
                .mapToObj(index -> new Step(
                        stretches.all().get(index), course.worth(index, seat), course.change(List.of(index), seat)))
                .toList();
    }

    private List<Share> shares() {
        var parts = new LinkedHashMap<Object, List<Integer>>();
        for (int index = 0; index < stretches.all().size(); index++) {
            Stretch stretch = stretches.all().get(index);
            Object kind = stretch.cause().<Object>map(Event::getClass).orElse(new Chooser(stretch.actor(), stretch.byBot()));
            parts.computeIfAbsent(kind, none -> new ArrayList<>()).add(index);
        }
        return parts.values().stream().map(this::share).toList();
    }

    /// Whose choices are told together: those of whoever sits in a seat, or of a bot for them.
    private record Chooser(int seat, boolean byBot) {}

    private Share share(List<Integer> indices) {
        Stretch first = stretches.all().get(indices.getFirst());
        return new Share(first.actor(), first.byBot(), first.cause(), indices.size(), course.change(indices, seat));
    }

    private List<Verdict> verdicts() {
        return choices.entrySet().stream()
                .map(entry -> verdict(entry.getKey(), entry.getValue()))
                .toList();
    }

    private Verdict verdict(int ply, Comparison comparison) {
        int code = stretches.code(ply);
        List<Option> options = comparison.options();
        Option chosen = options.stream()
                .filter(option -> option.code() == code)
                .findFirst()
                .orElseThrow();
        return new Verdict(ply, chosen, comparison.lost(code), options);
    }
}
