package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.testkit.RandomPlay;
import dev.anden.testkit.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LongTicketsTest {
    private static final String[] LONG = {
        "athina--edinburgh",
        "brest--petrograd",
        "cadiz--stockholm",
        "danzig--lisboa",
        "erzurum--kobenhavn",
        "moskva--palermo"
    };

    @Test
    @Rule("ttr.setup.long-tickets")
    @Rule("ttr.setup.opening-tickets")
    void each_seat_is_dealt_one_long_ticket_and_three_others() {
        Play play = Scene.dealt("europe", 2, 0);

        assertThat(play.offered(1))
                .containsExactly("amsterdam--pamplona", "amsterdam--wilno", "angora--athina", "athina--edinburgh");
        assertThat(play.offered(0))
                .containsExactly("angora--kharkov", "athina--wilno", "barcelona--bruxelles", "brest--petrograd");
        assertThat(play.view(0).keepAtLeast()).isEqualTo(2);
    }

    @Test
    @Rule("ttr.setup.long-tickets")
    void chance_deals_the_long_ticket_from_the_long_ones_alone_and_the_others_from_the_others() {
        Play play = Scene.start("europe", 2).play("first 0");
        while (play.state.position.frames.kind() != Frames.DEAL_TICKETS) {
            play.state.apply(play.state.chanceOutcome(0));
        }

        assertThat(possible(play)).containsExactly(LONG);
        play.play("ticket danzig--lisboa");
        assertThat(possible(play)).hasSize(40).doesNotContain(LONG);
    }

    @Test
    @Rule("ttr.setup.long-tickets")
    void a_long_ticket_need_not_be_kept_and_any_two_may_be() {
        Play play = Scene.dealt("europe", 2, 0);

        assertThat(play.legal())
                .hasSize(6 + 4 + 1)
                .contains(
                        "keep angora--kharkov athina--wilno return barcelona--bruxelles brest--petrograd",
                        "keep angora--kharkov brest--petrograd return athina--wilno barcelona--bruxelles",
                        "keep angora--kharkov athina--wilno barcelona--bruxelles brest--petrograd");
        assertThat(play.refusal("keep brest--petrograd return angora--kharkov athina--wilno barcelona--bruxelles"))
                .isEqualTo("ttr.setup.opening-tickets");
    }

    @Test
    @Rule("ttr.setup.opening-reject")
    @Rule(value = "ttr.board.opening-reject", on = "ttr-europe")
    void opening_tickets_that_are_not_kept_leave_the_game() {
        Play play = Scene.dealt("europe", 2, 0);

        play.play("keep angora--kharkov athina--wilno return barcelona--bruxelles brest--petrograd");

        assertThat(play.ticketBottom()).isEmpty();
        assertThat(play.boxed(0)).containsExactly("barcelona--bruxelles", "brest--petrograd");
        assertThat(play.view(1).ticketDeck()).contains(40 - 6);
        for (int observer : new int[] {1, State.SPECTATOR}) {
            assertThat(play.view(observer).toString() + play.told(observer))
                    .doesNotContain("angora--kharkov", "athina--wilno", "barcelona--bruxelles", "brest--petrograd");
            assertThat(play.told(observer))
                    .contains(new TtrEvent.TicketsKept(0, Optional.of(2), Optional.of(0), List.of()));
        }
    }

    @Test
    @Rule("ttr.setup.long-tickets")
    @Rule("ttr.setup.opening-reject")
    void no_long_ticket_and_none_sent_to_the_box_is_ever_drawn() {
        int drawn = 0;
        for (int game = 0; game < 40; game++) {
            var random = RandomStream.ofSeed(81, game, 0);
            TtrState state = Scene.start("europe", 2 + game % 4).state;
            while (state.actor() != State.NOBODY) {
                if (state.actor() >= 0 && state.position.frames.kind() == Frames.KEEP_TICKETS) {
                    IndexSet offered = state.position.tickets.offered[state.actor()];
                    assertThat(offered.and(state.position.tables.longTickets)).isEqualTo(IndexSet.NONE);
                    for (IndexSet boxed : state.position.tickets.boxed) {
                        assertThat(offered.and(boxed)).isEqualTo(IndexSet.NONE);
                    }
                    drawn++;
                }
                state.apply(RandomPlay.next(state, random, random));
            }
        }
        assertThat(drawn).isGreaterThan(100);
    }

    private static List<String> possible(Play play) {
        return IntStream.range(0, 46)
                .filter(ticket -> play.state.outcomeWeight(ticket) > 0)
                .mapToObj(ticket ->
                        play.state.position.tables.board.tickets().get(ticket).id())
                .toList();
    }
}
