package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReader;
import dev.anden.engine.GameCatalog;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is chosen of a game when its table is set up, with French Quarter's two options.
class OptionsTest {
    private static final String GAME = "french-quarter";

    @TempDir
    Path folder;

    @Test
    void a_table_plays_with_the_options_it_was_set_up_with_and_keeps_them_over_a_restart() {
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
            String replay = ana.get("/api/tables/" + table + "/export").body();
            assertThat(ReplayReader.read(GameCatalog.installed(), replay).problem())
                    .isEmpty();
            assertThat(replay).contains("option mayor on");
        }
    }

    @Test
    void one_person_alone_plays_the_solo_mode_to_its_end() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            TableInfo info = Guest.table(ana.tryCreate(GAME, "me"));
            assertThat(info.status()).isEqualTo(TableStatus.PLAYING);

            try (LiveClient live = ana.watch(info.id())) {
                live.playToTheEnd();
                assertThat(live.position().get("scores").get("decidedBy").asString())
                        .isEqualTo("fq.solo.rating");
            }
        }
    }

    @Test
    void a_choice_comes_with_what_it_would_set_off() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            TableInfo info = Guest.table(ana.tryCreate(GAME, "me"));

            try (LiveClient live = ana.watch(info.id())) {
                assertThat(live.awaitTurn()).isTrue();
                JsonNode preview = live.position()
                        .get("offers")
                        .get(0)
                        .get("choices")
                        .get(0)
                        .get("preview");
                assertThat(preview.get(0).get("type").asString()).isEqualTo("dieTaken");
            }
        }
    }

    @Test
    void an_option_or_a_value_that_the_game_does_not_have_is_refused() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            assertRefused(ana.tryCreate(GAME, Map.of("carnival", "on"), "me"), "has no option \"carnival\"");
            assertRefused(ana.tryCreate(GAME, Map.of("mayor", "maybe"), "me"), "off or on, not \"maybe\"");
            assertRefused(ana.tryCreate("ttr-usa", Map.of("mayor", "on"), "me", "chance"), "has no option");
        }
    }

    private static void assertRefused(HttpResponse<String> answer, String detail) {
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Guest.problem(answer).code()).isEqualTo("bad-options");
        assertThat(Guest.problem(answer).detail()).contains(detail);
    }
}
