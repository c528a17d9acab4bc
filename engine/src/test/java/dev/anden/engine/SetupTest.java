package dev.anden.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SetupTest {
    private static final GameInfo INFO = new GameInfo(
            "sample",
            "sample",
            "Sample",
            1,
            2,
            4,
            "verified",
            List.of(),
            List.of(GameOption.offOrOn("mayor"), new GameOption("length", List.of("short", "long"), "long")));

    @Test
    void an_option_that_nobody_chose_is_at_its_standard() {
        assertThat(Setup.of(INFO, 2, Map.of("mayor", "on")).options())
                .containsExactly(Map.entry("length", "long"), Map.entry("mayor", "on"));
    }

    @Test
    void an_unknown_option_is_refused_with_those_that_exist() {
        assertThatThrownBy(() -> Setup.of(INFO, 2, Map.of("major", "on")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("sample has no option \"major\"; it has mayor, length");
    }

    @Test
    void a_value_that_an_option_does_not_have_is_refused_with_its_values() {
        assertThatThrownBy(() -> Setup.of(INFO, 2, Map.of("length", "endless")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The option length is one of short, long, not \"endless\"");
    }

    @Test
    void an_option_that_is_settled_for_a_number_of_seats_has_that_value_whatever_is_chosen() {
        var solo = new GameInfo(
                "solo",
                "sample",
                "Solo",
                1,
                1,
                2,
                "verified",
                List.of(),
                List.of(GameOption.offOrOn("mayor").settledFor(1, "on")));

        assertThat(Setup.of(solo, 1, Map.of("mayor", "off"))).hasToString("1 seat, mayor on");
        assertThat(Setup.of(solo, 2, Map.of("mayor", "off"))).hasToString("2 seats, mayor off");
    }

    @Test
    void an_option_needs_something_to_choose_from() {
        assertThatThrownBy(() -> new GameOption("mayor", List.of("on"), "on"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GameOption("mayor", List.of("on", "off"), "maybe"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
