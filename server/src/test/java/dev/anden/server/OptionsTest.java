package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is chosen of a game when its table is set up, with French Quarter's two options.
class OptionsTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private static final String GAME = "french-quarter";

    @Test
    void a_table_plays_with_the_options_it_was_set_up_with_and_keeps_them_over_a_restart(@TempDir Path folder) {
        Guest ana;
        String table;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            TableInfo info = Guest.table(ana.tryCreate(GAME, Map.of("mayor", "on"), "me", "chance"));
            table = info.id();
            assertThat(info.options()).isEqualTo(Map.of("mayor", "on", "tourism", "off"));
        }
        try (RunningServer server = TestServers.start(folder)) {
            assertThat(ana.at(server).table(table).options()).containsEntry("mayor", "on");
            try (LiveClient live = ana.watch(table)) {
                assertThat(live.awaitTurn()).isTrue();
                assertThat(live.position().get("view").get("mayor").asBoolean()).isTrue();
                live.playToTheEnd();
            }
            assertThat(ana.replay(table).problem()).isEmpty();
            assertThat(ana.export(table)).contains("option mayor on");
        }
    }

    @Test
    void one_person_alone_plays_the_solo_mode_to_its_end() {
        Guest ana = SERVER.guest();
        TableInfo info = ana.createSoloTable();
        assertThat(info.status()).isEqualTo(TableStatus.PLAYING);

        try (LiveClient live = ana.watch(info.id())) {
            live.playToTheEnd();
            assertThat(live.position().get("scores").get("decidedBy").asString())
                    .isEqualTo("fq.solo.rating");
        }
    }

    @Test
    void a_choice_comes_with_what_it_would_set_off() {
        Guest ana = SERVER.guest();
        TableInfo info = ana.createSoloTable();

        try (LiveClient live = ana.watch(info.id())) {
            assertThat(live.awaitTurn()).isTrue();
            JsonNode preview =
                    live.position().get("offers").get(0).get("choices").get(0).get("preview");
            assertThat(preview.get(0).get("type").asString()).isEqualTo("dieTaken");
        }
    }

    @Test
    void an_option_or_a_value_that_the_game_does_not_have_is_refused() {
        Guest ana = SERVER.guest();
        assertRefused(ana.tryCreate(GAME, Map.of("carnival", "on"), "me"), "has no option \"carnival\"");
        assertRefused(ana.tryCreate(GAME, Map.of("mayor", "maybe"), "me"), "one of off, on, not \"maybe\"");
        assertRefused(ana.tryCreate("ttr-usa", Map.of("mayor", "on"), "me", "chance"), "has no option");
    }

    private static void assertRefused(HttpResponse<String> answer, String detail) {
        assertProblem(answer, 400, "bad-options");
        assertThat(Guest.problem(answer).detail()).contains(detail);
    }
}
