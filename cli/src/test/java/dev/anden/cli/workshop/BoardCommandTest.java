package dev.anden.cli.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

public class BoardCommandTest {
    private static final Path DOCUMENTATION = Path.of("../docs/boards.md");

    /// The board that it explains.
    public static final Path EXAMPLE = Path.of("../games/ticket-to-ride/src/test/resources/boards/brava.json");

    @TempDir
    Path folder;

    private Path brava;
    private Path broken;

    @BeforeEach
    void writeBoards() throws IOException {
        brava = Files.copy(EXAMPLE, folder.resolve("brava.json"));
        broken = Files.writeString(
                folder.resolve("broken.json"),
                Files.readString(EXAMPLE)
                        .replace("\"to\": \"brisa\", \"length\": 3", "\"to\": \"atlantis\", \"length\": 9")
                        .replace("\"id\": \"faro\"", "\"id\": \"golfo\""));
    }

    @Test
    void a_clean_board_is_praised_with_exit_code_0() {
        CommandRun run = CommandRun.of("board", "check", brava.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .containsExactly(
                        "advice: %s: geography: there is no outline \"brava\"; the sheet stays plain".formatted(brava),
                        ("%s: Isla Brava is fine, with 8 cities, 16 routes and 12 tickets,"
                                        + " and nothing overlaps on its map")
                                .formatted(brava));
    }

    @Test
    void everything_that_is_wrong_with_a_board_is_told_with_its_place() {
        CommandRun run = CommandRun.of("board", "check", broken.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out().lines())
                .contains(
                        "%s: cities[6].id: \"golfo\" appears twice".formatted(broken),
                        "%s: routes[0].length: must be a whole number from 1 to 8, not 9".formatted(broken),
                        "%s: routes[0].to: there is no city \"atlantis\"".formatted(broken),
                        "%s: tickets[1].to: there is no city \"faro\"".formatted(broken))
                .last()
                .asString()
                .matches(".*broken\\.json: \\d+ problems");
    }

    @Test
    void slips_are_told_as_the_documentation_of_boards_shows_it() throws IOException {
        Path slip = Files.writeString(
                folder.resolve("brava.json"),
                Files.readString(EXAMPLE)
                        .replace("\"to\": \"golfo\", \"length\": 2", "\"to\": \"golfo\", \"length\": 9")
                        .replace("\"ticketPoints\": 71", "\"ticketPoints\": 72"));

        String told = CommandRun.of("board", "check", slip.toString()).out().replace(folder + "/", "");

        assertThat(told.lines())
                .hasSize(3)
                .first()
                .isEqualTo("brava.json: routes[12].length: must be a whole number from 1 to 8, not 9");
        assertThat(Files.readString(DOCUMENTATION)).contains(told.indent(3));
    }

    @Test
    void every_file_is_checked_though_one_is_wrong() {
        CommandRun run = CommandRun.of("board", "check", broken.toString(), brava.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains(broken + ": ", "Isla Brava is fine");
    }

    @Test
    void an_id_that_a_game_of_anden_or_an_earlier_file_has_is_told() throws IOException {
        String text = Files.readString(EXAMPLE);
        Path usa = Files.writeString(folder.resolve("usa.json"), text.replace("\"id\": \"brava\"", "\"id\": \"usa\""));
        Path again = Files.writeString(folder.resolve("again.json"), text);

        CommandRun run =
                CommandRun.of("board", "check", usa.toString(), brava.toString(), again.toString(), brava.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out().lines())
                .filteredOn(line -> !line.startsWith("advice: "))
                .containsExactly(
                        usa + ": id: the game ttr-usa already exists: a game that comes with Andén; choose another id",
                        usa + ": 1 problem",
                        ("%s: Isla Brava is fine, with 8 cities, 16 routes and 12 tickets,"
                                        + " and nothing overlaps on its map")
                                .formatted(brava),
                        again + ": id: the game ttr-brava already exists: " + brava + "; choose another id",
                        again + ": 1 problem");
        assertThat(CommandRun.in("es", "board", "check", usa.toString()).out())
                .contains("id: el juego ttr-usa ya existe: es un juego de Andén; elige otro id");
    }

    @Test
    void what_is_no_board_file_is_told_in_one_sentence() throws IOException {
        Path large = folder.resolve("large.json");
        try (var file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(100L << 20);
        }
        Path words = Files.writeString(folder.resolve("words.json"), "Once upon a time");

        CommandRun run = CommandRun.of(
                "board",
                "check",
                folder.resolve("nothing.json").toString(),
                folder.toString(),
                large.toString(),
                words.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out().lines())
                .hasSize(5)
                .startsWith(
                        folder.resolve("nothing.json") + ": There is no such file.",
                        folder + ": This is a folder, not a file.",
                        large + ": The file is larger than 1 MiB.")
                .anyMatch(line -> line.startsWith(words + ": line 1, column ") && line.contains("isn't JSON"));
    }

    @Test
    void what_is_no_json_is_told_in_the_readers_language_with_its_place() throws IOException {
        Path slip = Files.writeString(
                folder.resolve("slip.json"),
                Files.readString(EXAMPLE).replace("\"color\": \"red\"}", "\"color\": “red”}"));

        assertThat(CommandRun.in("es", "board", "check", slip.toString()).out().lines())
                .first()
                .asString()
                .matches(".*slip\\.json: routes\\[1]\\.color: línea \\d+, columna \\d+: no es JSON: los textos y los"
                        + " nombres de las propiedades van entre comillas dobles rectas, no así: “");
    }

    @Test
    void a_word_that_is_none_of_those_allowed_is_told_in_the_quotes_of_the_readers_language() throws IOException {
        Path slip = Files.writeString(
                folder.resolve("slip.json"),
                Files.readString(EXAMPLE).replaceFirst("\"color\": \"red\"", "\"color\": \"lilac\""));

        assertThat(CommandRun.of("board", "check", slip.toString()).out()).contains(", not \"lilac\"");
        assertThat(CommandRun.in("es", "board", "check", slip.toString()).out()).contains(", no «lilac»");
    }

    @Test
    void a_taken_id_is_told_in_the_readers_language() throws IOException {
        Files.writeString(
                folder.resolve("usa.json"), Files.readString(EXAMPLE).replace("\"id\": \"brava\"", "\"id\": \"usa\""));

        assertThat(CommandRun.in("es", "board", "list", "--boards", folder.toString())
                        .out())
                .contains("id: el juego ttr-usa ya existe: es un juego de Andén; elige otro id");
    }

    @Test
    void a_check_of_nothing_is_called_wrongly() {
        assertThat(CommandRun.of("board", "check").exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("board").err()).contains("list, check, draw");
    }

    @Test
    void the_list_names_all_boards_and_what_is_wrong_with_files() {
        CommandRun run = CommandRun.of("board", "list", "--boards", folder.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .anyMatch(line -> line.matches("ttr-usa +USA +2–5 +verified +Andén"))
                .anyMatch(line -> line.matches("ttr-berlin +Berlin +2–4 +reconstructed +Andén"))
                .anyMatch(line -> line.startsWith("ttr-brava") && line.endsWith(brava.toString()))
                .contains(broken + " can't be played:", "  cities[6].id: \"golfo\" appears twice");
    }

    @Test
    void the_list_is_in_the_readers_language() {
        assertThat(CommandRun.in("es", "board", "list").out().lines())
                .anyMatch(line -> line.matches("ttr-usa +Estados Unidos +2–5 +comprobados +Andén"))
                .anyMatch(line -> line.matches("ttr-berlin +Berlín +2–4 +reconstruidos +Andén"));
    }

    @Test
    void a_board_of_ones_own_is_played_simulated_and_replayed() {
        Path games = folder.resolve("games");
        CommandRun simulated = CommandRun.of(
                "simulate",
                "--game",
                "ttr-brava",
                "--boards",
                folder.toString(),
                "--players",
                "3",
                "--games",
                "2",
                "--bots",
                "greedy",
                "--record",
                games.toString());

        assertThat(simulated.err()).isEmpty();
        assertThat(simulated.exitCode()).isZero();
        assertThat(simulated.out()).contains("ttr-brava");

        String replay = games.resolve("game-000000.replay").toString();
        assertThat(CommandRun.of("replay", "--boards", folder.toString(), replay)
                        .out())
                .contains("Every ply is legal");
        assertThat(CommandRun.of("replay", replay).err())
                .contains("ttr-brava")
                .endsWith(". Boards of your own are read from data/boards, or from --boards FOLDER"
                        + System.lineSeparator());
    }

    @Test
    void a_game_that_is_not_there_points_to_the_files_that_cannot_be_played() {
        CommandRun run = CommandRun.of("simulate", "--game", "ttr-broken", "--boards", folder.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("There is no game \"ttr-broken\"", "ttr-brava", "broken.json");
    }

    @Test
    void a_folder_that_was_asked_for_and_is_not_there_is_told() {
        CommandRun run =
                CommandRun.of("simulate", "--boards", folder.resolve("none").toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("The boards folder " + folder.resolve("none"));
    }

    @Test
    void a_board_is_drawn_as_a_picture() {
        CommandRun run = CommandRun.of("board", "draw", brava.toString());

        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("<svg ").contains("<title>alba--cima--red</title>", ">Huerta</text>");
        assertThat(run.out().strip()).endsWith("</svg>");
    }

    @Test
    void what_is_no_board_is_not_drawn() {
        CommandRun run = CommandRun.of("board", "draw", broken.toString());

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo(
                        "anden: %s isn't a valid board; \"anden board check %s\" says why%n".formatted(broken, broken));
    }
}
