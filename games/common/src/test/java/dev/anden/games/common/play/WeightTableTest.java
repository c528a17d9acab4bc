package dev.anden.games.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightTableTest {
    private static final String TEXT = """
            # For people.
            weight least most planner quick

            turn 0 6 2.4 2.125 points that a turn is worth
            card 0.5 3 1.04 1 a missing card
            """;

    private final WeightTable table = WeightTable.parse("some.txt", TEXT);

    @Test
    void a_column_gives_its_numbers_by_name() {
        var quick = table.column("quick");

        assertThat(quick.take("turn")).isEqualTo(2.125);
        assertThat(quick.take("card")).isEqualTo(1);
        quick.checkAllTaken();
        assertThat(table.column("planner").values()).containsExactly(2.4, 1.04);
        assertThat(table.rows().getFirst().meaning()).isEqualTo("points that a turn is worth");
    }

    @Test
    void other_numbers_go_into_their_column_and_leave_the_rest_of_the_file_as_it_is() {
        assertThat(table.with("quick", List.of(2.125, 1.0)).text()).isEqualTo(TEXT);
        assertThat(table.with("quick", List.of(3.0, 0.00001 + 0.5)).text())
                .isEqualTo(TEXT.replace("2.4 2.125", "2.4 3").replace("1.04 1 a", "1.04 0.50001 a"));
    }

    @Test
    void other_numbers_are_as_many_and_in_their_ranges() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.with("quick", List.of(1.0)))
                .withMessage("some.txt has 2 weights, not 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.with("quick", List.of(1.0, 9.0)))
                .withMessage("some.txt, line 5: card has to be from 0.5 to 3.0, not 9.0");
    }

    @Test
    void a_weight_that_is_missing_and_one_that_nobody_takes_are_named() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.column("quick").take("vehicle"))
                .withMessage("some.txt has no weight vehicle");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> {
                    var quick = table.column("quick");
                    quick.take("turn");
                    quick.checkAllTaken();
                })
                .withMessage("some.txt, line 5: there is no weight card");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> table.column("slow"))
                .withMessage("some.txt has no column slow; it has: planner, quick");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            turn 0 6 2.4 2.1            | line 1: the first line has to be "weight least most" and columns
            weight least most           | line 1: the first line has to be "weight least most" and columns
            weight least most a/turn 0 6| line 2: a weight needs 3 numbers, not 2
            weight least most a/turn 0 6 x | line 2: "x" isn't a number
            weight least most a/turn 0 6 NaN | line 2: "NaN" isn't a number
            weight least most a/turn 0 6 7 | line 2: turn has to be from 0.0 to 6.0, not 7.0
            weight least most a/turn 6 0 3 | line 2: turn has to be from 6.0 to 0.0, not 3.0
            weight least most a/# x/turn 0 6 2/turn 0 6 2 | line 4: the weight turn comes twice
            """)
    void what_is_wrong_with_a_file_is_said_with_its_line(String lines, String sentence) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WeightTable.parse("some.txt", lines.replace('/', '\n')))
                .withMessage("some.txt, " + sentence);
    }

    @Test
    void a_file_without_weights_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> WeightTable.parse("some.txt", "# nothing\nweight least most a\n"))
                .withMessage("some.txt has no weights");
    }
}
