package dev.anden.games.tickettoride.element.tunnel;

import dev.anden.engine.Phrase;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.soundness.PositionFlaw;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.RouteTables;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Whether an open tunnel fits the position it lies in.
final class TunnelCheck {
    private final Tunnel tunnel;
    private final Position position;
    private final Consumer<Phrase> problems;

    TunnelCheck(Tunnel tunnel, Consumer<Phrase> problems) {
        this.tunnel = tunnel;
        this.problems = problems;
        position = tunnel.position;
    }

    /// A tunnel lies open just while cards are turned up for it or its payment is due.
    void check(int seat) {
        boolean due = position.frames.contains(TunnelKind.PAYMENT);
        require(due == tunnel.isOpen(), PositionFlaw.TUNNEL_ALONE);
        if (!due || !tunnel.isOpen()) {
            return;
        }
        checkTurnedUp();
        int route = ActionCodes.route(tunnel.claim());
        require(position.claims.open(seat, route), PositionFlaw.TUNNEL_CLOSED, "seat", seat);
        RouteTables routes = position.tables.routes;
        int left = position.vehicles[seat * routes.kinds + routes.vehicle[route]];
        require(left >= routes.vehicles[route], PositionFlaw.TUNNEL_VEHICLES, "seat", seat);
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int laid = tunnel.laid(kind);
            boolean known = laid == 0 || position.known.get(seat, kind) >= laid;
            require(known, PositionFlaw.LAID_KNOWN, "cards", laid, "color", CardKind.of(kind));
        }
    }

    private void checkTurnedUp() {
        int turnedUp = IntStream.range(0, CardKind.COUNT).map(tunnel::turnedUp).sum();
        int left = position.frames.countOf(TunnelKind.CARD);
        boolean emptied = left == 0 && position.cards.deckSize == 0;
        boolean fits = turnedUp + left == tunnel.turnUp || (emptied && turnedUp < tunnel.turnUp);
        require(fits, PositionFlaw.TURNED_UP, "cards", turnedUp);
    }

    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            problems.accept(otherwise.of(facts));
        }
    }
}
