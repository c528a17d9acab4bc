package dev.anden.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import dev.anden.server.tournament.Standings.Standing;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// How people stand in a tournament.
class StandingsTest {
    @Test
    void more_points_are_better_then_the_harder_opposition_and_otherwise_a_place_is_shared() {
        var standings = new Standings(Entered.of(
                4,
                2,
                List.of(
                        Entered.game(1, 1, 1, 2, 2, 0),
                        Entered.game(1, 2, 3, 2, 4, 0),
                        Entered.game(2, 1, 1, 2, 3, 0),
                        Entered.game(2, 2, 2, 1, 4, 1))));

        assertThat(standings.all()).extracting(one -> one.entrant().number()).containsExactly(1, 3, 2, 4);
        assertThat(standings.all()).extracting(Standing::halves).containsExactly(4, 2, 1, 1);
        assertThat(standings.all()).extracting(Standing::opposition).containsExactly(3, 5, 5, 3);
        assertThat(standings.all()).extracting(Standing::place).containsExactly(1, 2, 3, 4);
    }

    @Test
    void before_the_first_game_everybody_has_the_first_place_in_the_order_in_which_they_entered() {
        var standings = new Standings(Entered.of(3, 2, List.of()));

        assertThat(standings.all()).extracting(Standing::place).containsExactly(1, 1, 1);
        assertThat(standings.all()).extracting(one -> one.entrant().number()).containsExactly(1, 2, 3);
    }

    @Test
    void games_that_go_on_or_came_to_nothing_bring_nothing_but_their_people_have_met() {
        var standings =
                new Standings(Entered.of(2, 2, List.of(game(1, GameOutcome.VOID), game(2, GameOutcome.PLAYING))));

        assertThat(standings.all()).extracting(Standing::games).containsExactly(0, 0);
        assertThat(standings.meetings(1, 2)).isEqualTo(2);
        assertThat(standings.shortGames(1)).isZero();
    }

    @Test
    void a_point_is_for_every_seat_left_behind_and_half_of_one_for_every_other_that_is_level() {
        List<Integer> ranks = List.of(2, 1, 2, 4);

        assertThat(Settling.halves(ranks, 1)).isEqualTo(6);
        assertThat(Settling.halves(ranks, 0)).isEqualTo(3);
        assertThat(Settling.halves(ranks, 2)).isEqualTo(3);
        assertThat(Settling.halves(ranks, 3)).isZero();
    }

    private static Game game(int round, GameOutcome outcome) {
        return new Game(round, 1, Optional.of("table"), outcome, List.of(Player.of(1), Player.of(2)));
    }
}
