package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table whose game has other rules now than when it was played.
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
}
