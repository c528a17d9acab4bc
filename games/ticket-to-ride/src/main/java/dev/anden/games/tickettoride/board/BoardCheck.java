package dev.anden.games.tickettoride.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Checks what can only be said of a board as a whole: that every city can be reached, and that the cards and tickets
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
        int deal = rules.maximumSeats() * rules.openingTickets().deal();
        if (board.tickets().size() < deal) {
            problem(
                    "tickets",
                    "there are %d, but %d are dealt".formatted(board.tickets().size(), deal));
        }
        for (Route route : board.routes()) {
            boolean payable = route.color() == RouteColor.GRAY
                    || rules.cards().containsKey(CardKind.of(route.color().ordinal()));
            if (!payable) {
                problem("routes[" + route.index() + "].color", "there are no " + route.color() + " cards");
            }
        }
    }

    /// The search for the longest path keeps the routes of a seat in 64 bits.
    private void checkHeldRoutes() {
        int held = 0;
        int spaces = 0;
        for (int length :
                board.routes().stream().mapToInt(Route::length).sorted().toArray()) {
            spaces += length;
            held += spaces <= board.rules().vehicles() ? 1 : 0;
        }
        if (held > Board.MAXIMUM_HELD_ROUTES) {
            problem(
                    "vehicles",
                    "are enough to claim %d routes; at most %d fit in one hand"
                            .formatted(held, Board.MAXIMUM_HELD_ROUTES));
        }
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
