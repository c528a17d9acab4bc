package dev.anden.games.tickettoride.element.tunnel;

import dev.anden.engine.Event;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.state.Position;
import java.util.function.Consumer;

/// What became of a tunnel by a ply.
final class TunnelTale {
    private final Tunnel before;
    private final Position after;

    TunnelTale(Tunnel before, Position after) {
        this.before = before;
        this.after = after;
    }

    static Event laid(Position position, int claim) {
        Route route = position.tables.board.routes().get(ActionCodes.route(claim));
        int wilds = ActionCodes.wilds(claim);
        return new TtrEvent.TunnelLaid(
                position.frames.seat(),
                route.id(),
                CardKind.of(ActionCodes.kind(claim)),
                route.length() - wilds,
                wilds);
    }

    /// A card was turned up; the tunnel was paid or given up, at once or after the cards were turned up.
    void tell(int frame, int code, Consumer<Event> events) {
        int seat = before.position.frames.seat();
        boolean paying = frame == TunnelKind.PAYMENT;
        if (!paying) {
            boolean matches = code == CardKind.COLORS || code == ActionCodes.kind(before.claim());
            events.accept(new TtrEvent.TunnelCardTurnedUp(seat, CardKind.of(code), matches));
        }
        if (after.element(Tunnel.class).isOpen()) {
            return;
        }
        Route route = after.tables.board.routes().get(ActionCodes.route(before.claim()));
        if (after.claims.owner(route.index()) != seat) {
            events.accept(new TtrEvent.TunnelGivenUp(seat, route.id()));
            return;
        }
        int wilds = ActionCodes.wilds(before.claim());
        int moreWilds = paying ? Tunnel.wildsPaid(code) : 0;
        int due = paying ? before.due() : 0;
        events.accept(new TtrEvent.RouteClaimed(
                seat,
                route.id(),
                CardKind.of(ActionCodes.kind(before.claim())),
                route.length() - wilds + due - moreWilds,
                wilds + moreWilds,
                route.points()));
    }
}
