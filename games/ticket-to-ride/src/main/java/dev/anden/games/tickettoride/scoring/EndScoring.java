package dev.anden.games.tickettoride.scoring;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.board.Tickets;
import dev.anden.games.tickettoride.element.mosttickets.MostTickets;
import dev.anden.games.tickettoride.element.station.Borrowing;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// The count at the end (`ttr.end.totals`): tickets, stations, longest path, ranks.
public final class EndScoring {
    private final Position position;
    private final GameTables tables;
    private final Networks networks;
    private final LongestPath paths;
    private final Borrowing borrowing;

    private final long[] parts = new long[Networks.MOST];
    private final int[] lengths = new int[8];
    private final MostTickets mostTickets;

    /// Tickets that each seat completed.
    private final int[] completed;

    public EndScoring(Position position) {
        this.position = position;
        tables = position.tables;
        mostTickets = new MostTickets(tables.rules.mostTicketsPoints());
        completed = new int[position.seats];
        networks = new Networks(tables.routes);
        paths = new LongestPath(tables.routes);
        borrowing = new Borrowing(
                tables.stationCosts.length,
                tables.routes.from,
                tables.routes.to,
                tables.ticketFrom,
                tables.ticketTo,
                tables.ticketPoints);
    }

    /// Adds tickets, stations and the bonuses to the points of routes and flags.
    public void addFinalPoints() {
        boolean hasLongest = tables.rules.longestPathPoints() > 0;
        int longest = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            build(seat);
            longest = hasLongest ? longest(seat, longest) : 0;
            // The longest path is looked for first: borrowed routes don't lengthen it (ttr.europe.station-longest).
            position.scores[seat] += ticketPoints(seat) + stationPoints(seat);
        }
        for (int seat = 0; seat < position.seats; seat++) {
            if (longest > 0 && lengths[seat] == longest) {
                position.scores[seat] += tables.rules.longestPathPoints();
            }
            position.scores[seat] += mostTickets.of(seat, completed);
        }
    }

    private void build(int seat) {
        networks.build(position.claims.claimedLow(seat), position.claims.claimedHigh(seat));
    }

    /// The longest path of a seat and those before it. In [#lengths] it stands at the seats that have one, with
    /// others less.
    private int longest(int seat, int before) {
        int floor = Math.max(0, before - 1);
        lengths[seat] =
                paths.find(networks, position.claims.claimedLow(seat), position.claims.claimedHigh(seat), floor);
        return Math.max(before, lengths[seat]);
    }

    private int ticketPoints(int seat) {
        int points = 0;
        completed[seat] = 0;
        Tickets kept = position.tickets.kept[seat];
        for (int ticket = kept.next(0); ticket >= 0; ticket = kept.next(ticket + 1)) {
            boolean made = networks.joined(tables.ticketFrom[ticket], tables.ticketTo[ticket]);
            points += made ? tables.ticketPoints[ticket] : -tables.ticketPoints[ticket];
            completed[seat] += made ? 1 : 0;
        }
        // What borrowed routes complete was counted as missed above.
        points += 2 * borrowed(seat);
        completed[seat] += built(seat) == 0 ? 0 : borrowing.completed();
        return points;
    }

    /// Finds the best routes to borrow; the points of the tickets that they complete.
    private int borrowed(int seat) {
        long built = position.stations.built(seat);
        if (built == 0) {
            return 0;
        }
        long low = 0;
        long high = 0;
        for (int other = 0; other < position.seats; other++) {
            if (other != seat) {
                low |= position.claims.claimedLow(other);
                high |= position.claims.claimedHigh(other);
            }
        }
        return borrowing.find(parts, networks.list(parts), built, low, high, position.tickets.kept[seat]);
    }

    private int stationPoints(int seat) {
        return position.stations.left(seat) * tables.stationPoints;
    }

    /// The score sheet: every point with its rule.
    public ScoreSheet sheet() {
        List<List<String>> trails = tables.rules.longestPathPoints() > 0 ? longestTrails() : List.of();
        int longest = trails.isEmpty() ? 0 : Arrays.stream(lengths).max().orElse(0);
        var lines = new ArrayList<ScoreLine>();
        var results = new Result[position.seats];
        for (int seat = 0; seat < position.seats; seat++) {
            boolean hasLongest = longest > 0 && lengths[seat] == longest;
            addRoutes(lines, seat);
            completed[seat] = addTickets(lines, seat);
            addStations(lines, seat);
            if (!trails.isEmpty()) {
                int points = hasLongest ? tables.rules.longestPathPoints() : 0;
                lines.add(new ScoreLine(seat, "ttr.end.longest-path", points, trails.get(seat), hasLongest));
            }
            results[seat] =
                    new Result(position.scores[seat], completed[seat], position.stations.left(seat), hasLongest);
        }
        if (mostTickets.counts()) {
            for (int seat = 0; seat < position.seats; seat++) {
                lines.add(mostTickets.line(seat, completed));
            }
        }
        List<Integer> totals = Arrays.stream(results).map(Result::total).toList();
        List<Integer> ranks =
                Arrays.stream(results).map(result -> rank(result, results)).toList();
        return new ScoreSheet(lines, totals, ranks, decidedBy(totals, ranks));
    }

    /// The ids of the routes of each seat's longest path; its spaces stand in [#lengths].
    private List<List<String>> longestTrails() {
        var trails = new ArrayList<List<String>>();
        for (int seat = 0; seat < position.seats; seat++) {
            long low = position.claims.claimedLow(seat);
            long high = position.claims.claimedHigh(seat);
            networks.build(low, high);
            lengths[seat] = paths.find(networks, low, high, 0);
            trails.add(ids(paths.trail()));
        }
        return trails;
    }

    private record Result(int total, int completed, int stationsLeft, boolean hasLongest) {}

    private int compare(Result left, Result right) {
        if (left.total() != right.total()) {
            return Integer.compare(left.total(), right.total());
        }
        for (TieBreak tieBreak : tables.rules.tieBreaks()) {
            int order = compare(tieBreak, left, right);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static int compare(TieBreak tieBreak, Result left, Result right) {
        return switch (tieBreak) {
            case COMPLETED_TICKETS -> Integer.compare(left.completed(), right.completed());
            case FEWER_STATIONS -> Integer.compare(left.stationsLeft(), right.stationsLeft());
            case LONGEST_PATH -> Boolean.compare(left.hasLongest(), right.hasLongest());
        };
    }

    private int rank(Result result, Result[] results) {
        int rank = 1;
        for (Result other : results) {
            rank += compare(other, result) > 0 ? 1 : 0;
        }
        return rank;
    }

    private static String decidedBy(List<Integer> totals, List<Integer> ranks) {
        int best = totals.get(ranks.indexOf(1));
        if (Collections.frequency(totals, best) == 1) {
            return "ttr.end.totals";
        }
        return Collections.frequency(ranks, 1) == 1 ? "ttr.end.tie-break" : "ttr.ruling.r8";
    }

    /// Adds what was scored while the game went on: routes, and flags where there are some.
    private void addRoutes(List<ScoreLine> lines, int seat) {
        int[] claimed = routes(position.claims.claimedLow(seat), position.claims.claimedHigh(seat));
        int points = 0;
        for (int route : claimed) {
            points += tables.routes.points[route];
        }
        lines.add(new ScoreLine(seat, "ttr.claim.score-at-once", points, ids(claimed), true));
        if (tables.flagColors != 0) {
            int flagPoints = position.flags.completed(seat) * tables.flagPoints;
            lines.add(new ScoreLine(seat, "ttr.paris.flag-score", flagPoints, List.of(), flagPoints > 0));
        }
    }

    /// Adds a line for each ticket; how many are completed. Borrowed routes count from here on.
    private int addTickets(List<ScoreLine> lines, int seat) {
        build(seat);
        borrow(seat);
        int made = 0;
        for (int index : position.tickets.kept[seat].toArray()) {
            Ticket ticket = tables.board.tickets().get(index);
            boolean joined = networks.joined(ticket.from(), ticket.to());
            made += joined ? 1 : 0;
            int points = joined ? ticket.points() : -ticket.points();
            lines.add(new ScoreLine(seat, "ttr.ticket.scored-at-end", points, List.of(ticket.id()), joined));
        }
        return made;
    }

    /// Joins the routes that a seat's stations borrow to its networks.
    private void borrow(int seat) {
        borrowed(seat);
        for (int station = 0; station < built(seat); station++) {
            if (borrowing.route(station) != Borrowing.NOTHING) {
                networks.join(borrowing.route(station));
            }
        }
    }

    private int built(int seat) {
        return Long.bitCount(position.stations.built(seat));
    }

    /// Where there are stations, adds a line for each, with the route that it borrows, and one for those not built.
    private void addStations(List<ScoreLine> lines, int seat) {
        if (tables.stationCosts.length == 0) {
            return;
        }
        for (int station = 0; station < built(seat); station++) {
            int route = borrowing.route(station);
            String city = tables.board.cities().get(borrowing.city(station)).id();
            boolean used = route != Borrowing.NOTHING;
            List<String> subjects = used ? List.of(city, id(route)) : List.of(city);
            lines.add(new ScoreLine(seat, "ttr.europe.station-use", 0, subjects, used));
        }
        int points = stationPoints(seat);
        lines.add(new ScoreLine(seat, "ttr.europe.station-points", points, List.of(), points > 0));
    }

    /// The routes of a set, in ascending order.
    private static int[] routes(long low, long high) {
        var routes = new int[Long.bitCount(low) + Long.bitCount(high)];
        int count = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            routes[count++] = Long.numberOfTrailingZeros(rest);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            routes[count++] = 64 + Long.numberOfTrailingZeros(rest);
        }
        return routes;
    }

    private List<String> ids(int[] routes) {
        var ids = new String[routes.length];
        for (int index = 0; index < routes.length; index++) {
            ids[index] = id(routes[index]);
        }
        return List.of(ids);
    }

    private String id(int route) {
        return tables.board.routes().get(route).id();
    }
}
