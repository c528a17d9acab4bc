package dev.anden.games.tickettoride;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Plays games that show something: seed by seed until one does. Seats claim the longest route that they can pay, or,
/// where nobody is to be able to move, the routes of a plan.
final class SteeredPlay {
    private static final int MOST_GAMES = 200_000;
    private static final Board BOARD = Scene.USA.boardData();

    private final TtrState state;
    private final RandomStream random;
    private final List<Set<Integer>> plan;
    private final List<String> plies = new ArrayList<>();

    private SteeredPlay(int seats, long seed, List<Set<Integer>> plan) {
        state = Scene.start(seats).state;
        random = RandomStream.ofSeed(seed, 0, 0);
        this.plan = plan;
    }

    /// A game that shows something; each happening has its own seeds.
    static RecordedGame showing(Happening happening) {
        boolean stuck = happening == Happening.ENDED_BY_NOBODY_ABLE_TO_MOVE;
        long first = happening.ordinal() * (long) MOST_GAMES;
        for (long seed = first; seed < first + MOST_GAMES; seed++) {
            int seats = stuck ? 3 : 2 + (int) ((seed + happening.ordinal()) % 4);
            RecordedGame game = new SteeredPlay(seats, seed, stuck ? planOfShortRoutes() : List.of()).play();
            if (Happening.in(Scene.start(seats), game.plies()).contains(happening)) {
                return game;
            }
        }
        throw new AssertionError("No game of " + MOST_GAMES + " shows " + happening);
    }

    private RecordedGame play() {
        while (state.actor() != State.NOBODY) {
            int code = state.actor() == State.CHANCE
                    ? state.chanceOutcome(random.below(state.chanceWeight()))
                    : choose(state.legalActions());
            plies.add(Scene.USA.print(state, code));
            state.apply(code);
        }
        return new RecordedGame(state.seats(), plies, state.scoreSheet().totals());
    }

    private int choose(int[] legal) {
        if (ActionCodes.isKeep(legal[0])) {
            return Arrays.stream(legal)
                    .boxed()
                    .min(Comparator.comparingInt(code -> Integer.bitCount(ActionCodes.kept(code))))
                    .orElseThrow();
        }
        List<Integer> claims = Arrays.stream(legal)
                .filter(ActionCodes::isClaim)
                .filter(code -> plan.isEmpty() || mine().contains(ActionCodes.route(code)))
                .boxed()
                .sorted(Comparator.comparingInt(SteeredPlay::length).reversed().thenComparingInt(ActionCodes::wilds))
                .toList();
        if (!claims.isEmpty() && (!plan.isEmpty() || random.below(4) > 0)) {
            return claims.getFirst();
        }
        int[] others =
                Arrays.stream(legal).filter(code -> !ActionCodes.isClaim(code)).toArray();
        if (plan.isEmpty()) {
            return others.length == 0 ? claims.getFirst() : others[random.below(others.length)];
        }
        return wait(others);
    }

    private static int length(int claim) {
        return BOARD.routes().get(ActionCodes.route(claim)).length();
    }

    private Set<Integer> mine() {
        return plan.get(state.actor());
    }

    /// What brings the plan on, or, once it is done, what takes no cards away from the others as long as there is.
    private int wait(int[] legal) {
        List<Route> missing = mine().stream()
                .filter(route -> state.claims.owner(route) < 0)
                .map(BOARD.routes()::get)
                .toList();
        if (missing.isEmpty()) {
            return Arrays.stream(legal)
                    .filter(code -> code == ActionCodes.DRAW_TICKETS)
                    .findFirst()
                    .orElse(legal[0]);
        }
        return Arrays.stream(legal)
                .filter(ActionCodes::isDrawFromMarket)
                .filter(code -> missing.stream()
                        .anyMatch(route -> route.color().ordinal() == ActionCodes.drawnKind(code)
                                && ActionCodes.drawnKind(code) < CardKind.COLORS))
                .findFirst()
                .orElse(legal[0]);
    }

    /// Routes for three seats that use up 42 vehicles of each, all routes of up to three spaces among them: then nobody
    /// can claim any more, and nobody has set off the last round.
    private static List<Set<Integer>> planOfShortRoutes() {
        var plan = List.<Set<Integer>>of(new HashSet<>(), new HashSet<>(), new HashSet<>());
        var laid = new int[plan.size()];
        int extra = 5;
        List<Route> routes = BOARD.routes().stream()
                .filter(route -> route.twin() < route.index())
                .sorted(Comparator.comparingInt(Route::length).reversed())
                .toList();
        for (Route route : routes) {
            if (route.length() <= 3 || (route.length() == 4 && extra-- > 0)) {
                int seat = IntStream.range(0, laid.length)
                        .boxed()
                        .min(Comparator.comparingInt(other -> laid[other]))
                        .orElseThrow();
                laid[seat] += route.length();
                plan.get(seat).add(route.index());
            }
        }
        if (!Arrays.equals(laid, new int[] {42, 42, 42})) {
            throw new AssertionError("The plan lays " + Arrays.toString(laid));
        }
        return plan;
    }
}
