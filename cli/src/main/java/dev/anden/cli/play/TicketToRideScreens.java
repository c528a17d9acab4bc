package dev.anden.cli.play;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.games.tickettoride.TicketToRide;
import java.util.Optional;

/// Brings the screen of the Ticket to Ride family along.
public final class TicketToRideScreens implements ScreenProvider {
    @Override
    public Optional<Screen> screen(Game game, Setup setup, Names names) {
        return game instanceof TicketToRide own
                ? Optional.of(new TicketToRideScreen(own, setup, names))
                : Optional.empty();
    }
}
