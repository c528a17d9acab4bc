package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.City;
import dev.anden.games.tickettoride.board.Route;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import dev.anden.testkit.Thorough;
import dev.anden.testkit.ledger.Ledger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Why something can't be pointed at: asked before anything is tried.
class RefusalsTest {
    private static final List<String> BOARDS = List.of("usa", "europe", "berlin", "paris");
    private static final Ledger LEDGER = Ledger.find("ticket-to-ride");

    @Test
    void what_a_seat_cannot_point_at_on_its_turn_has_a_rule_and_all_else_is_legal() {
        for (int game = 0; game < 24; game++) {
            var random = RandomStream.ofSeed(51, game, 0);
            String board = BOARDS.get(game % 4);
            TtrState state = Scene.start(board, 2 + game / 4 % 3).state;
            while (state.actor() != State.NOBODY) {
                if (state.actor() >= 0 && state.position.frames.kind() == Frames.TURN) {
                    assertComplete(state);
                }
                state.apply(RandomPlay.next(state, random, random));
            }
        }
    }

    private static void assertComplete(TtrState state) {
        Map<String, Refusal> refusals = state.refusals(state.actor());
        Set<String> targets = Arrays.stream(state.legalActions())
                .mapToObj(code -> state.action(code).target())
                .collect(Collectors.toSet());

        assertThat(refusals.keySet()).doesNotContainAnyElementsOf(targets);
        for (Route route : state.position.tables.board.routes()) {
            String target = "route:" + route.id();
            assertThat(refusals.containsKey(target)).as(target).isNotEqualTo(targets.contains(target));
        }
        if (state.position.tables.rules.elements().station().isPresent()) {
            for (City city : state.position.tables.board.cities()) {
                String target = "city:" + city.id();
                assertThat(refusals.containsKey(target)).as(target).isNotEqualTo(targets.contains(target));
            }
        }
        assertThat(refusals.containsKey("deck")).isNotEqualTo(targets.contains("deck"));
        assertThat(refusals.containsKey("tickets")).isNotEqualTo(targets.contains("tickets"));
        assertThat(refusals.values())
                .allSatisfy(refusal -> assertThat(LEDGER.rule(refusal.rule()))
                        .as(refusal.rule())
                        .isPresent());
    }

    @Tag("broad")
    @Test
    void any_number_is_an_action_or_refused_by_a_rule_of_the_ledger() {
        for (Play play : new Play[] {
            Scene.start(2),
            Scene.dealt(4, 1),
            Scene.usa(2).hand(0, "3 red 2 wild").routes(1, "calgary--vancouver").play(),
            Scene.usa(2).play().play("draw deck", "card red"),
            ScoringTest.end(Scene.usa(2)),
            Scene.dealt("europe", 3, 1),
            Scene.on("europe", 2)
                    .hand(0, "3 red 3 wild")
                    .stations(0, "roma")
                    .stations(1, "wien")
                    .play(),
            Scene.on("europe", 2)
                    .hand(0, "4 orange")
                    .play()
                    .play("claim angora--smyrna with 3 orange", "card orange", "card red", "card red"),
            Scene.on("berlin", 2)
                    .hand(0, "3 red 2 wild")
                    .routes(0, SubwayTest.ELEVEN_TRAMS)
                    .play(),
            Scene.on("paris", 2).hand(0, "2 white").play().play("claim batignolles--montmartre--white with 2 white")
        }) {
            long hash = play.state.hash();
            for (int code = -3; code < 54_000; code += Thorough.amount(7, 1)) {
                play.state
                        .refusal(code)
                        .ifPresent(refusal -> assertThat(LEDGER.rule(refusal.rule()))
                                .as(refusal.rule())
                                .isPresent());
            }
            assertThat(play.state.hash()).isEqualTo(hash);
        }
    }

    @Test
    @Rule("ttr.turn.one-action")
    @Rule("ttr.draw.no-wild-face-up-second")
    void between_two_cards_routes_tickets_and_open_wilds_are_refused_to_the_one_who_draws_alone() {
        Play play = Scene.usa(2)
                .hand(0, "6 red")
                .market("wild red blue green white")
                .play()
                .play("draw deck", "card red");

        Map<String, Refusal> own = play.state.refusals(0);
        assertThat(own).containsEntry("tickets", Refusal.of("ttr.turn.one-action"));
        assertThat(own).containsEntry("route:calgary--vancouver", Refusal.of("ttr.turn.one-action"));
        assertThat(own).containsEntry("market:wild", Refusal.of("ttr.draw.no-wild-face-up-second"));
        assertThat(play.state.refusals(1)).doesNotContainKeys("tickets", "market:wild");
    }

    @Test
    @Rule("ttr.turn.one-action")
    void whoever_chooses_among_drawn_tickets_or_pays_a_tunnel_is_told_that_the_action_is_chosen() {
        Play tickets = Scene.usa(2)
                .hand(0, "6 red")
                .play()
                .play("tickets", "ticket boston--miami", "ticket denver--el-paso", "ticket calgary--phoenix");
        Play tunnel = Scene.on("europe", 2)
                .hand(0, "4 orange")
                .play()
                .play("claim angora--smyrna with 3 orange", "card orange", "card red", "card red");

        assertThat(tickets.state.refusals(0))
                .containsEntry("route:calgary--vancouver", Refusal.of("ttr.turn.one-action"));
        for (Play play : new Play[] {tickets, tunnel}) {
            assertThat(play.state.refusals(0))
                    .containsEntry("tickets", Refusal.of("ttr.turn.one-action"))
                    .containsEntry("deck", Refusal.of("ttr.turn.one-action"))
                    .containsEntry("market:red", Refusal.of("ttr.turn.one-action"));
            assertThat(play.state.refusals(1)).doesNotContainKeys("tickets", "deck", "market:red");
        }
    }

    @Test
    @Rule("ttr.claim.gray")
    void of_a_gray_route_the_refused_colour_is_counted_and_not_called_the_most_in_hand() {
        Play play = Scene.usa(2).hand(0, "3 red 2 green 1 wild").play();

        assertThat(play.state.refusal(play.state.parse("claim calgary--vancouver with 3 green")))
                .hasValueSatisfying(refusal -> assertThat(refusal.facts())
                        .containsEntry("paid", "green")
                        .containsEntry("have", "2"));
    }

    @Test
    @Rule("ttr.claim.count")
    void of_a_coloured_route_its_own_colour_is_counted_whatever_was_to_pay_for_it() {
        Play play = Scene.usa(2).hand(0, "3 blue 5 red").play();

        assertThat(play.state.refusal(play.state.parse("claim montreal--new-york with 3 red")))
                .hasValueSatisfying(refusal -> assertThat(refusal.facts())
                        .containsEntry("color", "blue")
                        .containsEntry("have", "3"));
    }

    @Test
    void an_open_wild_may_be_the_first_card() {
        Play play = Scene.usa(2).market("wild red blue green white").play();

        assertThat(play.state.refusals(0)).doesNotContainKeys("tickets", "market:wild", "deck");
    }

    @Test
    void everybody_may_ask_at_any_time() {
        for (Play play : new Play[] {
            Scene.start(2),
            Scene.dealt(2, 1),
            Scene.usa(2).play().play("tickets"),
            ScoringTest.end(Scene.usa(2)),
            Scene.dealt("europe", 2, 1),
            Scene.on("europe", 2).hand(0, "3 orange").play().play("claim angora--smyrna with 3 orange"),
            Scene.on("paris", 2).hand(0, "2 white").play().play("claim batignolles--montmartre--white with 2 white"),
            ScoringTest.end(Scene.on("berlin", 2))
        }) {
            for (int observer : new int[] {0, 1, State.SPECTATOR, State.EVERYTHING}) {
                assertThat(play.state.refusals(observer)).isNotNull();
            }
        }
    }
}
