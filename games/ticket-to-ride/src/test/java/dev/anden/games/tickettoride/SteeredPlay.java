package dev.anden.games.tickettoride;

import dev.anden.engine.Dealer;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.element.station.Stations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Plays games that show something: seed by seed until one does. Seats claim the longest route that they can pay,
/// or, where nobody is to be able to move, the routes of a plan.
final class SteeredPlay {
    private static final int MOST_GAMES = 200_000;

    private final String board;
    private final TtrState state;
    private final RandomStream random;
    private final List<Set<Integer>> plan;
    private final List<String> plies = new ArrayList<>();

    private SteeredPlay(String board, int seats, long seed, List<Set<Integer>> plan) {
        this.board = board;
        state = Scene.start(board, seats).state;
        random = RandomStream.ofSeed(seed, 0, 0);
        this.plan = plan;
    }

    /// A game on a board that shows something; each happening has its own seeds.
    static RecordedGame showing(String board, Happening happening) {
        boolean stuck = happening == Happening.ENDED_BY_NOBODY_ABLE_TO_MOVE;
        long first = happening.ordinal() * (long) MOST_GAMES;
        int most = Scene.game(board).info().maximumSeats();
        for (long seed = first; seed < first + MOST_GAMES; seed++) {
            int seats = stuck ? 3 : 2 + (int) ((seed + happening.ordinal()) % (most - 1));
            RecordedGame game = new SteeredPlay(board, seats, seed, stuck ? planOfShortRoutes() : List.of()).play();
            if (Happening.in(Scene.start(board, seats), game.plies()).contains(happening)) {
                return game;
            }
        }
        throw new AssertionError("No game of " + MOST_GAMES + " on " + board + " shows " + happening);
    }

    private RecordedGame play() {
        while (state.actor() != State.NOBODY) {
            int code = state.actor() == State.CHANCE ? Dealer.draw(state, random) : choose(state.legalActions());
            plies.add(state.print(code));
            state.apply(code);
        }
        return new RecordedGame(board, state.seats(), plies, state.scoreSheet().totals());
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
                .sorted(Comparator.comparingInt(this::length).reversed().thenComparingInt(ActionCodes::wilds))
                .toList();
        if (!claims.isEmpty() && (!plan.isEmpty() || random.below(4) > 0)) {
            return claims.getFirst();
        }
        int[] others = withoutMostStations(
                Arrays.stream(legal).filter(code -> !ActionCodes.isClaim(code)).toArray());
        if (plan.isEmpty()) {
            return others.length == 0 ? claims.getFirst() : others[random.below(others.length)];
        }
        return wait(others);
    }

    /// There are many ways to build a station: mostly something else is done.
    private int[] withoutMostStations(int[] actions) {
        int[] rest =
                Arrays.stream(actions).filter(code -> !Stations.isBuild(code)).toArray();
        return rest.length == actions.length || rest.length == 0 || random.below(12) == 0 ? actions : rest;
    }

    private int length(int claim) {
        return state.position.tables.routes.length[ActionCodes.route(claim)];
    }

    private Set<Integer> mine() {
        return plan.get(state.actor());
    }

    /// What brings the plan on, or, once it is done, what takes no cards away from the others as long as there is.
    private int wait(int[] legal) {
        List<Route> missing = mine().stream()
                .filter(route -> state.position.claims.owner(route) < 0)
                .map(state.position.tables.board.routes()::get)
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

    /// Routes for three seats that use up 42 vehicles of each, all routes of up to three spaces among them: then
    /// nobody can claim any more, and nobody has set off the last round.
    private static List<Set<Integer>> planOfShortRoutes() {
        var plan = List.<Set<Integer>>of(new HashSet<>(), new HashSet<>(), new HashSet<>());
        var laid = new int[plan.size()];
        int extra = 5;
        List<Route> routes = Scene.USA.boardData().routes().stream()
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
