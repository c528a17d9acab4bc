package dev.anden.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTableTest {
    @Test
    void columns_stand_below_one_another_whatever_letters_are_before_them() {
        var table = new TextTable("board", "x");
        table.row("東京", "1");
        table.row("Oświęcim\u0301", "2");
        table.row("\uD83D\uDE82", "3");
        table.row("\uD835\uDD38", "4");

        assertThat(table.text())
                .isEqualTo(
                        "board     x\n東京      1\nOświęcim\u0301  2\n\uD83D\uDE82        3\n\uD835\uDD38         4\n");
    }

    @Test
    void numbers_are_on_the_right_also_where_the_first_one_is_below_zero() {
        Figures figures = Figures.of(Texts.of("en"));
        var table = new TextTable("bot", "score", "gain");
        table.row("one", figures.tenths(-9.5), Figures.signed(figures.whole(8)));
        table.row("two", figures.tenths(12.25), figures.whole(-12));

        assertThat(table.text()).isEqualTo("bot  score  gain\none   −9.5    +8\ntwo   12.3   −12\n");
    }
}
