package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.element.station.Borrowing;
import dev.anden.games.tickettoride.element.station.Stations;
import dev.anden.games.tickettoride.view.TtrObservation;

/// Whether to build a station now, and where: near the end, where the routes that it can borrow complete tickets
/// that can't be completed any more by own ones (`ttr.europe.station-use`).
final class StationChoice {
    /// No station is worth building now.
    static final int NONE = -1;

    /// At or below this many turns left, an incomplete ticket is likely to stay incomplete.
    private static final double END_IS_NEAR = 5;

    private final Position position;
    private final BoardKnowledge board;
    private final Borrowing borrowing;

    StationChoice(Position position) {
        this.position = position;
        board = position.board;
        borrowing = new Borrowing(board.stationCosts.length, board.routeTables, board.ticketTables);
    }

    /// The code of the best station, or [#NONE].
    int choose(TtrObservation seen) {
        if (seen.stations(position.seat) == 0
                || position.horizon > END_IS_NEAR
                || position.openTickets().isEmpty()) {
            return NONE;
        }
        long built = 0;
        long taken = 0;
        for (int city = 0; city < board.cities; city++) {
            int owner = seen.stationOwner(city);
            taken |= owner < 0 ? 0 : 1L << city;
            built |= owner == position.seat ? 1L << city : 0;
        }
        int cost = board.stationCosts[board.stationCosts.length - seen.stations(position.seat)];
        int payment = payment(cost);
        if (payment == NONE) {
            return NONE;
        }
        int before = gain(built);
        int best = NONE;
        // A completed ticket counts twice: it would have been taken off.
        int most = (board.stationPoints + 1) / 2;
        for (int city = 0; city < board.cities; city++) {
            if ((taken >>> city & 1) == 0) {
                int more = gain(built | 1L << city) - before;
                if (more > most) {
                    most = more;
                    best = city;
                }
            }
        }
        return best < 0 ? NONE : Stations.code(best, payment >> 4, payment & 15);
    }

    /// Points of the tickets that stations in some cities complete.
    private int gain(long built) {
        IndexSet others = IndexSet.NONE;
        for (int route = 0; route < board.routes; route++) {
            if (position.owner[route] >= 0 && position.owner[route] != position.seat) {
                others = others.with(route);
            }
        }
        return borrowing.find(position.networks, built, others, position.tickets);
    }

    /// The fewest wilds and the colour with the most cards, as `kind * 16 + wilds`; [#NONE] if nothing is enough.
    private int payment(int cost) {
        int color = position.fullestColor();
        int colored = Math.min(cost, position.hand[color]);
        int wilds = cost - colored;
        if (wilds > position.hand[BoardKnowledge.WILD]) {
            return NONE;
        }
        return (colored == 0 ? CardKind.WILD.ordinal() : color) << 4 | wilds;
    }
}
