package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CommandWordsTest {
    @Test
    void words_are_separated_by_blanks() {
        assertThat(CommandWords.of(" python3  mybot.py\t--deep ")).containsExactly("python3", "mybot.py", "--deep");
        assertThat(CommandWords.of("C:\\bots\\mine.exe")).containsExactly("C:\\bots\\mine.exe");
    }

    @Test
    void what_is_quoted_is_one_word_with_its_blanks() {
        assertThat(CommandWords.of("python3 'my bot.py' \"it's\" --name='a b'c ''"))
                .containsExactly("python3", "my bot.py", "it's", "--name=a bc", "");
    }

    @Test
    void a_quote_that_isnt_closed_and_no_program_at_all_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CommandWords.of("python3 'my bot.py"))
                .withMessage("A quotation mark isn't closed in: python3 'my bot.py");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CommandWords.of("  "))
                .withMessage("exec: must be followed by a program, as in exec:./mybot");
    }
}
