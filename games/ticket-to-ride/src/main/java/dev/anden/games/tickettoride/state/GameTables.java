package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardRules;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.board.VehicleKind;
import java.util.List;
import java.util.function.Predicate;

/// What all states of a game share: the board laid out for speed. Immutable.
public final class GameTables {
    public final Board board;

    /// The tickets that are played with (`ttr.set.choice`): a value of the game's option.
    public final String ticketSet;

    public final BoardRules rules;
    public final RouteTables routes;
    public final KeepChoices openingChoices;
    public final KeepChoices drawChoices;
    public final int cities;
    public final TicketTables tickets;

    /// The tickets that are dealt at the beginning alone.
    public final IndexSet longTickets;

    /// All other tickets.
    final IndexSet regularTickets;

    public final byte[] cards = new byte[CardKind.COUNT];

    /// Vehicles of each seat, by kind.
    public final int[] vehicles;

    /// The names of frames, those of elements included.
    public final FrameNames frameNames;

    final ElementPlan elements;
    private final List<String> lines;

    /// Whether rejected opening tickets leave the game (`ttr.setup.opening-reject`).
    public final boolean boxesRejected;

    /// @param family all elements that a board can switch on
    /// @param ticketSet the tickets that the board is given with: a value of the game's option
    public GameTables(Board board, List<ElementKind> family, String ticketSet) {
        this.ticketSet = ticketSet;
        this.board = board;
        rules = board.rules();
        routes = new RouteTables(board.routes(), rules.vehicles());
        boxesRejected = rules.openingTickets().rejected() == BoardRules.Rejected.BOX;
        openingChoices = new KeepChoices(rules.openingTickets().keep(), !boxesRejected);
        drawChoices = new KeepChoices(rules.ticketDraw().keep(), true);
        cities = board.cities().size();
        tickets = new TicketTables(board.tickets());
        longTickets = tickets(board, Ticket::isLong);
        regularTickets = tickets(board, ticket -> !ticket.isLong());
        rules.cards().forEach((kind, count) -> cards[kind.ordinal()] = count.byteValue());
        vehicles = rules.vehicles().stream().mapToInt(VehicleKind::count).toArray();
        frameNames = new FrameNames(family);
        lines = family.stream()
                .map(ElementKind::line)
                .filter(line -> !line.isEmpty())
                .toList();
        elements = new ElementPlan(board, family);
    }

    /// The names of the lines that elements add to the text of a position.
    public List<String> lines() {
        return lines;
    }

    /// The ids of routes, in the order of their indexes.
    public List<String> routeIds(int[] indexes) {
        var ids = new String[indexes.length];
        for (int place = 0; place < indexes.length; place++) {
            ids[place] = board.routes().get(indexes[place]).id();
        }
        return List.of(ids);
    }

    private static IndexSet tickets(Board board, Predicate<Ticket> which) {
        return board.tickets().stream()
                .filter(which)
                .map(ticket -> IndexSet.of(ticket.index()))
                .reduce(IndexSet.NONE, IndexSet::plus);
    }
}
