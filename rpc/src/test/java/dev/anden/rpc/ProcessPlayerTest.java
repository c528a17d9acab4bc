package dev.anden.rpc;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.anden.arena.Match;
import dev.anden.arena.Stopwatch;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.pile.PileGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Bots that are processes; these are scripts of the shell.
class ProcessPlayerTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    private final Game game = new PileGame();
    private final RunningBots running = new RunningBots();

    @TempDir
    Path folder;

    /// A program that answers to `begin` as it should, and then with the given line.
    private String answering(String line) throws IOException {
        Path script = Files.writeString(folder.resolve("bot.sh"), """
                read begin
                echo '{"jsonrpc":"2.0","id":1,"result":true}'
                while read choose; do echo "$choose" >> %s/asked; %s; done
                """.formatted(folder, line));
        return "sh " + script;
    }

    private int choice(String command, Duration perChoice) {
        State state = game.newState(new Setup(2));
        state.apply(state.chanceOutcome(0));
        try (var player = new ProcessPlayer(command, game.info(), new Setup(2), LONG, perChoice, running)) {
            return player.choose(state.observe(state.actor()), RandomStream.ofSeed(1, 1, 1));
        }
    }

    private void assertRefused(String command, Duration perChoice, String sentence) {
        assertThatExceptionOfType(ProcessException.class)
                .isThrownBy(() -> choice(command, perChoice))
                .withMessage(sentence.replace("BOT", command));
    }

    @Test
    void it_is_asked_with_what_it_may_do_and_sees_and_answers_a_code() throws IOException {
        assertThat(choice(answering("echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":2}'"), LONG))
                .isEqualTo(2);
        assertThat(Files.readString(folder.resolve("asked")))
                .startsWith(
                        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"choose\",\"params\":{\"game\":\"pile\",\"seat\":0,"
                                + "\"seats\":2,\"ply\":1,\"actions\":[{\"code\":1,\"text\":\"take 1\"},")
                .contains("\"view\":{");
    }

    @Test
    void a_path_with_blanks_is_quoted() throws IOException {
        answering("echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":1}'");
        Path renamed = Files.move(folder.resolve("bot.sh"), folder.resolve("my bot.sh"));

        assertThat(choice("sh '%s'".formatted(renamed), LONG)).isEqualTo(1);
    }

    @Test
    void whatever_it_does_wrong_is_said_in_one_sentence() throws IOException {
        assertRefused(
                answering("echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":99}'"),
                LONG,
                "\"BOT\" must choose one of the codes it was given, not 99");
        assertRefused(answering("echo hello"), LONG, "\"BOT\" must answer with one line of JSON, not \"hello\"");
        assertRefused(answering("echo"), LONG, "\"BOT\" must answer with one line of JSON, not \"\"");
        assertRefused(
                answering("echo '{\"id\":7,\"result\":1}'"),
                LONG,
                "\"BOT\" must answer \"choose\" with its id and a result, not {\"id\":7,\"result\":1}");
        assertRefused(answering("exit 3"), LONG, "\"BOT\" ended before it answered");
        assertRefused(answering("sleep 60"), Duration.ofMillis(100), "\"BOT\" didn't answer \"choose\" within 100 ms");
        assertRefused("true", LONG, "\"BOT\" ended before it answered");
        assertThatExceptionOfType(ProcessException.class)
                .isThrownBy(() -> choice(folder + "/nowhere", LONG))
                .withMessageStartingWith("\"%s/nowhere\" can't be started; is there such a program".formatted(folder));
    }

    @Test
    @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void a_program_that_never_reads_is_late_however_much_it_is_told() {
        // More than a pipe holds.
        var setup = new Setup(2, Map.of("long", "x".repeat(1 << 20)));

        assertThatExceptionOfType(ProcessException.class)
                .isThrownBy(
                        () -> new ProcessPlayer("sleep 600", game.info(), setup, Duration.ofMillis(100), LONG, running))
                .withMessage("\"sleep 600\" didn't answer \"begin\" within 100 ms");
    }

    @Test
    void a_program_that_never_ends_its_line_is_stopped_before_it_fills_the_memory() throws IOException {
        assertRefused(
                answering("yes | tr -d '\\n'"),
                LONG,
                "\"BOT\" wrote more than 1 MiB without a line break; each answer is one line");
    }

    @Test
    void a_program_that_says_more_than_it_was_asked_has_to_wait_and_is_told_at_the_next_question() throws IOException {
        assertRefused(
                answering("yes '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":1}'"),
                LONG,
                "\"BOT\" must answer \"choose\" with its id and a result,"
                        + " not {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":1}");
    }

    @Test
    void its_input_ends_and_it_has_a_moment_to_end_by_itself() throws IOException {
        String command = answering("echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":1}'");
        Files.writeString(folder.resolve("bot.sh"), "echo farewell > %s/end".formatted(folder), APPEND);

        choice(command, LONG);

        assertThat(folder.resolve("end")).hasContent("farewell");
    }

    /// A pipe has ended when nobody is left who could write into it.
    @Test
    void what_it_has_started_ends_with_it_even_if_it_doesnt_want_to() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        // It has started the other one before it is timed.
        Path script = Files.writeString(folder.resolve("bot.sh"), """
                read begin
                exec 3> %s
                sh -c 'trap : TERM; while :; do sleep 600; done' >&3 &
                exec 3>&-
                echo '{"jsonrpc":"2.0","id":1,"result":true}'
                read choose
                sleep 600
                """.formatted(pipe));
        var written = CompletableFuture.supplyAsync(() -> bytes(pipe));

        assertRefused("sh " + script, Duration.ofSeconds(1), "\"BOT\" didn't answer \"choose\" within 1000 ms");

        assertThat(written).succeedsWithin(LONG);
    }

    @Test
    @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whoever_ends_ends_a_program_that_computes_and_starts_no_other() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        String command = answering("sleep 600 > " + pipe);
        var chosen = CompletableFuture.supplyAsync(
                () -> choice(command, Duration.ofMinutes(5)), Executors.newVirtualThreadPerTaskExecutor());
        // It is there to be read from as soon as the program computes.
        try (InputStream computing = Files.newInputStream(pipe)) {
            running.close();

            assertThat(CompletableFuture.supplyAsync(() -> bytes(computing))).succeedsWithin(LONG);
        }
        assertThat(chosen)
                .failsWithin(LONG)
                .withThrowableOfType(ExecutionException.class)
                .withCauseInstanceOf(BotsEndedException.class);
        assertThatExceptionOfType(BotsEndedException.class).isThrownBy(() -> choice(command, LONG));
    }

    /// Ctrl-C ends a program and whoever plays with it, in any order.
    @Test
    void a_program_that_ends_just_before_all_are_ended_has_no_fault() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        String command = answering("exec > %s; exit 1".formatted(pipe));
        var chosen =
                CompletableFuture.supplyAsync(() -> choice(command, LONG), Executors.newVirtualThreadPerTaskExecutor());
        bytes(pipe);
        running.close();

        assertThat(chosen)
                .failsWithin(LONG)
                .withThrowableOfType(ExecutionException.class)
                .withCauseInstanceOf(BotsEndedException.class);
    }

    private static byte[] bytes(Path file) {
        try (InputStream input = Files.newInputStream(file)) {
            return bytes(input);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static byte[] bytes(InputStream input) {
        try {
            return input.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Plays two games with a program that takes the first action and keeps what it is told.
    private String toldIn(String answerToBegin) throws IOException {
        Path script = Files.writeString(folder.resolve("first.py"), """
                import json, sys
                for line in sys.stdin:
                    request = json.loads(line)
                    if request["method"] == "choose":
                        result = request["params"]["actions"][0]["code"]
                        line = "choose %%s\\n" %% request["params"].get("number")
                    else:
                        result = %s
                    open("%s/told", "a").write(line)
                    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
                """.formatted(answerToBegin, folder));
        var limit = Duration.ofSeconds(7);
        try (var player = new ProcessPlayer("python3 " + script, game.info(), new Setup(2), LONG, limit, running)) {
            var match = new Match(game, new Setup(2));
            match.play(new Player[] {player, new RandomPlayer()}, 1, 0, true);
            match.play(new Player[] {new RandomPlayer(), new Stopwatch(player, () -> 0)}, 1, 1, true);
        }
        return Files.readString(folder.resolve("told"));
    }

    @Test
    void one_that_understands_it_is_told_the_number_and_the_end_of_each_game() throws IOException {
        String told = toldIn("{'protocol': 2}");

        assertThat(told)
                .contains(
                        "\"params\":{\"game\":\"pile\",\"rules\":1,\"seats\":2,\"options\":{},"
                                + "\"milliseconds\":7000,\"protocol\":2}}",
                        "choose 1\n",
                        "choose 2\n")
                .containsPattern(
                        "\"method\":\"end\",\"params\":\\{\"game\":\"pile\",\"number\":1,\"seat\":0,\"totals\":")
                .containsPattern("\"number\":2,\"seat\":1,\"totals\":\\[\\d+,\\d+],\"ranks\":\\[\\d,\\d]");
    }

    @Test
    void one_that_doesnt_is_told_no_more_than_before() throws IOException {
        assertThat(toldIn("True")).contains("choose None\n").doesNotContain("\"end\"", "choose 1");
    }
}
