package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.anden.cli.call.Surroundings;
import dev.anden.rpc.RunningBots;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Results that go nowhere.
class OutputTest {
    private static final File FULL = new File("/dev/full");

    @Test
    void results_that_find_no_room_on_a_disk_are_no_success() throws IOException, InterruptedException {
        assumeTrue(FULL.exists());

        assertThat(onFullDisk("es_ES.UTF-8", "levels", "--json"))
                .isEqualTo("1: anden: No se pudo escribir toda la salida; ¿está lleno el disco?\n");
        assertThat(onFullDisk("C", "--version"))
                .isEqualTo("1: anden: Not all of it could be written to the output; is the disk full?\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void whoever_reads_no_further_has_got_what_they_wanted(String language) throws IOException, InterruptedException {
        ProcessBuilder builder = command("C.UTF-8", "levels", "--json");
        // The system's own words follow it where its texts are installed.
        builder.environment().put("LANGUAGE", language);
        Process process = builder.start();
        process.getInputStream().close();

        assertThat(ended(process)).isEqualTo("0: ");
    }

    @Test
    void only_what_the_system_says_of_no_reader_is_no_loss() throws IOException {
        assertThat(exitCode("Tubería rota")).isZero();
        assertThat(exitCode("Error de entrada/salida")).isEqualTo(1);
    }

    /// That of a command that did what it should, where its results can't be written, on a system that speaks Spanish.
    private static int exitCode(String problem) throws IOException {
        var output = new WatchedOutput(
                new OutputStream() {
                    @Override
                    public void write(int value) throws IOException {
                        throw new IOException(problem);
                    }
                },
                () -> Optional.of("Tubería rota"));
        Surroundings surroundings = Surroundings.ofProcess(output, new RunningBots());
        surroundings.out().println("a result");
        return Anden.whole(0, output, surroundings);
    }

    /// The exit code of a command whose output is a full disk, and what it says.
    private static String onFullDisk(String locale, String... arguments) throws IOException, InterruptedException {
        return ended(command(locale, arguments).redirectOutput(FULL).start());
    }

    private static ProcessBuilder command(String locale, String... arguments) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        var builder = new ProcessBuilder(java.toString(), "-XX:TieredStopAtLevel=1", "dev.anden.cli.Anden");
        builder.command().addAll(List.of(arguments));
        builder.environment()
                .put(
                        "CLASSPATH",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        builder.environment().put("LC_ALL", locale);
        return builder;
    }

    private static String ended(Process process) throws IOException, InterruptedException {
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + ": " + said;
    }
}
