package dev.anden.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import dev.anden.cli.workshop.BoardCommandTest;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TournamentCommandTest {
    @TempDir
    Path folder;

    private static String out(String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.exitCode()).as(run.err()).isZero();
        return run.out();
    }

    @Test
    void a_tournament_is_told_as_tables_in_the_readers_language_and_as_a_page() throws IOException {
        Path page = folder.resolve("page.html");
        String[] call = {
            "tournament", "--bots", "random,greedy", "--players", "2,3", "--blocks", "3", "--page", page.toString()
        };

        assertThat(out(call))
                .startsWith("ttr-usa, rules 2, 2 players, tickets base: 3 blocks, 6 games, seed 1\n")
                .contains("strength", "ahead of", "ttr.ticket.scored-at-end", "3 players");
        assertThat(Files.readString(page))
                .startsWith("<!doctype html>\n<html lang=\"en\">")
                .contains("<svg", "prefers-color-scheme: dark", "greedy", "All the figures")
                .containsPattern(
                        "<td class=\"full\\d+\" data-against=\"(random|greedy)\">\\d+\\.\\d% <small>[(±].*</small></td>")
                .contains("<pre class=\"call\">anden tournament --bots random,greedy --players 2,3 --blocks 3")
                .contains("2026-11-25 10:15:30 UTC", "a test's machine", "2 processors")
                .doesNotContain("<script", "http", "style=\"");
        assertThat(CommandRun.in("es", call).out()).contains("3 bloques, 6 partidas, semilla 1", "por delante de");
        assertThat(Files.readString(page))
                .contains("<html lang=\"es\">", "Todas las cifras", "Para repetir estas cifras")
                .containsPattern(">\\d+,\\d\u00a0%<")
                .doesNotContainPattern(">\\d+\\.\\d%<");
    }

    @Test
    void a_page_takes_the_place_of_nothing_else_that_somebody_keeps() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.html"), "<!doctype html><p>Mine</p>");

        CommandRun run = CommandRun.of("sprt", "--bots", "greedy,random", "--page", notes.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("anden: " + notes + " is there already and isn't a page");
        assertThat(notes).hasContent("<!doctype html><p>Mine</p>");
    }

    @Test
    void a_second_call_goes_on_with_the_journal_and_another_one_is_refused() {
        String journal = folder.resolve("journal").toString();
        String first = out("tournament", "--bots", "random,greedy", "--blocks", "2", "--journal", journal, "--json");
        JsonNode more = new JsonMapper()
                .readTree(
                        out("tournament", "--bots", "random,greedy", "--blocks", "4", "--journal", journal, "--json"));

        assertThat(new JsonMapper()
                        .readTree(first)
                        .get("tables")
                        .get(0)
                        .get("blocks")
                        .intValue())
                .isEqualTo(2);
        assertThat(more.get("tables").get(0).get("blocks").intValue()).isEqualTo(4);
        assertThat(more.get("tables").get(0).get("bots").get(0).propertyNames())
                .containsExactly("bot", "games", "wins", "score", "strength", "turns", "decisions", "rules");
        assertThat(more.get("tables").get(0).get("bots").get(0).get("wins").propertyNames())
                .containsExactly("value", "error", "low", "high", "method");

        CommandRun other =
                CommandRun.in("es", "tournament", "--bots", "random,planner", "--blocks", "2", "--journal", journal);
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err())
                .isEqualTo("anden: El diario " + journal
                        + " es de otra orden: dice «bot greedy» donde esta tiene «bot planner»; repite la orden de"
                        + " entonces o nombra otro archivo\n");
    }

    @Test
    void json_says_by_which_call_which_program_when_and_where_its_figures_were_made() {
        String[] call = {"tournament", "--bots", "random,greedy", "--blocks", "1", "--json"};
        JsonNode origin = new JsonMapper().readTree(out(call)).get("origin");

        assertThat(origin.propertyNames())
                .containsExactly(
                        "command",
                        "version",
                        "program",
                        "date",
                        "java",
                        "machine",
                        "processors",
                        "threads",
                        "bots",
                        "boards");
        assertThat(origin.get("command").stringValue()).isEqualTo("anden " + String.join(" ", call));
        assertThat(origin.get("program").stringValue()).matches("[0-9a-f]{8}").isEqualTo(Program.checksum());
        assertThat(origin.get("date").stringValue()).isEqualTo("2026-11-25T10:15:30Z");
        assertThat(origin.get("machine").stringValue()).isEqualTo("a test's machine");
        assertThat(Origin.quoted("exec:my bot's")).isEqualTo("'exec:my bot'\\''s'");
    }

    @Test
    void a_journal_of_another_program_isnt_gone_on_with() throws IOException {
        Path journal = folder.resolve("journal");
        String[] call = {"sprt", "--bots", "greedy,random", "--blocks", "2", "--journal", journal.toString()};
        out(call);
        String program = Program.name();
        assertThat(Files.readString(journal)).contains("\nprogram " + program + "\n");
        Files.writeString(journal, Files.readString(journal).replace("program " + program, "program 0.0.1 00000000"));

        CommandRun other = CommandRun.in("es", call);
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err())
                .isEqualTo("anden: El diario " + journal + " lo empezó otro programa, 0.0.1 00000000, y este es "
                        + program + ", que quizá elija de otra manera; sigue con aquel o nombra otro archivo\n");
    }

    @Test
    void a_journal_isnt_gone_on_with_on_a_board_whose_file_was_changed() throws IOException {
        Path boards = Files.createDirectory(folder.resolve("boards"));
        Path brava = Files.copy(BoardCommandTest.EXAMPLE, boards.resolve("brava.json"));
        Path journal = folder.resolve("journal");
        String[] call = {
            "tournament",
            "--game",
            "ttr-brava",
            "--boards",
            boards.toString(),
            "--bots",
            "greedy,random",
            "--blocks",
            "1",
            "--journal",
            journal.toString(),
            "--json"
        };
        JsonNode origin = new JsonMapper().readTree(out(call)).get("origin");
        String before = origin.get("boards").get("ttr-brava").stringValue();
        assertThat(Files.readString(journal)).contains("\ngame ttr-brava rules 1 file " + before + " seats 2\n");
        assertThat(out(call)).as("the same call").contains(before);
        Files.writeString(
                brava,
                Files.readString(brava)
                        .replace(
                                "\"to\": \"huerta\", \"length\": 3, \"color\": \"red\"",
                                "\"to\": \"huerta\", \"length\": 3, \"color\": \"green\""));

        CommandRun changed = CommandRun.of(call);

        assertThat(changed.exitCode()).isEqualTo(1);
        assertThat(changed.err())
                .contains("it has \"game ttr-brava rules 1 file " + before + " seats 2\" where this one has");
    }

    @Test
    void intervals_of_few_deals_and_of_who_won_everything_are_said_to_be_what_they_are() {
        String[] call = {"tournament", "--bots", "planner,random", "--blocks", "4"};

        assertThat(out(call))
                .contains("100.0%", "51.0% – 100.0% *", "0.0% – 49.0% *", "100.0% (51.0% – 100.0% *)")
                .contains("* The same share in every deal: E. B. Wilson's interval, for 4 deals")
                .contains("With 4 deals intervals are too narrow: don't rely on them below 30.");
        assertThat(CommandRun.in("es", call).out())
                .contains(
                        "51,0\u00a0% – 100,0\u00a0% *", "intervalo de E. B. Wilson para 4 repartos", "con menos de 30");
        assertThat(out("tournament", "--bots", "greedy,random", "--blocks", "40", "--game", "ttr-paris"))
                .doesNotContain("don't rely on them");
    }

    @Test
    void an_option_that_only_some_games_have_is_set_for_one_of_them() {
        assertThat(refusal("en", several("tickets=mega")))
                .isEqualTo("anden: french-quarter has no option \"tickets\"; to set it only where there is one, write"
                        + " ttr-usa.tickets=mega");
        assertThat(refusal("es", several("mayor=on")))
                .isEqualTo("anden: ttr-usa no tiene la opción «mayor»; para ponerla solo donde existe, escribe"
                        + " french-quarter.mayor=on");
        assertThat(refusal("en", several("ttr-paris.tickets=mega")))
                .isEqualTo(
                        "anden: The option ttr-paris.tickets belongs to ttr-paris, which isn't among the games of this"
                                + " command: ttr-usa, french-quarter");
        assertThat(refusal("en", several("wings=on"))).startsWith("anden: ttr-usa has no option \"wings\"");
        assertThat(out(several("ttr-usa.tickets=mega")))
                .contains("ttr-usa, rules 2, 2 players, tickets mega: ", "french-quarter, rules 2, 2 players, mayor ");
    }

    private static String[] several(String option) {
        return new String[] {
            "tournament",
            "--game",
            "ttr-usa,french-quarter",
            "--bots",
            "random,greedy",
            "--blocks",
            "1",
            "--option",
            option
        };
    }

    @Test
    void what_is_said_of_one_game_counts_more_than_what_is_said_of_all() {
        assertThat(out(
                        "tournament",
                        "--game",
                        "ttr-usa,ttr-europe",
                        "--bots",
                        "random,greedy",
                        "--blocks",
                        "1",
                        "--option",
                        "tickets=mega",
                        "--option",
                        "ttr-europe.tickets=base"))
                .contains("ttr-usa, rules 2, 2 players, tickets mega", "2 players, tickets base");
    }

    @Test
    void a_sequential_test_stops_when_it_knows() throws IOException {
        Path page = folder.resolve("page.html");
        String[] call = {"sprt", "--bots", "greedy,random", "--page", page.toString()};

        assertThat(out(call))
                .startsWith("greedy against random: ttr-usa, rules 2, 2 players, seed 1\n")
                .endsWith("Decision: H1 is accepted.\n");
        assertThat(Files.readString(page)).contains("Sequential test", "<path class=\"course\"");
        assertThat(CommandRun.in("es", call).out()).endsWith("Decisión: se acepta H1.\n");
    }

    @Test
    void a_call_that_compares_nothing_is_refused_in_one_sentence() {
        assertThat(CommandRun.of("tournament", "--bots", "random").err())
                .startsWith("anden: A comparison needs at least two bots, not 1\n");
        assertThat(CommandRun.of("sprt", "--bots", "random,greedy,planner").err())
                .startsWith("anden: A sequential test is between two bots, not 3\n");
        assertThat(CommandRun.of("tournament", "--bots", "random,wizard").err())
                .startsWith("anden: There is no bot \"wizard\" for ttr-usa; there are: daydreamer, tourist");
        assertThat(CommandRun.of("sprt", "--bots", "random,greedy", "--h0", "0.7")
                        .err())
                .startsWith("anden: The win shares must be above 0, below 1");
    }

    private static String refusal(String language, String... arguments) {
        return CommandRun.in(language, arguments).err().lines().findFirst().orElse("");
    }

    @Test
    void a_file_that_cant_be_written_is_told_before_anything_is_played() {
        assertThat(refusal("en", "tournament", "--bots", "exec:false,random", "--page", "/nowhere/page.html"))
                .isEqualTo("anden: The file /nowhere/page.html can't be written: there is no folder /nowhere");
        assertThat(refusal("es", "tune", "--against", "exec:false", "--weights", "/nowhere/w"))
                .isEqualTo("anden: El archivo /nowhere/w no se puede escribir: no existe la carpeta /nowhere");
        assertThat(refusal("en", "sprt", "--bots", "exec:false,random", "--page", "/"))
                .isEqualTo("anden: The file / can't be written: it is a folder");
    }

    /// A disk may become full while it is played.
    @Test
    @EnabledOnOs(OS.LINUX)
    void results_are_told_although_their_page_cant_be_written() {
        CommandRun run = CommandRun.of("tournament", "--bots", "random,greedy", "--blocks", "1", "--page", "/dev/full");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("greedy", "95% interval");
        assertThat(run.err())
                .isEqualTo("anden: The file /dev/full can't be written; is there room, and may you write there?\n");
    }

    @Test
    void a_number_of_players_that_is_none_is_refused_in_words_of_the_reader() {
        assertThat(refusal("es", "tournament", "--bots", "greedy,random", "--players", "2,x"))
                .startsWith("anden: --players: ")
                .contains("«x»");
        assertThat(refusal("en", "tournament", "--bots", "greedy,random", "--players", "2,99999999999"))
                .contains("2147483647");
    }

    @Test
    void the_same_number_of_players_twice_is_refused() {
        assertThat(refusal("en", "tournament", "--bots", "greedy,random", "--players", "2,3,2"))
                .isEqualTo("anden: --players has 2 twice; each number of players is named once");
        assertThat(refusal("es", "tournament", "--bots", "greedy,random", "--players", "2,2"))
                .isEqualTo("anden: --players tiene 2 dos veces; cada número de jugadores se nombra una sola vez");
    }

    @Test
    void the_same_game_twice_is_refused() {
        assertThat(refusal("en", "tournament", "--bots", "greedy,random", "--game", "ttr-usa,ttr-usa"))
                .isEqualTo("anden: --game has ttr-usa twice; each game is named once");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void a_page_or_weights_in_the_place_of_the_journal_are_refused_and_the_journal_stays() throws IOException {
        Path journal = Files.writeString(folder.resolve("journal"), "kept");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("journal"));
        Path hard = Files.createLink(folder.resolve("hard"), journal);
        for (Path same : List.of(journal, link, hard, folder.resolve("../" + folder.getFileName() + "/journal"))) {
            assertTwice(journal, same, "--page", "sprt", "--bots", "greedy,random");
            assertTwice(journal, same, "--page", "tournament", "--bots", "greedy,random");
            assertTwice(journal, same, "--weights", "tune", "--against", "random");
        }
        assertThat(Files.readString(journal)).isEqualTo("kept");

        Path none = folder.resolve("none");
        Path toNone = Files.createSymbolicLink(folder.resolve("to-none"), none);
        assertTwice(toNone, none, "--page", "tournament", "--bots", "greedy,random");
        assertThat(none).doesNotExist();
    }

    private static void assertTwice(Path journal, Path same, String option, String... call) {
        var words = new ArrayList<>(List.of(call));
        words.addAll(List.of("--journal", journal.toString(), option, same.toString()));
        CommandRun run = CommandRun.of(words.toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("anden: %s and --journal name the same file, %s, of which only one would be left"
                        .formatted(option, same));
    }

    @Test
    void the_strength_of_who_won_everything_has_no_upper_end_and_says_so() throws IOException {
        Path page = folder.resolve("page.html");
        String[] call = {"tournament", "--bots", "random,planner", "--blocks", "3", "--page", page.toString()};

        // Three of three are at least 43.85% of all, and that is 43 points less than half of them.
        assertThat(out(call)).contains("−43 – ∞ *", "\n∞: where one side won everything, nothing limits");
        assertThat(CommandRun.in("es", call).out()).contains("−43 – ∞ *", "\n∞: donde uno de los lados lo ganó todo");
        assertThat(Files.readString(page))
                .contains("−43 – ∞ *", "x2=\"100.00%\"")
                .doesNotContain("Infinity", "NaN");
        JsonNode strength = new JsonMapper()
                .readTree(out("tournament", "--bots", "random,planner", "--blocks", "3", "--json"))
                .at("/tables/0/bots/1/strength");
        assertThat(strength.get("low").doubleValue()).isBetween(-43.5, -42.5);
        assertThat(strength.get("high").isNull()).isTrue();
        assertThat(strength.get("error").isNull()).isTrue();
        assertThat(strength.get("method").stringValue()).isEqualTo("WILSON");
        assertThat(out("tournament", "--bots", "random,planner", "--anchor", "planner", "--blocks", "3"))
                .contains("−∞ – 43 *");
    }

    @Test
    void a_sequential_test_that_brought_the_same_in_every_block_says_why_its_interval_is_another_one() {
        String[] call = {"sprt", "--bots", "planner,random", "--blocks", "3"};

        assertThat(out(call)).contains(" *", "since that of a normal distribution would have no width");
        assertThat(CommandRun.in("es", call).out())
                .contains("porque el de una distribución normal tendría una anchura nula");
    }

    @Test
    void a_program_that_fails_while_it_plays_is_a_failure_and_no_wrong_call() {
        for (String command : List.of("tournament", "sprt", "simulate")) {
            CommandRun run = CommandRun.of(command, "--bots", "exec:true,random");

            assertThat(run.exitCode()).as(command).isEqualTo(1);
            assertThat(run.err()).isEqualTo("anden: \"true\" ended before it answered\n");
        }
        CommandRun tuned = CommandRun.of("tune", "--against", "exec:/nowhere", "--weights", folder + "/weights");
        assertThat(tuned.exitCode()).isEqualTo(1);
        assertThat(tuned.err())
                .startsWith("anden: \"/nowhere\" can't be started")
                .hasLineCount(1);
        for (String wrong : List.of("exec: ", "exec:it's")) {
            assertThat(CommandRun.of("simulate", "--bots", wrong + ",random").exitCode())
                    .as(wrong)
                    .isEqualTo(2);
        }
    }

    @Test
    @Tag(Thorough.TAG)
    @DisabledOnOs(OS.WINDOWS)
    void a_program_may_have_a_file_that_is_larger_than_any_array() throws IOException {
        Path large = folder.resolve("large");
        try (var file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(3L << 30);
        }

        assertThat(refusal("en", "tournament", "--bots", "exec:true " + large + ",random"))
                .isEqualTo("anden: \"true %s\" ended before it answered", large);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void an_argument_of_a_program_may_have_a_comma() {
        assertThat(refusal("en", "tournament", "--bots", "exec:true 'a,b',random"))
                .isEqualTo("anden: \"true 'a,b'\" ended before it answered");
        assertThat(refusal("en", "simulate", "--bots", "exec:true \"a,,b\",random"))
                .isEqualTo("anden: \"true \"a,,b\"\" ended before it answered");
    }

    @Test
    void a_budget_of_nothing_or_for_a_bot_that_doesnt_search_is_refused() {
        for (String nothing : List.of("expert@0", "expert@0ms", "exec:true@0ms")) {
            assertThat(refusal("en", "tournament", "--bots", nothing + ",random"))
                    .isEqualTo(
                            "anden: \"%s\" must be allowed at least one position or one millisecond for each choice",
                            nothing);
        }
        assertThat(refusal("en", "tournament", "--bots", "greedy@100,random"))
                .isEqualTo("anden: The bot greedy doesn't search, so it has no use for a budget:"
                        + " write \"greedy\", not \"greedy@100\"");
        assertThat(refusal("es", "tournament", "--bots", "greedy@5ms,random"))
                .isEqualTo("anden: El bot greedy no examina posiciones, así que un límite no le sirve de nada:"
                        + " escribe «greedy», no «greedy@5ms»");
    }
}
