package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.BoardReader;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a seat can't know is dealt anew in every way that it can't rule out: no count and no long ticket of another
/// seat shows through.
class FairDealTest {
    private static final int DEALS = 400;

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    void the_secret_number_of_tickets_of_another_seat_varies_over_all_that_is_possible(String board) {
        Play play = keepingAll(board);
        play.play("tickets");
        while (play.actor() < 0) {
            play.state.apply(play.state.chanceOutcome(0));
        }
        play.play("keep " + String.join(" ", play.offered(0)));
        // Seat 0 has chosen twice, each time among two tickets: it holds two, three or four of them.
        assertThat(play.tickets(0)).hasSize(4);

        var counts = new TreeMap<Integer, Integer>();
        for (int deal = 0; deal < DEALS; deal++) {
            TtrState dealt = determinized(play.state, 1, deal);
            assertThat(dealt.position.tickets.kept[1]).isEqualTo(play.state.position.tickets.kept[1]);
            counts.merge(dealt.position.tickets.kept[0].size(), 1, Integer::sum);
        }

        assertThat(counts.keySet()).containsExactly(2, 3, 4);
        // Each of the two tickets that it needn't have kept is as likely kept as not: 1 to 2 to 1.
        assertThat(counts.get(2)).isBetween(60, 140);
        assertThat(counts.get(3)).isBetween(150, 250);
        assertThat(counts.get(4)).isBetween(60, 140);
    }

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    void what_a_seat_really_keeps_does_not_change_what_others_are_dealt(String board) {
        Play all = keepingAll(board);
        Play few = Scene.dealt(board, 3, 0);
        for (int seat = 0; seat < 3; seat++) {
            List<String> offered = few.offered(seat);
            few.play(
                    seat == 1
                            ? "keep " + String.join(" ", offered)
                            : "keep " + offered.getFirst() + " return " + offered.getLast());
        }

        assertThat(counts(all.state)).isEqualTo(counts(few.state));
    }

    @Test
    void what_a_seat_really_sends_to_the_box_does_not_change_what_others_are_dealt() {
        TtrState all = keptOfBox(3);
        TtrState few = keptOfBox(2);
        assertThat(all.position.tickets.boxed[0].isEmpty()).isTrue();
        assertThat(few.position.tickets.boxed[0].size()).isEqualTo(1);

        assertThat(counts(all)).isEqualTo(counts(few)).contains(2, 3);
        var boxed = new TreeMap<Integer, Integer>();
        for (int deal = 0; deal < DEALS; deal++) {
            boxed.merge(determinized(few, 1, deal).position.tickets.boxed[0].size(), 1, Integer::sum);
        }
        // It needn't have kept one of the three: it has, or it has not.
        assertThat(boxed.keySet()).containsExactly(0, 1);
        assertThat(boxed.get(0)).isBetween(150, 250);
    }

    @ParameterizedTest
    @ValueSource(strings = {"berlin", "paris"})
    void in_the_middle_of_random_games_every_deal_is_one_that_play_can_go_on_from(String board) {
        for (int game = 0; game < 30; game++) {
            var random = RandomStream.ofSeed(101, game, 0);
            TtrState state = Scene.start(board, 2 + game % 3).state;
            for (int ply = 0; state.actor() != TtrState.NOBODY; ply++) {
                if (ply % 7 == 0) {
                    TtrState dealt = determinized(state, game % state.position.seats, ply);
                    dealt.checkInvariants();
                    assertThat(dealt.observe(game % state.seats()).snapshot())
                            .isEqualTo(state.observe(game % state.seats()).snapshot());
                    for (int seat = 0; seat < state.seats(); seat++) {
                        assertThat(dealt.position.tickets.kept[seat].size())
                                .isBetween((int) state.position.tickets.choices[seat], (int)
                                        state.position.tickets.dealt[seat]);
                    }
                }
                state.apply(RandomPlay.next(state, random, random));
            }
        }
    }

    @Test
    void in_europe_the_long_ticket_of_another_seat_varies_and_may_lie_in_the_box() {
        Play play = Scene.dealt("europe", 3, 0);
        for (int seat = 0; seat < 3; seat++) {
            List<String> offered = play.offered(seat);
            play.play("keep " + String.join(" ", offered.subList(0, 2)) + " return "
                    + String.join(" ", offered.subList(2, 4)));
        }
        IndexSet all = play.state.position.tables.longTickets;
        IndexSet own = play.state.position.tickets.boxed[1].and(all);
        assertThat(own.size()).isEqualTo(1);

        IndexSet seen = IndexSet.NONE;
        int kept = 0;
        for (int deal = 0; deal < DEALS; deal++) {
            TtrState dealt = determinized(play.state, 1, deal);
            assertThat(dealt.position.tickets.boxed[1]).isEqualTo(play.state.position.tickets.boxed[1]);
            assertThat(dealt.observe(1).snapshot())
                    .isEqualTo(play.state.observe(1).snapshot());
            for (int seat : new int[] {0, 2}) {
                IndexSet dealtLong = dealt.position
                        .tickets
                        .kept[seat]
                        .plus(dealt.position.tickets.boxed[seat])
                        .and(all);
                assertThat(dealtLong.size()).isEqualTo(1);
                seen = seen.plus(dealtLong);
                kept += dealt.position.tickets.kept[seat].and(all).size();
            }
        }

        assertThat(seen).isEqualTo(all.minus(own));
        // Two of four opening tickets were kept: a long one among them in half of the deals.
        assertThat(kept).isBetween(DEALS - 100, DEALS + 100);
    }

    /// A game whose opening tickets go to the box, and nobody tells how many: seat 0 has kept so many of its three.
    private static TtrState keptOfBox(int kept) {
        String text = OwnBoard.text().replace("\"public\"", "\"secret\"");
        var game = new TicketToRide(BoardReader.read(OwnBoard.FILE, text).require());
        var play = new Play((TtrState) game.newState(new Setup(3, Map.of())));
        while (play.actor() == State.CHANCE) {
            play.state.apply(play.state.chanceOutcome(0));
        }
        for (int seat = 0; seat < 3; seat++) {
            List<String> offered = play.offered(seat);
            int keeps = seat == 0 ? kept : 3;
            play.play("keep " + String.join(" ", offered.subList(0, keeps))
                    + (keeps < 3 ? " return " + String.join(" ", offered.subList(keeps, 3)) : ""));
        }
        return play.state;
    }

    private static TtrState determinized(TtrState state, int observer, int deal) {
        TtrState copy = state.copy();
        copy.determinize(observer, RandomStream.ofSeed(102, deal, 0));
        copy.checkInvariants();
        return copy;
    }

    private static List<Integer> counts(TtrState state) {
        var counts = new ArrayList<Integer>();
        for (int deal = 0; deal < DEALS; deal++) {
            TtrState dealt = determinized(state, 1, deal);
            counts.add(dealt.position.tickets.kept[0].size());
            counts.add(dealt.position.tickets.kept[2].size());
        }
        return counts;
    }

    /// A game in which every seat has kept all its opening tickets, and seat 0 is to begin.
    private static Play keepingAll(String board) {
        Play play = Scene.dealt(board, 3, 0);
        for (int seat = 0; seat < 3; seat++) {
            play.play("keep " + String.join(" ", play.offered(seat)));
        }
        return play;
    }
}
