package dev.anden.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Game;
import dev.anden.engine.NotationException;
import dev.anden.testkit.pile.PileGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionLinesTest {
    private static final Game GAME = new PileGame();
    private static final PositionLines.Form FORM =
            new PositionLines.Form(List.of("ply", "pile"), List.of("box"), List.of("hand"));
    private static final NameTable COLORS = NameTable.ofWords(List.of("red", "blue", "green"));

    private static String text() {
        var text = new PositionText(GAME);
        text.add("ply 7");
        text.add("pile", List.of("red", "green"));
        text.add("seat 0 score=3");
        text.add("hand", List.of());
        text.add("seat 1 score=-4");
        text.add("hand", List.of("blue"));
        return text.toString();
    }

    private static PositionLines lines(String text) {
        return new PositionLines(GAME, text, FORM);
    }

    @Test
    void a_text_has_a_header_and_a_line_for_each_fact() {
        String header = GAME.info().id() + " " + GAME.info().rulesVersion();

        assertThat(text()).isEqualTo(header + """

                ply 7
                pile red green
                seat 0 score=3
                hand
                seat 1 score=-4
                hand blue
                """);
    }

    @Test
    void what_was_written_is_read_line_by_line_and_seat_by_seat() {
        PositionLines lines = lines(text());
        var read = new ArrayList<Object>();
        lines.read("ply", line -> read.add(line.number(0)));
        lines.read("pile", line -> read.add(line.bits(COLORS::index)));
        lines.read(0, "hand", line -> read.add(line.oneOrNone(COLORS::index)));
        lines.read(1, "hand", line -> read.add(line.oneOrNone(COLORS::index)));
        lines.read(
                1,
                "seat",
                line -> read.add(Line.Setting.of(line.words().getLast()).number()));
        lines.refuseProblems();

        assertThat(lines.seats()).isEqualTo(2);
        assertThat(read).containsExactly(7, 0b101L, -1, 1, -4);
    }

    @Test
    void a_line_that_may_be_there_is_read_only_where_it_is() {
        var read = new ArrayList<String>();
        lines(text()).read("box", line -> read.add("not there"));
        lines(text() + "box red\n").read("box", line -> read.add(line.toString()));

        assertThat(read).containsExactly("box red");
    }

    @Test
    void lines_that_are_missing_unknown_or_there_twice_are_told_at_once() {
        String wrong = text().replace("ply 7", "weather fine").replace("hand\n", "") + "pile red\n";

        assertThatThrownBy(() -> lines(wrong))
                .isInstanceOf(NotationException.class)
                .hasMessage("""
                        A position has no line "weather" here
                        The line "pile" appears twice
                        The line "ply" is missing
                        The line "hand" of seat 0 is missing""");
    }

    @Test
    void the_text_of_another_game_is_refused_at_its_first_line() {
        assertThatThrownBy(() -> lines("chess 1")).hasMessageContaining("begins with the line \"");
        assertThatThrownBy(() -> lines(" ")).hasMessageContaining("begins with the line \"");
    }

    @Test
    void there_are_as_many_seats_as_the_game_is_for() {
        String none = text().lines().limit(3).reduce("", (all, line) -> all + line + "\n");

        assertThatThrownBy(() -> lines(none)).hasMessageContaining("The position has 0 seats; the game is for");
        assertThatThrownBy(() -> lines(text() + "seat 2\nhand\n".repeat(20)))
                .hasMessageContaining("The position has 22 seats");
    }

    @Test
    void what_is_wrong_with_words_is_told_with_its_place_and_reading_goes_on() {
        PositionLines lines = lines(text().replace("red green", "red red").replace("hand blue", "hand mauve"));
        lines.read("ply", line -> line.require(new LineForm("ply 0..5")));
        lines.read("pile", line -> line.bits(COLORS::index));
        lines.read(1, "hand", line -> line.oneOrNone(COLORS::index));
        lines.read(0, "hand", Line::settings);

        assertThatThrownBy(lines::refuseProblems).hasMessage("""
                ply: "ply 7" doesn't have the form "ply 0..5"
                pile: "red" appears twice
                hand of seat 1: "mauve" isn't one of red, blue, green""");
    }

    @Test
    void settings_have_one_name_and_one_value() {
        assertThat(Line.Setting.of("hand=3")).isEqualTo(new Line.Setting("hand", "3"));
        assertThatThrownBy(() -> Line.Setting.of("hand")).hasMessageContaining("NAME=VALUE");
        assertThatThrownBy(() -> Line.Setting.of("hand=3=4")).hasMessageContaining("NAME=VALUE");
    }

    @Test
    void a_line_for_one_thing_refuses_two() {
        var line = new Line("open", List.of("red", "blue"));

        assertThatThrownBy(() -> line.oneOrNone(COLORS::index)).hasMessageContaining("at most one thing");
    }
}
