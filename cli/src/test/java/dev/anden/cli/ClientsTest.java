package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The clients in other languages, with their own tests against this engine. Where an interpreter isn't installed
/// a test is skipped, which fails in CI.
class ClientsTest {
    /// Runs a client's tests.
    private static void run(ClientLanguage language, String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = language.command(List.of(arguments));
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        builder.environment()
                .put(
                        "ANDEN_ENGINE",
                        "%s -XX:TieredStopAtLevel=1 -cp %s dev.anden.cli.Anden engine".formatted(java, classPath));
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
    }

    @Test
    void the_client_for_python_plays_against_the_engine() throws IOException, InterruptedException {
        assumeTrue(ClientLanguage.PYTHON.isInstalled());
        run(ClientLanguage.PYTHON, "-m", "unittest", "discover", "tests");
    }

    @Test
    void the_client_for_javascript_plays_against_the_engine_and_a_server() throws IOException, InterruptedException {
        assumeTrue(ClientLanguage.JAVASCRIPT.isInstalled());
        run(ClientLanguage.JAVASCRIPT, "--test");
    }

    @Test
    void a_bot_in_python_holds_a_seat() throws InterruptedException {
        assumeTrue(ClientLanguage.PYTHON.isInstalled());
        String bot = "exec:python3 " + ClientLanguage.PYTHON.folder().resolve("bots/claims_most.py");

        CommandRun run = CommandRun.of("sprt", "--bots", bot + ",random", "--blocks", "1", "--threads", "1");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).contains("claims_most.py got 100.0% of the points");
    }

    @Test
    void a_program_that_plays_no_game_is_named_in_the_readers_language() {
        assertThat(List.of(
                        CommandRun.of("simulate", "--bots", "exec:true,random", "--games", "1")
                                .err(),
                        CommandRun.in("es", "tournament", "--bots", "exec:true,random", "--blocks", "1")
                                .err()))
                .satisfiesExactly(
                        english -> assertThat(english).startsWith("anden: \"true\" ended before it answered\n"),
                        spanish -> assertThat(spanish).startsWith("anden: «true» terminó antes de responder\n"));
        assertThat(CommandRun.of("simulate", "--bots", "exec:true@500,random").err())
                .startsWith("anden: \"exec:true@500\" isn't a bot; write LEVEL, ");
    }
}
