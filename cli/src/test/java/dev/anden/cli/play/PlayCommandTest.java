package dev.anden.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
    /// More lines than any game has choices.
    private static final int ENOUGH = 500;

    private static CommandRun play(String typed, String... options) {
        var arguments = new String[options.length + 3];
        arguments[0] = "play";
        arguments[1] = "--seed";
        arguments[2] = "4";
        System.arraycopy(options, 0, arguments, 3, options.length);
        return CommandRun.typing(typed, false, arguments);
    }

    @Test
    void a_whole_game_can_be_played_by_numbers_and_is_recorded(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.replay");

        CommandRun run = play("1\n".repeat(ENOUGH), "--bot", "greedy", "--record", file.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Your hand: ", "greedy 2: claims ", "The game is over", "Winner: ");
        assertThat(Files.readString(file)).contains("player 0 person", "player 1 greedy");
        assertThat(CommandRun.of("replay", file.toString()).exitCode()).isZero();
    }

    @Test
    void the_game_so_far_is_there_whenever_one_is_asked(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.replay");
        var typed = new ArrayDeque<>(List.of("1\n", "1\n", "1\n"));
        var seen = new ArrayList<String>();
        var terminal = new Reader() {
            @Override
            public int read(char[] letters, int offset, int length) throws IOException {
                seen.add(Files.readString(file));
                if (typed.isEmpty()) {
                    throw new IOException("The window is closed");
                }
                String line = typed.remove();
                line.getChars(0, line.length(), letters, offset);
                return line.length();
            }

            @Override
            public void close() {}
        };

        assertThat(CommandRun.reading(terminal, "play", "--seed", "4", "--record", file.toString())
                        .exitCode())
                .isEqualTo(1);

        assertThat(seen.getLast()).isNotEqualTo(seen.getFirst());
        assertThat(file).hasContent(seen.getLast());
        assertThat(CommandRun.of("verify", file.toString()).exitCode()).isZero();
    }

    @Test
    void a_game_takes_the_place_of_nothing_that_somebody_keeps(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.replay"), "yesterday's");

        CommandRun run = play("q\n", "--record", file.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("anden: " + file + " is there already");
        assertThat(file).hasContent("yesterday's");
        Files.writeString(file, "");
        assertThat(play("q\n", "--record", file.toString()).exitCode()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ttr-europe", "ttr-berlin", "ttr-paris"})
    void a_whole_game_of_each_board_can_be_played_by_numbers(String board, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.replay");

        CommandRun run = play("1\n".repeat(ENOUGH), "--game", board, "--bot", "planner", "--record", file.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Your hand: ", "Planner 2: claims ", "The game is over", "Winner: ");
        assertThat(Files.readString(file)).contains("game " + board);
        assertThat(CommandRun.of("replay", file.toString()).exitCode()).isZero();
    }

    @Test
    void stations_are_one_choice_the_last_and_then_asked_by_city_and_by_cards() {
        String choices = play("1\n", "--game", "ttr-europe").out();
        List<String> last = Pattern.compile("^ *(\\d+)  (.*)$", Pattern.MULTILINE)
                .matcher(choices.substring(choices.lastIndexOf("Your hand: ")))
                .results()
                .map(MatchResult::group)
                .toList();
        String number = last.getLast().strip().split(" ")[0];

        CommandRun run = play("1\n" + number + "\n3\n1\nq\n", "--game", "ttr-europe");

        assertThat(last).hasSizeLessThan(30);
        assertThat(last.getLast()).endsWith("  build a station…");
        assertThat(run.out())
                .containsPattern("  3  build a station in .+")
                .contains("In which city? > ", "Pay with which cards? > ")
                .containsPattern("you: builds? a station in ");
        assertThat(play("1\n" + number + "\n48\nq\n", "--game", "ttr-europe").out())
                .contains("Type a number from 1 to 47");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ttr-berlin", "ttr-paris", "french-quarter"})
    void a_board_that_is_reconstructed_says_so_once(String game) {
        assertThat(play("q\n", "--game", game).out()).containsOnlyOnce("part of it is reconstructed");
        assertThat(play("q\n", "--game", game, "--language", "es").out()).containsOnlyOnce("parte está reconstruida");
    }

    @Test
    void a_board_that_was_compared_with_its_box_says_nothing() {
        assertThat(play("q\n").out()).doesNotContain("reconstructed");
    }

    @ParameterizedTest
    @CsvSource({"ttr-usa, 1910", "ttr-europe, mega"})
    void tickets_that_are_reconstructed_say_so_once(String game, String tickets) {
        String option = "tickets=" + tickets;
        assertThat(play("q\n", "--game", game, "--option", option).out())
                .containsOnlyOnce("These tickets are reconstructed from public sources")
                .doesNotContain("all of this board");
        assertThat(play("q\n", "--game", game, "--option", option, "--language", "es")
                        .out())
                .containsOnlyOnce("Estos billetes están reconstruidos");
        assertThat(play("q\n", "--game", game).out()).doesNotContain("reconstructed");
    }

    @Test
    void it_speaks_spanish() {
        CommandRun run = play("1\n?\nq\n", "--language", "es");

        assertThat(run.out())
                .contains("Tu mano: ", "Mercado: ", "Has dejado la partida.")
                .doesNotContain("Your");
    }

    @Test
    void in_spanish_a_board_and_its_family_have_the_names_of_the_box() {
        assertThat(play("q\n", "--language", "es").out()).startsWith("Andén · ¡Aventureros al Tren! Estados Unidos. ");
        assertThat(play("q\n", "--language", "es", "--game", "french-quarter").out())
                .startsWith("Andén · French Quarter. ");
        assertThat(play("q\n").out()).startsWith("Andén · Ticket to Ride: USA. ");
    }

    /// Whole games against a bot: a number is followed by the form of the word that goes with it.
    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris"})
    void in_spanish_one_thing_is_one_and_more_are_more(String board) {
        String out = play("1\nr\n".repeat(ENOUGH), "--game", board, "--bot", "greedy", "--language", "es")
                .out();

        assertThat(out).contains("cubre ").contains("cubierto por greedy 2").doesNotContain("reclama");
        assertThat(Pattern.compile("(?<!\\d)1 (\\p{L}+s)\\b").matcher(out).results())
                .extracting(MatchResult::group)
                .isEmpty();
        assertThat(Pattern.compile("\\b(0|[2-9]|\\d\\d+) (punto|carta|billete|vagón|tranvía|autobús|turno)\\b")
                        .matcher(out)
                        .results())
                .extracting(MatchResult::group)
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "en, Against Traveller: Has a plan",
        "es, Contra Viajero: Tiene un plan",
    })
    void it_tells_what_to_expect_of_the_opponent(String language, String expected) {
        assertThat(play("q\n", "--language", language).out()).contains(expected);
        assertThat(play("q\n", "--language", language, "--game", "french-quarter", "--players", "1")
                        .out())
                .as("alone")
                .doesNotContain("traveller");
    }

    @Test
    void a_language_that_it_does_not_speak_is_refused_with_those_it_does() {
        CommandRun run = play("", "--language", "fr");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: There is no language \"fr\"; there are: en, es");
    }

    @Test
    void leaving_or_the_end_of_what_is_typed_ends_the_game_without_an_error() {
        assertThat(play("q\n").out()).endsWith("You have left the game." + System.lineSeparator());
        assertThat(play("").out()).endsWith("You have left the game." + System.lineSeparator());
        assertThat(play("").exitCode()).isZero();
    }

    @Test
    void what_makes_no_sense_is_answered_and_asked_again() {
        CommandRun run = play("999\nz\nclaim atlantis--ys with 1 red\ndraw deck\nq\n");

        assertThat(run.out())
                .contains("Type a number from 1 to ")
                .contains("\"z\" does nothing here")
                .contains("Not a valid action: ")
                .containsPattern("That isn't allowed now: [A-Z].+ \\(ttr\\.[a-z.-]+\\)");
        assertThat(run.exitCode()).isZero();
    }

    @Test
    void actions_can_be_typed_as_replays_have_them() {
        CommandRun run = play("1\ndraw deck\nq\n");

        assertThat(run.out()).contains("you: draw ");
    }

    @Test
    void pages_show_routes_table_log_and_help() {
        CommandRun run = play("1\nr\nt\nl\n?\nq\n");

        assertThat(run.out())
                .contains("Atlanta – Miami: 5 × blue, 10 points, open [atlanta--miami]")
                .contains("First to play: ")
                .contains("as it is written in replays");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-berlin", "french-quarter"})
    void the_help_of_each_game_shows_an_action_that_can_be_typed_now(String game) {
        String asked = "Type a number, or ? for help.";
        CommandRun helped = play("?\nq\n", "--game", game);
        List<String> lines = helped.out().lines().toList();
        int told = lines.indexOf("You can also type an action as it is written in replays; now, for instance:");
        String example = lines.get(told + 1).strip();

        CommandRun typed = play(example + "\nq\n", "--game", game);

        assertThat(helped.out()).containsOnlyOnce(asked);
        assertThat(typed.out().split(Pattern.quote(asked), -1)).as(example).hasSizeGreaterThan(2);
    }

    @Test
    void what_the_bot_draws_unseen_stays_unseen() {
        CommandRun run = play("1\n".repeat(ENOUGH), "--bot", "planner");

        assertThat(run.out()).contains("Planner 2: draws from the deck").doesNotContain("Planner 2: draws a ");
    }
}
