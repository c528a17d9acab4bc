package dev.anden.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulateCommandTest {
    private static JsonNode json(String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.exitCode()).as(run.err()).isZero();
        return new JsonMapper().readTree(run.out());
    }

    @Test
    void alone_in_french_quarter_the_mayor_is_on_and_is_said_to_be() {
        CommandRun run = CommandRun.of(
                "simulate", "--game", "french-quarter", "--players", "1", "--bots", "random", "--games", "2");

        assertThat(run.out())
                .startsWith("french-quarter, rules 2: 2 games with 1 player, mayor on, tourism off, seed ");
    }

    @Test
    void a_table_shows_each_bot_and_where_its_points_come_from() {
        CommandRun run = CommandRun.of("simulate", "--bots", "greedy,planner", "--games", "4");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("ttr-usa, rules 2: 4 games with 2 players, tickets base, seed 1")
                .contains("greedy", "planner", "ttr.ticket.scored-at-end", "per second");
    }

    @Test
    void what_goes_wrong_in_a_game_is_no_wrong_call() {
        LongSupplier broken = () -> {
            throw new IllegalArgumentException("The clock has stopped");
        };
        for (String command : List.of("simulate --games", "sprt --blocks", "tournament --blocks")) {
            CommandRun run = CommandRun.by(broken, (command + " 2 --bots greedy,random").split(" "));

            assertThat(run.exitCode()).as(command).isEqualTo(1);
            assertThat(run.err()).contains("java.lang.IllegalArgumentException: The clock has stopped");
        }
    }

    @Test
    void the_fields_of_the_json_stay_what_they_are() {
        JsonNode report = json("simulate", "--games", "2", "--json");

        assertThat(report.propertyNames())
                .containsExactly(
                        "game", "rulesVersion", "seats", "options", "seed", "games", "plies", "bots", "pace", "origin");
        assertThat(report.get("bots").get(0).propertyNames())
                .containsExactly(
                        "bot", "games", "mean", "deviation", "best", "worst", "wins", "turns", "decisions", "rules");
        assertThat(report.get("bots").get(0).get("wins").propertyNames()).containsExactly("share", "low", "high");
        assertThat(report.get("bots").get(0).get("rules").get(0).propertyNames())
                .containsExactly("rule", "lines", "achieved", "points");
        assertThat(report.get("pace").propertyNames())
                .containsExactly("threads", "seconds", "gamesPerSecond", "millisecondsPerDecision");
    }

    @Test
    void the_same_seed_gives_the_same_games_on_any_number_of_threads() {
        JsonNode alone =
                json("simulate", "--bots", "greedy,planner,random", "--games", "20", "--threads", "1", "--json");
        JsonNode four =
                json("simulate", "--bots", "greedy,planner,random", "--games", "20", "--threads", "4", "--json");
        JsonNode other = json("simulate", "--bots", "greedy,planner,random", "--games", "20", "--seed", "2", "--json");

        assertThat(four.get("bots")).isEqualTo(alone.get("bots"));
        assertThat(four.get("plies")).isEqualTo(alone.get("plies"));
        assertThat(other.get("bots")).isNotEqualTo(alone.get("bots"));
    }

    @Test
    void one_bot_sits_in_all_seats() {
        JsonNode report = json("simulate", "--players", "4", "--games", "2", "--json");

        assertThat(report.get("bots").size()).isEqualTo(4);
    }

    @Test
    void progress_is_drawn_on_a_terminal_alone() {
        CommandRun terminal = CommandRun.typing("", true, "simulate", "--games", "2");
        CommandRun pipe = CommandRun.of("simulate", "--games", "2");

        assertThat(terminal.err()).contains("\r");
        assertThat(pipe.err()).isEmpty();
        assertThat(terminal.out()).doesNotContain("\r", "\u001b");
    }

    @Test
    void progress_is_told_in_the_language_of_the_terminal_and_no_wider_than_it_is() {
        Map<String, String> narrow = Map.of("TERM", "xterm", "COLUMNS", "48");

        List<String> usual = drawn("es", Map.of("TERM", "xterm"));
        List<String> inFew = drawn("es", narrow);

        assertThat(usual)
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).matches("\\[[#·]{40}] \\d+ de 300 partidas, \\d+ por segundo"));
        assertThat(inFew)
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line)
                        .startsWith("[")
                        .endsWith(" por segundo")
                        .hasSize(47));
        assertThat(drawn("en", Map.of("TERM", "xterm", "COLUMNS", "9")))
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(9));
    }

    @Test
    void progress_is_not_drawn_on_a_terminal_that_cannot_go_back() {
        assertThat(drawn("en", Map.of("TERM", "dumb"))).isEmpty();
        assertThat(drawn("en", Map.of())).isEmpty();
    }

    /// What was drawn on a line, one after another, where a hundredth of a second passes with each look at the clock.
    private static List<String> drawn(String language, Map<String, String> environment) {
        var clock = new AtomicLong();
        CommandRun run = CommandRun.onTerminal(
                language,
                environment,
                () -> clock.addAndGet(10_000_000),
                "simulate",
                "--bots",
                "greedy",
                "--games",
                "300");
        return Stream.of(run.err().split("\r"))
                .map(line -> line.replace("\u001b[K", ""))
                .filter(line -> !line.isEmpty())
                .toList();
    }

    @Test
    void games_are_recorded_and_can_be_replayed(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("some/games");

        CommandRun run =
                CommandRun.of("simulate", "--bots", "random,greedy", "--games", "3", "--record", games.toString());

        assertThat(run.exitCode()).isZero();
        try (var files = Files.list(games)) {
            List<Path> written = files.sorted().toList();
            assertThat(written).hasSize(3);
            for (Path file : written) {
                CommandRun replay = CommandRun.of("replay", file.toString());
                assertThat(replay.exitCode()).as(replay.err()).isZero();
                assertThat(replay.out()).contains("chance is what the seed says");
            }
            assertThat(Files.readString(written.get(0))).contains("player 0 random", "player 1 greedy");
            assertThat(Files.readString(written.get(1))).contains("player 0 greedy", "player 1 random");
        }
    }

    @Test
    void games_are_not_recorded_among_those_of_another_experiment(@TempDir Path folder) throws IOException {
        String[] call = {"simulate", "--games", "2", "--record", folder.toString()};
        assertThat(CommandRun.of(call).exitCode()).isZero();
        Path first = folder.resolve("game-000000.replay");
        String before = Files.readString(first);

        CommandRun again = CommandRun.of(call);

        assertThat(again.exitCode()).isEqualTo(1);
        assertThat(again.err()).startsWith("anden: There are recorded games in " + folder);
        assertThat(first).hasContent(before);
    }

    @Test
    void where_boards_of_ones_own_are_read_is_told_where_one_may_be_meant() {
        assertWrong(
                "There is no game \"ttr-danmark\"; there are: ttr-usa, ttr-europe, ttr-berlin, ttr-paris,"
                        + " french-quarter. Boards of your own are read from data/boards, or from --boards FOLDER",
                "--game",
                "ttr-danmark");
    }

    @Test
    void wrong_arguments_are_told_in_one_sentence_that_says_what_would_be_right() {
        assertWrong(
                "There is no game \"chess\"; there are: ttr-usa, ttr-europe, ttr-berlin, ttr-paris, french-quarter",
                "--game",
                "chess");
        assertWrong(
                "There is no bot \"deep-blue\" for ttr-usa; there are: daydreamer, tourist,"
                        + " traveller, globetrotter, guide, planner, local, expert, random, one-step, greedy, hungry,"
                        + " long-route, path, quick",
                "--bots",
                "deep-blue");
        assertWrong(
                "\"expert@soon\" isn't a bot; write LEVEL, LEVEL@5000 (positions per choice), LEVEL@50ms (time per choice),"
                        + " LEVEL:FILE (weights from a file) or exec:PROGRAM (also with @50ms)",
                "--bots",
                "expert@soon");
        assertWrong("ttr-usa is for 2 to 5 players, not 9", "--players", "9");
        assertWrong("ttr-usa has no option \"mayor\"; it has tickets", "--option", "mayor=on");
        assertWrong(
                "An option is written NAME=VALUE, for example mayor=on, or GAME.NAME=VALUE, not \"mayor\"",
                "--option",
                "mayor");
        assertWrong("The option mayor is set twice", "--option", "mayor=on", "--option", "mayor=off");
        assertWrong("3 seats need 3 bots, not 2", "--players", "3", "--bots", "greedy,planner");
        assertWrong("An experiment needs at least one game, not 0", "--games", "0");
        assertWrong("The number of threads must be from 1 to 1000, not 0", "--threads", "0");
        assertWrong("The number of threads must be from 1 to 1000, not 100000", "--threads", "100000");
        assertWrong("--games: \"many\" isn't a whole number; write for example 1000", "--games", "many");
    }

    private static void assertWrong(String sentence, String... options) {
        var arguments = new String[options.length + 1];
        arguments[0] = "simulate";
        System.arraycopy(options, 0, arguments, 1, options.length);
        CommandRun run = CommandRun.of(arguments);

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(2).first().asString().isEqualTo("anden: " + sentence);
    }

    @Test
    void a_folder_that_cannot_be_made_is_named(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("occupied"));

        CommandRun run = CommandRun.of(
                "simulate", "--games", "1", "--record", file.resolve("in").toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("anden: The folder " + file).hasLineCount(1);
    }
}
