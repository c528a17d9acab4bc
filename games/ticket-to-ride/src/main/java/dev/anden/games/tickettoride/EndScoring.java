package dev.anden.games.tickettoride;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.element.station.Borrowing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The count at the end (`ttr.end.totals`): tickets, stations, longest path, ranks.
final class EndScoring {
    private final TtrState state;
    private final GameTables tables;
    private final Networks networks;
    private final LongestPath paths;
    private final Borrowing borrowing;

    private final long[] parts = new long[Networks.MOST];
    private final int[] lengths = new int[8];

    EndScoring(TtrState state) {
        this.state = state;
        tables = state.tables;
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

    /// Adds tickets, stations and longest path to the points of routes and flags.
    void addFinalPoints() {
        boolean hasLongest = tables.rules.longestPathPoints() > 0;
        int longest = 0;
        for (int seat = 0; seat < state.seats; seat++) {
            build(seat);
            longest = hasLongest ? longest(seat, longest) : 0;
            // The longest path is looked for first: borrowed routes don't lengthen it (ttr.europe.station-longest).
            state.scores[seat] += ticketPoints(seat) + stationPoints(seat);
        }
        for (int seat = 0; seat < state.seats; seat++) {
            if (longest > 0 && lengths[seat] == longest) {
                state.scores[seat] += tables.rules.longestPathPoints();
            }
        }
    }

    private void build(int seat) {
        networks.build(state.claims.claimedLow(seat), state.claims.claimedHigh(seat));
    }

    /// The longest path of a seat and those before it. In [#lengths] it stands at the seats that have one, with
    /// others less.
    private int longest(int seat, int before) {
        int floor = Math.max(0, before - 1);
        lengths[seat] = paths.find(networks, state.claims.claimedLow(seat), state.claims.claimedHigh(seat), floor);
        return Math.max(before, lengths[seat]);
    }

    private int ticketPoints(int seat) {
        int points = 0;
        for (long rest = state.tickets.kept[seat]; rest != 0; rest &= rest - 1) {
            int ticket = Long.numberOfTrailingZeros(rest);
            boolean made = networks.joined(tables.ticketFrom[ticket], tables.ticketTo[ticket]);
            points += made ? tables.ticketPoints[ticket] : -tables.ticketPoints[ticket];
        }
        // What borrowed routes complete was counted as missed above.
        return points + 2 * borrowed(seat);
    }

    /// Finds the best routes to borrow; the points of the tickets that they complete.
    private int borrowed(int seat) {
        long built = state.stations.built(seat);
        if (built == 0) {
            return 0;
        }
        long low = 0;
        long high = 0;
        for (int other = 0; other < state.seats; other++) {
            if (other != seat) {
                low |= state.claims.claimedLow(other);
                high |= state.claims.claimedHigh(other);
            }
        }
        return borrowing.find(parts, networks.list(parts), built, low, high, state.tickets.kept[seat]);
    }

    private int stationPoints(int seat) {
        return state.stations.left(seat) * tables.stationPoints;
    }

    /// The score sheet: every point with its rule.
    ScoreSheet sheet() {
        var lines = new ArrayList<ScoreLine>();
        int longest = 0;
        for (int seat = 0; seat < state.seats; seat++) {
            build(seat);
            longest = longest(seat, longest);
        }
        var results = new ArrayList<Result>();
        for (int seat = 0; seat < state.seats; seat++) {
            lines.add(routesLine(seat));
            if (tables.flagColors != 0) {
                int points = state.flags.completed(seat) * tables.flagPoints;
                lines.add(new ScoreLine(seat, "ttr.paris.flag-score", points, List.of(), points > 0));
            }
            List<ScoreLine> ticketLines = ticketLines(seat);
            lines.addAll(ticketLines);
            if (tables.stationCosts.length > 0) {
                lines.addAll(stationLines(seat));
            }
            boolean hasLongest = longest > 0 && lengths[seat] == longest;
            if (tables.rules.longestPathPoints() > 0) {
                lines.add(longestLine(seat, hasLongest));
            }
            int completed =
                    (int) ticketLines.stream().filter(ScoreLine::achieved).count();
            results.add(new Result(state.scores[seat], completed, state.stations.left(seat), hasLongest));
        }
        List<Integer> totals = results.stream().map(Result::total).toList();
        List<Integer> ranks = results.stream()
                .map(result -> 1
                        + (int) results.stream()
                                .filter(other -> compare(other, result) > 0)
                                .count())
                .toList();
        return new ScoreSheet(lines, totals, ranks, decidedBy(results, ranks));
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

    private static String decidedBy(List<Result> results, List<Integer> ranks) {
        int best = results.get(ranks.indexOf(1)).total();
        if (results.stream().filter(result -> result.total() == best).count() == 1) {
            return "ttr.end.totals";
        }
        return ranks.stream().filter(rank -> rank == 1).count() == 1 ? "ttr.end.tie-break" : "ttr.ruling.r8";
    }

    private ScoreLine routesLine(int seat) {
        int[] routes = IntStream.range(0, tables.routes.routes)
                .filter(route -> state.claims.owner(route) == seat)
                .toArray();
        int points =
                Arrays.stream(routes).map(route -> tables.routes.points[route]).sum();
        return new ScoreLine(seat, "ttr.claim.score-at-once", points, ids(routes), true);
    }

    private List<ScoreLine> ticketLines(int seat) {
        build(seat);
        borrow(seat);
        var lines = new ArrayList<ScoreLine>();
        for (int ticket : TicketSet.toArray(state.tickets.kept[seat])) {
            Ticket data = tables.board.tickets().get(ticket);
            boolean made = networks.joined(data.from(), data.to());
            int points = made ? data.points() : -data.points();
            lines.add(new ScoreLine(seat, "ttr.ticket.scored-at-end", points, List.of(data.id()), made));
        }
        return lines;
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
        return Long.bitCount(state.stations.built(seat));
    }

    /// A line for each station, with the route that it borrows, and one for the stations that weren't built.
    private List<ScoreLine> stationLines(int seat) {
        var lines = new ArrayList<ScoreLine>();
        for (int station = 0; station < built(seat); station++) {
            int route = borrowing.route(station);
            var names = new ArrayList<>(
                    List.of(tables.board.cities().get(borrowing.city(station)).id()));
            if (route != Borrowing.NOTHING) {
                names.add(tables.board.routes().get(route).id());
            }
            lines.add(new ScoreLine(seat, "ttr.europe.station-use", 0, names, route != Borrowing.NOTHING));
        }
        int points = stationPoints(seat);
        lines.add(new ScoreLine(seat, "ttr.europe.station-points", points, List.of(), points > 0));
        return lines;
    }

    private ScoreLine longestLine(int seat, boolean hasLongest) {
        build(seat);
        paths.find(networks, state.claims.claimedLow(seat), state.claims.claimedHigh(seat), 0);
        int points = hasLongest ? tables.rules.longestPathPoints() : 0;
        return new ScoreLine(seat, "ttr.end.longest-path", points, ids(paths.trail()), hasLongest);
    }

    private List<String> ids(int[] routes) {
        return Arrays.stream(routes)
                .mapToObj(route -> tables.board.routes().get(route).id())
                .toList();
    }
}
