package dev.anden.cli.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BotListTest {
    @Test
    void a_comma_in_the_quotation_marks_of_a_programs_arguments_separates_nothing() {
        assertThat(BotList.split("greedy,exec:./bot 'a,b' \"c,'d\" e@50ms,quick:o'neil.txt,random"))
                .containsExactly("greedy", "exec:./bot 'a,b' \"c,'d\" e@50ms", "quick:o'neil.txt", "random");
        assertThat(BotList.split("exec:./bot --name='x,y'")).containsExactly("exec:./bot --name='x,y'");
        assertThat(BotList.split("exec:it's,exec:its")).containsExactly("exec:it's", "exec:its");
        assertThat(BotList.split("random,,")).containsExactly("random", "", "");
    }

    @Test
    void the_pieces_of_a_list_are_put_together_before_it_is_split() {
        assertThat(BotList.of(List.of("exec:./bot 'a", "b'", "random", "greedy")))
                .containsExactly("exec:./bot 'a,b'", "random", "greedy");
    }
}
