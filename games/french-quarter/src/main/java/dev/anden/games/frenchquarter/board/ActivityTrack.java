package dev.anden.games.frenchquarter.board;

import java.util.List;
import java.util.Locale;

/// One of the five activity tracks.
///
/// @param activity which
/// @param street the index of the street whose mapped buildings it multiplies (`fq.score.activity`)
/// @param boxes fourteen boxes in order
/// @param multipliers what its multipliers are, from the top
public record ActivityTrack(Activity activity, int street, List<Box> boxes, List<Integer> multipliers) {
    /// Boxes of each track (`fq.activity.tracks`).
    public static final int LENGTH = 14;

    public ActivityTrack {
        boxes = List.copyOf(boxes);
        multipliers = List.copyOf(multipliers);
    }

    /// What a box shows.
    public enum Box {
        /// Nothing (`fq.activity.square`).
        SQUARE,
        /// A circle with a bonus.
        BONUS,
        /// A circle with a multiplier.
        MULTIPLIER,
        /// A circle with a bonus or a multiplier.
        CHOICE;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
