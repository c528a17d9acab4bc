package dev.anden.testkit.pile;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.NotationException;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.testkit.pile.PileEvent.CoinsTaken;
import dev.anden.testkit.pile.PileEvent.CoinsValued;
import dev.anden.testkit.pile.PileObservation.PileView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A position of [PileGame].
final class PileState implements State {
    static final int COINS_AT_START = 20;
    private static final int MOST_COINS = 3;
    private static final int LAST_COIN_BONUS = 3;
    private static final Pattern POSITION = Pattern.compile("pile 1\nlast (bonus|plain) coins (1?\\d|20) worth ([0-3])"
            + " next ([0-3]) taker (-2|[0-3]) ply (\\d{1,2}) points (\\d{1,2}( \\d{1,2}){1,3})");

    private final PileGame game;
    private final Setup setup;
    private final int lastCoinBonus;
    private final int[] points;
    private int coins = COINS_AT_START;
    private int worth;
    private int seat;
    private int lastTaker = NOBODY;
    private int ply;

    PileState(PileGame game, Setup setup) {
        this.game = game;
        this.setup = setup;
        lastCoinBonus = "bonus".equals(setup.options().get(PileGame.LAST.id())) ? LAST_COIN_BONUS : 0;
        points = new int[setup.seats()];
    }

    /// The header, and one line: `last bonus coins 17 worth 2 next 1 taker 0 ply 3 points 3 0`.
    @Override
    public String position() {
        return "pile 1\nlast %s coins %d worth %d next %d taker %d ply %d points %s"
                .formatted(
                        setup.options().get(PileGame.LAST.id()),
                        coins,
                        worth,
                        seat,
                        lastTaker,
                        ply,
                        Arrays.stream(points).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
    }

    /// Reads what [#position] writes.
    ///
    /// @throws NotationException if the text isn't like that
    static PileState read(PileGame game, String text) {
        Matcher matcher = POSITION.matcher(text.strip());
        if (!matcher.matches()) {
            throw new NotationException("\"%s\" is no position of a pile".formatted(text));
        }
        int[] points = Arrays.stream(matcher.group(7).split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        var options = Map.of(PileGame.LAST.id(), matcher.group(1));
        var state = new PileState(game, Setup.of(game.info(), points.length, options));
        System.arraycopy(points, 0, state.points, 0, points.length);
        state.coins = Integer.parseInt(matcher.group(2));
        state.worth = Integer.parseInt(matcher.group(3));
        state.seat = Integer.parseInt(matcher.group(4));
        state.lastTaker = Integer.parseInt(matcher.group(5));
        state.ply = Integer.parseInt(matcher.group(6));
        return state;
    }

    @Override
    public Game game() {
        return game;
    }

    @Override
    public int seats() {
        return points.length;
    }

    @Override
    public int actor() {
        if (coins == 0) {
            return NOBODY;
        }
        return worth == 0 ? CHANCE : seat;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public int legalActionCount() {
        return actor() >= 0 ? Math.min(MOST_COINS, coins) : 0;
    }

    @Override
    public int legalAction(int index) {
        return 1 + java.util.Objects.checkIndex(index, legalActionCount());
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        int most = legalActionCount();
        return action >= 1 && action <= most
                ? Optional.empty()
                : Optional.of(new Refusal(PileGame.TAKE, Map.of("most", String.valueOf(most))));
    }

    @Override
    public int chanceWeight() {
        return actor() == CHANCE ? 4 : 0;
    }

    @Override
    public int chanceOutcome(int share) {
        return new int[] {1, 2, 2, 3}[share];
    }

    @Override
    public int outcomeWeight(int outcome) {
        if (actor() != CHANCE || outcome < 1 || outcome > 3) {
            return 0;
        }
        return outcome == 2 ? 2 : 1;
    }

    @Override
    public void apply(int code) {
        ply++;
        if (worth == 0) {
            worth = code;
            return;
        }
        coins -= code;
        points[seat] += code * worth;
        lastTaker = seat;
        seat = (seat + 1) % points.length;
        worth = 0;
    }

    @Override
    public Action action(int code) {
        return new PileGame.PileAction(print(code));
    }

    @Override
    public String print(int code) {
        return verb() + code;
    }

    @Override
    public int parse(String text) {
        String verb = verb();
        if (!text.startsWith(verb) || !text.substring(verb.length()).matches("[0-9]{1,4}")) {
            throw new NotationException("\"%s\" is not %s and a number".formatted(text, verb.strip()));
        }
        return Integer.parseInt(text.substring(verb.length()));
    }

    private String verb() {
        return actor() == CHANCE ? "worth " : "take ";
    }

    @Override
    public List<Event> events(int code, State after, int observer) {
        if (after == this || !(after instanceof PileState)) {
            throw new IllegalArgumentException("This is no pile after this one");
        }
        return worth == 0 ? List.of(new CoinsValued(code)) : List.of(new CoinsTaken(seat, code, code * worth));
    }

    PileView view() {
        return new PileView(coins, worth, Arrays.stream(points).boxed().toList(), seat, ply);
    }

    @Override
    public Map<String, Refusal> refusals(int ofSeat) {
        return Map.of();
    }

    @Override
    public void copyFrom(State other) {
        if (!(other instanceof PileState pile) || !pile.setup.equals(setup)) {
            throw new IllegalArgumentException("Not a pile for " + setup);
        }
        System.arraycopy(pile.points, 0, points, 0, points.length);
        coins = pile.coins;
        worth = pile.worth;
        seat = pile.seat;
        lastTaker = pile.lastTaker;
        ply = pile.ply;
    }

    @Override
    public State copy() {
        var copy = new PileState(game, setup);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public long hash() {
        return Arrays.hashCode(new int[] {Arrays.hashCode(points), coins, worth, seat, ply, lastCoinBonus});
    }

    @Override
    public int score(int ofSeat) {
        return points[ofSeat] + (coins == 0 && ofSeat == lastTaker ? lastCoinBonus : 0);
    }

    @Override
    public ScoreSheet scoreSheet() {
        if (coins > 0) {
            throw new IllegalStateException("The game isn't over");
        }
        var lines = new ArrayList<ScoreLine>();
        var totals = new ArrayList<Integer>();
        for (int each = 0; each < points.length; each++) {
            boolean last = each == lastTaker;
            lines.add(new ScoreLine(each, PileGame.COINS, points[each], List.of(), true));
            lines.add(new ScoreLine(each, PileGame.LAST_COIN, last ? lastCoinBonus : 0, List.of(), last));
            totals.add(score(each));
        }
        List<Integer> ranks = totals.stream()
                .map(total ->
                        1 + (int) totals.stream().filter(other -> other > total).count())
                .toList();
        return new ScoreSheet(lines, totals, ranks, "totals");
    }

    @Override
    public Observation observe(int observer) {
        return new PileObservation(this, observer);
    }

    @Override
    public void determinize(int observer, RandomStream random) {
        // Nothing is hidden.
    }

    @Override
    public Optional<State> ahead(int ofSeat) {
        return Optional.empty();
    }

    @Override
    public void checkInvariants() {
        if (coins < 0) {
            throw new IllegalStateException("The pile holds " + coins + " coins");
        }
    }
}
