package dev.anden.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.tournament.GameOutcome;
import dev.anden.server.store.tournament.StoredTournament;
import dev.anden.server.store.tournament.StoredTournament.Entrant;
import dev.anden.server.store.tournament.StoredTournament.Game;
import dev.anden.server.store.tournament.StoredTournament.Player;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Who plays whom in a round of a tournament.
class DrawingTest {
    private final Random random = new Random(20);

    @ParameterizedTest
    @CsvSource({
        "2, 2, 2",
        "3, 2, 2 1",
        "7, 2, 2 2 2 1",
        "32, 2, 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2",
        "2, 5, 2",
        "4, 3, 2 2",
        "5, 4, 3 2",
        "9, 4, 3 3 3",
        "11, 5, 4 4 3"
    })
    void everybody_plays_once_and_people_are_missing_where_they_have_to_as_evenly_as_can_be(
            int people, int seats, String sizes) {
        List<List<Integer>> tables = draw(Entered.of(people, seats, List.of()), (_, _) -> false);

        assertThat(tables.stream().map(table -> Integer.toString(table.size())).toList())
                .isEqualTo(List.of(sizes.split(" ")));
        assertThat(tables.stream().flatMap(List::stream).toList())
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, people).boxed().toList());
    }

    @ParameterizedTest
    @CsvSource({"4, 3", "6, 3", "8, 4", "16, 8"})
    void nobody_meets_anybody_twice_while_that_can_be(int people, int rounds) {
        Set<Set<Integer>> met = new HashSet<>();
        List<Game> games = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            for (List<Integer> table : draw(Entered.of(people, 2, games), (_, _) -> false)) {
                assertThat(met.add(Set.copyOf(table)))
                        .as("%s in round %d", table, round)
                        .isTrue();
                games.add(Entered.game(round, games.size(), table.get(0), 2, table.get(1), 0));
            }
        }
    }

    @Test
    void of_three_each_rests_once_in_three_rounds() {
        List<Integer> rested = new ArrayList<>();
        List<Game> games = new ArrayList<>();
        for (int round = 1; round <= 3; round++) {
            for (List<Integer> table : draw(Entered.of(3, 2, games), (_, _) -> false)) {
                if (table.size() == 1) {
                    rested.add(table.getFirst());
                    games.add(Entered.game(round, games.size(), table.getFirst(), 2));
                } else {
                    games.add(Entered.game(round, games.size(), table.get(0), 2, table.get(1), 0));
                }
            }
        }

        assertThat(rested).containsExactlyInAnyOrder(1, 2, 3);
    }

    @Test
    void whoever_has_the_fewest_points_rests_even_if_others_would_fit_together_better() {
        List<Game> games =
                List.of(Entered.game(1, 1, 1, 2, 2, 0), Entered.game(1, 2, 3, 2, 4, 0), Entered.game(1, 3, 5, 2));

        for (int times = 0; times < 20; times++) {
            assertThat(draw(Entered.of(5, 2, games), (_, _) -> false))
                    .filteredOn(table -> table.size() == 1)
                    .singleElement()
                    .satisfies(table -> assertThat(table.getFirst()).isIn(2, 4));
        }
    }

    @Test
    void those_play_one_another_who_have_as_many_points() {
        List<Game> games = List.of(
                Entered.game(1, 1, 1, 2, 2, 0),
                Entered.game(1, 2, 3, 2, 4, 0),
                Entered.game(1, 3, 5, 2, 6, 0),
                Entered.game(1, 4, 7, 2, 8, 0));

        assertThat(draw(Entered.of(8, 2, games), (_, _) -> false))
                .allSatisfy(table -> assertThat(table.get(0) % 2).isEqualTo(table.get(1) % 2));
    }

    @Test
    void those_who_keep_away_from_each_other_meet_only_if_nothing_else_can_be() {
        BiPredicate<Entrant, Entrant> apart = (one, other) -> one.number() + other.number() == 3;
        Game met = new Game(1, 1, Optional.of("table"), GameOutcome.VOID, List.of(Player.of(1), Player.of(3)));
        Game again = new Game(1, 2, Optional.of("other"), GameOutcome.VOID, List.of(Player.of(1), Player.of(4)));

        assertThat(draw(Entered.of(4, 2, List.of(met, again)), apart))
                .noneMatch(table -> Set.copyOf(table).equals(Set.of(1, 2)));
        assertThat(draw(Entered.of(2, 2, List.of()), apart)).hasSize(1);
    }

    private List<List<Integer>> draw(StoredTournament tournament, BiPredicate<Entrant, Entrant> apart) {
        var drawing = new Drawing(
                tournament.entrants(), tournament.terms().seats(), new Standings(tournament), apart, random);
        return drawing.tables().stream()
                .map(table -> table.stream().map(Entrant::number).toList())
                .toList();
    }
}
