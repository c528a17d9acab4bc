package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.BoardRules;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Ticket;

/// What all states of a game share: the board laid out for speed. Immutable.
final class GameTables {
    final Board board;
    final BoardRules rules;
    final RouteTables routes;
    final KeepChoices openingChoices;
    final KeepChoices drawChoices;
    final int[] ticketFrom;
    final int[] ticketTo;
    final int[] ticketPoints;
    final byte[] cards = new byte[CardKind.COUNT];

    GameTables(Board board) {
        this.board = board;
        rules = board.rules();
        routes = new RouteTables(board.routes());
        openingChoices = new KeepChoices(rules.openingTickets().keep(), true);
        drawChoices = new KeepChoices(rules.ticketDraw().keep(), true);
        ticketFrom = board.tickets().stream().mapToInt(Ticket::from).toArray();
        ticketTo = board.tickets().stream().mapToInt(Ticket::to).toArray();
        ticketPoints = board.tickets().stream().mapToInt(Ticket::points).toArray();
        rules.cards().forEach((kind, count) -> cards[kind.ordinal()] = count.byteValue());
    }
}
