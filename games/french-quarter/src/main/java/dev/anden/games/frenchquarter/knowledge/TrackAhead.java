package dev.anden.games.frenchquarter.knowledge;

import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.ActivityTrack.Box;

/// What is ahead on an activity track, by the last box marked.
final class TrackAhead {
    private final int[] multipliers;
    private final int[] iconsToCircle;

    /// @param crossedOut the circle that is jumped over, from 1; 0 if none is
    TrackAhead(ActivityTrack track, int crossedOut) {
        int length = track.boxes().size();
        multipliers = new int[length + 1];
        iconsToCircle = new int[length + 1];
        for (int box = length; box > 0; box--) {
            int before = box - 1;
            multipliers[before] = multipliers[box];
            iconsToCircle[before] = iconsToCircle[box];
            if (box != crossedOut) {
                Box shown = track.boxes().get(before);
                multipliers[before] += shown == Box.MULTIPLIER || shown == Box.CHOICE ? 1 : 0;
                iconsToCircle[before] = shown != Box.SQUARE ? 1 : iconsToCircle[box] == 0 ? 0 : iconsToCircle[box] + 1;
            }
        }
    }

    /// How many of the circles to come can be multipliers.
    int multipliers(int marked) {
        return multipliers[marked];
    }

    /// How many icons it takes to mark the next circle; 0 past the last one.
    int iconsToCircle(int marked) {
        return iconsToCircle[marked];
    }
}
