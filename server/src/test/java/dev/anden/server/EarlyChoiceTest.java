package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class EarlyChoiceTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void every_seat_chooses_its_opening_tickets_at_once() {
        Duel duel = SERVER.duel();

        assertThat(duel.ana().table(duel.table()).seats())
                .allSatisfy(seat -> assertThat(seat.toAct()).isTrue());
        try (LiveClient later = duel.early().watch(duel.table())) {
            later.awaitTurn();
            int version = later.version();
            assertThat(later.position().get("early").asBoolean()).isTrue();
            assertThat(later.position().get("view").get("offered").size()).isEqualTo(3);

            assertAccepted(later.chooseFirst());

            assertThat(later.version()).isEqualTo(version);
            assertThat(later.position().get("chosenEarly").asBoolean()).isTrue();
            assertThat(later.position().get("early").asBoolean()).isFalse();
            assertThat(later.choices()).isEmpty();
        }
    }

    @Test
    void what_was_chosen_early_is_told_to_its_seat_and_to_nobody_else() {
        Duel duel = SERVER.duel();
        try (LiveClient later = duel.early().watch(duel.table())) {
            later.awaitTurn();
            assertThat(later.position().get("chosen").isNull()).isTrue();

            later.chooseFirst();

            JsonNode chosen = later.position().get("chosen");
            assertThat(chosen.get("type").asString()).isEqualTo("keepTickets");
            try (LiveClient again = duel.early().watch(duel.table());
                    LiveClient first = duel.opposite(duel.early()).watch(duel.table())) {
                assertThat(again.await("welcome").get("position").get("chosen")).isEqualTo(chosen);
                assertThat(first.await("welcome").get("position").get("chosen").isNull())
                        .isTrue();
            }
        }
    }

    @Test
    void a_kept_choice_is_applied_when_its_turn_comes_even_after_a_restart(@TempDir Path folder) {
        Duel duel;
        Guest later;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server);
            later = duel.early();
            try (LiveClient live = later.watch(duel.table())) {
                live.awaitTurn();
                live.chooseLast();
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

                JsonNode answer = live.chooseFirst();

                assertThat(answer.get("version").asInt()).isEqualTo(version + 2);
                JsonNode progress = watching.await("progress");
                assertThat(progress.get("position").get("chosenEarly").asBoolean())
                        .isFalse();
                assertThat(progress.toString()).contains("ticketsKept");
                assertThat(progress.get("position").get("view").get("tickets").size())
                        .isEqualTo(3);
            }
        }
    }

    @Test
    void a_choice_counts_although_others_have_chosen_meanwhile() {
        Duel duel = SERVER.duel();
        try (LiveClient later = duel.early().watch(duel.table());
                LiveClient first = duel.opposite(duel.early()).watch(duel.table())) {
            later.awaitTurn();
            first.awaitTurn();
            var act = new Act("mine", later.version(), later.choices().getFirst());
            first.chooseFirst();

            later.send(act);

            assertAccepted(later.answer("mine"));
        }
    }

    @Test
    void a_seat_chooses_once() {
        Duel duel = SERVER.duel();
        try (LiveClient later = duel.early().watch(duel.table())) {
            later.awaitTurn();
            String action = later.choices().getFirst();
            var act = new Act("same", later.version(), action);
            later.send(act);
            JsonNode first = later.answer("same");
            later.send(act);

            assertThat(later.answer("same")).isEqualTo(first);
            assertProblem(later.act(action), "already-chosen");
        }
    }
}
