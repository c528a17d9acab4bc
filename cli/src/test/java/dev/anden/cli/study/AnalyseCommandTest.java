package dev.anden.cli.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AnalyseCommandTest {
    @TempDir
    private Path folder;

    private Path recorded(String game, int players, String bots) {
        CommandRun.of(
                "simulate",
                "--game=" + game,
                "--games=1",
                "--players=" + players,
                "--bots=" + bots,
                "--record=" + folder);
        return folder.resolve("game-000000.replay");
    }

    private static CommandRun analyse(String language, Path file, String... options) {
        var arguments = new ArrayList<>(List.of("analyse", file.toString()));
        arguments.addAll(List.of(options));
        return CommandRun.in(language, arguments.toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource({
        "ttr-europe, 3, 'greedy,random,planner', 1",
        "ttr-paris, 2, 'planner,random', 0",
        "french-quarter, 1, greedy, 0",
        "french-quarter, 2, 'random,greedy', 0"
    })
    void luck_and_play_of_every_game_are_together_what_it_came_to(String game, int players, String bots, int seat) {
        CommandRun run = analyse("en", recorded(game, players, bots), "--futures=1", "--player=" + seat, "--json");

        JsonNode analysis = JsonMapper.shared().readTree(run.out());
        double changes = 0;
        for (JsonNode share : analysis.get("shares")) {
            changes += share.get("change").get("amount").asDouble();
        }
        double whole = analysis.get("end").asDouble() - analysis.get("start").asDouble();
        assertThat(changes).isCloseTo(whole, within(1e-9));
        assertThat(analysis.get("inPoints").asBoolean()).isEqualTo(players == 1);
        assertThat(analysis.get("verdicts")).isNotEmpty();
    }

    @Test
    void the_same_number_of_futures_gives_the_same_text() {
        Path file = recorded("ttr-paris", 2, "greedy,planner");

        CommandRun first = analyse("en", file, "--futures=2");
        CommandRun second = analyse("en", file, "--futures=2");

        assertThat(first.out())
                .startsWith("Ticket to Ride: Paris. greedy's game (player 0), from 2 futures of each position")
                .contains("cards from the deck", "how greedy played", "Tickets kept and given back:")
                .doesNotContain("deckCardDrawn", "Everything that moved")
                .isEqualTo(second.out());
    }

    @Test
    void one_future_tells_nothing_of_the_error_so_there_is_a_dash() {
        Path file = recorded("ttr-paris", 2, "greedy,planner");

        CommandRun one = analyse("en", file, "--futures=1", "--all");
        CommandRun two = analyse("en", file, "--futures=2", "--all");
        JsonNode found = JsonMapper.shared()
                .readTree(analyse("en", file, "--futures=1", "--json").out());

        assertThat(one.out()).containsPattern("[+−][0-9.]+% +–").doesNotContainPattern("[+−][0-9.]+% +[0-9.]+%");
        assertThat(two.out()).containsPattern("[+−][0-9.]+% +[0-9.]+%").doesNotContainPattern("[1-9][0-9.]*% +–");
        assertThat(two.out())
                .as("what was the same in every future")
                .containsPattern("\\+0.0% +–")
                .doesNotContainPattern("\\+0.0% +0.0%");
        assertThat(found.get("shares"))
                .allSatisfy(share ->
                        assertThat(share.get("change").path("error").isNumber()).isFalse());
    }

    @Test
    void it_tells_in_spanish_what_was_lucky_and_what_was_costly() {
        CommandRun run = analyse("es", recorded("french-quarter", 1, "greedy"), "--futures=2");

        assertThat(run.out())
                .contains(
                        "los dados", "el juego de ", "puntos", "Ninguna decisión costó nada que se distinga del azar.")
                .doesNotContain("dieRolled");
        assertThat(run.out()).as("numbers as they are written in Spanish").containsPattern(" \\+\\d+,\\d ");
    }

    @Test
    void everything_that_moved_the_game_is_told_in_words_the_largest_first() {
        CommandRun run = analyse("en", recorded("ttr-paris", 2, "greedy,planner"), "--futures=3", "--all");

        String all = run.out().substring(run.out().indexOf("Everything that moved the game"));
        List<Double> changes = all.lines()
                .map(line -> Pattern.compile("^ *\\d+ +([+−][0-9.]+)%").matcher(line))
                .filter(Matcher::find)
                .map(matcher -> Math.abs(Double.parseDouble(matcher.group(1).substring(1))))
                .toList();
        assertThat(changes).hasSizeGreaterThan(50).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(all)
                .contains(": claim ", " with ", "draw from the deck")
                .doesNotContain("deckCardDrawn", "draw deck");
    }

    @Test
    void what_a_bot_chose_for_somebody_is_told_apart() throws IOException {
        Path file = recorded("ttr-paris", 2, "greedy,planner");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.add(lines.size() / 2, "seat 0 resigned greedy");
        Files.write(file, lines);

        CommandRun run = analyse("en", file, "--futures=2");

        assertThat(run.out())
                .contains("what a bot played for greedy", "What a bot chose for greedy isn't judged here.");
    }

    @Test
    void how_much_is_done_is_shown_on_a_terminal_alone() {
        Path file = recorded("ttr-paris", 2, "greedy,planner");

        assertThat(CommandRun.typing("", true, "analyse", file.toString(), "--futures=2")
                        .err())
                .contains("50% worked out", "100% worked out");
        assertThat(analyse("en", file, "--futures=2").err()).isEmpty();
    }

    @Test
    void a_game_that_is_not_over_is_refused() throws IOException {
        Path file = recorded("ttr-paris", 2, "greedy,random");
        Files.write(file, Files.readAllLines(file).subList(0, 60));

        CommandRun run = analyse("en", file);

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("a replay ends with its result");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --player=2    | --player takes a number, from 0 to 1, not 2
            --player=-1   | --player takes a number, from 0 to 1, not -1
            --seconds=0 | --seconds and --futures must be 1 or more
            --futures=0 | --seconds and --futures must be 1 or more
            """)
    void what_makes_no_sense_is_refused(String option, String sentence) {
        CommandRun run = analyse("en", recorded("ttr-paris", 2, "greedy,random"), option);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(sentence);
    }
}
