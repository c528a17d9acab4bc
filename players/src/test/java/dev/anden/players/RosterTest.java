package dev.anden.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.testkit.pile.PileGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class RosterTest {
    private static final Player FIRST_ACTION = (observation, random) -> observation.legalAction(0);

    private final Game game = new PileGame();

    /// Knows two levels of the pile.
    private static final class PileProvider implements PlayerProvider {
        private static final List<BotLevel> LEVELS =
                List.of(new BotLevel("second", Difficulty.HARD, 20), new BotLevel("first", Difficulty.MEDIUM, 10));

        @Override
        public List<BotLevel> levels(Game game) {
            return game.info().id().equals("pile") ? LEVELS : List.of();
        }

        @Override
        public Player create(Game game, String level) {
            return FIRST_ACTION;
        }
    }

    /// Brings along levels between those of others, and one as strong as another's.
    private static PlayerProvider with(BotLevel... levels) {
        return new PlayerProvider() {
            @Override
            public List<BotLevel> levels(Game game) {
                return List.of(levels);
            }

            @Override
            public Player create(Game game, String level) {
                return FIRST_ACTION;
            }
        };
    }

    @Test
    void random_is_installed_and_plays_every_game() {
        Roster roster = Roster.installed();

        assertThat(roster.levels(game)).contains(new BotLevel("random", Difficulty.EASY, BotLevel.CHANCE));
        assertThat(roster.create(game, "random")).isInstanceOf(RandomPlayer.class);
    }

    @Test
    void a_game_that_nobody_knows_is_played_by_search() {
        Roster roster = Roster.installed();

        assertThat(roster.names(game)).containsExactly("random", "search");
        assertThat(roster.suggested(game).name()).isEqualTo("search");
        assertThat(roster.create(game, "search")).isInstanceOf(SearchPlayer.class);
    }

    @Test
    void a_game_that_somebody_knows_is_not_played_by_search() {
        var roster = new Roster(List.of(new PileProvider(), new RandomPlayerProvider()));

        assertThat(roster.names(game)).doesNotContain("search");
        assertThatIllegalArgumentException().isThrownBy(() -> roster.create(game, "search"));
    }

    @Test
    void levels_stand_weakest_first_wherever_they_lie_on_the_path() {
        PlayerProvider between = with(
                new BotLevel("third", Difficulty.EASY, 30),
                new BotLevel("alike", Difficulty.HARD, 10),
                new BotLevel("between", Difficulty.MEDIUM, 15));
        var providers = new ArrayList<>(List.of(new PileProvider(), new RandomPlayerProvider(), between));
        for (int turn = 0; turn < 2 * providers.size(); turn++) {
            Collections.rotate(providers, 1);
            if (turn == providers.size()) {
                Collections.reverse(providers);
            }
            var roster = new Roster(providers);

            assertThat(roster.names(game)).containsExactly("alike", "first", "between", "second", "third");
            assertThat(roster.strongest(game).name()).isEqualTo("third");
        }
    }

    @Test
    void chance_is_an_opponent_only_where_nobody_knows_better() {
        var roster = new Roster(List.of(new PileProvider(), new RandomPlayerProvider()));

        assertThat(roster.names(game)).doesNotContain("random");
        assertThat(roster.knows(game, "random")).isTrue();
        assertThat(roster.create(game, "random")).isInstanceOf(RandomPlayer.class);
    }

    @Test
    void the_weakest_level_that_is_not_easy_is_suggested() {
        var roster = new Roster(List.of(with(
                new BotLevel("gentle", Difficulty.EASY, 10),
                new BotLevel("fair", Difficulty.MEDIUM, 20),
                new BotLevel("strong", Difficulty.HARD, 30))));

        assertThat(roster.suggested(game).name()).isEqualTo("fair");
        assertThat(roster.strongest(game).name()).isEqualTo("strong");
    }

    @Test
    void where_all_levels_are_easy_the_strongest_is_suggested() {
        var roster = new Roster(
                List.of(with(new BotLevel("gentle", Difficulty.EASY, 10), new BotLevel("brisk", Difficulty.EASY, 20))));

        assertThat(roster.suggested(game).name()).isEqualTo("brisk");
    }

    @Test
    void a_level_for_experiments_is_offered_and_suggested_to_nobody_but_can_be_made() {
        var roster = new Roster(List.of(
                new PileProvider(), with(BotLevel.forExperiments("yardstick", 90)), new RandomPlayerProvider()));

        assertThat(roster.names(game)).containsExactly("first", "second");
        assertThat(roster.strongest(game).name()).isEqualTo("second");
        assertThat(roster.namesForExperiments(game)).containsExactly("random", "yardstick");
        assertThat(roster.knows(game, "yardstick")).isTrue();
        assertThat(roster.create(game, "yardstick")).isSameAs(FIRST_ACTION);
    }

    @Test
    void no_level_is_weaker_than_chance() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BotLevel("worse", Difficulty.EASY, -1))
                .withMessage("The level worse can't be weaker than chance");
    }

    @Test
    void a_level_that_does_not_exist_is_refused_with_those_that_do() {
        var roster = new Roster(List.of(new PileProvider(), new RandomPlayerProvider()));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> roster.create(game, "grandmaster"))
                .withMessage("There is no bot \"grandmaster\" for pile; there are: random, first, second");
    }
}
