package dev.anden.games.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoodTest {
    private static final int WHAT = 3;

    @Test
    void a_mood_lasts_as_long_as_what_it_follows_from() {
        Mood mood = begun(7);

        assertThat(times(mood)).isEqualTo(times(begun(7))).isNotEqualTo(times(begun(8)));
    }

    @Test
    void what_happens_in_a_share_of_all_times_happens_about_as_often() {
        assertThat(times(begun(7))).filteredOn(happens -> happens).hasSizeBetween(260, 340);
    }

    @Test
    void what_never_happens_does_not_and_what_always_happens_does() {
        Mood mood = begun(7);

        assertThat(IntStream.range(0, 1000)).noneMatch(when -> mood.strikes(0, WHAT, when));
        assertThat(IntStream.range(0, 1000)).allMatch(when -> mood.strikes(1, WHAT, when));
    }

    @Test
    void a_number_is_below_its_bound_and_any_of_them_comes() {
        Mood mood = begun(7);

        assertThat(IntStream.range(0, 200)
                        .map(when -> mood.below(5, WHAT, when))
                        .distinct()
                        .sorted())
                .containsExactly(0, 1, 2, 3, 4);
    }

    private static Mood begun(long key) {
        var mood = new Mood();
        mood.begin(key);
        return mood;
    }

    /// At which of many times something happens that happens in three of ten.
    private static List<Boolean> times(Mood mood) {
        return IntStream.range(0, 1000)
                .mapToObj(when -> mood.strikes(0.3, WHAT, when))
                .toList();
    }
}
