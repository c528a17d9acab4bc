package dev.anden.cli.browser;

import java.util.List;

/// Brings somebody to a table of Ticket to Ride.
final class Travellers {
    private Travellers() {}

    /// Sits down at a board against a bot, keeps all tickets, and waits for the first turn with all seen, until
    /// nothing of the page changes any more.
    static Traveller atTheFirstTurn(Visitor visitor, OneAnden server, String board) {
        Home.open(visitor, server.address())
                .board(board)
                .seats(List.of("me", "bot:daydreamer"))
                .start();
        Traveller traveller = new Traveller(visitor);
        traveller.awaitTurn();
        traveller.keepAllBut(0);
        traveller.awaitTurn();
        traveller.awaitAnswer();
        visitor.page().keyboard().press("s");
        traveller.awaitReasons();
        visitor.awaitStillness();
        return traveller;
    }
}
