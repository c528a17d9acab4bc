package dev.anden.arena.analysis;

import dev.anden.arena.Replay;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Analyses one game for one of its seats, future by future: after each of them everything that was found is a little
/// surer. The same game, player, seed and number of futures give the same analysis. For one thread at a time.
public final class Analyst {
    /// The seed that everybody uses: the same game is analysed the same way wherever it is.
    public static final long SEED = 1;

    /// So many futures of each position are enough: after them only the costliest choices are looked at further.
    public static final int ENOUGH = 100;

    /// As many futures are looked at for each choice; then only for those that may be among the costliest.
    private static final int FOR_EACH = 8;

    /// So many times as much is played for the costliest choices as for all positions, until those are known
    /// well enough.
    private static final int RATIO = 4;

    private final int seat;
    private final Stretches stretches;
    private final Course course;
    private final Future future;

    /// Rehearses choices, by a bot in a hurry: what is compared begins in one position, so what a bot remembers
    /// from there on makes no difference between the actions. It would between positions.
    private final Future quick;
    private final Map<Integer, Comparison> choices = new TreeMap<>();
    private final CostliestSearch costliest;

    /// Choices that the present future wasn't looked at for yet.
    private final Queue<Integer> waiting = new ArrayDeque<>();

    private int futures;

    /// Games played to the end for choices before those were looked at that may be among the costliest.
    private long forEach;

    /// @param game the game that the replay is of
    /// @param replay a game that is over; of one that goes on from another only its own part is looked at
    /// @param seat whose game it is looked at as
    /// @param player chooses for everybody in rehearsals
    /// @param seed the seed of all futures
    /// @throws IllegalArgumentException if the game isn't over, or there is no such seat
    public Analyst(Game game, Replay replay, int seat, Player player, long seed) {
        State start = replay.stateAt(game, replay.branch());
        if (seat < 0 || seat >= start.seats()) {
            throw new IllegalArgumentException(
                    "The game has the seats 0 to %d, not %d".formatted(start.seats() - 1, seat));
        }
        this.seat = seat;
        stretches = new Stretches(start, replay);
        if (end().actor() != State.NOBODY) {
            throw new IllegalArgumentException("Only a game that is over can be analysed");
        }
        future = new Future(start, player, seed);
        quick = new Future(start, player.inHurry(), seed);
        course = new Course(stretches, future);
        for (int index = 0; index < stretches.all().size(); index++) {
            if (stretches.all().get(index).isOwnChoiceOf(seat)) {
                compare(index, player, seed);
            }
        }
        costliest = new CostliestSearch(choices, stretches);
    }

    private void compare(int index, Player player, long seed) {
        State position = stretches.position(index);
        if (position.legalActionCount() > 1) {
            var comparison = new Comparison(position, player, quick, seed);
            comparison.include(stretches.code(position.ply()));
            if (comparison.isOpen()) {
                choices.put(position.ply(), comparison);
            }
        }
    }

    private State end() {
        return stretches.position(stretches.all().size());
    }

    /// How many futures were looked at for all positions.
    public int futures() {
        return futures;
    }

    /// Whether there is enough of everything: whatever comes after it makes it hardly surer.
    public boolean isDone() {
        return futures >= ENOUGH && costliest.isOver();
    }

    /// Goes on by a part that doesn't take long, however many choices a game has: with a future of all
    /// positions, which at first is looked at for each choice as well, a call for each; or with the choice that
    /// may have cost most, as long as not enough was played for the costliest, or everything else is enough.
    public void look() {
        if (!waiting.isEmpty()) {
            choice(waiting.remove()).look();
            forEach = quick.played();
            futures += waiting.isEmpty() ? 1 : 0;
        } else if (futures >= FOR_EACH && isSearchBehind()) {
            costliest.look();
        } else {
            course.look();
            waiting.addAll(futures < FOR_EACH ? choices.keySet() : Set.of());
            futures += waiting.isEmpty() ? 1 : 0;
        }
    }

    private boolean isSearchBehind() {
        return !costliest.isOver() && (futures >= ENOUGH || quick.played() - forEach < RATIO * future.played());
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
            Object kind =
                    stretch.cause().<Object>map(Event::getClass).orElse(new Chooser(stretch.actor(), stretch.byBot()));
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
        return new Verdict(ply, chosen, comparison.cost(code), options);
    }
}
