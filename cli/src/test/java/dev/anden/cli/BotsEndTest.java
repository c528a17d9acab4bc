package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Programs that play as bots when the process that started them is told to end.
class BotsEndTest {
    private static final Duration SOON = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void a_bot_that_computes_ends_with_a_command_that_is_terminated() throws IOException, InterruptedException {
        assertThat(toldWhenEnded(Process::destroy)).isEmptyFile();
    }

    /// Ctrl-C reaches all programs of a terminal, and the bot may be the first to end.
    @Test
    @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void no_bot_is_blamed_for_ending_when_whoever_plays_with_it_is_ended_too()
            throws IOException, InterruptedException {
        Path told = toldWhenEnded(command -> {
            command.descendants().forEach(ProcessHandle::destroy);
            command.destroy();
        });

        assertThat(told).isEmptyFile();
    }

    /// The bot reads its first choice and then computes: it sees nothing of its input's end. A pipe has ended
    /// when nobody is left who could write into it.
    ///
    /// @param end ends the command
    /// @return the file with what the command said
    private Path toldWhenEnded(Consumer<Process> end) throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        Path bot = Files.writeString(folder.resolve("bot.sh"), """
                read begin
                echo '{"jsonrpc":"2.0","id":1,"result":true}'
                read choose
                exec sleep 600 > %s
                """.formatted(pipe));
        Path told = folder.resolve("told");
        Process command = simulate("exec:sh " + bot + "@600000ms,random", told);
        // It is there to be read from as soon as the bot computes.
        try (InputStream computing = Files.newInputStream(pipe)) {
            assertThat(command.isAlive()).isTrue();

            end.accept(command);

            assertThat(CompletableFuture.supplyAsync(() -> bytes(computing))).succeedsWithin(SOON);
        }
        assertThat(command.waitFor()).isNotZero();
        return told;
    }

    @Test
    @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void a_quotation_mark_that_isnt_closed_is_told_in_one_sentence() throws IOException, InterruptedException {
        Path told = folder.resolve("told");

        simulate("exec:true \",random", told).waitFor();

        assertThat(told)
                .content()
                .startsWith("anden: A quotation mark isn't closed in: true \"\n")
                .hasLineCount(2);
    }

    /// @param told the file into which it writes what it says
    private static Process simulate(String bots, Path told) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        var builder = new ProcessBuilder(
                java.toString(),
                "-XX:TieredStopAtLevel=1",
                "dev.anden.cli.Anden",
                "simulate",
                "--games=1",
                "--bots",
                bots);
        builder.environment()
                .put(
                        "CLASSPATH",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        return builder.redirectErrorStream(true).redirectOutput(told.toFile()).start();
    }

    private static byte[] bytes(InputStream input) {
        try {
            return input.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
