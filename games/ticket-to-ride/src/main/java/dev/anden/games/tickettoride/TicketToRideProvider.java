package dev.anden.games.tickettoride;

import dev.anden.engine.Game;
import dev.anden.engine.GameProvider;
import dev.anden.games.tickettoride.board.BoardReader;
import java.util.List;

/// Brings the boards of the box along: one file each.
public final class TicketToRideProvider implements GameProvider {
    private static final List<String> BOARDS = List.of("usa", "europe", "berlin", "paris");

    @Override
    public List<Game> games() {
        return BOARDS.stream()
                .<Game>map(id -> new TicketToRide(BoardReader.bundled(id)))
                .toList();
    }
}
