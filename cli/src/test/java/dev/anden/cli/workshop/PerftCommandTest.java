package dev.anden.cli.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
    private static final Path GOLDENS = Path.of("src/test/resources/perft/goldens.txt");

    /// Each line of the golden file is a command's arguments, `:`, and the row that it ends with.
    @TestFactory
    Stream<DynamicTest> trees_have_as_many_leaves_as_ever() throws IOException {
        List<String> lines = Files.readAllLines(GOLDENS);
        if ("write".equals(System.getProperty("anden.golden"))) {
            lines = lines.stream()
                    .map(line -> arguments(line) + ": " + counted(arguments(line)))
                    .toList();
            Files.write(GOLDENS, lines);
        }
        assertThat(lines).isNotEmpty();
        return lines.stream()
                .map(line -> DynamicTest.dynamicTest(
                        arguments(line),
                        () -> assertThat(arguments(line) + ": " + counted(arguments(line)))
                                .isEqualTo(line)));
    }

    private static String arguments(String line) {
        return line.substring(0, line.indexOf(':'));
    }

    private static String counted(String arguments) {
        var command = new ArrayList<>(List.of("perft"));
        command.addAll(List.of(arguments.split(" ")));
        CommandRun run = CommandRun.of(command.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        return run.out().lines().toList().getLast().strip().replaceAll(" +", " ");
    }

    @Test
    void a_table_tells_every_depth() {
        CommandRun run = CommandRun.of("perft", "--depth", "2");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
                .containsExactly("depth actions outcomes leaves", "1 4 0 4", "2 16 0 16");
    }

    @Test
    void a_tree_grows_from_a_position_in_a_file(@TempDir Path folder) throws IOException {
        CommandRun.of("simulate", "--games", "1", "--record", folder.toString());
        CommandRun shown =
                CommandRun.of("replay", folder.resolve("game-000000.replay").toString(), "--at", "100");
        Path file = folder.resolve("position.txt");
        int start = shown.out().indexOf("ttr-usa 2\n");
        Files.writeString(file, shown.out().substring(start, shown.out().indexOf("\n\n", start)));

        CommandRun fromFile = CommandRun.of("perft", "--position", file.toString());
        CommandRun played = CommandRun.of("perft", "--after", "100");

        assertThat(fromFile.exitCode()).as(fromFile.err()).isZero();
        assertThat(fromFile.out()).isEqualTo(played.out());
    }

    @Test
    void a_bad_position_is_told_with_every_reason_in_one_line(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.txt"), "ttr-usa 2\nply 3\n");

        CommandRun run = CommandRun.of("perft", "--position", file.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("anden: " + file + ": ")
                .contains("The line \"market\" is missing; The line \"deck\" is missing")
                .hasLineCount(1);
    }

    @Test
    void wrong_arguments_are_told_in_one_sentence() {
        assertWrong(2, "A depth must be from 1 to 99, not 0", "--depth", "0");
        assertWrong(2, "ttr-usa is for 2 to 5 players, not 7", "--players", "7");
        assertWrong(2, "The game of seed 1 has ", "--after", "100000");
        assertWrong(2, "ttr-usa has no option \"mayor\"; it has tickets", "--option", "mayor=on");
        assertWrong(1, "nowhere.txt: There is no such file.", "--position", "nowhere.txt");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--players=2", "--after=0", "--option=tickets=mega"})
    void a_position_says_by_itself_what_else_a_call_would_say(String other) {
        String name = other.substring(0, other.indexOf('='));

        assertWrong(
                2,
                "--position says how the game stands, so " + name + " can't be given with it",
                "--position",
                "position.txt",
                other);
    }

    private static void assertWrong(int exitCode, String sentence, String... options) {
        var arguments = new ArrayList<>(List.of("perft"));
        arguments.addAll(List.of(options));
        CommandRun run = CommandRun.of(arguments.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("anden: " + sentence);
    }
}
