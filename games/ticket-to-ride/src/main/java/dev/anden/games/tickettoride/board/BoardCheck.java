package dev.anden.games.tickettoride.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Checks what can only be said of a board as a whole: that every city can be reached, and that the cards and
/// tickets
/// suffice for the deal.
final class BoardCheck {
    private static final int MARKET = 5;

    private final Board board;
    private final String file;
    private final List<BoardProblem> problems;

    BoardCheck(Board board, String file, List<BoardProblem> problems) {
        this.board = board;
        this.file = file;
        this.problems = problems;
    }

    void run() {
        if (board.cities().size() < 2) {
            problem("cities", "a board has two cities at least");
            return;
        }
        checkReach();
        checkHeldRoutes();
        BoardRules rules = board.rules();
        int needed = rules.maximumSeats() * rules.openingHand() + MARKET;
        if (board.cardCount() <= needed) {
            problem("cards", "there are %d, but %d are needed to begin".formatted(board.cardCount(), needed + 1));
        }
        if (board.cardCount() > Board.MAXIMUM_CARDS) {
            problem("cards", "there are %d; at most %d fit".formatted(board.cardCount(), Board.MAXIMUM_CARDS));
        }
        checkTickets();
        for (Route route : board.routes()) {
            boolean payable = route.color() == RouteColor.GRAY
                    || rules.cards().containsKey(CardKind.of(route.color().ordinal()));
            if (!payable) {
                problem("routes[" + route.index() + "].color", "there are no " + route.color() + " cards");
            }
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
        long reached = 1;
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
        long found = reached;
        var lost = new ArrayList<String>();
        IntStream.range(0, board.cities().size())
                .filter(city -> (found >>> city & 1) == 0)
                .forEach(city -> lost.add(board.cities().get(city).id()));
        if (!lost.isEmpty()) {
            problem("routes", "no route leads to " + String.join(", ", lost));
        }
    }

    private void problem(String path, String message) {
        problems.add(new BoardProblem(file, path, message));
    }
}
