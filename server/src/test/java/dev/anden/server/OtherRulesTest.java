package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table whose game has other rules now than when it was played, or isn't there.
class OtherRulesTest {
    @Test
    void it_is_refused_and_says_why_and_the_other_tables_go_on(@TempDir Path folder) {
        Guest ana;
        String old;
        String present;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            old = ana.createSoloTable().id();
            present = ana.createSoloTable().id();
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update game_table set rules_version = rules_version - 1 where id = ?")
                    .param(old)
                    .update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            HttpResponse<String> answer = ana.at(server).get("/api/tables/" + old);

            assertProblem(answer, 503, "other-rules");
            assertThat(Guest.problem(answer).detail()).contains("version 1 of the rules of French Quarter");
            assertThat(Guest.problem(answer).facts())
                    .containsEntry("table", old)
                    .containsEntry("game", "French Quarter")
                    .containsEntry("stored", "1")
                    .containsEntry("rules", "2");
            try (LiveClient live = ana.watch(old)) {
                assertProblem(live.await("problem"), "other-rules");
            }
            try (LiveClient live = ana.watch(present)) {
                live.playToTheEnd();
            }
        }
    }

    @Test
    void a_table_whose_game_is_gone_says_so_and_goes_on_once_it_is_back(@TempDir Path folder) {
        Guest ana;
        String table;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            table = ana.createSoloTable().id();
        }
        rename(folder, "french-quarter", "ttr-brava");
        try (RunningServer server = TestServers.start(folder)) {
            HttpResponse<String> answer = ana.at(server).get("/api/tables/" + table);

            assertProblem(answer, 503, "game-gone");
            assertThat(Guest.problem(answer).facts())
                    .containsEntry("table", table)
                    .containsEntry("game", "ttr-brava");
            try (LiveClient live = ana.watch(table)) {
                assertProblem(live.await("problem"), "game-gone");
            }
        }
        rename(folder, "ttr-brava", "french-quarter");
        try (RunningServer server = TestServers.start(folder)) {
            try (LiveClient live = ana.at(server).watch(table)) {
                live.playToTheEnd();
            }
        }
    }

    /// The tables of a game are those of another one.
    private static void rename(Path folder, String from, String to) {
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update game_table set game = ? where game = ?")
                    .param(to)
                    .param(from)
                    .update());
        }
    }
}
