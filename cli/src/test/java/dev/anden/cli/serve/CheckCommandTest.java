package dev.anden.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// Why a table can't be opened, in the language of whoever runs the server.
class CheckCommandTest {
    private static final String SOLO = """
            {"game": "french-quarter", "seats": [{"kind": "me", "bot": ""}]}""";

    @TempDir
    Path data;

    @Test
    void a_log_that_was_changed_is_told_with_its_line_and_the_reason() throws Exception {
        String table = newTable();
        change("update ply set hash = hash + 1 where line = 2");

        assertThat(check("en"))
                .containsPattern(
                        "Table %s: line 2 of its log can't be replayed: the state after \".+\" isn't what it was\\."
                                .formatted(table));
        assertThat(check("es"))
                .containsPattern(
                        "Mesa %s: la línea 2 de su registro no se puede reproducir: la posición después de «.+» no coincide con la que se guardó\\."
                                .formatted(table));
    }

    @Test
    void a_line_that_is_no_action_is_told_as_such() throws Exception {
        String table = newTable();
        change("update ply set kind = 'dreamt' where line = 1");

        assertThat(check("es"))
                .contains(
                        "Mesa %s: la línea 1 de su registro no se puede reproducir: hay una línea de un tipo desconocido: «dreamt»."
                                .formatted(table));
    }

    @Test
    void a_table_whose_game_or_options_are_unknown_is_told_as_such() throws Exception {
        String table = newTable();
        change("update game_table set game = 'ludo'");

        assertThat(check("en")).contains("Table %s can't be opened: the game ludo isn't installed.".formatted(table));
        assertThat(check("es"))
                .contains("La mesa %s no se puede abrir: el juego ludo no está instalado.".formatted(table));
    }

    @Test
    void a_row_that_cannot_be_read_is_told_with_its_table() throws Exception {
        String table = newTable();
        change("update game_table set status = 'weird'");

        assertThat(check("en"))
                .contains("Table %s can't be opened: the column game_table.status has a value that can't be read."
                        .formatted(table));
        assertThat(CommandRun.in("es", "admin", "tables", "--data", data.toString())
                        .out())
                .contains(table + "  dañada");
    }

    @Test
    void a_game_that_is_over_without_an_end_is_told_as_such() throws Exception {
        String table = newTable();
        change("update game_table set status = 'over'");

        assertThat(check("en"))
                .contains("Table %s is damaged: its log stops before the end of the game.".formatted(table));
        assertThat(check("es"))
                .contains(
                        "La mesa %s está dañada: su registro se acaba antes del final de la partida.".formatted(table));
    }

    @Test
    void a_table_of_the_database_that_is_missing_is_told_in_a_sentence() throws Exception {
        newTable();
        change("drop table node");

        assertThat(check("en")).isEqualTo("The database is damaged: the table node is missing%n".formatted());
        assertThat(check("es")).isEqualTo("La base de datos está dañada: falta la tabla node%n".formatted());
    }

    private String check(String language) {
        CommandRun run = CommandRun.in(language, "check", "--data", data.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        return run.out();
    }

    /// @return its id
    private String newTable() throws Exception {
        try (RunningServer server = AndenServer.start(ServerOptions.of(data).withPort(0));
                HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(server.address() + "/api/tables"))
                    .header("Content-Type", "application/json")
                    .header("X-Anden", "1")
                    .POST(BodyPublishers.ofString(SOLO))
                    .build();
            String answer = client.send(request, BodyHandlers.ofString()).body();
            return JsonMapper.shared().readTree(answer).get("id").asString();
        }
    }

    private void change(String statement) {
        try (Database database = Databases.open(data)) {
            database.write(client -> client.sql(statement).update());
        }
    }
}
