package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Games that a caller owns: every seat, chance and the whole position are its own.
class PlayingTest {
    private static final Map<String, Object> ONE = Map.of("handle", 1);

    private final Caller caller = new Caller();

    private JsonNode open(Map<String, ?> params) {
        return caller.result("open", params);
    }

    private JsonNode openUsa() {
        return open(Map.of("game", "ttr-usa", "seats", 2, "seed", 5, "number", 3));
    }

    private JsonNode apply(String text) {
        return caller.result("apply", Map.of("handle", 1, "text", text));
    }

    private String hash() {
        return caller.result("state", ONE).get("hash").stringValue();
    }

    @Test
    void the_games_are_told_with_their_options_and_bots() {
        JsonNode games = caller.result("games", Map.of());
        JsonNode pile = games.get(games.size() - 1);

        assertThat(pile.at("/info/id").stringValue()).isEqualTo("pile");
        assertThat(pile.at("/info/options/0/values").toString()).isEqualTo("[\"bonus\",\"plain\"]");
        assertThat(pile.get("bots").toString()).isEqualTo("[\"random\",\"search\"]");
    }

    @Test
    void a_game_begins_where_a_seat_has_to_choose() {
        JsonNode standing = openUsa();

        assertThat(standing.get("handle").intValue()).isEqualTo(1);
        assertThat(standing.get("actor").intValue()).isNotNegative();
        assertThat(standing.get("ply").intValue()).isEqualTo(20);
        assertThat(openUsa().get("handle").intValue()).isEqualTo(2);
    }

    @Test
    void a_seed_is_a_signed_integer_of_64_bits() {
        open(Map.of("game", "pile", "seats", 2, "seed", Long.MIN_VALUE));
        assertThat(caller.result("state", ONE).get("seed").longValue()).isEqualTo(Long.MIN_VALUE);

        BigInteger unsigned = BigInteger.ONE.shiftLeft(63);
        assertThat(caller.error("open", Map.of("game", "pile", "seats", 2, "seed", unsigned))
                        .get("message")
                        .stringValue())
                .isEqualTo("\"seed\" must be a whole number from -9223372036854775808 to 9223372036854775807");
    }

    @Test
    void the_same_seed_gives_the_same_game_as_a_simulation() {
        Game usa = Caller.catalog().require("ttr-usa");
        var match = new Match(usa, new Setup(2));
        Roster roster = Roster.installed();
        match.play(new Player[] {roster.create(usa, "greedy"), roster.create(usa, "random")}, 5, 3, true);
        Replay replay = Replay.of(usa, new Setup(2), Optional.of(new Replay.Series(5, 3)), List.of(), match.log());

        openUsa();
        JsonNode standing = caller.result("playout", Map.of("handle", 1, "bots", List.of("greedy", "random")));

        assertThat(standing.get("actor").intValue()).isEqualTo(-2);
        assertThat(caller.result("export", ONE).get("replay").stringValue()).isEqualTo(ReplayWriter.write(usa, replay));
    }

    @Test
    void taking_plies_back_and_playing_on_gives_the_same_game() {
        openUsa();
        caller.result("playout", Map.of("handle", 1, "bots", "random", "plies", 60));
        int ply = caller.result("state", ONE).get("ply").intValue();
        caller.result("playout", ONE);
        String first = caller.result("export", ONE).toString();

        JsonNode standing = caller.result("undo", Map.of("handle", 1, "ply", ply));
        caller.result("playout", ONE);

        assertThat(standing.get("ply").intValue()).isEqualTo(ply);
        assertThat(caller.result("export", ONE).toString()).isEqualTo(first);
    }

    @Test
    void taking_back_leads_to_the_very_position_and_no_further_than_the_start() {
        openUsa();
        String before = hash();
        apply(firstAction());
        assertThat(hash()).isNotEqualTo(before);

        caller.result("undo", Map.of("handle", 1, "ply", 20));

        assertThat(hash()).isEqualTo(before);
        assertThat(caller.error("undo", Map.of("handle", 1, "ply", 21))
                        .get("message")
                        .stringValue())
                .isEqualTo("\"ply\" is from 0 to 20, not 21");
        assertThat(caller.error("undo", Map.of("handle", 1, "ply", -1))
                        .get("code")
                        .intValue())
                .isEqualTo(-32602);
    }

    private String firstAction() {
        return caller.result("actions", Map.of("handle", 1, "form", "texts"))
                .get(0)
                .stringValue();
    }

    @Test
    void an_action_is_applied_by_its_text_its_code_or_its_record() {
        openUsa();
        JsonNode choice = caller.result("actions", ONE).get(1);
        String text = choice.get("text").stringValue();

        apply(text);
        String byText = hash();
        caller.result("undo", Map.of("handle", 1, "ply", 20));
        caller.result("apply", Map.of("handle", 1, "code", choice.get("code").intValue()));
        String byCode = hash();
        caller.result("undo", Map.of("handle", 1, "ply", 20));
        caller.result("apply", Map.of("handle", 1, "action", choice.get("action")));

        assertThat(byCode).isEqualTo(byText);
        assertThat(hash()).isEqualTo(byText);
    }

    @Test
    void a_refused_action_names_its_rule_and_changes_nothing() {
        openUsa();
        String before = hash();

        JsonNode error = caller.error("apply", Map.of("handle", 1, "text", "draw deck"));

        assertThat(error.get("code").intValue()).isEqualTo(-32001);
        assertThat(error.at("/data/rule").stringValue()).isEqualTo("ttr.setup.opening-tickets");
        assertThat(error.at("/data/facts").isObject()).isTrue();
        assertThat(hash()).isEqualTo(before);
        assertThat(caller.result("refusal", Map.of("handle", 1, "text", "draw deck")))
                .isEqualTo(error.get("data"));
        assertThat(caller.result("refusal", Map.of("handle", 1, "text", firstAction()))
                        .isNull())
                .isTrue();
    }

    @Test
    void a_record_that_a_rule_forbids_is_refused_by_what_it_points_at() {
        openUsa();
        playOpening();
        var claim =
                Map.of("type", "claimRoute", "route", "los-angeles--miami", "color", "red", "colored", 1, "wilds", 0);
        var beyond = Map.of(
                "type", "claimRoute", "route", "el-paso--los-angeles", "color", "black", "colored", 6, "wilds", 0);

        assertThat(caller.error("apply", Map.of("handle", 1, "action", beyond))
                        .get("code")
                        .intValue())
                .isEqualTo(-32001);
        assertThat(caller.error("apply", Map.of("handle", 1, "action", claim))
                        .get("code")
                        .intValue())
                .isEqualTo(-32004);
    }

    @Test
    void a_record_that_is_no_action_is_refused_by_what_is_wrong_with_it() {
        openUsa();

        assertRefused(Map.of("type", "fly"), "it has none of the type \"fly\"");
        assertRefused(Map.of("type", "claimRoute"), "\"route\" is missing or isn't what belongs there");
        assertRefused(
                Map.of("type", "drawFromMarket", "card", "pink"), "\"card\" is missing or isn't what belongs there");
        assertRefused(
                Map.of("type", "keepTickets", "kept", List.of("a", 7)),
                "\"kept[1]\" is missing or isn't what belongs there");
    }

    private void assertRefused(Map<String, ?> action, String reason) {
        JsonNode error = caller.error("apply", Map.of("handle", 1, "action", action));
        assertThat(error.get("code").intValue()).isEqualTo(-32602);
        assertThat(error.get("message").stringValue()).isEqualTo("\"action\" isn't an action of this game: " + reason);
    }

    private void playOpening() {
        apply(firstAction());
        apply(firstAction());
    }

    @Test
    void a_text_that_names_no_action_is_told_where_it_stops_making_sense() {
        openUsa();

        assertThat(caller.error("apply", Map.of("handle", 1, "text", "dance"))
                        .get("code")
                        .intValue())
                .isEqualTo(-32005);
        assertThat(caller.error("apply", Map.of("handle", 1, "code", -7))
                        .get("code")
                        .intValue())
                .isEqualTo(-32602);
        assertThat(caller.error("apply", Map.of("handle", 1, "code", 1, "text", "x"))
                        .get("message")
                        .stringValue())
                .isEqualTo("An action is named by one of: code, text, action");
    }

    @Test
    void chance_can_be_given_by_the_caller_one_outcome_at_a_time() {
        JsonNode standing = open(Map.of("game", "pile", "seats", 2, "chance", "given"));
        assertThat(standing.get("actor").intValue()).isEqualTo(-1);
        JsonNode outcomes = caller.result("outcomes", ONE);
        assertThat(outcomes.size()).isEqualTo(3);
        assertThat(outcomes.get(1).get("weight").intValue()).isEqualTo(2);

        assertThat(apply("worth 3").get("actor").intValue()).isZero();
        assertThat(apply("take 2").get("actor").intValue()).isEqualTo(-1);
        assertThat(caller.error("apply", Map.of("handle", 1, "text", "worth 9"))
                        .get("code")
                        .intValue())
                .isEqualTo(-32004);
        assertThat(caller.result("draw", ONE).get("actor").intValue()).isEqualTo(1);
        assertThat(caller.error("draw", ONE).get("code").intValue()).isEqualTo(-32004);
        assertThat(caller.result("export", ONE).get("replay").stringValue()).contains("worth 3\ntake 2\nworth ");
    }

    @Test
    void a_replay_names_its_seed_only_if_chance_came_from_it() {
        open(Map.of("game", "pile", "seats", 2, "seed", 1, "chance", "given"));
        String drawn = caller.result("draw", ONE).toString();
        assertThat(caller.result("export", ONE).get("replay").stringValue()).contains("seed 1 game 0");
        String text = caller.result("export", ONE).get("replay").stringValue();
        String other = text.contains("worth 3") ? "worth 1" : "worth 3";

        caller.result("undo", Map.of("handle", 1, "ply", 0));
        apply(other);

        assertThat(caller.result("export", ONE).get("replay").stringValue()).doesNotContain("seed");
        assertThat(drawn).contains("\"ply\":1");
    }

    @Test
    void options_are_chosen_and_a_wrong_one_is_refused_with_what_there_is() {
        open(Map.of("game", "pile", "seats", 2, "options", Map.of("last", "plain")));

        assertThat(caller.result("export", ONE).get("replay").stringValue()).contains("option last plain");
        assertThat(caller.error("open", Map.of("game", "pile", "seats", 2, "options", Map.of("last", "gold")))
                        .get("message")
                        .stringValue())
                .isEqualTo("The option last is one of bonus, plain, not \"gold\"");
    }

    @Test
    void a_position_is_played_on_from_and_every_reason_against_a_bad_one_is_told() {
        openUsa();
        playOpening();
        String position = caller.result("state", ONE).get("position").stringValue();

        JsonNode standing = open(Map.of("game", "ttr-usa", "position", position));
        JsonNode state = caller.result("state", Map.of("handle", 2));

        assertThat(state.get("position").stringValue()).isEqualTo(position);
        assertThat(state.get("hash").stringValue()).isEqualTo(hash());
        assertThat(caller.result("playout", Map.of("handle", 2)).get("actor").intValue())
                .isEqualTo(-2);
        assertThat(caller.result(
                                "undo",
                                Map.of("handle", 2, "ply", standing.get("ply").intValue()))
                        .get("ply"))
                .isEqualTo(standing.get("ply"));
        String bad = position.replaceFirst("deck red=", "deck red=4").replaceFirst("market [a-z]+", "market pink");
        JsonNode error = caller.error("open", Map.of("game", "ttr-usa", "position", bad));
        assertThat(error.get("code").intValue()).isEqualTo(-32005);
        assertThat(error.at("/data/reasons").size()).isPositive();
        assertThat(caller.error("export", Map.of("handle", 2)).get("code").intValue())
                .isEqualTo(-32004);
    }

    @Test
    void what_happened_is_told_if_it_is_asked_for() {
        openUsa();
        playOpening();

        JsonNode standing = caller.result("apply", Map.of("handle", 1, "text", "draw deck", "events", true));

        assertThat(standing.at("/events/0/event/type").isString()).isTrue();
        assertThat(apply("draw deck").get("events").isEmpty()).isTrue();
    }

    @Test
    void the_score_sheet_comes_with_its_rules_when_the_game_is_over() {
        openUsa();
        assertThat(caller.error("scores", ONE).get("code").intValue()).isEqualTo(-32004);
        caller.result("playout", ONE);

        JsonNode sheet = caller.result("scores", ONE);

        assertThat(sheet.get("lines").get(0).get("rule").stringValue()).startsWith("ttr.");
        assertThat(sheet.get("totals").size()).isEqualTo(2);
        assertThat(caller.error("apply", Map.of("handle", 1, "text", "pass"))
                        .get("message")
                        .stringValue())
                .isEqualTo("The game is over");
    }

    @Test
    void several_games_are_open_at_once_and_each_is_closed_by_itself() {
        openUsa();
        open(Map.of("game", "pile", "seats", 3));

        assertThat(caller.result("close", ONE).booleanValue()).isTrue();

        assertThat(caller.error("state", ONE).get("code").intValue()).isEqualTo(-32002);
        assertThat(caller.result("state", Map.of("handle", 2)).get("position").stringValue())
                .contains("coins 20");
        assertThat(openUsa().get("handle").intValue()).isEqualTo(3);
    }
}
