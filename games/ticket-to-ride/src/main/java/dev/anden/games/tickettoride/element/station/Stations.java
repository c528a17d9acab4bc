package dev.anden.games.tickettoride.element.station;

import dev.anden.engine.Event;
import dev.anden.engine.Phrase;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreLine;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.soundness.PositionFlaw;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Moves;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.StateHash;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The stations on the map: who built where. Sets of cities are 64 bits.
///
/// An action of its own has the code 36864 + 256 · city + 16 · kind + wilds: `kind` is the colour paid with,
/// `wilds` the number of wilds, as in a claim's.
public final class Stations extends Element {
    private static final int BUILD = 36864;
    private static final int BUILD_END = BUILD + 64 * 256;
    private static final int WILD = CardKind.COLORS;

    final Position position;

    /// Cards that a seat's first, second … station costs; empty on a board without stations.
    private final int[] costs;

    /// Points for each station that wasn't built.
    private final int points;

    private final long[] built;
    private long all;
    private @Nullable Lending lending;

    Stations(Position position, int[] costs, int points) {
        this.position = position;
        this.costs = costs;
        this.points = points;
        built = new long[position.seats];
    }

    /// The code of building a station.
    ///
    /// @param kind ordinal of the colour paid with; that of [CardKind#WILD] if all cards are wild
    /// @param wilds how many of the cards are wild
    public static int code(int city, int kind, int wilds) {
        return BUILD + (city << 8 | kind << 4 | wilds);
    }

    /// Whether a code is that of building a station.
    public static boolean isBuild(int code) {
        return code >= BUILD && code < BUILD_END;
    }

    /// The city in which a station is built.
    static int city(int code) {
        return (code - BUILD) >> 8;
    }

    private static int kind(int code) {
        return code >> 4 & 15;
    }

    private static int wilds(int code) {
        return code & 15;
    }

    /// Stations that a seat may still build.
    public int left(int seat) {
        return costs.length - Long.bitCount(built[seat]);
    }

    /// What a seat's next station costs (`ttr.europe.station-cost`); only if it has one left.
    int cost(int seat) {
        return costs[Long.bitCount(built[seat])];
    }

    /// The cities with a station of a seat.
    public long built(int seat) {
        return built[seat];
    }

    int most() {
        return costs.length;
    }

    /// The seat whose station stands in a city, or -1.
    public int owner(int city) {
        for (int seat = 0; seat < built.length; seat++) {
            if ((built[seat] >>> city & 1) != 0) {
                return seat;
            }
        }
        return -1;
    }

    void build(int seat, int city) {
        built[seat] |= 1L << city;
        all |= 1L << city;
    }

    @Override
    public ElementKind kind() {
        return StationKind.STATION;
    }

    @Override
    public void copyFrom(Element other) {
        var source = (Stations) other;
        System.arraycopy(source.built, 0, built, 0, built.length);
        all = source.all;
    }

    @Override
    public void addTo(StateHash hash, int seat) {
        hash.add(built[seat]);
    }

    @Override
    public Optional<Phrase> broken(int seat) {
        return left(seat) >= 0 ? Optional.empty() : Optional.of(PositionFlaw.MANY_STATIONS.of("seat", seat));
    }

    // Each city without a station, in each way to pay (ttr.europe.station-place, ttr.europe.station-cost)

    @Override
    public int turnCount(int seat) {
        return left(seat) == 0 ? 0 : payments(seat) * freeCities();
    }

    private int freeCities() {
        return position.tables.cities - Long.bitCount(all);
    }

    private int payments(int seat) {
        int cost = cost(seat);
        int wilds = position.hands.wilds[seat];
        int ways = wilds >= cost ? 1 : 0;
        for (long held = position.hands.held(seat); held != 0; held &= held - 1) {
            int cards = position.hands.get(seat, Long.numberOfTrailingZeros(held) >> 3);
            ways += ways(cards, wilds, cost);
        }
        return ways;
    }

    @Override
    public int turnAction(int index, int seat) {
        int cities = freeCities();
        int city = Long.numberOfTrailingZeros(Long.expand(1L << index % cities, ~all));
        int cost = cost(seat);
        int wilds = position.hands.wilds[seat];
        int rest = index / cities;
        for (long held = position.hands.held(seat); held != 0; held &= held - 1) {
            int kind = Long.numberOfTrailingZeros(held) >> 3;
            int cards = position.hands.get(seat, kind);
            int ways = ways(cards, wilds, cost);
            if (rest < ways) {
                return code(city, kind, fewestWilds(cards, cost) + rest);
            }
            rest -= ways;
        }
        return code(city, WILD, cost);
    }

    /// In how many ways a station can be paid with a colour: with one card of it at least and wilds for the others.
    /// The ways have consecutive numbers of wilds, from [#fewestWilds].
    ///
    /// @param cards cards of the colour in hand, 1 at least
    /// @param wilds wilds in hand
    private static int ways(int cards, int wilds, int cost) {
        return Math.max(0, Math.min(wilds, cost - 1) - fewestWilds(cards, cost) + 1);
    }

    /// The wilds that a payment with a colour needs at least.
    private static int fewestWilds(int cards, int cost) {
        return Math.max(0, cost - cards);
    }

    @Override
    public boolean take(Moves moves, int seat, int code) {
        if (!isBuild(code)) {
            return false;
        }
        int wilds = wilds(code);
        int colored = cost(seat) - wilds;
        build(seat, city(code));
        moves.pay(seat, WILD, wilds);
        if (colored > 0) {
            moves.pay(seat, kind(code), colored);
        }
        position.frames.push(Frames.FILL_MARKET, 0, 0);
        return true;
    }

    @Override
    public Optional<Refusal> refusalInTurn(int seat, int action) {
        return isBuild(action) && city(action) < position.tables.cities
                ? Optional.of(new StationRefusals(this).refusal(seat, city(action)))
                : Optional.empty();
    }

    @Override
    public void refuse(int seat, boolean acted, Map<String, Refusal> byTarget) {
        new StationRefusals(this).refuse(seat, acted, byTarget);
    }

    // Words

    @Override
    public Optional<TtrAction> action(int code) {
        int seat = position.actor();
        if (!isBuild(code) || seat < 0 || left(seat) == 0 || city(code) >= position.tables.cities) {
            return Optional.empty();
        }
        int cost = cost(seat);
        int wilds = wilds(code);
        boolean named = kind(code) == WILD ? wilds == cost : kind(code) < WILD && wilds < cost;
        String city = position.tables.board.cities().get(city(code)).id();
        return named
                ? Optional.of(new TtrAction.BuildStation(city, CardKind.of(kind(code)), cost - wilds, wilds))
                : Optional.empty();
    }

    @Override
    public Optional<String> print(TtrAction action) {
        return StationWords.print(action);
    }

    @Override
    public List<String> verbs() {
        return StationWords.VERBS;
    }

    @Override
    public int read(List<String> words) {
        return StationWords.read(this, words);
    }

    @Override
    public String seatName() {
        return "stations";
    }

    @Override
    public List<String> seatWords(int seat) {
        return StationWords.seatWords(this, seat);
    }

    @Override
    public void readSeat(int seat, List<String> words) {
        StationWords.readSeat(this, seat, words);
    }

    // What happened, and the count at the end

    @Override
    public void tellAction(int code, Position after, Consumer<Event> events) {
        if (action(code).orElse(null)
                instanceof TtrAction.BuildStation(String city, CardKind color, int colored, int wilds)) {
            int seat = position.frames.seat();
            int left = after.element(Stations.class).left(seat);
            events.accept(new TtrEvent.StationBuilt(seat, city, color, colored, wilds, left));
        }
    }

    private Lending lending() {
        if (lending == null) {
            lending = new Lending(this);
        }
        return lending;
    }

    @Override
    public void join(int seat, Networks networks) {
        if (built[seat] != 0) {
            lending().join(seat, networks);
        }
    }

    @Override
    public int finalPoints(int seat) {
        return left(seat) * points;
    }

    @Override
    public List<ScoreLine> linesAtEnd(int seat) {
        return lending().lines(seat);
    }

    @Override
    public int tieBreak(TieBreak by, int seat) {
        return by == TieBreak.FEWER_STATIONS ? left(seat) : 0;
    }
}
