package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AndenTest {
    @Test
    void help_names_the_sub_commands() {
        CommandRun run = CommandRun.of("--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("simulate", "play", "replay", "engine", "perft");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"simulate", "play", "replay", "engine", "perft"})
    void each_sub_command_has_its_own_help(String command) {
        CommandRun run = CommandRun.of(command, "--help");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Usage: anden " + command);
    }

    @Test
    void version_names_the_program_and_the_java_it_runs_on() {
        CommandRun run = CommandRun.of("--version");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Andén ").contains("Java " + Runtime.version());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fly",
                "--fly",
                "simulate --fly",
                "simulate --games many",
                "replay",
                "engine now",
                "perft --depth x"
            })
    void a_command_that_is_called_wrongly_ends_with_2_and_says_where_help_is(String line) {
        CommandRun run = CommandRun.of(line.split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("anden: ").contains("--help").doesNotContain("\tat ");
    }
}
