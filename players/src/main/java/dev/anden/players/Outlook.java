package dev.anden.players;

import dev.anden.engine.State;

/// What the ends of games are worth to the seats, from 0 to 1, by points alone: half for how many others a seat
/// leaves behind, half for by how much, measured by the largest lead seen so far. A seat that plays alone counts
/// its points between the fewest and the most seen so far.
final class Outlook {
    private final int[] scores;
    private final double[] values;
    private int fewest = Integer.MAX_VALUE;
    private int most = Integer.MIN_VALUE;
    private int largestLead = 1;

    Outlook(int seats) {
        scores = new int[seats];
        values = new double[seats];
    }

    /// What an end is worth to each seat; the array is overwritten by the next.
    ///
    /// @param end a state in which the game is over
    double[] values(State end) {
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = end.score(seat);
            fewest = Math.min(fewest, scores[seat]);
            most = Math.max(most, scores[seat]);
        }
        for (int seat = 0; seat < scores.length; seat++) {
            values[seat] = scores.length == 1 ? alone() : (beaten(seat) + lead(seat)) / 2;
        }
        return values;
    }

    private double alone() {
        return most == fewest ? 0.5 : (double) (scores[0] - fewest) / (most - fewest);
    }

    /// The share of the others that a seat leaves behind; a tie is half of it.
    private double beaten(int seat) {
        double beaten = 0;
        for (int other = 0; other < scores.length; other++) {
            if (other != seat) {
                beaten += (1 + Integer.signum(scores[seat] - scores[other])) / 2.0;
            }
        }
        return beaten / (scores.length - 1);
    }

    /// How far a seat is ahead of the best of the others, from 0 (never was anybody further behind) to 1.
    private double lead(int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < scores.length; other++) {
            if (other != seat) {
                best = Math.max(best, scores[other]);
            }
        }
        int lead = scores[seat] - best;
        largestLead = Math.max(largestLead, Math.abs(lead));
        return (1 + (double) lead / largestLead) / 2;
    }
}
