package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReading;
import dev.anden.engine.State;
import dev.anden.protocol.TableInfo;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.testkit.Thorough;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// What a bot would do in somebody's place, while a game is played and afterwards.
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

    static List<String> games() {
        return Thorough.first(1, List.of("ttr-berlin", "french-quarter"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void anybody_is_told_what_a_bot_would_have_done_in_the_place_of_any_seat_once_a_game_is_over(String game) {
        Guest ana = SERVER.guest();
        String table = over(ana, Guest.table(ana.tryCreate(game, "me", "random")));

        for (int seat : List.of(0, 1)) {
            State position = choice(ana, table, seat);
            JsonNode hint = past(SERVER.guest(), table, position.ply());

            assertThat(hint.get("version").asInt()).isEqualTo(position.ply());
            assertThat(position.allows(position.parse(hint.get("action").asString())))
                    .isTrue();
            List<JsonNode> legal = actions(position);
            assertThat(hint.get("options"))
                    .isNotEmpty()
                    .allSatisfy(option -> assertThat(legal).contains(option.get("action")));
            String known = Guest.JSON.writeValueAsString(position.observe(seat).snapshot());
            assertThat(hint.get("thoughts")).isNotEmpty().allSatisfy(thought -> {
                if (thought.has("ticket")) {
                    assertThat(known).contains(thought.get("ticket").asString());
                }
            });
        }
    }

    @Test
    void of_a_rated_game_too_once_it_is_over() {
        Guest ana = SERVER.guest();
        String table = over(ana, ana.createRatedTable("ttr-berlin", "me", "random"));

        assertThat(past(ana, table, choice(ana, table, 0).ply()).get("options")).isNotEmpty();
    }

    @Test
    void where_nobody_had_to_choose_or_there_is_no_position_nothing_is_told() {
        Guest ana = SERVER.guest();
        String table = over(ana, Guest.table(ana.tryCreate("ttr-berlin", "me", "random")));
        int end = ana.replay(table).replay().codes().size();

        for (int ply : List.of(-1, 0, end, end + 1)) {
            assertProblem(ana.get(pastPath(table, ply)), 400, "bad-message");
        }
        assertProblem(ana.get(pastPath(ana.createSoloTable().id(), 3)), 409, "not-over");
        assertProblem(ana.get(pastPath("nowhere", 3)), 404, "no-such-table");
    }

    private static String pastPath(String table, int ply) {
        return "/api/tables/%s/replay/hint/%d".formatted(table, ply);
    }

    private static JsonNode past(Guest guest, String table, int ply) {
        return guest.ask(pastPath(table, ply), JsonNode.class);
    }

    private static String over(Guest guest, TableInfo table) {
        try (LiveClient live = guest.watch(table.id())) {
            live.playToTheEnd();
        }
        return table.id();
    }

    /// The first position of a game in which a seat has much to choose from.
    private static State choice(Guest guest, String table, int seat) {
        ReplayReading reading = guest.replay(table);
        State state = reading.game().newState(reading.replay().setup());
        for (int code : reading.replay().codes()) {
            if (state.actor() == seat && state.legalActionCount() > 4) {
                break;
            }
            state.apply(code);
        }
        return state;
    }

    private static List<JsonNode> actions(State position) {
        return IntStream.of(position.legalActions())
                .mapToObj(code -> Guest.JSON.<JsonNode>valueToTree(position.action(code)))
                .toList();
    }
}
