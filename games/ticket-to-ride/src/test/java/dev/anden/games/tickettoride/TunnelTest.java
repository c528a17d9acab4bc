package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TunnelTest {
    private static final String LAY_ORANGE = "claim angora--smyrna with 3 orange";

    /// Routes that take 43 of a seat's 45 trains.
    private static final String[] FORTY_THREE = {
        "petrograd--stockholm",
        "palermo--smyrna",
        "budapest--kyiv",
        "athina--brindisi",
        "athina--sarajevo",
        "barcelona--marseille",
        "berlin--danzig",
        "bucuresti--budapest",
        "amsterdam--essen"
    };

    @Test
    @Rule("ttr.europe.tunnel-reveal")
    void a_tunnel_turns_up_three_cards_before_it_is_paid() {
        Play play = scene("5 orange").play().play(LAY_ORANGE);

        assertThat(play.told(1)).containsExactly(new TtrEvent.TunnelLaid(0, "angora--smyrna", CardKind.ORANGE, 3, 0));
        for (String card : new String[] {"card orange", "card red", "card blue"}) {
            assertThat(play.actor()).isEqualTo(State.CHANCE);
            assertThat(play.hand(0)).isEqualTo("5 orange");
            assertThat(play.score(0)).isZero();
            play.play(card);
        }

        assertThat(play.actor()).isZero();
        assertThat(play.phase()).isEqualTo(TtrView.Phase.TUNNEL_PAYMENT);
        assertThat(play.view(1).tunnel())
                .contains(new TtrView.TunnelView(
                        "angora--smyrna",
                        CardKind.ORANGE,
                        3,
                        0,
                        Map.of(CardKind.ORANGE, 1, CardKind.RED, 1, CardKind.BLUE, 1),
                        1));
    }

    @Test
    @Rule("ttr.europe.tunnel-reveal")
    void a_route_that_is_no_tunnel_turns_nothing_up() {
        Play play = scene("3 black").play().play("claim angora--erzurum with 3 black");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.score(0)).isEqualTo(4);
    }

    @Test
    @Rule("ttr.europe.tunnel-extra")
    void with_nothing_due_the_tunnel_is_claimed_at_once() {
        Play play = scene("4 orange").play().play(LAY_ORANGE, "card red", "card blue", "card green");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.hand(0)).isEqualTo("1 orange");
        assertThat(play.score(0)).isEqualTo(4);
        assertThat(play.vehicles(0)).isEqualTo(42);
        assertThat(play.told(1))
                .contains(
                        new TtrEvent.TunnelCardTurnedUp(0, CardKind.GREEN, false),
                        new TtrEvent.RouteClaimed(0, "angora--smyrna", CardKind.ORANGE, 3, 0, 4));
    }

    @Test
    @Rule("ttr.europe.tunnel-extra")
    void one_more_card_is_due_for_each_turned_up_card_of_the_colour_laid() {
        Play play = scene("5 orange 2 wild").play().play(LAY_ORANGE, "card orange", "card red", "card orange");

        assertThat(play.legal())
                .containsExactlyInAnyOrder("pay 2 orange", "pay 1 orange 1 wild", "pay 2 wild", "give-up");
        play.play("pay 1 orange 1 wild");

        assertThat(play.hand(0)).isEqualTo("1 orange 1 wild");
        assertThat(play.discards()).isEqualTo("1 red 6 orange 1 wild");
        assertThat(play.score(0)).isEqualTo(4);
        assertThat(play.told(1)).contains(new TtrEvent.RouteClaimed(0, "angora--smyrna", CardKind.ORANGE, 4, 1, 4));
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.europe.tunnel-extra")
    void three_cards_may_be_due() {
        Play play = scene("4 orange 2 wild").play().play(LAY_ORANGE, "card orange", "card orange", "card orange");

        assertThat(play.legal()).containsExactlyInAnyOrder("pay 1 orange 2 wild", "give-up");
        assertThat(play.refusal("pay 2 orange 1 wild")).isEqualTo("ttr.europe.tunnel-extra");
        assertThat(play.refusal("pay 3 wild")).isEqualTo("ttr.europe.tunnel-extra");
        play.play("pay 1 orange 2 wild");
        assertThat(play.hand(0)).isEmpty();
    }

    @Test
    @Rule("ttr.europe.tunnel-extra")
    void just_what_is_due_is_paid_and_in_the_colour_laid() {
        Play play = scene("5 orange 3 red").play().play(LAY_ORANGE, "card orange", "card red", "card red");

        assertThat(play.legal()).containsExactlyInAnyOrder("pay 1 orange", "give-up");
        assertThatThrownBy(() -> play.play("pay 1 red")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> play.play("pay 2 orange")).isInstanceOf(NotationException.class);
    }

    @Test
    @Rule("ttr.europe.tunnel-extra")
    void in_a_gray_tunnel_the_colour_laid_decides() {
        Play play = scene("3 red").play().play("claim angora--constantinople with 2 red");
        play.play("card blue", "card red", "card blue");

        assertThat(play.legal()).containsExactlyInAnyOrder("pay 1 red", "give-up");
    }

    @Test
    @Rule("ttr.europe.tunnel-extra")
    void cards_laid_as_wilds_beside_a_colour_leave_that_colour_to_decide() {
        Play play = scene("1 orange 3 wild").play().play("claim angora--smyrna with 1 orange 2 wild");
        play.play("card orange", "card red", "card red");

        assertThat(play.legal()).containsExactlyInAnyOrder("pay 1 wild", "give-up");
    }

    @Test
    @Rule("ttr.europe.tunnel-extra")
    void wilds_that_were_laid_do_not_pay_what_is_due_as_well() {
        Play beside = scene("1 orange 2 wild").play().play("claim angora--smyrna with 1 orange 2 wild");
        beside.play("card orange", "card red", "card red");
        assertThat(beside.legal()).containsExactly("give-up");
        assertThat(beside.refusal("pay 1 wild")).isEqualTo("ttr.europe.tunnel-extra");

        Play alone = scene("4 wild").play().play("claim angora--smyrna with 3 wild");
        alone.play("card wild", "card wild", "card red");
        assertThat(alone.legal()).containsExactly("give-up");
    }

    @Test
    @Rule("ttr.europe.tunnel-wild-matches")
    @Rule("ttr.ruling.r3")
    void a_turned_up_wild_is_due_a_card_too() {
        Play play = scene("5 orange 1 wild").play().play(LAY_ORANGE, "card wild", "card orange", "card red");

        assertThat(play.legal()).containsExactlyInAnyOrder("pay 2 orange", "pay 1 orange 1 wild", "give-up");
    }

    @Test
    @Rule("ttr.europe.tunnel-all-wild")
    @Rule("ttr.ruling.r3")
    void laid_with_wilds_alone_only_turned_up_wilds_count_and_are_paid_with_wilds() {
        Play play = scene("4 orange 5 wild").play().play("claim angora--smyrna with 3 wild");
        play.play("card orange", "card wild", "card orange");

        assertThat(play.legal()).containsExactlyInAnyOrder("pay 1 wild", "give-up");
        assertThatThrownBy(() -> play.play("pay 1 orange")).isInstanceOf(NotationException.class);
        play.play("pay 1 wild");
        assertThat(play.hand(0)).isEqualTo("4 orange 1 wild");
    }

    @Test
    @Rule("ttr.europe.tunnel-all-wild")
    void laid_with_wilds_alone_no_colour_that_is_turned_up_costs_anything() {
        Play play = scene("4 orange 3 wild").play().play("claim angora--smyrna with 3 wild");

        play.play("card orange", "card red", "card white");

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.score(0)).isEqualTo(4);
        assertThat(play.hand(0)).isEqualTo("4 orange");
    }

    @Test
    @Rule("ttr.europe.tunnel-give-up")
    void who_gives_up_takes_the_laid_cards_back_and_the_turn_ends() {
        Play play = scene("4 orange").play().play(LAY_ORANGE, "card orange", "card red", "card red", "give-up");

        assertThat(play.hand(0)).isEqualTo("4 orange");
        assertThat(play.score(0)).isZero();
        assertThat(play.vehicles(0)).isEqualTo(45);
        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.view(1).owners()).isEmpty();
        assertThat(play.view(1).tunnel()).isEmpty();
        assertThat(play.told(1))
                .containsExactly(new TtrEvent.TunnelGivenUp(0, "angora--smyrna"), new TtrEvent.TurnStarted(1));
    }

    @Test
    @Rule("ttr.europe.tunnel-give-up")
    void who_cannot_pay_has_to_give_up() {
        Play play = scene("3 orange 9 red").play().play(LAY_ORANGE, "card orange", "card red", "card red");

        assertThat(play.legal()).containsExactly("give-up");
        assertThat(play.refusal("pay 1 orange")).isEqualTo("ttr.europe.tunnel-extra");
    }

    @Test
    @Rule("ttr.europe.tunnel-give-up")
    @Rule("ttr.turn.one-action")
    void nothing_else_can_be_done_while_a_tunnel_waits_to_be_paid() {
        Play play = scene("4 orange 2 white").play().play(LAY_ORANGE, "card orange", "card red", "card red");

        for (String other : new String[] {
            "draw deck",
            "draw red",
            "tickets",
            "pass",
            "claim brindisi--roma with 2 white",
            "station paris with 1 white"
        }) {
            assertThat(play.refusal(other)).as(other).isEqualTo("ttr.turn.one-action");
        }
    }

    @Test
    @Rule("ttr.ruling.r15")
    void late_in_a_game_it_ends_when_all_seats_have_given_up_tunnels_one_after_the_other() {
        Play play = threeCardsLeft().ply(5000).play();

        giveUp(play);
        assertThat(play.actor()).isEqualTo(1);
        giveUp(play);

        assertThat(play.isOver()).isTrue();
        assertThat(play.told(0)).contains(new TtrEvent.GameEnded());
        assertThat(play.sheet().totals()).hasSize(2);
    }

    @Test
    @Rule("ttr.ruling.r15")
    void tunnels_are_not_given_up_for_ever() {
        Play play = threeCardsLeft().play();

        while (!play.isOver() && play.state.ply() < 10_000) {
            giveUp(play);
        }

        assertThat(play.state.ply()).isBetween(3000, 3020);
    }

    @Test
    @Rule("ttr.ruling.r15")
    void whatever_else_somebody_does_late_in_a_game_breaks_the_row() {
        Play drawing = threeCardsLeft().ply(5000).play();
        giveUp(drawing);
        drawing.play("draw deck", "card orange", "draw deck", "card orange");
        assertThat(drawing.state.position.passes).isZero();

        Play claiming = scene("4 orange").ply(5000).passes(1).play();
        claiming.play(LAY_ORANGE, "card red", "card blue", "card green");
        assertThat(claiming.isOver()).isFalse();
        assertThat(claiming.state.position.passes).isZero();
    }

    @Test
    @Rule("ttr.ruling.r15")
    void before_that_giving_up_breaks_the_row_of_passes() {
        Play play = threeCardsLeft().passes(1).play();

        giveUp(play);

        assertThat(play.isOver()).isFalse();
        assertThat(play.state.position.passes).isZero();
    }

    @Test
    @Rule("ttr.europe.tunnel-give-up")
    @Rule("ttr.end.last-round")
    void a_tunnel_given_up_is_a_turn_of_the_last_round() {
        Play play = scene("3 orange").lastRound(1).play().play(LAY_ORANGE, "card orange", "card red", "card red");
        assertThat(play.isOver()).isFalse();

        assertThat(play.play("give-up").isOver()).isTrue();
    }

    @Test
    @Rule("ttr.europe.tunnel-give-up")
    @Rule("ttr.draw.hidden")
    void everybody_has_seen_the_cards_that_were_laid_and_taken_back() {
        Play play = scene("5 orange 2 wild").known(0, "1 orange").play();

        play.play("claim angora--smyrna with 2 orange 1 wild", "card orange", "card red", "card red", "give-up");

        for (int observer : new int[] {1, State.SPECTATOR}) {
            assertThat(play.view(observer).players().getFirst().known())
                    .isEqualTo(Map.of(CardKind.ORANGE, 2, CardKind.WILD, 1));
        }
    }

    @Test
    @Rule("ttr.europe.tunnel-discard")
    void the_turned_up_cards_are_discarded_once_the_tunnel_is_paid_or_given_up() {
        Play laid = scene("4 orange").discards("1 white").play();
        laid.play(LAY_ORANGE, "card orange", "card red", "card wild");
        assertThat(laid.discards()).isEqualTo("1 white");

        assertThat(laid.play("give-up").discards()).isEqualTo("1 red 1 orange 1 white 1 wild");
        Play paid = scene("4 orange").play().play(LAY_ORANGE, "card orange", "card red", "card red", "pay 1 orange");
        assertThat(paid.discards()).isEqualTo("2 red 5 orange");
    }

    @Test
    @Rule("ttr.europe.tunnel-short-deck")
    @Rule("ttr.ruling.r4")
    void with_two_cards_left_two_are_turned_up() {
        Play play = scene("4 orange").deck("1 red 1 orange").play().play(LAY_ORANGE, "card orange", "card red");

        assertThat(play.actor()).isZero();
        assertThat(play.legal()).containsExactly("pay 1 orange", "give-up");
    }

    @Test
    @Rule("ttr.europe.tunnel-short-deck")
    @Rule("ttr.ruling.r4")
    void with_no_card_left_the_tunnel_is_claimed_as_it_was_laid() {
        Play play = scene("4 orange").deck("").play().play(LAY_ORANGE);

        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.score(0)).isEqualTo(4);
        assertThat(play.hand(0)).isEqualTo("1 orange");
        assertThat(play.deck()).isEqualTo("3 orange");
    }

    @Test
    @Rule("ttr.europe.tunnel-short-deck")
    @Rule("ttr.draw.reshuffle")
    void a_deck_that_runs_out_in_the_middle_is_made_of_the_discards_without_the_cards_of_the_tunnel() {
        Play play = scene("4 orange")
                .deck("1 red")
                .discards("3 blue 1 orange")
                .play()
                .play(LAY_ORANGE, "card red");

        assertThat(play.deck()).isEqualTo("3 blue 1 orange");
        assertThat(play.discards()).isEmpty();
        assertThat(play.told(1)).contains(new TtrEvent.DeckReshuffled(4));
        play.play("card orange", "card blue");
        assertThat(play.legal()).containsExactly("pay 1 orange", "give-up");
    }

    @Test
    @Rule("ttr.europe.tunnel-short-deck")
    @Rule("ttr.draw.reshuffle")
    void turned_up_cards_become_the_deck_when_there_is_no_other_card() {
        Play play = scene("4 orange").deck("1 red 1 orange").play();

        play.play(LAY_ORANGE, "card red", "card orange", "give-up");

        assertThat(play.deck()).isEqualTo("1 red 1 orange");
        assertThat(play.told(1)).contains(new TtrEvent.DeckReshuffled(2));
    }

    @Test
    @Rule("ttr.claim.vehicles")
    @Rule("ttr.claim.count")
    void a_tunnel_cannot_be_tried_without_the_cards_and_vehicles_for_its_spaces() {
        Play cards = scene("2 orange").play();
        Play vehicles = scene("3 orange").routes(0, FORTY_THREE).lastRound(2).play();

        assertThat(cards.refusal(LAY_ORANGE)).isEqualTo("ttr.claim.count");
        assertThat(vehicles.vehicles(0)).isEqualTo(2);
        assertThat(vehicles.refusal(LAY_ORANGE)).isEqualTo("ttr.claim.vehicles");
    }

    /// The tunnel always turns up the same cards, and one of the two seats can't pay.
    private static Scene threeCardsLeft() {
        return scene("3 orange").deck("3 orange").market("red red red red red");
    }

    private static void giveUp(Play play) {
        play.play(LAY_ORANGE, "card orange", "card orange", "card orange", "give-up");
    }

    private static Scene scene(String hand) {
        return Scene.on("europe", 2).hand(0, hand);
    }
}
