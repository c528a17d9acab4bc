package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.State;
import dev.anden.protocol.WireJson;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Searches every byte that was sent for what its receiver must not know.
class SecretsTest {
    private static final JsonMapper JSON = WireJson.mapper();

    @TempDir
    Path folder;

    @Test
    void nothing_sent_before_the_end_names_a_ticket_that_only_another_seat_has_seen() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);
            try (LiveClient ana = duel.ana().watch(duel.table());
                    LiveClient bea = duel.bea().watch(duel.table());
                    LiveClient spectator = new Guest(server).watch(duel.table())) {
                play(ana, bea);
                spectator.awaitTurn();
                assertThat(ana.received()).anyMatch(text -> text.contains("tookBack"));

                List<Set<String>> seen = ticketsSeen(duel);
                assertThat(seen.get(0)).hasSizeGreaterThan(2);
                assertThat(seen.get(1)).hasSizeGreaterThan(2);
                assertThat(beforeTheEnd(ana)).hasSizeGreaterThan(50);
                assertNames(beforeTheEnd(ana), seen.get(0), true);
                assertNames(beforeTheEnd(ana), without(seen.get(1), seen.get(0)), false);
                assertNames(beforeTheEnd(bea), without(seen.get(0), seen.get(1)), false);
                assertNames(beforeTheEnd(spectator), seen.get(0), false);
                assertNames(beforeTheEnd(spectator), seen.get(1), false);
            }
        }
    }

    @Test
    void cards_drawn_unseen_are_named_to_the_seat_that_drew_them_alone() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);
            try (LiveClient ana = duel.ana().watch(duel.table());
                    LiveClient bea = duel.bea().watch(duel.table())) {
                play(ana, bea);

                assertThat(hiddenCards(ana, 0)).isNotEmpty().noneMatch(JsonNode::isNull);
                assertThat(hiddenCards(ana, 1)).isNotEmpty().allMatch(JsonNode::isNull);
                assertThat(hiddenCards(bea, 1)).isNotEmpty().noneMatch(JsonNode::isNull);
                assertThat(hiddenCards(bea, 0)).isNotEmpty().allMatch(JsonNode::isNull);
            }
        }
    }

    @Test
    void the_seed_is_secret_until_the_game_is_over() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);
            try (LiveClient ana = duel.ana().watch(duel.table());
                    LiveClient bea = duel.bea().watch(duel.table())) {
                play(ana, bea);
                String seed = duel.ana().table(duel.table()).seed().orElseThrow();

                assertThat(seed).hasSize(64);
                assertNames(beforeTheEnd(ana), Set.of(seed), false);
            }
        }
    }

    private static void play(LiveClient ana, LiveClient bea) {
        Thread other = Thread.startVirtualThread(bea::playWithSecondThoughts);
        ana.playWithSecondThoughts();
        try {
            other.join();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    private static List<String> beforeTheEnd(LiveClient live) {
        return live.received().stream()
                .filter(text -> !text.contains("\"status\":\"over\""))
                .toList();
    }

    private static void assertNames(List<String> messages, Set<String> secrets, boolean named) {
        String all = String.join("\n", messages);
        assertThat(secrets)
                .isNotEmpty()
                .allSatisfy(secret -> assertThat(all.contains("\"" + secret + "\""))
                        .as(secret)
                        .isEqualTo(named));
    }

    private static Set<String> without(Set<String> all, Set<String> known) {
        var rest = new HashSet<>(all);
        rest.removeAll(known);
        return rest;
    }

    private static List<JsonNode> hiddenCards(LiveClient live, int seat) {
        var cards = new ArrayList<JsonNode>();
        for (String text : beforeTheEnd(live)) {
            for (JsonNode event : JSON.readTree(text).findValues("event")) {
                String type = event.get("type").asString();
                if ((type.equals("deckCardDrawn") || type.equals("cardDealt"))
                        && event.get("seat").asInt() == seat) {
                    cards.add(event.get("card"));
                }
            }
        }
        return cards;
    }

    /// The tickets that each seat was ever offered, from the whole log.
    private static List<Set<String>> ticketsSeen(Duel duel) {
        ReplayReading reading = ReplayReader.read(
                GameCatalog.installed(),
                duel.ana().get("/api/tables/" + duel.table() + "/export").body());
        State state = reading.replay().stateAt(reading.game(), 0);
        List<Set<String>> seen = List.of(new HashSet<>(), new HashSet<>());
        for (int code : reading.replay().codes()) {
            state.apply(code);
            for (int seat = 0; seat < 2; seat++) {
                JsonNode view = JSON.valueToTree(state.observe(seat).snapshot());
                for (JsonNode ticket : view.get("offered")) {
                    seen.get(seat).add(ticket.asString());
                }
            }
        }
        return seen;
    }
}
