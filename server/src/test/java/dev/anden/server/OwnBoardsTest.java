package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.GameFileInfo;
import dev.anden.protocol.GameName;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Boards in the folder `boards` of the data folder.
class OwnBoardsTest {
    private static final Path EXAMPLE = Path.of("../games/ticket-to-ride/src/test/resources/boards/brava.json");

    @TempDir
    Path data;

    @BeforeEach
    void writeBoards() throws IOException {
        Path boards = Files.createDirectory(data.resolve("boards"));
        String example = Files.readString(EXAMPLE);
        Files.writeString(boards.resolve("brava.json"), example);
        Files.writeString(boards.resolve("broken.json"), example.replace("\"alba\", \"name\"", "\"cima\", \"name\""));
        Files.writeString(boards.resolve("usa.json"), example.replace("\"id\": \"brava\"", "\"id\": \"usa\""));
        Files.writeString(boards.resolve("words.json"), "no board at all");
    }

    @Test
    void a_board_of_the_data_folder_is_a_game_that_is_played_at_once() {
        try (RunningServer server = TestServers.start(data)) {
            Guest guest = new Guest(server);

            assertThat(guest.get("/api/games").body()).contains("\"ttr-brava\"", "\"Isla Brava\"");
            HttpResponse<String> board = guest.get("/api/games/ttr-brava/board");
            assertThat(board.statusCode()).isEqualTo(200);
            assertThat(board.body()).contains("\"alba--cima--red\"", "\"drawing\"");
            HttpResponse<String> table = guest.tryCreate("ttr-brava", "me", "planner");
            assertThat(WireJson.mapper()
                            .readValue(table.body(), TableInfo.class)
                            .game())
                    .isEqualTo("ttr-brava");
        }
    }

    @Test
    void a_file_with_problems_is_listed_with_them_and_the_server_starts() {
        try (RunningServer server = TestServers.start(data)) {
            List<GameFileInfo> files = files(new Guest(server));

            assertThat(files)
                    .extracting(GameFileInfo::file)
                    .containsExactly("brava.json", "broken.json", "usa.json", "words.json");
            assertThat(files.getFirst().game()).contains("ttr-brava");
            assertThat(files.getFirst().problems()).isEmpty();
            assertThat(files.get(1).game()).isEmpty();
            assertThat(files.get(1).problems().getFirst()).hasToString("cities[2].id: \"cima\" appears twice");
            assertThat(files.get(1).problemCount())
                    .isEqualTo(files.get(1).problems().size());
            assertThat(files.get(3).problems().getFirst().message()).contains("isn't JSON");
        }
    }

    @Test
    void a_board_that_comes_with_the_program_is_not_replaced() {
        try (RunningServer server = TestServers.start(data)) {
            Guest guest = new Guest(server);

            assertThat(files(guest).get(2).problems().getFirst().message())
                    .isEqualTo("the game ttr-usa already exists: a game that comes with Andén; choose another id");
            assertThat(guest.get("/api/games/ttr-usa/board").body()).contains("\"denver\"");
        }
    }

    @Test
    void a_table_of_a_board_that_is_gone_says_so_and_waits_for_it() throws IOException {
        String table;
        try (RunningServer server = TestServers.start(data)) {
            HttpResponse<String> created = new Guest(server).tryCreate("ttr-brava", "planner", "planner");
            table = WireJson.mapper().readValue(created.body(), TableInfo.class).id();
        }
        Path file = data.resolve("boards").resolve("brava.json");
        Path away = Files.move(file, data.resolve("brava.json"));
        try (RunningServer server = TestServers.start(data)) {
            HttpResponse<String> answer = new Guest(server).get("/api/tables/" + table);
            assertThat(answer.statusCode()).isBetween(400, 599);
            assertThat(answer.body()).contains("ttr-brava");
        }
        Files.move(away, file);
        try (RunningServer server = TestServers.start(data)) {
            assertThat(new Guest(server).table(table).game()).isEqualTo("ttr-brava");
        }
    }

    @Test
    void a_board_that_is_gone_is_known_by_the_name_that_it_had_last() throws IOException {
        Path file = data.resolve("boards").resolve("brava.json");
        String example = Files.readString(EXAMPLE);
        TestServers.start(data).close();
        Files.writeString(
                file,
                example.replace(
                        "\"name\": \"Isla Brava\",", "\"name\": \"Wild Isle\", \"names\": {\"es\": \"Isla\"},"));
        try (RunningServer server = TestServers.start(data)) {
            assertThat(gone(server)).isEmpty();
        }
        Files.delete(file);
        try (RunningServer server = TestServers.start(data)) {
            assertThat(gone(server)).containsExactly(new GameName("ttr-brava", "Wild Isle", Map.of("es", "Isla")));
        }
        Files.writeString(file, example);
        try (RunningServer server = TestServers.start(data)) {
            assertThat(gone(server)).isEmpty();
        }
        Files.delete(file);
        try (RunningServer server = TestServers.start(data)) {
            assertThat(gone(server)).containsExactly(new GameName("ttr-brava", "Isla Brava", Map.of()));
        }
    }

    private static List<GameName> gone(RunningServer server) {
        return List.of(new Guest(server).ask("/api/games/gone", GameName[].class));
    }

    @Test
    void a_server_without_a_folder_of_boards_has_no_files(@TempDir Path other) {
        try (RunningServer server = TestServers.start(other)) {
            assertThat(files(new Guest(server))).isEmpty();
        }
    }

    private static List<GameFileInfo> files(Guest guest) {
        return List.of(WireJson.mapper().readValue(guest.get("/api/games/files").body(), GameFileInfo[].class));
    }
}
