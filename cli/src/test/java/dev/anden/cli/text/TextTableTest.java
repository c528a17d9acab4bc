package dev.anden.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTableTest {
    @Test
    void numbers_are_on_the_right_also_where_the_first_one_is_below_zero() {
        Figures figures = Figures.of(Texts.of("en"));
        var table = new TextTable("bot", "score", "gain");
        table.row("one", figures.tenths(-9.5), Figures.signed(figures.whole(8)));
        table.row("two", figures.tenths(12.25), figures.whole(-12));

        assertThat(table.text()).isEqualTo("bot  score  gain\none   −9.5    +8\ntwo   12.3   −12\n");
    }
}
