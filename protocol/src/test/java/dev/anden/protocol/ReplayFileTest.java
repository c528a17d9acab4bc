package dev.anden.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayFileTest {
    private static final ReplayFile GAME = new ReplayFile(
            "ttr-usa",
            1,
            List.of("person Ana María", "bot planner"),
            Optional.of("ab".repeat(32)),
            List.of(new ReplayFile.Line(State.CHANCE, "card red"), new ReplayFile.Line(1, "claim a--b red 2")),
            0x5A1EL);

    @Test
    void what_is_printed_is_read_again() {
        assertThat(ReplayFile.parse(GAME.print())).isEqualTo(GAME);
    }

    @Test
    void comments_and_empty_lines_mean_nothing() {
        assertThat(ReplayFile.parse(GAME.print().replace("\n", "\n\n# a note\n")))
                .isEqualTo(GAME);
    }

    @Test
    void a_file_cut_anywhere_is_refused() {
        String text = GAME.print().strip();
        for (int length = 0; length < text.length() - 16; length++) {
            String cut = text.substring(0, length);
            assertThatThrownBy(() -> ReplayFile.parse(cut)).as(cut).isInstanceOf(NotationException.class);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            anden replay 1 | anden replay 9 | Line 1 of the replay is "anden replay 9"
            rules 1        | rules one      | Line 3 of the replay is "rules one"
            seat 1         | seat 4         | Line 5 of the replay is "seat 4 bot planner" and should be "seat 1"
            chance card    | luck card      | Line 7 of the replay is "luck card red"
            1 claim        | 2 claim        | Line 8
            end 2          | end 3          | should be "end 2"
            """)
    void a_line_that_does_not_fit_is_named(String right, String wrong, String message) {
        assertThatThrownBy(() -> ReplayFile.parse(GAME.print().replace(right, wrong)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
