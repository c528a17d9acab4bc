package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Games that are opened for one seat: the caller learns what that seat may know, and nothing else before the end.
class HiddenGameTest {
    private final Caller caller = new Caller();

    private JsonNode open(int seat) {
        return caller.result("open", Map.of("game", "ttr-usa", "seats", 3, "seed", 9, "seat", seat, "bots", "greedy"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void no_byte_before_the_end_tells_a_ticket_of_another_seat(int own) {
        JsonNode standing = open(own);
        var random = RandomStream.ofSeed(1, own, 1);
        var shown = new TreeSet<String>();
        while (standing.get("actor").intValue() >= 0) {
            assertThat(standing.get("actor").intValue()).isEqualTo(own);
            JsonNode view =
                    caller.result("observe", Map.of("handle", 1, "seat", own)).get("view");
            view.get("offered").forEach(ticket -> shown.add(ticket.stringValue()));
            caller.result("observe", Map.of("handle", 1, "seat", -3));
            caller.error("apply", Map.of("handle", 1, "text", "claim nowhere with 1 red"));
            JsonNode actions = caller.result("actions", Map.of("handle", 1));
            String text = actions.get(random.below(actions.size())).get("text").stringValue();
            String heard = caller.heard();
            standing = caller.result("apply", Map.of("handle", 1, "text", text, "events", true));
            if (standing.get("actor").intValue() == -2) {
                assertNothingLeaked(heard, own, shown);
            }
        }
    }

    private void assertNothingLeaked(String heard, int own, Set<String> shown) {
        var secrets = new TreeSet<String>();
        JsonNode view =
                caller.result("observe", Map.of("handle", 1, "seat", own)).get("view");
        for (JsonNode player : view.get("players")) {
            player.get("revealed")
                    .forEach(each -> secrets.add(each.get("ticket").stringValue()));
        }
        secrets.removeAll(shown);
        assertThat(secrets).isNotEmpty();
        assertThat(shown).isNotEmpty().allSatisfy(ticket -> assertThat(heard).contains(ticket + "\""));
        assertThat(secrets).allSatisfy(ticket -> assertThat(heard).doesNotContain(ticket + "\"", ticket + " "));
        assertThat(heard).doesNotContain("\"seed\"");
    }

    @Test
    void what_the_seat_may_not_know_is_refused_until_the_game_is_over() {
        open(1);
        Map<String, Object> game = Map.of("handle", 1);
        List<Runnable> hidden = List.of(
                () -> assertHidden("state", game),
                () -> assertHidden("export", game),
                () -> assertHidden("outcomes", game),
                () -> assertHidden("undo", Map.of("handle", 1, "ply", 0)),
                () -> assertHidden("observe", Map.of("handle", 1, "seat", 0)));
        hidden.forEach(Runnable::run);

        caller.result("playout", game);

        assertThat(caller.result("export", game).get("replay").stringValue())
                .contains("player 0 greedy\nplayer 1 caller\nplayer 2 greedy\n");
        assertThat(caller.result("state", game).get("seed").longValue()).isEqualTo(9);
        caller.result("observe", Map.of("handle", 1, "seat", 0));
    }

    @Test
    void wherever_a_finished_game_is_taken_back_to_the_caller_chooses_for_its_own_seat_alone() {
        Map<String, Object> game = Map.of("handle", 1);
        open(0);
        int end = caller.result("playout", game).get("ply").intValue();
        String played = caller.result("export", game).toString();
        for (int ply = 0; ply <= end; ply += 11) {
            JsonNode standing = caller.result("undo", Map.of("handle", 1, "ply", ply));

            assertThat(standing.get("actor").intValue()).as("ply %d", ply).isIn(0, State.NOBODY);
            assertThat(standing.get("ply").intValue()).isBetween(ply, end);
            caller.result("playout", game);
            assertThat(caller.result("export", game).toString()).isEqualTo(played);
        }
    }

    private void assertHidden(String method, Map<String, Object> params) {
        assertThat(caller.error(method, params).get("code").intValue()).isEqualTo(-32003);
    }

    @Test
    void the_seat_must_be_one_of_the_game_and_chance_is_not_the_callers() {
        assertWrong("\"seat\" is from 0 to 1, not 2", Map.of("game", "pile", "seats", 2, "seat", 2));
        assertWrong(
                "A game that is opened for a \"seat\" draws chance itself",
                Map.of("game", "pile", "seats", 2, "seat", 1, "chance", "given"));
        assertWrong(
                "\"bots\" play against a \"seat\"; without one you act for every seat",
                Map.of("game", "pile", "seats", 2, "bots", "random"));
        assertWrong(
                "There is no bot \"hal\" for pile; there are: random, search",
                Map.of("game", "pile", "seats", 2, "seat", 0, "bots", "hal"));
    }

    private void assertWrong(String message, Map<String, Object> params) {
        assertThat(caller.error("open", params).get("message").stringValue()).isEqualTo(message);
    }
}
