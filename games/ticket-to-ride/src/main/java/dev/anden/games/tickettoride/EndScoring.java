package dev.anden.games.tickettoride;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.Ticket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The count at the end (`ttr.end.totals`): tickets, longest path, ranks.
final class EndScoring {
    private final TtrState state;
    private final GameTables tables;
    private final Networks networks;
    private final LongestPath paths;

    EndScoring(TtrState state) {
        this.state = state;
        tables = state.tables;
        networks = new Networks(tables.routes);
        paths = new LongestPath(tables.routes);
    }

    /// Adds tickets and longest path to the points of the routes.
    void addFinalPoints() {
        int longest = tables.rules.longestPathPoints() == 0 ? 0 : longest();
        for (int seat = 0; seat < state.seats; seat++) {
            state.scores[seat] += ticketPoints(seat);
            if (longest > 0 && lengths[seat] == longest) {
                state.scores[seat] += tables.rules.longestPathPoints();
            }
        }
    }

    private final int[] lengths = new int[8];

    private int longest() {
        int longest = 0;
        for (int seat = 0; seat < state.seats; seat++) {
            lengths[seat] = paths.find(state.claims.claimedLow(seat), state.claims.claimedHigh(seat));
            longest = Math.max(longest, lengths[seat]);
        }
        return longest;
    }

    private int ticketPoints(int seat) {
        networks.build(state.claims.claimedLow(seat), state.claims.claimedHigh(seat));
        int points = 0;
        for (long rest = state.tickets.kept[seat]; rest != 0; rest &= rest - 1) {
            int ticket = Long.numberOfTrailingZeros(rest);
            boolean made = networks.joined(tables.ticketFrom[ticket], tables.ticketTo[ticket]);
            points += made ? tables.ticketPoints[ticket] : -tables.ticketPoints[ticket];
        }
        return points;
    }

    /// The score sheet: every point with its rule.
    ScoreSheet sheet() {
        var lines = new ArrayList<ScoreLine>();
        int longest = longest();
        var results = new ArrayList<Result>();
        for (int seat = 0; seat < state.seats; seat++) {
            lines.add(routesLine(seat));
            List<ScoreLine> ticketLines = ticketLines(seat);
            lines.addAll(ticketLines);
            boolean hasLongest = longest > 0 && lengths[seat] == longest;
            if (tables.rules.longestPathPoints() > 0) {
                lines.add(longestLine(seat, hasLongest));
            }
            int completed =
                    (int) ticketLines.stream().filter(ScoreLine::achieved).count();
            results.add(new Result(state.scores[seat], completed, hasLongest));
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

    private record Result(int total, int completed, boolean hasLongest) {}

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
        networks.build(state.claims.claimedLow(seat), state.claims.claimedHigh(seat));
        var lines = new ArrayList<ScoreLine>();
        for (int ticket : TicketSet.toArray(state.tickets.kept[seat])) {
            Ticket data = tables.board.tickets().get(ticket);
            boolean made = networks.joined(data.from(), data.to());
            int points = made ? data.points() : -data.points();
            lines.add(new ScoreLine(seat, "ttr.ticket.scored-at-end", points, List.of(data.id()), made));
        }
        return lines;
    }

    private ScoreLine longestLine(int seat, boolean hasLongest) {
        paths.find(state.claims.claimedLow(seat), state.claims.claimedHigh(seat));
        int points = hasLongest ? tables.rules.longestPathPoints() : 0;
        return new ScoreLine(seat, "ttr.end.longest-path", points, ids(paths.trail()), hasLongest);
    }

    private List<String> ids(int[] routes) {
        return Arrays.stream(routes)
                .mapToObj(route -> tables.board.routes().get(route).id())
                .toList();
    }
}
