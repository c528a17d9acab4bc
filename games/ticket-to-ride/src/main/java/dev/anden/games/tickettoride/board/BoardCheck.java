package dev.anden.games.tickettoride.board;

import dev.anden.games.boardfile.Place;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Checks what can only be said of a board as a whole: that every city can be reached, and that the cards and
/// tickets are enough for the deal. If part of the file already has problems, what follows from it isn't reported.
final class BoardCheck {
    private static final int MARKET = 5;

    /// With fewer coloured cards among those left, a market with too many wilds stays.
    private static final int FEWEST_COLORED = 3;

    /// How often the market may be replaced in a row, on average, in the worst case: each time is five plies of one
    /// step, which is waited for. With the 14 wilds of the boxes it is 68 times.
    private static final double MOST_FLUSHES = 100;

    private final Board board;
    private final Place root;

    BoardCheck(Board board, Place root) {
        this.board = board;
        this.root = root;
    }

    void run() {
        if (sound("cities", "routes", "vehicles")) {
            checkCities();
            checkHeldRoutes();
        }
        if (sound("cards", "seats", "openingHand")) {
            checkCards();
        }
        if (sound("cards", "vehicles", "routes")) {
            checkPrices();
        }
        if (sound("cards", "elements")) {
            checkFlag();
        }
        if (sound("tickets", "seats", "openingTickets")) {
            checkTickets(
                    "tickets", "openingTickets", board.tickets(), board.rules().openingTickets());
        }
        if (sound("ticketSets", "seats")) {
            checkTicketSets();
        }
        if (sound("vehicles", "lastRoundAt")) {
            checkLastRound();
        }
        if (sound("tieBreaks", "elements")) {
            checkTieBreaks();
        }
    }

    /// Whether these properties have no problem so far.
    private boolean sound(String... properties) {
        return Stream.of(properties).map(root::get).allMatch(Place::isSound);
    }

    private void checkCities() {
        if (board.cities().size() < 2) {
            problem("cities", BoardFlaw.FEW_CITIES);
        } else {
            checkReach();
        }
    }

    private void checkCards() {
        BoardRules rules = board.rules();
        int needed = rules.maximumSeats() * rules.openingHand() + MARKET;
        if (board.cardCount() <= needed) {
            problem("cards", BoardFlaw.FEW_CARDS, "cards", board.cardCount(), "needed", needed + 1);
        }
        if (board.cardCount() > Board.MAXIMUM_CARDS) {
            problem("cards", BoardFlaw.MANY_CARDS, "cards", board.cardCount(), "most", Board.MAXIMUM_CARDS);
        }
        int wilds = cards(CardKind.WILD);
        if (board.cardCount() - wilds >= FEWEST_COLORED && flushesInARow(wilds) > MOST_FLUSHES) {
            int most = IntStream.range(0, wilds)
                    .filter(fewer -> flushesInARow(fewer) <= MOST_FLUSHES)
                    .max()
                    .orElse(0);
            problem("cards.wild", BoardFlaw.MANY_WILDS, "wilds", wilds, "most", most);
        }
    }

    /// How often the market is replaced on average until it may stay (`ttr.draw.market-flush`), in the worst case:
    /// the seats hold all coloured cards but so few that it only just can be (`ttr.draw.flush-terminates`), and no
    /// wild. It stays if it shows all of these, which are that few of five cards drawn from them and the wilds.
    private static double flushesInARow(int wilds) {
        double markets = 1;
        for (int card = 0; card < FEWEST_COLORED; card++) {
            markets *= (double) (wilds + FEWEST_COLORED - card) / (MARKET - card);
        }
        return markets;
    }

    private void checkPrices() {
        for (Route route : board.routes()) {
            String place = "routes[" + route.index() + "]";
            if (route.color() != RouteColor.GRAY && cards(kind(route.color())) == 0) {
                problem(place + ".color", BoardFlaw.NO_CARDS, "color", route.color());
            } else if (route.wilds() > cards(CardKind.WILD)) {
                problem(place + ".wilds", BoardFlaw.FEW_WILDS, "wilds", cards(CardKind.WILD));
            } else if (mostFor(route.color()) < route.length()) {
                int most = mostFor(route.color());
                problem(place + ".length", BoardFlaw.FEW_TO_PAY, "cards", most, "color", route.color());
            }
        }
    }

    private void checkFlag() {
        board.rules().elements().flag().map(Elements.Flags::colors).orElse(Set.of()).stream()
                .filter(color -> cards(color) == 0)
                .sorted()
                .forEach(color -> problem("elements.flag.colors", BoardFlaw.NO_CARDS, "color", color));
    }

    /// The most cards that a route of a color could be paid with.
    private int mostFor(RouteColor color) {
        int most = IntStream.range(0, CardKind.COLORS)
                .filter(kind -> color == RouteColor.GRAY || kind == color.ordinal())
                .map(kind -> cards(CardKind.of(kind)))
                .max()
                .orElse(0);
        return most + cards(CardKind.WILD);
    }

    private static CardKind kind(RouteColor color) {
        return CardKind.of(color.ordinal());
    }

    private int cards(CardKind kind) {
        return board.rules().cards().getOrDefault(kind, 0);
    }

    private void checkLastRound() {
        int vehicles = board.rules().vehicleCount();
        if (board.rules().lastRoundAt() >= vehicles) {
            problem("lastRoundAt", BoardFlaw.LAST_ROUND, "vehicles", vehicles);
        }
    }

    private void checkTieBreaks() {
        BoardRules rules = board.rules();
        int fewerStations = rules.tieBreaks().indexOf(BoardRules.TieBreak.FEWER_STATIONS);
        if (fewerStations >= 0 && rules.elements().station().isEmpty()) {
            problem("tieBreaks[" + fewerStations + "]", BoardFlaw.NO_ELEMENT, "element", "station");
        }
    }

    private void checkTicketSets() {
        List<TicketSet> sets = board.ticketSets().sets();
        for (int index = 0; index < sets.size(); index++) {
            String place = "ticketSets.sets[" + index + "]";
            TicketSet set = sets.get(index);
            checkTickets(place, place + ".openingTickets", set.tickets(), set.openingTickets());
        }
    }

    private void checkTickets(String place, String dealPlace, List<Ticket> tickets, OpeningDeal deal) {
        int seats = board.rules().maximumSeats();
        int longTickets = (int) tickets.stream().filter(Ticket::isLong).count();
        int regular = tickets.size() - longTickets;
        checkDeal(place, BoardFlaw.FEW_LONG, longTickets, seats * deal.longTickets());
        checkDeal(place, BoardFlaw.FEW_TICKETS, regular, seats * deal.regular());
        if (longTickets > 0 && deal.longTickets() == 0) {
            problem(dealPlace, BoardFlaw.LONG_UNDEALT);
        }
    }

    private void checkDeal(String place, BoardFlaw flaw, int there, int dealt) {
        if (there < dealt) {
            problem(place, flaw, "tickets", there, "dealt", dealt);
        }
    }

    /// The search for the longest path keeps the routes of a seat in 64 bits.
    private void checkHeldRoutes() {
        int held = 0;
        for (int kind = 0; kind < board.rules().vehicles().size(); kind++) {
            held += mostHeld(kind);
        }
        if (held > Board.MAXIMUM_HELD_ROUTES) {
            problem("vehicles", BoardFlaw.MANY_ROUTES, "routes", held, "most", Board.MAXIMUM_HELD_ROUTES);
        }
    }

    /// How many routes the vehicles of a kind suffice for, the shortest routes first.
    private int mostHeld(int kind) {
        int left = board.rules().vehicles().get(kind).count();
        int held = 0;
        int[] vehicles = board.routes().stream()
                .filter(route -> route.vehicle() == kind)
                .mapToInt(Route::vehicles)
                .sorted()
                .toArray();
        for (int needed : vehicles) {
            left -= needed;
            held += left >= 0 ? 1 : 0;
        }
        return held;
    }

    private void checkReach() {
        long found = reachedFrom(0);
        String lost = board.cities().stream()
                .filter(city -> (found >>> board.cities().indexOf(city) & 1) == 0)
                .map(City::id)
                .collect(Collectors.joining(", "));
        if (!lost.isEmpty()) {
            String first = board.cities().getFirst().id();
            problem("routes", BoardFlaw.OUT_OF_REACH, "city", first, "lost", lost);
        }
        if (!lost.isEmpty() && sound("tickets")) {
            checkTicketsCanBeMade();
        }
    }

    private void checkTicketsCanBeMade() {
        for (Ticket ticket : board.tickets()) {
            if ((reachedFrom(ticket.from()) >>> ticket.to() & 1) == 0) {
                problem(
                        "tickets[" + ticket.index() + "]",
                        BoardFlaw.NO_WAY,
                        "from",
                        board.cities().get(ticket.from()).id(),
                        "to",
                        board.cities().get(ticket.to()).id());
            }
        }
    }

    /// The cities that routes lead to from a city, as bits.
    private long reachedFrom(int city) {
        long reached = 1L << city;
        long before;
        do {
            before = reached;
            for (Route route : board.routes()) {
                long ends = 1L << route.from() | 1L << route.to();
                if ((reached & ends) != 0) {
                    reached |= ends;
                }
            }
        } while (reached != before);
        return reached;
    }

    private void problem(String path, BoardFlaw flaw, Object... facts) {
        root.get(path).problem(flaw, facts);
    }
}
