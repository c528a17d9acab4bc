package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.call.Surroundings;
import dev.anden.rpc.RunningBots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @CsvSource({"en, '(default: ', any", "es, '(por defecto: ', cualquiera"})
    void help_of_serving_tells_what_holds_without_its_options(String language, String before, String any) {
        String help = CommandRun.in(language, "serve", "--help").out().replaceAll("\\s+", " ");

        assertThat(Pattern.compile(Pattern.quote(before) + "([^)]+)")
                        .matcher(help)
                        .results())
                .extracting(found -> found.group(1))
                .containsExactlyInAnyOrder(
                        "8080",
                        "localhost",
                        "data",
                        "100",
                        "3000",
                        "120",
                        "30",
                        "28",
                        "30",
                        "30",
                        "180",
                        "400",
                        "90",
                        "text",
                        any);
    }

    @Test
    void a_call_that_names_a_sub_command_makes_no_other_one() {
        Surroundings surroundings = Surroundings.ofProcess(System.out, new RunningBots());

        assertThat(Anden.command(surroundings, "health", "--url").getSubcommands())
                .containsOnlyKeys("health");
        assertThat(Anden.command(surroundings).getSubcommands()).isEmpty();
        assertThat(Anden.command(surroundings, "--help").getSubcommands())
                .containsKeys("serve", "health", "board")
                .allSatisfy(
                        (name, each) -> assertThat(each.getCommandSpec().name()).isEqualTo(name));
    }

    @Test
    void version_names_the_program_and_the_java_it_runs_on() {
        CommandRun run = CommandRun.of("--version");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Andén ").contains("Java " + Runtime.version());
    }

    @Test
    void without_a_sub_command_the_options_are_those_of_serve(@TempDir Path folder) throws IOException {
        String noFolder = Files.createFile(folder.resolve("file")).toString();

        CommandRun named = CommandRun.of("serve", "--port", "0", "--data", noFolder);
        CommandRun unnamed = CommandRun.of("--port", "0", "--data", noFolder);

        assertThat(unnamed).isEqualTo(named);
        assertThat(unnamed.exitCode()).isEqualTo(2);
        assertThat(unnamed.err()).startsWith("anden: ").contains(noFolder);
        assertThat(CommandRun.of("--help").out()).contains("--port", "--host", "--data", "--bot-pause");
        assertThat(CommandRun.of("simulate", "--help").out()).doesNotContain("--port");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fly",
                "--fly",
                "--port many",
                "--port 99999",
                "--bot-pause -1",
                "--port 0 fly",
                "--port 0 serve",
                "--port 0 simulate",
                "--port 0 board list",
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fly              | There is no command "fly"; there are: serve, simulate, tournament, sprt, tune, levels, replay
            board fly        | There is no command "fly"; there are: list, check, draw
            --fly            | Unknown option --fly
            replay --fly     | Unknown option --fly
            tournament --fly | Unknown option --fly
            engine now       | Unexpected argument "now"
            sprt             | Missing: --bots LEVEL
            sprt --bots      | The option --bots needs a value, LEVEL
            sprt --h0 0,5    | --h0: "0,5" isn't a number; write for example 0.5
            sprt --h0 NaN    | --h0: "NaN" isn't a number; write for example 0.5
            tune --step 0.1f | --step: "0.1f" isn't a number; write for example 0.1
            serve --analysis-time 29 | --analysis-time must be from 1 to 28, not 29
            serve --patience 2592000 | --patience must be from 0 to 2073600, not 2592000
            --port many      | "many" isn't a whole number
            --port 9999999999 | 9999999999 is out of range; the largest number is 2147483647
            """)
    void what_has_no_place_on_the_command_line_is_named_and_what_would_be_right(String line, String sentence) {
        assertThat(CommandRun.of(line.split(" ")).err()).contains(sentence);
    }

    @Test
    void commands_that_help_does_not_list_are_not_offered_either() {
        assertThat(CommandRun.of("fly").err()).doesNotContain("rehearse");
    }

    @Test
    void a_file_where_a_folder_belongs_and_the_other_way_round_is_named(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("file"), "text").toString();
        List<CommandRun> runs = List.of(
                CommandRun.of("board", "list", "--boards", file),
                CommandRun.of("replay", file),
                CommandRun.of("tournament", "--bots", "random,greedy", "--journal", folder.toString()),
                CommandRun.of("simulate", "--bots", "exec:" + folder + ",random"));

        assertThat(runs.stream().map(run -> run.err().lines().findFirst().orElseThrow()))
                .containsExactly(
                        "anden: " + file + " is a file, and boards are in a folder",
                        "anden: " + file + ": This isn't a recorded game; those begin with the line \"anden-replay 1\"",
                        "anden: The file " + folder + " can't be written: it is a folder",
                        "anden: \"" + folder + "\" can't be started; is there such a program, and may it be executed?");
    }

    /// What comes of a variable that isn't set, such as `--host "$HOST"`.
    @ParameterizedTest
    @CsvSource({
        "--host, serve",
        "--data, serve",
        "--port, serve",
        "--bot-pause, serve",
        "--boards, board list",
        "--game, simulate",
        "--record, simulate"
    })
    void an_empty_value_is_refused_and_not_guessed_at(String option, String command) {
        var line = new ArrayList<>(List.of(command.split(" ")));
        line.addAll(List.of(option, ""));

        CommandRun run = CommandRun.of(line.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: %s is empty; give it a value, or leave it out".formatted(option));
    }

    /// What comes of `--bots "$NEW,$OLD"` where one of them isn't set: one bot alone would play itself.
    @ParameterizedTest
    @ValueSource(strings = {"greedy,", ",greedy", "greedy,,random", "greedy, ,random"})
    void a_list_with_nothing_beside_a_comma_is_refused_and_not_shortened(String bots) {
        CommandRun run = CommandRun.of("simulate", "--games", "1", "--bots", bots);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("anden: --bots: something is missing beside a comma of \"%s\"".formatted(bots));
    }
}
