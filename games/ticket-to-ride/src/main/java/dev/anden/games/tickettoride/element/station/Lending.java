package dev.anden.games.tickettoride.element.station;

import dev.anden.engine.ScoreLine;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.Position;
import java.util.ArrayList;
import java.util.List;

/// The routes that stations lend to their seats at the end (`ttr.europe.station-use`).
final class Lending {
    private final Stations stations;
    private final Position position;
    private final GameTables tables;
    private final Borrowing borrowing;

    Lending(Stations stations) {
        this.stations = stations;
        position = stations.position;
        tables = position.tables;
        borrowing = new Borrowing(stations.most(), tables.routes, tables.tickets);
    }

    /// Finds the best routes for a seat's stations to borrow, and joins them to its networks.
    void join(int seat, Networks networks) {
        IndexSet others = IndexSet.NONE;
        for (int other = 0; other < position.seats; other++) {
            if (other != seat) {
                others = others.plus(position.claims.claimed(other));
            }
        }
        long built = stations.built(seat);
        borrowing.find(networks, built, others, position.tickets.kept[seat]);
        for (int station = 0; station < Long.bitCount(built); station++) {
            if (borrowing.route(station) != Borrowing.NOTHING) {
                networks.join(borrowing.route(station));
            }
        }
    }

    /// A line for each station of the seat whose networks were joined last, with the route that it borrows, and one
    /// for those not built.
    List<ScoreLine> lines(int seat) {
        var lines = new ArrayList<ScoreLine>();
        for (int station = 0; station < Long.bitCount(stations.built(seat)); station++) {
            int route = borrowing.route(station);
            String city = tables.board.cities().get(borrowing.city(station)).id();
            boolean used = route != Borrowing.NOTHING;
            List<String> subjects =
                    used ? List.of(city, tables.board.routes().get(route).id()) : List.of(city);
            lines.add(new ScoreLine(seat, "ttr.europe.station-use", 0, subjects, used));
        }
        int points = stations.finalPoints(seat);
        lines.add(new ScoreLine(seat, "ttr.europe.station-points", points, List.of(), points > 0));
        return lines;
    }
}
