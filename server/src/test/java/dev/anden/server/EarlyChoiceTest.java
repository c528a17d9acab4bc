package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class EarlyChoiceTest {
    @TempDir
    Path folder;

    @Test
    void every_seat_chooses_its_opening_tickets_at_once() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);

            assertThat(duel.ana().table(duel.table()).seats())
                    .allSatisfy(seat -> assertThat(seat.toAct()).isTrue());
            try (LiveClient later = later(duel).watch(duel.table())) {
                later.awaitTurn();
                int version = later.version();
                assertThat(later.position().get("early").asBoolean()).isTrue();
                assertThat(later.position().get("view").get("offered").size()).isEqualTo(3);

                assertThat(later.act(later.choices().getFirst()).get("type").asString())
                        .isEqualTo("accepted");

                assertThat(later.version()).isEqualTo(version);
                assertThat(later.position().get("chosenEarly").asBoolean()).isTrue();
                assertThat(later.position().get("early").asBoolean()).isFalse();
                assertThat(later.choices()).isEmpty();
            }
        }
    }

    @Test
    void a_kept_choice_is_applied_when_its_turn_comes_even_after_a_restart() {
        String kept;
        Duel duel;
        Guest later;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server);
            later = later(duel);
            try (LiveClient live = later.watch(duel.table())) {
                live.awaitTurn();
                kept = live.choices().getLast();
                live.act(kept);
            }
        }
        try (RunningServer server = TestServers.start(folder)) {
            Duel again = duel.at(server);
            try (LiveClient watching = later.watch(again.table());
                    LiveClient live = again.toAct().watch(again.table())) {
                assertThat(watching.await("welcome")
                                .get("position")
                                .get("chosenEarly")
                                .asBoolean())
                        .isTrue();
                live.awaitTurn();
                int version = live.version();

                JsonNode answer = live.act(live.choices().getFirst());

                assertThat(answer.get("version").asInt()).isEqualTo(version + 2);
                JsonNode progress = watching.await("progress");
                assertThat(progress.get("position").get("chosenEarly").asBoolean())
                        .isFalse();
                assertThat(progress.toString()).contains("ticketsKept");
                assertThat(progress.get("position").get("view").get("tickets").size())
                        .isEqualTo(kept.split(" ").length > 0 ? 3 : 0);
            }
        }
    }

    @Test
    void a_choice_counts_although_others_have_chosen_meanwhile() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);
            try (LiveClient later = later(duel).watch(duel.table());
                    LiveClient first = other(duel, later(duel)).watch(duel.table())) {
                later.awaitTurn();
                first.awaitTurn();
                var act = new Act("mine", later.version(), later.choices().getFirst());
                first.act(first.choices().getFirst());

                later.send(act);

                assertThat(later.answer("mine").get("type").asString()).isEqualTo("accepted");
            }
        }
    }

    @Test
    void a_seat_chooses_once() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);
            try (LiveClient later = later(duel).watch(duel.table())) {
                later.awaitTurn();
                String action = later.choices().getFirst();
                var act = new Act("same", later.version(), action);
                later.send(act);
                JsonNode first = later.answer("same");
                later.send(act);

                assertThat(later.answer("same")).isEqualTo(first);
                assertThat(later.act(action).get("code").asString()).isEqualTo("already-chosen");
            }
        }
    }

    /// The person whose turn to choose tickets comes second.
    private static Guest later(Duel duel) {
        try (LiveClient live = duel.ana().watch(duel.table())) {
            live.awaitTurn();
            return live.position().get("early").asBoolean() ? duel.ana() : duel.bea();
        }
    }

    private static Guest other(Duel duel, Guest one) {
        return one == duel.ana() ? duel.bea() : duel.ana();
    }
}
