package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarketFlushTest {
    @Test
    @Rule("ttr.draw.market-flush")
    void a_third_wild_in_the_middle_of_a_draw_replaces_the_market_and_the_draw_goes_on() {
        Play play = Scene.usa(2).market("wild wild green yellow black").play();

        play.play("draw green", "card wild");
        assertThat(play.market()).isEqualTo("- - - - -");
        assertThat(play.discards()).isEqualTo("1 yellow 1 black 3 wild");
        assertThat(play.told(State.SPECTATOR))
                .containsExactly(
                        new TtrEvent.MarketFilled(2, CardKind.WILD),
                        new TtrEvent.MarketFlushed(
                                List.of(CardKind.WILD, CardKind.WILD, CardKind.WILD, CardKind.YELLOW, CardKind.BLACK)));

        play.play("card red", "card red", "card blue", "card blue", "card white");
        assertThat(play.market()).isEqualTo("red red blue blue white");
        assertThat(play.actor()).isZero();
        assertThat(play.phase()).isEqualTo(TtrView.Phase.SECOND_CARD);
    }

    @Test
    @Rule("ttr.draw.market-flush")
    void a_third_wild_after_the_second_card_replaces_the_market_before_the_next_turn() {
        Play play = Scene.usa(2).market("wild wild green yellow black").play();
        play.play("draw deck", "card red", "draw green", "card wild");
        assertThat(play.actor()).isEqualTo(State.CHANCE);

        play.play("card red", "card red", "card blue", "card blue");
        assertThat(play.actor()).isEqualTo(State.CHANCE);

        play.play("card white");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.draw.market-flush")
    void a_replaced_market_with_three_wilds_is_replaced_again() {
        Play play = Scene.usa(2).market("wild wild green yellow black").play();

        play.play("draw green", "card wild");
        play.play("card wild", "card red", "card wild", "card red", "card wild");

        assertThat(play.market()).isEqualTo("- - - - -");
        assertThat(play.discards()).isEqualTo("2 red 1 yellow 1 black 6 wild");
    }

    @Test
    @Rule("ttr.draw.market-flush")
    void two_wilds_stay() {
        Play play = Scene.usa(2).market("wild blue green yellow black").play().play("draw green", "card wild");

        assertThat(play.market()).isEqualTo("wild blue wild yellow black");
        assertThat(play.discards()).isEmpty();
    }

    @Test
    @Rule("ttr.draw.market-flush")
    @Rule("ttr.draw.reshuffle")
    void a_deck_that_runs_out_while_the_market_is_replaced_is_made_of_the_discards() {
        Play play = Scene.usa(2)
                .market("wild wild green yellow black")
                .deck("2 red 1 wild")
                .discards("1 white")
                .play();

        play.play("draw green", "card wild", "card red", "card red");

        assertThat(play.market()).isEqualTo("red red - - -");
        assertThat(play.deck()).isEqualTo("1 yellow 1 black 1 white 3 wild");
        assertThat(play.discards()).isEmpty();

        play.play("card wild", "card wild", "card black");
        assertThat(play.market()).isEqualTo("red red wild wild black");
    }

    @Test
    @Rule("ttr.draw.flush-terminates")
    @Rule("ttr.ruling.r2")
    void the_market_is_not_replaced_when_the_cards_left_cannot_show_fewer_than_three_wilds() {
        Play play = Scene.usa(2)
                .market("wild wild green yellow black")
                .deck("4 wild")
                .play();

        play.play("draw green", "card wild");

        assertThat(play.market()).isEqualTo("wild wild wild yellow black");
        assertThat(play.actor()).isZero();
        assertThat(play.phase()).isEqualTo(TtrView.Phase.SECOND_CARD);
    }

    @Test
    @Rule("ttr.draw.flush-terminates")
    @Rule("ttr.ruling.r2")
    void one_more_colour_among_the_cards_left_is_enough_to_replace_the_market() {
        Play play = Scene.usa(2)
                .market("wild wild green yellow black")
                .deck("4 wild")
                .discards("1 white")
                .play();

        play.play("draw green", "card wild");

        assertThat(play.market()).isEqualTo("- - - - -");
    }

    @Test
    @Rule("ttr.draw.flush-terminates")
    void the_second_card_may_leave_the_market_with_wilds_that_nothing_can_replace() {
        Play play = Scene.usa(2)
                .market("wild wild green yellow black")
                .deck("1 wild 1 red")
                .play();

        play.play("draw deck", "card red", "draw black", "card wild");

        assertThat(play.market()).isEqualTo("wild wild green yellow wild");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.draw.flush-terminates")
    @Rule("ttr.ruling.r2")
    void market_and_deck_do_not_take_turns_when_both_are_five_cards_with_three_wilds() {
        Play play = Scene.usa(2)
                .market("wild wild green yellow black")
                .deck("1 red 1 blue 4 wild")
                .play();

        play.play("draw green", "card wild");

        assertThat(play.market()).isEqualTo("wild wild wild yellow black");
        assertThat(play.deck()).isEqualTo("1 red 1 blue 3 wild");
        assertThat(play.phase()).isEqualTo(TtrView.Phase.SECOND_CARD);
    }

    @Test
    @Rule("ttr.draw.flush-terminates")
    void the_market_is_replaced_by_a_deck_of_five_cards_with_two_wilds() {
        Play play = Scene.usa(2)
                .market("wild wild green yellow black")
                .deck("3 red 3 wild")
                .play();

        play.play("draw green", "card wild", "card red", "card red", "card red", "card wild", "card wild");

        assertThat(play.market()).isEqualTo("red red red wild wild");
    }

    @Test
    @Rule("ttr.draw.flush-terminates")
    void however_few_cards_are_left_the_replacing_comes_to_an_end() {
        for (int colored = 0; colored <= 8; colored++) {
            for (int wilds = 1; wilds <= 11; wilds++) {
                Play play = Scene.usa(2)
                        .market("wild wild green yellow black")
                        .deck("%d red %d wild".formatted(colored, wilds))
                        .play()
                        .play("draw green", "card wild");
                var random = RandomStream.ofSeed(colored, wilds, 0);
                for (int card = 0; play.actor() == State.CHANCE; card++) {
                    assertThat(card)
                            .as("%d colours and %d wilds", colored, wilds)
                            .isLessThan(20_000);
                    play.state.apply(RandomPlay.next(play.state, random, random));
                }
            }
        }
    }

    @Test
    @Rule("ttr.draw.market-flush")
    @Rule("ttr.draw.flush-terminates")
    void cards_that_are_paid_can_make_it_possible_to_replace_the_market() {
        Play play = Scene.usa(2)
                .hand(0, "2 green")
                .market("wild wild wild yellow black")
                .deck("")
                .play();

        play.play("claim houston--new-orleans with 2 green");

        assertThat(play.market()).isEqualTo("- - - - -");
        assertThat(play.deck()).isEqualTo("2 green");
        assertThat(play.discards()).isEqualTo("1 yellow 1 black 3 wild");
        assertThat(play.told(1))
                .contains(new TtrEvent.MarketFlushed(
                        List.of(CardKind.WILD, CardKind.WILD, CardKind.WILD, CardKind.YELLOW, CardKind.BLACK)));

        play.play("card green", "card green", "card wild", "card yellow", "card black");
        assertThat(play.market()).isEqualTo("green green wild yellow black");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.draw.flush-terminates")
    void whether_a_market_that_stayed_is_replaced_after_all_tells_what_lies_in_the_deck() {
        Scene scene = Scene.usa(2).hand(0, "1 blue 1 white").deck("4 wild");

        assertThat(scene.market("wild wild wild yellow black")
                        .play()
                        .isRevealing("claim dallas--houston--1 with 1 blue"))
                .isTrue();
        assertThat(scene.market("wild wild green yellow black")
                        .play()
                        .isRevealing("claim dallas--houston--1 with 1 blue"))
                .isFalse();
    }

    @Test
    @Rule("ttr.draw.market-flush")
    @Rule("ttr.draw.flush-terminates")
    void a_card_drawn_unseen_can_make_it_possible_to_replace_the_market() {
        Play play = Scene.usa(2)
                .market("wild wild wild yellow black")
                .deck("1 red 1 blue 3 wild")
                .play();

        play.play("draw deck", "card red");

        assertThat(play.market()).isEqualTo("- - - - -");
        assertThat(play.deck()).isEqualTo("1 blue 3 wild");
        assertThat(play.actor()).isEqualTo(State.CHANCE);
    }

    @Test
    @Rule("ttr.draw.market-flush")
    void three_wilds_in_a_market_of_fewer_than_five_stay() {
        Play play = Scene.on("europe", 2)
                .market("wild wild red wild blue")
                .deck("")
                .play()
                .play("draw red");

        assertThat(play.market()).isEqualTo("wild wild - wild blue");
        assertThat(play.legal()).containsExactly("draw blue");
    }

    @Test
    @Rule("ttr.ruling.r6")
    void a_market_of_fewer_than_five_is_filled_up_by_the_cards_that_are_paid() {
        Play play = Scene.usa(2)
                .hand(0, "3 white")
                .market("- red - - blue")
                .deck("")
                .play();

        play.play("claim calgary--vancouver with 3 white");
        assertThat(play.actor()).isEqualTo(State.CHANCE);

        play.play("card white", "card white", "card white");
        assertThat(play.market()).isEqualTo("white red white white blue");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.ruling.r6")
    void a_market_is_filled_as_far_as_the_cards_that_are_paid_go() {
        Play play = Scene.usa(2)
                .hand(0, "1 white")
                .market("- red - - blue")
                .deck("")
                .play();

        play.play("claim atlanta--nashville with 1 white", "card white");

        assertThat(play.market()).isEqualTo("white red - - blue");
        assertThat(play.actor()).isEqualTo(1);
    }
}
