package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.view.TtrView;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class TicketTest {
    @Test
    @Rule("ttr.ticket.draw")
    @Rule(value = "ttr.board.ticket-draw", on = "ttr-usa")
    void three_tickets_are_taken_and_one_at_least_is_kept() {
        Play play = Scene.usa(2).play();

        play.play("tickets", "ticket boston--miami", "ticket denver--el-paso", "ticket dallas--new-york");

        assertThat(play.actor()).isZero();
        assertThat(play.phase()).isEqualTo(TtrView.Phase.KEEP_TICKETS);
        assertThat(play.view(0).offered()).containsExactly("boston--miami", "dallas--new-york", "denver--el-paso");
        assertThat(play.view(0).keepAtLeast()).isEqualTo(1);
        assertThat(play.legal())
                .containsExactlyInAnyOrder(
                        "keep boston--miami dallas--new-york denver--el-paso",
                        "keep boston--miami dallas--new-york return denver--el-paso",
                        "keep boston--miami denver--el-paso return dallas--new-york",
                        "keep dallas--new-york denver--el-paso return boston--miami",
                        "keep boston--miami return dallas--new-york denver--el-paso",
                        "keep boston--miami return denver--el-paso dallas--new-york",
                        "keep dallas--new-york return boston--miami denver--el-paso",
                        "keep dallas--new-york return denver--el-paso boston--miami",
                        "keep denver--el-paso return boston--miami dallas--new-york",
                        "keep denver--el-paso return dallas--new-york boston--miami");
        assertThat(play.refusal("keep return boston--miami dallas--new-york denver--el-paso"))
                .isEqualTo("ttr.ticket.draw");
        assertThat(play.refusal("draw deck")).isEqualTo("ttr.turn.one-action");
    }

    @Test
    @Rule("ttr.ticket.draw")
    void the_tickets_not_kept_go_under_the_deck_in_the_order_chosen() {
        Play play = Scene.usa(2).ticketBottom("houston--winnipeg@1").play();
        play.play("tickets", "ticket boston--miami", "ticket denver--el-paso", "ticket dallas--new-york");

        play.play("keep boston--miami return denver--el-paso dallas--new-york");

        assertThat(play.tickets(0)).containsExactly("boston--miami");
        assertThat(play.ticketBottom()).containsExactly("houston--winnipeg", "denver--el-paso", "dallas--new-york");
        assertThat(play.actor()).isEqualTo(1);
    }

    @Test
    @Rule("ttr.ticket.draw")
    void returned_tickets_come_back_in_their_order_once_the_others_are_drawn() {
        Play play = Scene.usa(2)
                .ticketDeck("boston--miami")
                .ticketBottom("houston--winnipeg@1", "denver--el-paso@0", "dallas--new-york@0")
                .play();

        play.play("tickets", "ticket boston--miami");

        assertThat(play.offered(0)).containsExactly("boston--miami", "denver--el-paso", "houston--winnipeg");
        assertThat(play.ticketBottom()).containsExactly("dallas--new-york");
        assertThat(play.told(0))
                .containsExactly(new TtrEvent.TicketsOffered(
                        0, 3, List.of("boston--miami", "denver--el-paso", "houston--winnipeg")));
        assertThat(play.told(1)).containsExactly(new TtrEvent.TicketsOffered(0, 3, List.of()));
    }

    @Test
    void whoever_draws_the_tickets_that_others_returned_has_seen_them_although_nothing_was_dealt() {
        Play play =
                Scene.usa(2).ticketDeck().ticketBottom("houston--winnipeg@1").play();

        assertThat(play.isRevealing("tickets")).isTrue();
        assertThat(play.isRevealing("draw deck")).isFalse();

        play.play("tickets");

        assertThat(play.offered(0)).containsExactly("houston--winnipeg");
        assertThat(play.isRevealing("keep houston--winnipeg")).isFalse();
    }

    @Test
    @Rule("ttr.ticket.short-deck")
    void with_two_tickets_left_two_are_taken() {
        Play play = Scene.usa(2).ticketDeck("boston--miami", "denver--el-paso").play();

        play.play("tickets", "ticket denver--el-paso", "ticket boston--miami");

        assertThat(play.legal())
                .containsExactlyInAnyOrder(
                        "keep boston--miami denver--el-paso",
                        "keep boston--miami return denver--el-paso",
                        "keep denver--el-paso return boston--miami");
    }

    @Test
    @Rule("ttr.ticket.short-deck")
    void the_last_ticket_has_to_be_kept() {
        Play play = Scene.usa(2)
                .ticketDeck()
                .ticketBottom("denver--el-paso@0")
                .play()
                .play("tickets");

        assertThat(play.actor()).isZero();
        assertThat(play.legal()).containsExactly("keep denver--el-paso");
        assertThat(play.refusal("keep return denver--el-paso")).isEqualTo("ttr.ticket.draw");
    }

    @Test
    @Rule("ttr.ticket.short-deck")
    void without_a_ticket_left_tickets_cannot_be_drawn() {
        Play play = Scene.usa(2).ticketDeck().play();

        assertThat(play.legal()).doesNotContain("tickets");
        assertThat(play.refusal("tickets")).isEqualTo("ttr.ticket.short-deck");
    }

    @Test
    @Rule("ttr.ticket.kept-for-good")
    void no_ply_takes_a_kept_ticket_away() {
        for (int game = 0; game < 50; game++) {
            var random = RandomStream.ofSeed(7, game, 0);
            TtrState state = Scene.start(2 + game % 4).state;
            TtrState before = state.copy();
            while (state.actor() != State.NOBODY) {
                before.copyFrom(state);
                state.apply(RandomPlay.next(state, random, random));
                for (int seat = 0; seat < state.seats(); seat++) {
                    assertThat(state.position.tickets.kept[seat].and(before.position.tickets.kept[seat]))
                            .isEqualTo(before.position.tickets.kept[seat]);
                }
            }
        }
    }

    @Test
    @Rule("ttr.ticket.unlimited")
    void a_seat_with_twenty_seven_tickets_may_take_three_more() {
        Play play = Scene.usa(2)
                .ticketDeck("boston--miami", "denver--el-paso", "dallas--new-york")
                .turn(1)
                .play();
        assertThat(play.tickets(1)).hasSize(27);

        play.play("tickets", "ticket boston--miami", "ticket denver--el-paso", "ticket dallas--new-york");
        play.play("keep boston--miami dallas--new-york denver--el-paso");

        assertThat(play.tickets(1)).hasSize(30);
        assertThat(play.view(0).players().get(1).tickets()).contains(30);
    }
}
