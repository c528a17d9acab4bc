package dev.anden.games.frenchquarter.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.ActivityTrack.Box;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What the bots expect of a track: the sixth box is a circle with a choice, the ninth a multiplier.
class TrackAheadTest {
    private static final ActivityTrack TRACK = new ActivityTrack(Activity.CULTURE, 0, boxes(), List.of(1, 2, 3, 4));

    private static List<Box> boxes() {
        return IntStream.rangeClosed(1, ActivityTrack.LENGTH)
                .mapToObj(box -> box == 6 ? Box.CHOICE : box == 9 ? Box.MULTIPLIER : Box.SQUARE)
                .toList();
    }

    @Test
    void circles_ahead_are_counted_in_icons() {
        var ahead = new TrackAhead(TRACK, 0);

        assertThat(ahead.iconsToCircle(3)).isEqualTo(3);
        assertThat(ahead.multipliers(3)).isEqualTo(2);
        assertThat(ahead.iconsToCircle(9)).as("none left").isZero();
        assertThat(ahead.multipliers(9)).isZero();
    }

    @Test
    void a_circle_that_is_crossed_out_gives_nothing_and_costs_no_icon() {
        var ahead = new TrackAhead(TRACK, 6);

        assertThat(ahead.iconsToCircle(3)).as("boxes 4, 5, 7, 8, 9").isEqualTo(5);
        assertThat(ahead.iconsToCircle(5)).as("boxes 7, 8, 9").isEqualTo(3);
        assertThat(ahead.multipliers(3)).isEqualTo(1);
        assertThat(ahead.multipliers(7)).isEqualTo(1);
    }
}
