package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableInfo;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// What a bot would do in somebody's place.
class HintTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private static String path(String table) {
        return "/api/tables/%s/hint".formatted(table);
    }

    @Test
    void whoever_has_to_choose_is_told_what_a_bot_would_do_and_what_else_there_is() {
        Duel duel = SERVER.duel().chooseTickets();
        Guest onTurn = duel.toAct();
        try (LiveClient live = onTurn.watch(duel.table())) {
            live.awaitTurn();
            JsonNode hint = Guest.read(onTurn.get(path(duel.table())), JsonNode.class);

            assertThat(hint.get("version").asInt())
                    .isEqualTo(live.position().get("version").asInt());
            assertThat(hint.get("options")).hasSizeBetween(2, 3).allSatisfy(option -> {
                assertThat(offered(live)).contains(option.get("action"));
                assertThat(option.get("worth").asDouble()).isBetween(0.0, 1.0);
            });
            assertThat(hint.get("thoughts")).isNotEmpty().allSatisfy(thought -> {
                if (thought.has("ticket")) {
                    assertThat(ownTickets(live)).contains(thought.get("ticket").asString());
                }
            });
        }
    }

    @Test
    void what_is_advised_can_be_done_as_it_is_told() {
        Duel duel = SERVER.duel().chooseTickets();
        Guest onTurn = duel.toAct();
        try (LiveClient live = onTurn.watch(duel.table())) {
            live.awaitTurn();
            JsonNode hint = Guest.read(onTurn.get(path(duel.table())), JsonNode.class);

            String advised = hint.get("action").asString();
            assertThat(live.choices()).contains(advised);
            assertThat(live.act(advised).get("type").asString()).isEqualTo("accepted");
        }
    }

    @Test
    void in_french_quarter_it_is_the_best_choice_that_the_reasons_are_about() {
        Duel duel = Duel.start(SERVER.address(), "french-quarter", Map.of());
        Guest onTurn = duel.toAct();
        try (LiveClient live = onTurn.watch(duel.table())) {
            live.awaitTurn();
            JsonNode hint = Guest.read(onTurn.get(path(duel.table())), JsonNode.class);

            assertThat(hint.get("thoughts")).hasSizeBetween(1, 4);
            JsonNode plan = hint.get("thoughts").get(0);
            assertThat(plan.get("type").asString()).isEqualTo("turnSteps");
            assertThat(plan.get("steps"))
                    .extracting(step -> step.get("type").asString())
                    .contains("moveTourist");
            assertThat(plan.get("steps"))
                    .as("mapped with the die that is advised")
                    .anySatisfy(step -> assertThat(step.path("value").asString())
                            .isEqualTo(hint.at("/options/0/action/value").asString()));
        }
    }

    private static List<String> ownTickets(LiveClient live) {
        return live.position().get("view").get("tickets").values().stream()
                .map(held -> held.get("ticket").asString())
                .toList();
    }

    private static List<JsonNode> offered(LiveClient live) {
        var actions = new ArrayList<JsonNode>();
        live.position()
                .get("offers")
                .forEach(offer -> offer.get("choices").forEach(choice -> actions.add(choice.get("action"))));
        return actions;
    }

    @Test
    void whoever_has_nothing_to_choose_or_does_not_sit_there_is_told_nothing() {
        Duel duel = SERVER.duel().chooseTickets();

        assertProblem(duel.waiting().get(path(duel.table())), 409, "not-your-turn");
        assertProblem(SERVER.guest().get(path(duel.table())), 403, "not-seated");
        assertProblem(SERVER.guest().get(path("nowhere")), 404, "no-such-table");
    }

    @Test
    void a_game_that_counts_for_ratings_is_played_without_hints() {
        Guest ana = SERVER.guest();
        TableInfo rated = ana.createRatedTable("ttr-berlin", "me", "random");

        assertProblem(ana.get(path(rated.id())), 409, "no-hints");
    }
}
