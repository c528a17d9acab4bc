package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Complete games in a folder: whatever file is dropped there is replayed and compared with its row in `games.md`.
class RecordedGamesTest {
    private static final Path FOLDER = Path.of("src/test/resources/recorded");
    private static final List<String> BOARDS = List.of("usa", "europe", "berlin", "paris");
    private static final Path TABLE = FOLDER.resolve("games.md");

    /// `-Danden.golden=write` plays the games anew, as after a change of the rules, and writes the table.
    @BeforeAll
    static void write_the_games_anew_if_asked() throws IOException {
        if (!"write".equals(System.getProperty("anden.golden"))) {
            return;
        }
        Files.createDirectories(FOLDER);
        for (String board : BOARDS) {
            writeGames(board);
        }
        var table = new StringBuilder("""
                # Recorded games

                Complete games: on every board every way a game can end, every bonus, every rare moment and every element
                of the board. A file's name begins with its board. A file dropped into this folder is replayed by
                `RecordedGamesTest`, which says which row is missing here.

                | File | Seats | Totals | Ranks | Decided by | Shows |
                |---|---|---|---|---|---|
                """);
        for (String file : files()) {
            table.append(game(file).row(file)).append('\n');
        }
        Files.writeString(TABLE, table);
    }

    /// A game for each happening that no game before it shows; in the USA, for each.
    private static void writeGames(String board) throws IOException {
        Set<Happening> shown = EnumSet.noneOf(Happening.class);
        for (Happening happening : Happening.on(board)) {
            if (board.equals("usa") || !shown.contains(happening)) {
                RecordedGame game = SteeredPlay.showing(board, happening);
                shown.addAll(Happening.in(Scene.start(board, game.seats()), game.plies()));
                Files.writeString(FOLDER.resolve(board + "-" + happening + ".txt"), game.print());
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> a_recorded_game_replays_to_its_totals_ranks_and_end() throws IOException {
        List<String> rows = Files.readAllLines(TABLE);
        return files().stream()
                .map(file -> DynamicTest.dynamicTest(
                        file,
                        () -> assertThat(rows)
                                .as("the table in games.md says what %s shows", file)
                                .contains(game(file).row(file))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"usa", "europe", "berlin", "paris"})
    void there_is_a_recorded_game_for_every_way_to_end_every_bonus_and_every_element(String board) throws IOException {
        List<String> shown = Files.readAllLines(TABLE).stream()
                .filter(line -> line.startsWith("| `" + board + "-"))
                .map(line -> line.split(" \\| ")[5])
                .flatMap(shows -> Stream.of(shows.replace(" |", "").split(", ")))
                .toList();

        assertThat(shown)
                .contains(Happening.on(board).stream().map(Happening::toString).toArray(String[]::new));
    }

    @Test
    void the_table_names_no_file_that_is_not_there() throws IOException {
        long rows = Files.readAllLines(TABLE).stream()
                .filter(line -> line.startsWith("| `"))
                .count();

        assertThat(files()).hasSize((int) rows).isNotEmpty();
    }

    @Test
    void a_recorded_game_is_printed_as_it_was_read() throws IOException {
        for (String file : files()) {
            assertThat(game(file).print()).isEqualTo(Files.readString(FOLDER.resolve(file)));
        }
    }

    private static RecordedGame game(String file) throws IOException {
        return RecordedGame.parse(Files.readString(FOLDER.resolve(file)));
    }

    private static List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".txt"))
                    .sorted()
                    .toList();
        }
    }
}
