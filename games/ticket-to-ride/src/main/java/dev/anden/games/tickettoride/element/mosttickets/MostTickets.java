package dev.anden.games.tickettoride.element.mosttickets;

import dev.anden.engine.ScoreLine;
import java.util.Arrays;
import java.util.List;

/// Who completed the most tickets, and what that brings: every seat with as many as any other gets all the points,
/// but nobody without a completed ticket does (`ttr.end.most-tickets-tie`, ruling `ttr.ruling.r12`).
public final class MostTickets {
    private final int points;

    /// @param points what it brings; 0 where there is no such bonus
    public MostTickets(int points) {
        this.points = points;
    }

    /// Whether there is such a bonus.
    public boolean counts() {
        return points > 0;
    }

    /// The points of a seat.
    ///
    /// @param completed how many tickets each seat completed
    public int of(int seat, int[] completed) {
        return has(seat, completed) ? points : 0;
    }

    /// The line of a seat on the score sheet.
    ///
    /// @param completed how many tickets each seat completed
    public ScoreLine line(int seat, int[] completed) {
        return new ScoreLine(seat, "ttr.end.most-tickets", of(seat, completed), List.of(), has(seat, completed));
    }

    private static boolean has(int seat, int[] completed) {
        return completed[seat] > 0
                && completed[seat] == Arrays.stream(completed).max().orElse(0);
    }
}
