package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EngineCommandTest {
    @Test
    void a_program_is_answered_until_its_input_ends() {
        CommandRun run = CommandRun.typing("""
                {"jsonrpc":"2.0","id":1,"method":"games"}
                nonsense
                {"jsonrpc":"2.0","id":2,"method":"open","params":{"game":"ttr-usa","seats":2,"seed":1}}
                """, false, "engine");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).hasSize(3).allMatch(line -> line.startsWith("{\"jsonrpc\":\"2.0\","));
    }

    @Test
    void it_ends_well_if_nothing_is_asked() {
        CommandRun run = CommandRun.of("engine");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEmpty();
    }
}
