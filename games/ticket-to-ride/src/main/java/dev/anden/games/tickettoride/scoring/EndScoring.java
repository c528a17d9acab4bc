package dev.anden.games.tickettoride.scoring;

import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.board.Ticket;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The count at the end (`ttr.end.totals`): tickets, what elements add, ranks.
public final class EndScoring {
    private final Position position;
    private final GameTables tables;
    private final Networks networks;
    private final Element[] atGameEnd;

    /// Tickets that each seat completed.
    private final int[] completed;

    public EndScoring(Position position) {
        this.position = position;
        tables = position.tables;
        completed = new int[position.seats];
        networks = new Networks(tables.routes);
        atGameEnd = position.atGameEnd();
    }

    /// Adds tickets and what elements score to the points scored in play.
    public void addFinalPoints() {
        for (int seat = 0; seat < position.seats; seat++) {
            build(seat);
            // What elements join doesn't lengthen what they measure (ttr.europe.station-longest).
            measure(seat);
            joinElements(seat);
            position.scores[seat] += ticketPoints(seat);
            tellCompleted(seat);
        }
        for (Element element : atGameEnd) {
            for (int seat = 0; seat < position.seats; seat++) {
                position.scores[seat] += element.finalPoints(seat);
            }
        }
    }

    private void build(int seat) {
        networks.build(position.claims.claimed(seat));
    }

    private void measure(int seat) {
        for (Element element : atGameEnd) {
            element.measure(seat, networks);
        }
    }

    private int ticketPoints(int seat) {
        int points = 0;
        completed[seat] = 0;
        IndexSet kept = position.tickets.kept[seat];
        for (int ticket = kept.next(0); ticket >= 0; ticket = kept.next(ticket + 1)) {
            boolean made = networks.joined(tables.tickets.from[ticket], tables.tickets.to[ticket]);
            points += made ? tables.tickets.points[ticket] : -tables.tickets.points[ticket];
            completed[seat] += made ? 1 : 0;
        }
        return points;
    }

    private void tellCompleted(int seat) {
        for (Element element : atGameEnd) {
            element.completed(seat, completed[seat]);
        }
    }

    private void joinElements(int seat) {
        for (Element element : atGameEnd) {
            element.join(seat, networks);
        }
    }

    /// The score sheet: every point with its rule.
    public ScoreSheet sheet() {
        var lines = new ArrayList<ScoreLine>();
        var results = new Result[position.seats];
        for (Element element : atGameEnd) {
            element.beginLines();
        }
        for (int seat = 0; seat < position.seats; seat++) {
            addRoutes(lines, seat);
            completed[seat] = addTickets(lines, seat);
            tellCompleted(seat);
            for (Element element : atGameEnd) {
                lines.addAll(element.linesAtEnd(seat));
            }
            results[seat] = new Result(seat, position.scores[seat], completed[seat]);
        }
        for (Element element : atGameEnd) {
            lines.addAll(element.closingLines());
        }
        for (TieBreak by : decisive(results)) {
            for (Element element : atGameEnd) {
                lines.addAll(element.tieBreakLines(by));
            }
        }
        List<Integer> totals = Arrays.stream(results).map(Result::total).toList();
        List<Integer> ranks =
                Arrays.stream(results).map(result -> rank(result, results)).toList();
        return new ScoreSheet(lines, totals, ranks, decidedBy(totals, ranks));
    }

    private record Result(int seat, int total, int completed) {}

    private int compare(Result left, Result right) {
        if (left.total() != right.total()) {
            return Integer.compare(left.total(), right.total());
        }
        return decisive(left, right).map(by -> compare(by, left, right)).orElse(0);
    }

    /// The tie-breaks that put a seat before another with as many points.
    private Set<TieBreak> decisive(Result[] results) {
        var decisive = EnumSet.noneOf(TieBreak.class);
        for (Result left : results) {
            for (Result right : results) {
                if (left.total() == right.total()) {
                    decisive(left, right).ifPresent(decisive::add);
                }
            }
        }
        return decisive;
    }

    private Optional<TieBreak> decisive(Result left, Result right) {
        return tables.rules.tieBreaks().stream()
                .filter(by -> compare(by, left, right) != 0)
                .findFirst();
    }

    private int compare(TieBreak tieBreak, Result left, Result right) {
        return switch (tieBreak) {
            case COMPLETED_TICKETS -> Integer.compare(left.completed(), right.completed());
            default -> Integer.compare(tieBreak(tieBreak, left.seat()), tieBreak(tieBreak, right.seat()));
        };
    }

    private int tieBreak(TieBreak by, int seat) {
        int best = 0;
        for (Element element : atGameEnd) {
            best += element.tieBreak(by, seat);
        }
        return best;
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

    /// Adds what was scored while the game went on: routes, and what elements have scored.
    private void addRoutes(List<ScoreLine> lines, int seat) {
        int[] claimed = position.claims.claimed(seat).toArray();
        int points = 0;
        for (int route : claimed) {
            points += tables.routes.points[route];
        }
        lines.add(new ScoreLine(seat, "ttr.claim.score-at-once", points, tables.routeIds(claimed), true));
        position.elements().forEach(element -> lines.addAll(element.linesInPlay(seat)));
    }

    /// Adds a line for each ticket; how many are completed. What elements join counts from here on.
    private int addTickets(List<ScoreLine> lines, int seat) {
        build(seat);
        joinElements(seat);
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
}
