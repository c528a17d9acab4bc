package dev.anden.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LookTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "clara 1",
                "Clará 1",
                "Сlara 1",
                "C\u217cara 1",
                "Clara \ud835\udfcf",
                "Clara \u2460",
                "\u24b8lara 1",
                "\u13dflara 1",
                "\ua4da\ua4e1ara 1",
                "\u2ca4lara 1",
                "C|ara 1"
            })
    void names_that_look_the_same_are_alike_whatever_they_are_written_with(String name) {
        assertThat(Look.areAlike("Clara 1", name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Clara 2", "Clara", "Clara 1a", "Cora 1", "李 1", "Clara \u2461"})
    void names_that_look_otherwise_are_not(String name) {
        assertThat(Look.areAlike("Clara 1", name)).isFalse();
    }
}
