package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.notation.ActionNotation;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimingTest {
    /// Seven routes of six spaces: 42 of a seat's 45 vehicles.
    static final String[] SEVEN_SIXES = {
        "calgary--winnipeg",
        "duluth--helena",
        "duluth--toronto",
        "el-paso--houston",
        "el-paso--los-angeles",
        "helena--seattle",
        "portland--salt-lake-city"
    };

    @Test
    @Rule("ttr.claim.count")
    void a_route_costs_as_many_cards_of_its_colour_as_it_has_spaces() {
        Play play = Scene.usa(2).hand(0, "3 blue 5 red").play();

        assertThat(play.legal()).contains("claim montreal--new-york with 3 blue");
        assertThat(play.refusal("claim montreal--new-york with 3 red")).isEqualTo("ttr.claim.count");
        assertThat(play.refusal("claim portland--salt-lake-city with 6 blue")).isEqualTo("ttr.claim.count");
        assertThatThrownBy(() -> play.play("claim montreal--new-york with 2 blue"))
                .isInstanceOf(NotationException.class)
                .hasMessage("montreal--new-york takes 3 cards, not 2");
    }

    @Test
    @Rule("ttr.claim.gray")
    void a_gray_route_is_paid_with_cards_of_any_one_colour() {
        Play play = Scene.usa(2).hand(0, "3 red 2 green 3 white").play();

        assertThat(claims(play, "montreal--toronto"))
                .containsExactlyInAnyOrder(
                        "claim montreal--toronto with 3 red", "claim montreal--toronto with 3 white");
        assertThat(play.refusal("claim montreal--toronto with 3 green")).isEqualTo("ttr.claim.gray");
        assertThatThrownBy(() -> play.play("claim montreal--toronto with 2 red 1 green"))
                .isInstanceOf(NotationException.class)
                .hasMessage("Pay with one colour and wilds, not with two colours");
    }

    @Test
    @Rule("ttr.claim.gray")
    void a_gray_route_longer_than_every_colour_in_hand_is_refused() {
        Play play = Scene.usa(2).hand(0, "2 red 2 green 2 white").play();

        assertThat(play.refusal("claim montreal--toronto with 3 red")).isEqualTo("ttr.claim.gray");
    }

    @Test
    @Rule("ttr.claim.wilds")
    void wilds_stand_for_any_colour_in_any_number() {
        Play play = Scene.usa(2).hand(0, "4 blue 3 wild").play();

        assertThat(claims(play, "montreal--new-york"))
                .containsExactlyInAnyOrder(
                        "claim montreal--new-york with 3 blue",
                        "claim montreal--new-york with 2 blue 1 wild",
                        "claim montreal--new-york with 1 blue 2 wild",
                        "claim montreal--new-york with 3 wild");
    }

    @Test
    @Rule("ttr.claim.wilds")
    void wilds_alone_pay_and_are_one_payment_for_a_gray_route() {
        Play play = Scene.usa(2).hand(0, "3 wild").play();

        assertThat(claims(play, "montreal--toronto")).containsExactly("claim montreal--toronto with 3 wild");
        assertThat(claims(play, "montreal--new-york")).containsExactly("claim montreal--new-york with 3 wild");

        play.play("claim montreal--new-york with 3 wild");
        assertThat(play.hand(0)).isEmpty();
    }

    @Test
    @Rule("ttr.claim.wilds")
    void more_wilds_than_the_hand_holds_are_refused() {
        Play play = Scene.usa(2).hand(0, "3 blue 1 wild").play();

        assertThat(play.refusal("claim montreal--new-york with 1 blue 2 wild")).isEqualTo("ttr.claim.wilds");
        assertThat(play.refusal("claim montreal--new-york with 3 wild")).isEqualTo("ttr.claim.wilds");
    }

    @Test
    @Rule("ttr.claim.count")
    void payments_that_no_text_can_name_are_refused() {
        Play play = Scene.usa(2).hand(0, "6 blue 6 wild").play();
        int route = new ActionNotation(Scene.USA.boardData()).route("montreal--new-york");

        assertThat(play.refusal(ActionCodes.claim(route, CardKind.BLUE.ordinal(), 3)))
                .isEqualTo("ttr.claim.count");
        assertThat(play.refusal(ActionCodes.claim(route, CardKind.BLUE.ordinal(), 4)))
                .isEqualTo("ttr.claim.count");
        assertThat(play.refusal(ActionCodes.claim(route, CardKind.WILD.ordinal(), 2)))
                .isEqualTo("ttr.claim.count");
        assertThat(play.refusal(ActionCodes.claim(route, 15, 0))).isEqualTo("ttr.claim.count");
        assertThat(play.refusal(ActionCodes.claim(127, 0, 0))).isEqualTo("ttr.claim.open");
    }

    @Test
    @Rule("ttr.claim.vehicles")
    void a_route_with_more_spaces_than_vehicles_left_is_refused() {
        Play play = Scene.usa(2).routes(0, SEVEN_SIXES).hand(0, "4 wild").play();
        assertThat(play.vehicles(0)).isEqualTo(3);

        assertThat(play.refusal("claim charleston--miami with 4 wild")).isEqualTo("ttr.claim.vehicles");
        assertThat(play.legal()).contains("claim calgary--vancouver with 3 wild");
    }

    @Test
    @Rule("ttr.claim.vehicles")
    void one_vehicle_is_laid_on_each_space() {
        Play play = Scene.usa(2).hand(0, "4 wild").play().play("claim charleston--miami with 4 wild");

        assertThat(play.vehicles(0)).isEqualTo(41);
        assertThat(play.vehicles(1)).isEqualTo(45);
    }

    @Test
    @Rule("ttr.claim.open")
    void any_route_that_nobody_holds_may_be_claimed_connected_or_not() {
        Play play = Scene.usa(2)
                .hand(0, "3 white")
                .routes(0, "atlanta--miami")
                .routes(1, "calgary--vancouver")
                .play();

        assertThat(play.refusal("claim calgary--vancouver with 3 white")).isEqualTo("ttr.claim.open");
        assertThat(play.refusal("claim atlanta--miami with 5 wild")).isEqualTo("ttr.claim.open");
        assertThat(play.legal())
                .contains("claim little-rock--nashville with 3 white", "claim el-paso--phoenix with 3 white");
    }

    @Test
    @Rule("ttr.claim.one-per-turn")
    @Rule("ttr.turn.one-action")
    void a_claim_is_the_whole_turn() {
        Play play = Scene.usa(2).hand(0, "6 white").play().play("claim calgary--vancouver with 3 white");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.refusal("claim el-paso--phoenix with 3 white")).isEqualTo("ttr.claim.gray");
    }

    @Test
    @Rule("ttr.claim.discard")
    void the_cards_paid_go_to_the_discards() {
        Play play = Scene.usa(2).hand(0, "4 blue 3 wild").discards("1 red").play();

        play.play("claim montreal--new-york with 1 blue 2 wild");

        assertThat(play.hand(0)).isEqualTo("3 blue 1 wild");
        assertThat(play.discards()).isEqualTo("1 red 1 blue 2 wild");
    }

    @ParameterizedTest
    @CsvSource({
        "atlanta--nashville, 1, 1",
        "houston--new-orleans, 2, 2",
        "calgary--vancouver, 3, 4",
        "charleston--miami, 4, 7",
        "atlanta--miami, 5, 10",
        "miami--new-orleans, 6, 15"
    })
    @Rule("ttr.claim.score-at-once")
    @Rule(value = "ttr.board.route-points", on = "ttr-usa")
    void the_points_of_a_route_are_scored_at_once(String route, int length, int points) {
        Play play = Scene.usa(2).hand(0, "6 wild").play().play("claim " + route + " with " + length + " wild");

        assertThat(play.score(0)).isEqualTo(points);
        assertThat(play.score(1)).isZero();
        assertThat(play.told(1)).contains(new TtrEvent.RouteClaimed(0, route, CardKind.WILD, 0, length, points));
    }

    private static List<String> claims(Play play, String route) {
        return play.legal().stream()
                .filter(action -> action.startsWith("claim " + route + " "))
                .toList();
    }
}
