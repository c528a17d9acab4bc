package dev.anden.games.tickettoride.element.tunnel;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import java.util.List;
import java.util.function.Function;

/// Tunnels, as the core asks for them.
public final class TunnelKind implements ElementKind {
    public static final TunnelKind TUNNEL = new TunnelKind();

    /// Chance: `count` more cards are turned up for the seat's tunnel.
    static final int CARD = Frames.ELEMENTS;

    /// The seat pays what is due for its tunnel, or gives it up.
    public static final int PAYMENT = CARD + 1;

    private TunnelKind() {}

    @Override
    public boolean isOn(Board board) {
        return board.rules().elements().tunnel().isPresent();
    }

    @Override
    public boolean keepsState() {
        return true;
    }

    @Override
    public int firstFrame() {
        return CARD;
    }

    @Override
    public List<String> frames() {
        return List.of("tunnel-card", "tunnel-payment");
    }

    @Override
    public String line() {
        return "tunnel";
    }

    @Override
    public boolean followsClaims() {
        return true;
    }

    @Override
    public Function<Position, Element> on(Board board) {
        int turnUp = board.rules().elements().tunnel().orElse(0);
        var tunnels = new boolean[board.routes().size()];
        for (Route route : board.routes()) {
            tunnels[route.index()] = route.tunnel();
        }
        return position -> new Tunnel(position, turnUp, tunnels);
    }
}
