package dev.anden.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Difficulty;
import dev.anden.engine.Game;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.testkit.pile.PileGame;
import java.util.List;
import org.junit.jupiter.api.Test;

class RosterTest {
    private static final Player FIRST_ACTION = (observation, random) -> observation.legalAction(0);

    private final Game game = new PileGame();

    /// Knows two levels of the pile.
    private static final class PileProvider implements PlayerProvider {
        private static final List<BotLevel> LEVELS =
                List.of(new BotLevel("first", Difficulty.MEDIUM), new BotLevel("second", Difficulty.HARD));

        @Override
        public List<BotLevel> levels(Game game) {
            return game.info().id().equals("pile") ? LEVELS : List.of();
        }

        @Override
        public Player create(Game game, String level) {
            return FIRST_ACTION;
        }
    }

    @Test
    void random_is_installed_and_plays_every_game() {
        Roster roster = Roster.installed();

        assertThat(roster.levels(game)).containsExactly(new BotLevel("random", Difficulty.EASY));
        assertThat(roster.create(game, "random")).isInstanceOf(RandomPlayer.class);
    }

    @Test
    void levels_stand_weakest_first_whoever_brings_them_along() {
        var roster = new Roster(List.of(new PileProvider(), new RandomPlayerProvider()));

        assertThat(roster.names(game)).containsExactly("random", "first", "second");
        assertThat(roster.create(game, "second")).isSameAs(FIRST_ACTION);
    }

    @Test
    void the_hardest_level_is_suggested_wherever_it_stands_on_the_path() {
        var providers = List.of(new PileProvider(), new RandomPlayerProvider());

        assertThat(new Roster(providers).suggested(game)).isEqualTo(new BotLevel("second", Difficulty.HARD));
        assertThat(new Roster(providers.reversed()).suggested(game).name()).isEqualTo("second");
        assertThat(new Roster(providers.reversed()).names(game)).containsExactly("random", "first", "second");
        assertThat(Roster.installed().suggested(game).name()).isEqualTo("random");
    }

    @Test
    void a_level_that_does_not_exist_is_refused_with_those_that_do() {
        var roster = new Roster(List.of(new PileProvider(), new RandomPlayerProvider()));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> roster.create(game, "grandmaster"))
                .withMessage("There is no bot \"grandmaster\" for pile; there are: random, first, second");
    }
}
