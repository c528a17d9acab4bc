package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.testkit.Thorough;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The one jar that people get, started as they start it.
class AndenJarIT {
    private static final String JAR = System.getProperty("anden.jar", "target/anden/anden.jar");

    private static String run(String... arguments) throws IOException, InterruptedException {
        return runBy(List.of("-jar", JAR), arguments);
    }

    private static String runBy(List<String> java, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(java);
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }

    @Test
    void games_and_bots_are_found_inside_the_jar() throws IOException, InterruptedException {
        String output = run("simulate", "--bots", "random,greedy,planner", "--games", "3");

        assertThat(output).contains("ttr-usa, rules ", "random", "greedy", "planner");
    }

    @Test
    void a_program_is_answered_by_the_process_which_ends_well_with_its_input()
            throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR, "engine")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String open =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"open\",\"params\":{\"game\":\"ttr-usa\",\"seats\":2}}\n";
        try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
            try (OutputStream out = process.getOutputStream()) {
                for (int handle = 1; handle <= 2; handle++) {
                    out.write(open.getBytes(StandardCharsets.UTF_8));
                    out.flush();
                    assertThat(in.readLine()).contains("\"handle\":" + handle);
                }
            }
            assertThat(in.readLine()).isNull();
        }
        assertThat(process.waitFor()).isZero();
    }

    @Test
    @Tag(Thorough.TAG)
    void what_programs_read_has_the_digits_of_programs_wherever_it_is_written(@TempDir Path folder)
            throws IOException, InterruptedException {
        List<String> egypt = List.of("-Duser.language=ar", "-Duser.country=EG", "-jar", JAR);
        runBy(egypt, "simulate", "--games", "1", "--record", folder.toString());

        assertThat(folder.resolve("game-000000.replay")).isRegularFile();
        assertThat(runBy(egypt, "verify", folder.resolve("game-000000.replay").toString()))
                .isNotEmpty();
    }

    /// It has the libraries within it, and in them all that its figures come from.
    @Test
    void the_one_file_of_everything_tells_where_its_figures_come_from() throws IOException, InterruptedException {
        String one = Path.of(JAR, "../../anden.jar").normalize().toString();

        assertThat(runBy(List.of("-jar", one), "simulate", "--games", "1", "--json"))
                .contains("\"program\"");
    }

    /// As `./anden` and a release start it: by then it lies somewhere else than where it was rehearsed.
    @Test
    void what_is_asked_for_of_experiments_is_told_by_the_program_as_it_is_started(@TempDir Path folder)
            throws IOException, InterruptedException {
        List<String> kept = List.of("-XX:AOTCache=" + Path.of(JAR).resolveSibling("start.aot"), "-jar", JAR);
        Path journal = folder.resolve("games.journal");
        Path page = folder.resolve("games.html");
        List<String> call = List.of("tournament", "--bots", "random,greedy", "--blocks", "1", "--json");

        String told = runBy(kept, with(call, "--journal", journal.toString(), "--page", page.toString()));

        assertThat(told).containsPattern("\"program\" ?: ?\"[0-9a-f]{8}\"");
        assertThat(journal).isNotEmptyFile();
        assertThat(page).isNotEmptyFile();
        assertThat(run(with(call, "--journal", journal.toString())))
                .as("the same program without what was kept")
                .containsPattern("\"program\" ?: ?\"[0-9a-f]{8}\"");
    }

    private static String[] with(List<String> call, String... more) {
        return Stream.concat(call.stream(), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void the_jar_knows_its_version() throws IOException, InterruptedException {
        assertThat(run("--version")).contains("0.1.0");
    }

    /// The JVM is told to end rather than to do without.
    @Test
    void the_jvm_starts_with_what_the_rehearsal_kept() throws IOException, InterruptedException {
        Path cache = Path.of(JAR).resolveSibling("start.aot");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+ExitOnOutOfMemoryError",
                        "-XX:+DisplayVMOutputToStderr",
                        "-XX:AOTCache=" + cache,
                        "-XX:AOTMode=on",
                        "-jar",
                        JAR,
                        "--version")
                .redirectErrorStream(true)
                .start();

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).startsWith("Andén ");
    }
}
