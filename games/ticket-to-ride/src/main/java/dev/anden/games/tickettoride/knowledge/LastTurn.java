package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.element.longestpath.LongestTrail;
import dev.anden.games.tickettoride.state.Networks;

/// A seat's last turn: nothing comes after it, so what each claim brings can be counted, tickets and the longest
/// path included, and so can what tickets would bring that may be complete already.
final class LastTurn {
    private final Position position;
    private final BoardKnowledge board;
    private final Networks networks;
    private final LongestTrail trails;
    private final RouteSet held = new RouteSet();
    private final double[] gains;
    private int longestOfOthers;
    private boolean prefersTickets;

    LastTurn(Position position) {
        this.position = position;
        board = position.board;
        networks = new Networks(board.routeTables);
        trails = new LongestTrail(board.routeTables);
        gains = new double[board.tickets];
    }

    /// The claim that brings most, or [ClaimChoice#NONE] if there is none or tickets bring more.
    int claim() {
        longestOfOthers = longestOfOthers();
        int best = ClaimChoice.NONE;
        double most = Double.NEGATIVE_INFINITY;
        for (int route = 0; route < board.routes; route++) {
            int claim = position.claimable(route) ? PaymentChoice.pay(position, route) : PaymentChoice.NONE;
            if (claim != PaymentChoice.NONE) {
                double gain = gain(route);
                if (gain > most) {
                    most = gain;
                    best = claim;
                }
            }
        }
        prefersTickets = position.ticketsLeft && expectedOfTickets() > Math.max(0, most);
        return prefersTickets ? ClaimChoice.NONE : best;
    }

    /// Whether drawing tickets brings more than what [#claim] found.
    boolean prefersTickets() {
        return prefersTickets;
    }

    /// All of the offered tickets that are complete; of the others, as many of the cheapest as have to be kept.
    int keptTickets() {
        int kept = 0;
        int rest = 0;
        int place = 0;
        for (int ticket = position.offered.next(0); ticket >= 0; ticket = position.offered.next(ticket + 1)) {
            if (position.completed(ticket)) {
                kept |= 1 << place;
            } else {
                rest |= 1 << place;
            }
            place++;
        }
        while (Integer.bitCount(kept) < position.keepAtLeast) {
            int cheapest = cheapest(rest);
            kept |= cheapest;
            rest &= ~cheapest;
        }
        return ActionCodes.keep(kept, 0);
    }

    private int cheapest(int places) {
        int cheapest = 0;
        int least = Integer.MAX_VALUE;
        int place = 0;
        for (int ticket = position.offered.next(0); ticket >= 0; ticket = position.offered.next(ticket + 1)) {
            if ((places >>> place & 1) != 0 && board.ticketPoints[ticket] < least) {
                least = board.ticketPoints[ticket];
                cheapest = 1 << place;
            }
            place++;
        }
        return cheapest;
    }

    private double gain(int route) {
        networks.copyFrom(position.networks);
        networks.join(route);
        double gain = board.points[route];
        for (int ticket = position.tickets.next(0); ticket >= 0; ticket = position.tickets.next(ticket + 1)) {
            if (!position.completed(ticket) && networks.joined(board.ticketFrom[ticket], board.ticketTo[ticket])) {
                // It would have been taken off.
                gain += 2 * board.ticketPoints[ticket] + board.perTicket;
            }
        }
        if (board.longestPathPoints > 0) {
            int floor = Math.max(0, longestOfOthers - 1);
            gain += trails.find(networks, position.ownRoutes.with(route), floor) >= longestOfOthers
                    ? board.longestPathPoints
                    : 0;
        }
        return gain;
    }

    private int longestOfOthers() {
        int longest = 1;
        if (board.longestPathPoints > 0) {
            for (int seat = 0; seat < position.seats; seat++) {
                if (seat != position.seat) {
                    IndexSet routes = routesOf(seat);
                    networks.build(routes);
                    longest = Math.max(longest, trails.find(networks, routes, 0));
                }
            }
        }
        return longest;
    }

    private IndexSet routesOf(int seat) {
        held.clear();
        for (int route = 0; route < board.routes; route++) {
            if (position.owner[route] == seat) {
                held.add(route);
            }
        }
        return held.with(IndexSet.NONE);
    }

    /// What the best of the tickets that it doesn't hold would bring, on average; those that are only dealt at the
    /// start are counted among them, as in [TicketHunger].
    private double expectedOfTickets() {
        int count = 0;
        for (int ticket = 0; ticket < board.tickets; ticket++) {
            if (!position.tickets.contains(ticket)) {
                int points = board.ticketPoints[ticket];
                gains[count++] = position.completed(ticket) ? points + board.perTicket : -points;
            }
        }
        return count == 0 ? Double.NEGATIVE_INFINITY : TicketHunger.expectedBest(gains, count, board.ticketsOffered);
    }
}
