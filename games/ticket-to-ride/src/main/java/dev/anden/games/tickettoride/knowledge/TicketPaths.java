package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.IndexSet;

/// The shortest ways that join tickets, one ticket after another, the dearest first: what is free is what is owned and
/// what an earlier ticket asks for already. A ticket that can't be joined with the vehicles that are left is left out.
final class TicketPaths {
    private final Position position;
    private final ShortestPaths paths;
    private final double[] price;
    private final RouteSet scratch = new RouteSet();

    TicketPaths(Position position) {
        this.position = position;
        paths = new ShortestPaths(position.board);
        price = new double[position.board.routes];
    }

    /// Adds the routes that join some tickets to a set.
    ///
    /// @return how many of the tickets are joined
    int join(IndexSet tickets, RouteSet wanted) {
        BoardKnowledge board = position.board;
        for (int route = 0; route < board.routes; route++) {
            boolean own = position.owner[route] == position.seat;
            price[route] = own ? 0 : position.claimable(route) ? board.vehicles[route] : ShortestPaths.UNUSABLE;
        }
        int joined = 0;
        double left = position.vehicles;
        IndexSet rest = tickets;
        while (!rest.isEmpty()) {
            int ticket = dearest(rest);
            rest = rest.without(ticket);
            int to = board.ticketTo[ticket];
            paths.search(board.ticketFrom[ticket], price, 1L << to);
            if (paths.distance(to) <= left) {
                left -= paths.distance(to);
                joined++;
                lay(to, wanted);
            }
        }
        return joined;
    }

    private void lay(int to, RouteSet wanted) {
        scratch.clear();
        paths.collect(to, scratch);
        for (int route = scratch.next(0); route >= 0; route = scratch.next(route + 1)) {
            price[route] = 0;
            if (position.owner[route] != position.seat) {
                wanted.add(route);
            }
        }
    }

    private int dearest(IndexSet tickets) {
        int dearest = tickets.next(0);
        for (int ticket = dearest; ticket >= 0; ticket = tickets.next(ticket + 1)) {
            dearest = position.board.ticketPoints[ticket] > position.board.ticketPoints[dearest] ? ticket : dearest;
        }
        return dearest;
    }

    /// How many vehicles it takes to join some tickets.
    int spaces(IndexSet tickets) {
        var wanted = new RouteSet();
        join(tickets, wanted);
        int spaces = 0;
        for (int route = wanted.next(0); route >= 0; route = wanted.next(route + 1)) {
            spaces += position.board.vehicles[route];
        }
        return spaces;
    }

    /// The offered tickets that are worth most together of those that can all be joined with the ones held; the
    /// cheapest that may be kept if there are none such.
    int mostThatFit() {
        int best = 0;
        int most = 0;
        for (int kept = 1; kept < 1 << position.offered.size(); kept++) {
            IndexSet chosen = position.offered.chosen(kept);
            int points = points(chosen);
            IndexSet all = position.tickets.plus(chosen);
            if (Integer.bitCount(kept) >= position.keepAtLeast
                    && points > most
                    && join(all, new RouteSet()) == all.size()) {
                best = kept;
                most = points;
            }
        }
        return best == 0 ? cheapest(position) : best;
    }

    private int points(IndexSet tickets) {
        int points = 0;
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            points += position.board.ticketPoints[ticket];
        }
        return points;
    }

    /// As few of the offered tickets as may be kept, those that could cost least, as a set over them.
    static int cheapest(Position position) {
        int kept = 0;
        for (int count = 0; count < position.keepAtLeast; count++) {
            int cheapest = -1;
            int cheapestPoints = Integer.MAX_VALUE;
            int place = 0;
            IndexSet offered = position.offered;
            for (int ticket = offered.next(0); ticket >= 0; ticket = offered.next(ticket + 1)) {
                int points = position.board.ticketPoints[ticket];
                if ((kept >> place & 1) == 0 && points < cheapestPoints) {
                    cheapest = place;
                    cheapestPoints = points;
                }
                place++;
            }
            kept |= 1 << cheapest;
        }
        return kept;
    }
}
