package dev.anden.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TuneCommandTest {
    private static final String WEIGHTS = "/dev/anden/games/tickettoride/weights.txt";

    /// The line that adds a game.
    private static final Path TEST_GAMES = Path.of("src", "test", "test-games");

    @TempDir
    Path folder;

    private String[] call(String... more) {
        String[] usual = {
            "tune",
            "--game",
            "ttr-berlin",
            "--against",
            "greedy",
            "--games",
            "2",
            "--generations",
            "1",
            "--test-games",
            "4",
            "--seed",
            "5",
            "--weights",
            file("found.txt").toString()
        };
        String[] all = java.util.Arrays.copyOf(usual, usual.length + more.length);
        System.arraycopy(more, 0, all, usual.length, more.length);
        return all;
    }

    private Path file(String name) {
        return folder.resolve(name);
    }

    private static String out(CommandRun run) {
        assertThat(run.exitCode()).as(run.err()).isZero();
        return run.out();
    }

    @Test
    void it_tells_each_generation_the_numbers_and_the_test_in_the_readers_language() {
        assertThat(out(CommandRun.of(call())))
                .startsWith("As it is: ")
                .contains("\nGeneration 1 of 1: ", "\nquick tuned against greedy: ttr-berlin, rules ")
                .containsPattern("\nshare-of-hand +[0-9.]+ +[0-9.]+\n")
                .containsPattern("\nTest, 4 games of seed 6: [0-9.]+% \\(")
                .endsWith("The numbers are in " + file("found.txt") + ".\n");
        assertThat(out(CommandRun.in("es", call()))).contains("Generación 1 de 1: ", "antes", "después", "Prueba, ");
    }

    @ParameterizedTest
    @CsvSource({"ttr-berlin, base, quick-short", "ttr-usa, base, quick", "ttr-usa, mega, quick-many-tickets"})
    void it_writes_the_file_of_the_family_with_other_numbers_of_one_bot_for_such_games(
            String game, String tickets, String column) throws IOException {
        String[] call = call(tickets.equals("base") ? new String[0] : new String[] {"--option", "tickets=" + tickets});
        call[2] = game;
        out(CommandRun.of(call));
        String original = new String(
                TuneCommandTest.class.getResourceAsStream(WEIGHTS).readAllBytes(),
                java.nio.charset.StandardCharsets.UTF_8);
        String found = Files.readString(file("found.txt"));

        assertThat(found).isNotEqualTo(original);
        assertThat(without(column, found)).isEqualTo(without(column, original));
    }

    @Test
    void the_groups_of_what_french_quarter_forecasts_are_tuned() throws IOException {
        String[] call = call();
        call[2] = "french-quarter";

        assertThat(out(CommandRun.of(call))).contains("\nlocal tuned against greedy: french-quarter, rules ");
        assertThat(Files.readString(file("found.txt"))).containsPattern("\nperformers 0 2 (?!1 )[0-9.]+ performers");
        String tuned = "local:" + file("found.txt");
        out(CommandRun.of("simulate", "--game", "french-quarter", "--bots", tuned, "--games", "1"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void what_was_found_goes_to_the_output_if_its_file_cant_be_written() throws IOException {
        out(CommandRun.of(call()));
        String[] call = call();
        call[call.length - 1] = "/dev/full";

        CommandRun run = CommandRun.in("es", call);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).endsWith(Files.readString(file("found.txt")));
        assertThat(run.err())
                .isEqualTo(
                        "anden: El archivo /dev/full no se puede escribir; ¿queda sitio, y tienes permiso para escribir ahí?\n");
    }

    @Test
    void a_file_with_anything_else_in_it_is_not_replaced() throws IOException {
        Path game = Files.writeString(file("found.txt"), "a game that somebody recorded");

        CommandRun run = CommandRun.of(call());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("anden: The file %s already exists and contains something other".formatted(game));
        assertThat(game).hasContent("a game that somebody recorded");
        Files.writeString(game, "");
        out(CommandRun.of(call()));
        out(CommandRun.of(call()));
    }

    private static String without(String column, String text) {
        List<String> columns = text.lines()
                .filter(line -> line.startsWith("weight "))
                .map(line -> List.of(line.split(" ")))
                .findFirst()
                .orElseThrow();
        String before = "( \\S+){%d}".formatted(columns.indexOf(column) - 1);
        return text.replaceAll("(?m)^([a-z-]+" + before + ") \\S+", "$1");
    }

    @Test
    void it_goes_on_with_its_journal_and_refuses_that_of_another_call() throws IOException {
        String journal = file("journal").toString();
        String first = out(CommandRun.of(call("--journal", journal)));
        byte[] kept = Files.readAllBytes(Path.of(journal));
        Files.write(Path.of(journal), java.util.Arrays.copyOf(kept, kept.length * 2 / 3));

        assertThat(out(CommandRun.of(call("--journal", journal)))).isEqualTo(first);
        assertThat(Files.readAllBytes(Path.of(journal))).isEqualTo(kept);
        CommandRun other = CommandRun.of(
                "tune", "--game", "ttr-berlin", "--against", "random", "--seed", "5", "--journal", journal);
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err()).contains("is of another call: it has \"bot quick against greedy deals 1 step 0.1\"");
    }

    @Test
    void what_it_wrote_plays_as_a_bot_without_a_build_wherever_bots_are_named() throws IOException {
        out(CommandRun.of(call()));
        String tuned = "quick:" + file("found.txt");

        CommandRun run =
                CommandRun.of("simulate", "--game", "ttr-berlin", "--bots", tuned + ",quick", "--games", "2", "--json");
        JsonNode report = new JsonMapper().readTree(out(run));
        assertThat(report.get("bots").get(0).get("bot").stringValue()).isEqualTo(tuned);
        assertThat(report.get("origin").get("bots").get(tuned).stringValue()).matches("[0-9a-f]{8}");
        String journal = file("games").toString();
        String[] tournament = {
            "tournament", "--game", "ttr-berlin", "--bots", tuned + ",quick", "--blocks", "1", "--journal", journal
        };
        out(CommandRun.of(tournament));
        assertThat(out(CommandRun.of("sprt", "--game", "ttr-berlin", "--bots", "quick," + tuned, "--blocks", "1")))
                .startsWith("quick against " + tuned);
        assertThat(out(CommandRun.typing("1\nq\n", false, "play", "--game", "ttr-berlin", "--bot", tuned)))
                .contains("quick");

        Files.writeString(file("found.txt"), Files.readString(file("found.txt")) + "# another file now\n");
        assertThat(CommandRun.of(tournament).err()).contains("it has \"bot " + tuned + " ");
    }

    @Test
    void weights_that_cant_be_used_are_told_in_one_sentence() throws IOException {
        assertThat(refusal("en", "quick:" + file("nowhere.txt"))).startsWith(file("nowhere.txt") + ": ");
        Files.writeString(file("list.txt"), "shopping list\n");
        assertThat(refusal("en", "quick:" + file("list.txt")))
                .isEqualTo(file("list.txt") + ", line 1: the first line has to be \"weight least most\" and columns");
        assertThat(refusal("es", "quick:" + file("list.txt")))
                .isEqualTo(
                        file("list.txt") + ", línea 1: la primera línea tiene que ser «weight least most» y columnas");
        Files.writeString(file("one.txt"), "weight least most quick\nturn 0 6 2\n");
        assertThat(refusal("en", "quick:" + file("one.txt"))).isEqualTo(file("one.txt") + " has no weight vehicle");
        Files.writeString(file("far.txt"), "weight least most quick\nturn 0 60 20\n");
        assertThat(refusal("en", "quick:" + file("far.txt")))
                .isEqualTo(file("far.txt") + ", line 2: turn has to be from 0.0 to 6.0, not 20.0");
        assertThat(refusal("en", "planner:" + file("one.txt")))
                .isEqualTo("The bot planner takes no weights from a file; of the bots of ttr-usa only quick does:"
                        + " quick:FILE");
    }

    /// The testkit's pile of coins: nobody has numbers for it.
    @Test
    void a_game_that_nobody_has_numbers_for_says_so() throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try (var games = new URLClassLoader(new URL[] {TEST_GAMES.toUri().toURL()}, usual)) {
            thread.setContextClassLoader(games);
            assertThat(CommandRun.of("tune", "--game", "pile", "--against", "random")
                            .err())
                    .startsWith("anden: No bot of pile has numbers that can be tuned; there are some for:"
                            + " ttr-usa, ttr-europe, ttr-berlin, ttr-paris, french-quarter\n");
            assertThat(CommandRun.in("es", "simulate", "--game", "pile", "--bots", "random:w.txt")
                            .err())
                    .startsWith("anden: Ningún bot de pile admite pesos de un archivo\n");
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private static String refusal(String language, String bot) {
        CommandRun run = CommandRun.in(language, "simulate", "--bots", bot);
        assertThat(run.exitCode()).isNotZero();
        return run.err().lines().findFirst().orElse("").replaceFirst("^anden: ", "");
    }

    @Test
    void its_results_are_json_for_programs() {
        JsonNode report = new JsonMapper().readTree(out(CommandRun.of(call("--json"))));

        assertThat(report.get("bot").stringValue()).isEqualTo("quick");
        assertThat(report.get("before").size()).isEqualTo(report.get("after").size());
        assertThat(report.get("testSeed").intValue()).isEqualTo(6);
        assertThat(report.get("testAfter").get("games").intValue()).isEqualTo(4);
    }

    @Test
    void a_call_that_tunes_nothing_is_refused_in_one_sentence() {
        assertThat(CommandRun.of("tune", "--against", "wizard").err())
                .startsWith("anden: There is no bot \"wizard\" for ttr-usa; there are: daydreamer");
        assertThat(CommandRun.of("tune", "--generations", "0").err())
                .startsWith("anden: The number of generations must be from 1 to 1000000, not 0\n");
        assertThat(CommandRun.in("es", "tune", "--seed", "7", "--test-seed", "7")
                        .err())
                .startsWith("anden: La semilla 7 no puede servir para afinar y para probar");
        assertThat(CommandRun.of("tune", "--players", "9").err()).startsWith("anden: ttr-usa");
    }
}
