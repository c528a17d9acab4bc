package dev.anden.games.tickettoride.element.longestpath;

import dev.anden.engine.ScoreLine;
import dev.anden.games.tickettoride.board.BoardRules.TieBreak;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Networks;
import dev.anden.games.tickettoride.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Who has the longest path, and what that brings: every seat with one as long as any other gets all the points, and
/// comes before the others in a tie where the board says so.
final class LongestPath extends Element {
    private final Position position;
    private final int points;

    /// Spaces of each seat's longest path, as the count that goes on finds them; of a seat that another surpasses, any
    /// number below that one's. Nothing that belongs to a position.
    private final int[] lengths;

    private @Nullable LongestTrail search;

    /// The ids of the routes of each seat's path, for the score sheet.
    private List<List<String>> trails = List.of();

    /// @param points what it brings; 0 where it breaks ties and nothing else
    LongestPath(Position position, int points) {
        this.position = position;
        this.points = points;
        lengths = new int[position.seats];
    }

    @Override
    public ElementKind kind() {
        return LongestPathKind.LONGEST_PATH;
    }

    /// A seat's longest path, unless it is shorter than that of a seat before it: this needn't be found.
    @Override
    public void measure(int seat, Networks networks) {
        if (points == 0) {
            return;
        }
        int before = 0;
        for (int other = 0; other < seat; other++) {
            before = Math.max(before, lengths[other]);
        }
        lengths[seat] = find(seat, networks, Math.max(0, before - 1));
    }

    private int find(int seat, Networks networks, int floor) {
        return search().find(networks, position.claims.claimed(seat), floor);
    }

    /// Made when it is needed first: few copies of a position see the end.
    private LongestTrail search() {
        if (search == null) {
            search = new LongestTrail(position.tables.routes);
        }
        return search;
    }

    @Override
    public int finalPoints(int seat) {
        return has(seat) ? points : 0;
    }

    private boolean has(int seat) {
        for (int other : lengths) {
            if (other > lengths[seat]) {
                return false;
            }
        }
        return lengths[seat] > 0;
    }

    @Override
    public void beginLines() {
        var networks = new Networks(position.tables.routes);
        var found = new ArrayList<List<String>>();
        for (int seat = 0; seat < position.seats; seat++) {
            networks.build(position.claims.claimed(seat));
            lengths[seat] = find(seat, networks, 0);
            found.add(position.tables.routeIds(search().trail()));
        }
        trails = found;
    }

    @Override
    public List<ScoreLine> linesAtEnd(int seat) {
        return points == 0 ? List.of() : List.of(line(seat));
    }

    private ScoreLine line(int seat) {
        return new ScoreLine(seat, "ttr.end.longest-path", finalPoints(seat), trails.get(seat), has(seat));
    }

    @Override
    public List<ScoreLine> tieBreakLines(TieBreak by) {
        return points > 0 || by != TieBreak.LONGEST_PATH
                ? List.of()
                : IntStream.range(0, position.seats).mapToObj(this::line).toList();
    }

    @Override
    public int tieBreak(TieBreak by, int seat) {
        return by == TieBreak.LONGEST_PATH && has(seat) ? 1 : 0;
    }
}
