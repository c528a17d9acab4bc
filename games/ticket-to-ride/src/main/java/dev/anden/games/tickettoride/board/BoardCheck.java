package dev.anden.games.tickettoride.board;

import dev.anden.games.boardfile.Place;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Checks what can only be said of a board as a whole: that every city can be reached, and that the cards and
/// tickets suffice for the deal. Where a part of the file has problems already, nothing is said of what follows
/// from it.
final class BoardCheck {
    private static final int MARKET = 5;

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
            checkTickets();
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
            problem("cities", "a board has two cities at least");
        } else {
            checkReach();
        }
    }

    private void checkCards() {
        BoardRules rules = board.rules();
        int needed = rules.maximumSeats() * rules.openingHand() + MARKET;
        if (board.cardCount() <= needed) {
            problem("cards", "there are %d, but %d are needed to begin".formatted(board.cardCount(), needed + 1));
        }
        if (board.cardCount() > Board.MAXIMUM_CARDS) {
            problem("cards", "there are %d; at most %d fit".formatted(board.cardCount(), Board.MAXIMUM_CARDS));
        }
    }

    private void checkPrices() {
        for (Route route : board.routes()) {
            String place = "routes[" + route.index() + "]";
            if (route.color() != RouteColor.GRAY && cards(kind(route.color())) == 0) {
                problem(place + ".color", "there are no " + route.color() + " cards");
            } else if (route.wilds() > cards(CardKind.WILD)) {
                problem(place + ".wilds", "there are only %d wild cards".formatted(cards(CardKind.WILD)));
            } else if (mostFor(route.color()) < route.length()) {
                problem(
                        place + ".length",
                        "there are only %d %s and wild cards to pay it with"
                                .formatted(mostFor(route.color()), route.color()));
            }
        }
    }

    private void checkFlag() {
        board.rules().elements().flag().map(Elements.Flags::colors).orElse(Set.of()).stream()
                .filter(color -> cards(color) == 0)
                .sorted()
                .forEach(color -> problem("elements.flag.colors", "there are no " + color + " cards"));
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
            problem("lastRoundAt", "must be less than the %d vehicles of a seat".formatted(vehicles));
        }
    }

    private void checkTieBreaks() {
        BoardRules rules = board.rules();
        int fewerStations = rules.tieBreaks().indexOf(BoardRules.TieBreak.FEWER_STATIONS);
        if (fewerStations >= 0 && rules.elements().station().isEmpty()) {
            problem("tieBreaks[" + fewerStations + "]", "the board's elements have no \"station\"");
        }
    }

    private void checkTickets() {
        BoardRules rules = board.rules();
        int longTickets = (int) board.tickets().stream().filter(Ticket::isLong).count();
        int regular = board.tickets().size() - longTickets;
        checkDeal(
                "long tickets",
                longTickets,
                rules.maximumSeats() * rules.openingTickets().longTickets());
        checkDeal(
                "tickets",
                regular,
                rules.maximumSeats() * rules.openingTickets().regular());
        if (longTickets > 0 && rules.openingTickets().longTickets() == 0) {
            problem("openingTickets", "deals none of the long tickets");
        }
    }

    private void checkDeal(String what, int there, int dealt) {
        if (there < dealt) {
            problem("tickets", "there are %d %s, but %d are dealt".formatted(there, what, dealt));
        }
    }

    /// The search for the longest path keeps the routes of a seat in 64 bits.
    private void checkHeldRoutes() {
        int held = 0;
        for (int kind = 0; kind < board.rules().vehicles().size(); kind++) {
            held += mostHeld(kind);
        }
        if (held > Board.MAXIMUM_HELD_ROUTES) {
            problem(
                    "vehicles",
                    "are enough to claim %d routes; at most %d fit in one hand"
                            .formatted(held, Board.MAXIMUM_HELD_ROUTES));
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
            problem(
                    "routes",
                    "no route leads from " + board.cities().getFirst().id() + " and its neighbours to " + lost);
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
                        "no routes join " + ticket.id().replace("--", " and "));
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

    private void problem(String path, String message) {
        root.get(path).problem(message);
    }
}
