package dev.anden.cli.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @ParameterizedTest
    @ValueSource(strings = {"ttr-europe", "french-quarter"})
    void a_position_goes_out_as_json_and_comes_in_again(String game) {
        String told = CommandRun.typing("""
                        {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"%s","seats":2,"seed":1}}
                        {"jsonrpc":"2.0","id":2,"method":"playout","params":{"handle":1,"plies":60}}
                        {"jsonrpc":"2.0","id":3,"method":"state","params":{"handle":1,"form":"json"}}
                        """.formatted(game), false, "engine")
                .out()
                .lines()
                .toList()
                .getLast();
        String position = told.replaceFirst(".*\"position\":(\\{.*]}),\"hash\".*", "$1");
        assertThat(position).startsWith("{\"format\":\"anden-position\"");

        String again = CommandRun.typing("""
                        {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"%s","position":%s,"chance":"given"}}
                        {"jsonrpc":"2.0","id":3,"method":"state","params":{"handle":1,"form":"json"}}
                        """.formatted(game, position), false, "engine")
                .out()
                .lines()
                .toList()
                .getLast();

        assertThat(again).contains(position);
        assertThat(again.replaceFirst(".*\"hash\":(\"[^\"]*\").*", "$1"))
                .isEqualTo(told.replaceFirst(".*\"hash\":(\"[^\"]*\").*", "$1"));
    }

    @Test
    void it_ends_well_if_nothing_is_asked() {
        CommandRun run = CommandRun.of("engine");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEmpty();
    }
}
