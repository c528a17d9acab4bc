package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Refusal;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawingTest {
    @Test
    @Rule("ttr.draw.two-cards")
    void a_draw_is_two_cards_from_the_deck_or_the_market() {
        Play play = Scene.usa(2).market("red blue green yellow black").play();

        play.play("draw deck", "card white");
        assertThat(play.actor()).isZero();
        assertThat(play.phase()).isEqualTo(TtrView.Phase.SECOND_CARD);

        play.play("draw blue", "card red");
        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.hand(0)).isEqualTo("1 blue 1 white");
    }

    @Test
    @Rule("ttr.draw.two-cards")
    void a_kind_that_the_market_does_not_show_is_refused() {
        Play play = Scene.usa(2).market("red red green yellow black").play();

        assertThat(play.refusal("draw blue")).isEqualTo("ttr.draw.two-cards");
        assertThat(play.refusal("draw wild")).isEqualTo("ttr.draw.two-cards");
        assertThat(play.legal()).filteredOn("draw red"::equals).hasSize(1);
    }

    @Test
    @Rule("ttr.turn.one-action")
    void nothing_but_a_card_follows_the_first_card() {
        Play play = Scene.usa(2).hand(0, "6 red").play().play("draw deck", "card red");

        assertThat(play.refusal("claim miami--new-orleans with 6 red")).isEqualTo("ttr.turn.one-action");
        assertThat(play.refusal("tickets")).isEqualTo("ttr.turn.one-action");
        assertThat(play.refusal("pass")).isEqualTo("ttr.turn.one-action");
    }

    @Test
    @Rule("ttr.draw.replace-at-once")
    void a_card_taken_from_the_market_is_replaced_before_the_second_is_drawn() {
        Play play = Scene.usa(2).market("red blue green yellow black").play();

        play.play("draw blue");
        assertThat(play.actor()).isEqualTo(State.CHANCE);
        assertThat(play.market()).isEqualTo("red - green yellow black");

        play.play("card orange");
        assertThat(play.market()).isEqualTo("red orange green yellow black");

        play.play("draw orange", "card white");
        assertThat(play.hand(0)).isEqualTo("1 blue 1 orange");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.draw.wild-face-up-is-the-only-card")
    void a_wild_taken_from_the_market_ends_the_draw() {
        Play play = Scene.usa(2).market("red blue green yellow wild").play();

        play.play("draw wild", "card red");

        assertThat(play.hand(0)).isEqualTo("1 wild");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.draw.no-wild-face-up-second")
    void the_second_card_is_no_wild_from_the_market() {
        Play play = Scene.usa(2).market("red blue green yellow wild").play().play("draw deck", "card red");

        assertThat(play.legal()).containsExactly("draw deck", "draw red", "draw blue", "draw green", "draw yellow");
        assertThat(play.refusal("draw wild")).isEqualTo("ttr.draw.no-wild-face-up-second");
    }

    @Test
    @Rule("ttr.draw.no-wild-face-up-second")
    void a_wild_turned_up_as_the_replacement_cannot_be_the_second_card() {
        Play play = Scene.usa(2).market("red blue green yellow black").play().play("draw red", "card wild");

        assertThat(play.market()).isEqualTo("wild blue green yellow black");
        assertThat(play.refusal("draw wild")).isEqualTo("ttr.draw.no-wild-face-up-second");
    }

    @Test
    @Rule("ttr.draw.blind-wild-is-free")
    void a_wild_drawn_unseen_is_a_card_like_any_other() {
        Play first = Scene.usa(2).play().play("draw deck", "card wild");
        assertThat(first.phase()).isEqualTo(TtrView.Phase.SECOND_CARD);
        assertThat(first.actor()).isZero();

        first.play("draw deck", "card wild");
        assertThat(first.hand(0)).isEqualTo("2 wild");

        Play second = Scene.usa(2).play().play("draw red", "card white", "draw deck", "card wild");
        assertThat(second.hand(0)).isEqualTo("1 red 1 wild");
        assertThat(second.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.draw.reshuffle")
    void the_last_card_of_the_deck_drawn_unseen_makes_the_discards_the_new_deck_at_once() {
        Play play = Scene.usa(2).deck("1 red").discards("2 white 3 wild").play();

        play.play("draw deck", "card red");

        assertThat(play.deck()).isEqualTo("2 white 3 wild");
        assertThat(play.discards()).isEmpty();
        assertThat(play.told(State.SPECTATOR)).contains(new TtrEvent.DeckReshuffled(5));
        assertThat(play.legal()).contains("draw deck");
    }

    @Test
    @Rule("ttr.draw.reshuffle")
    void the_last_card_of_the_deck_turned_up_makes_the_discards_the_new_deck_at_once() {
        Play play = Scene.usa(2).deck("1 red").discards("2 white").play().play("draw blue", "card red");

        assertThat(play.deck()).isEqualTo("2 white");
        assertThat(play.told(State.SPECTATOR)).contains(new TtrEvent.DeckReshuffled(2));
    }

    @Test
    @Rule("ttr.draw.reshuffle")
    void a_single_discard_becomes_a_deck_of_one_card() {
        Play play = Scene.usa(2).deck("1 red").discards("1 white").play().play("draw deck", "card red");

        assertThat(play.deck()).isEqualTo("1 white");
        assertThat(play.discards()).isEmpty();
        assertThat(play.told(1)).contains(new TtrEvent.DeckReshuffled(1));
    }

    @Test
    @Rule("ttr.draw.reshuffle")
    void cards_paid_while_there_is_no_deck_become_the_deck_at_once() {
        Play play = Scene.usa(2).hand(0, "1 red 2 wild").deck("").play();

        play.play("claim calgary--vancouver with 1 red 2 wild");

        assertThat(play.deck()).isEqualTo("1 red 2 wild");
        assertThat(play.discards()).isEmpty();
        assertThat(play.told(1)).contains(new TtrEvent.DeckReshuffled(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"europe", "berlin", "paris"})
    @Rule("ttr.draw.deck-and-discard-empty")
    @Rule(
            value = "ttr.board.market-without-deck",
            on = {"ttr-europe", "ttr-berlin", "ttr-paris"})
    void without_deck_and_discards_the_market_is_not_refilled_but_can_be_taken_from(String board) {
        Play play =
                Scene.on(board, 2).market("red blue green purple wild").deck("").play();
        assertThat(play.refusal("draw deck")).isEqualTo("ttr.draw.deck-and-discard-empty");
        assertThat(play.legal("draw "))
                .containsExactlyInAnyOrder("draw red", "draw blue", "draw green", "draw purple", "draw wild");

        play.play("draw red");
        assertThat(play.actor()).isZero();
        assertThat(play.market()).isEqualTo("- blue green purple wild");
        assertThat(play.legal()).containsExactlyInAnyOrder("draw blue", "draw green", "draw purple");
        assertThat(play.refusal("draw deck")).isEqualTo("ttr.draw.deck-and-discard-empty");

        play.play("draw purple");
        assertThat(play.actor()).isEqualTo(1);
        assertThat(play.market()).isEqualTo("- blue green - wild");
    }

    @Test
    @Rule("ttr.draw.deck-and-discard-empty")
    @Rule(value = "ttr.board.market-without-deck", on = "ttr-usa")
    void in_the_usa_no_card_at_all_can_be_drawn_without_deck_and_discards() {
        Play play = Scene.usa(2)
                .hand(0, "1 red")
                .market("red blue green yellow wild")
                .deck("")
                .play();

        assertThat(play.legal()).contains("tickets", "claim atlanta--nashville with 1 red");
        assertThat(play.legal("draw ")).isEmpty();
        for (String card : List.of("deck", "red", "wild")) {
            assertThat(play.refusal("draw " + card)).isEqualTo("ttr.draw.deck-and-discard-empty");
        }
        assertThat(play.refusal("draw white")).isEqualTo("ttr.draw.two-cards");
        assertThat(play.refusal("pass")).isEqualTo("ttr.turn.no-move");
        assertThat(play.state.refusals(0))
                .containsEntry("deck", Refusal.of("ttr.draw.deck-and-discard-empty"))
                .containsEntry("market:red", Refusal.of("ttr.draw.deck-and-discard-empty"))
                .containsEntry("market:wild", Refusal.of("ttr.draw.deck-and-discard-empty"))
                .doesNotContainKey("market:white");
    }

    @Test
    @Rule("ttr.draw.second-card-impossible")
    @Rule(value = "ttr.board.market-without-deck", on = "ttr-usa")
    void in_the_usa_the_last_card_of_deck_and_discards_is_the_only_one_of_its_turn() {
        Scene scene = Scene.usa(2).market("red blue green yellow black").deck("1 white");

        Play unseen = scene.play().play("draw deck", "card white");
        assertThat(unseen.actor()).isEqualTo(1);
        assertThat(unseen.legal("draw ")).isEmpty();

        Play fromMarket = scene.play().play("draw blue", "card white");
        assertThat(fromMarket.actor()).isEqualTo(1);
        assertThat(fromMarket.market()).isEqualTo("red white green yellow black");
    }

    @Test
    @Rule("ttr.draw.deck-and-discard-empty")
    @Rule(value = "ttr.board.market-without-deck", on = "ttr-usa")
    void in_the_usa_the_market_opens_again_with_the_next_discard() {
        Play play = Scene.usa(2)
                .hand(0, "1 red")
                .market("red blue green yellow black")
                .deck("")
                .play();

        play.play("claim atlanta--nashville with 1 red");

        assertThat(play.legal("draw "))
                .containsExactlyInAnyOrder(
                        "draw deck", "draw red", "draw blue", "draw green", "draw yellow", "draw black");
        assertThat(play.state.refusals(1)).doesNotContainKeys("deck", "market:red");
    }

    @Test
    @Rule("ttr.draw.deck-and-discard-empty")
    void with_nothing_to_draw_cards_cannot_be_drawn() {
        Play play = Scene.usa(2).hand(0, "1 red").market("- - - - -").deck("").play();

        assertThat(play.legal()).noneMatch(action -> action.startsWith("draw"));
        assertThat(play.legal()).contains("tickets", "claim atlanta--nashville with 1 red");
        assertThat(play.refusal("draw red")).isEqualTo("ttr.draw.two-cards");
    }

    @Test
    @Rule("ttr.draw.second-card-impossible")
    void the_turn_ends_after_the_first_card_when_no_second_can_be_drawn() {
        Play lastOfMarket =
                Scene.on("europe", 2).market("- - red - -").deck("").play().play("draw red");
        assertThat(lastOfMarket.actor()).isEqualTo(1);

        Play onlyWildLeft = Scene.on("europe", 2)
                .market("red wild - - wild")
                .deck("")
                .play()
                .play("draw red");
        assertThat(onlyWildLeft.actor()).isEqualTo(1);

        Play lastOfDeck = Scene.on("europe", 2)
                .market("wild wild wild wild wild")
                .deck("1 red")
                .play()
                .play("draw deck", "card red");
        assertThat(lastOfDeck.actor()).isEqualTo(1);
        assertThat(lastOfDeck.hand(0)).isEqualTo("1 red");
    }

    @Test
    @Rule("ttr.draw.hand-unlimited")
    void a_hand_of_a_hundred_cards_may_be_added_to() {
        Play play = Scene.usa(2).deck("5 red").turn(1).play();
        assertThat(play.view(0).players().get(1).cards()).isEqualTo(100);

        play.play("draw deck", "card red", "draw deck", "card red");

        assertThat(play.view(0).players().get(1).cards()).isEqualTo(102);
    }

    @Test
    @Rule("ttr.draw.hidden")
    void everybody_sees_which_card_is_taken_from_the_market() {
        Play play = Scene.usa(2).market("red blue green yellow black").play().play("draw green");

        for (int observer : new int[] {0, 1, State.SPECTATOR}) {
            assertThat(play.told(observer)).containsExactly(new TtrEvent.MarketCardTaken(0, 2, CardKind.GREEN));
            assertThat(play.view(observer).players().getFirst().known()).isEqualTo(Map.of(CardKind.GREEN, 1));
        }
    }

    @Test
    @Rule("ttr.draw.hidden")
    void of_a_card_drawn_unseen_others_only_see_that_it_was_drawn() {
        Play red = Scene.usa(2).play().play("draw deck", "card red");
        Play wild = Scene.usa(2).play().play("draw deck", "card wild");

        assertThat(red.told(0)).containsExactly(new TtrEvent.DeckCardDrawn(0, Optional.of(CardKind.RED)));
        for (int observer : new int[] {1, State.SPECTATOR}) {
            assertThat(red.told(observer)).containsExactly(new TtrEvent.DeckCardDrawn(0, Optional.empty()));
            assertThat(red.view(observer)).isEqualTo(wild.view(observer));
            assertThat(red.view(observer).players().getFirst().cards()).isEqualTo(1);
        }
        assertThat(red.view(0)).isNotEqualTo(wild.view(0));
    }

    @Test
    @Rule("ttr.draw.hidden")
    void a_card_that_everybody_saw_is_known_until_one_of_its_kind_is_paid() {
        Play play = Scene.usa(2).hand(0, "3 blue").known(0, "2 blue").play();

        play.play("claim calgary--vancouver with 3 blue");

        assertThat(play.view(1).players().getFirst().known()).isEmpty();
    }

    @Test
    @Rule("ttr.draw.hidden")
    void of_two_known_cards_one_stays_known_when_one_of_the_kind_is_paid() {
        Play play = Scene.usa(2).hand(0, "3 blue").known(0, "2 blue").play();

        play.play("claim atlanta--nashville with 1 blue");

        assertThat(play.view(1).players().getFirst().known()).isEqualTo(Map.of(CardKind.BLUE, 1));
    }
}
