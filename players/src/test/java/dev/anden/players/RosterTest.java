package dev.anden.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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
        @Override
        public List<String> levels(Game game) {
            return game.info().id().equals("pile") ? List.of("first", "second") : List.of();
        }

        @Override
        public Player create(Game game, String level) {
            return FIRST_ACTION;
        }
    }

    @Test
    void random_is_installed_and_plays_every_game() {
        Roster roster = Roster.installed();

        assertThat(roster.levels(game)).containsExactly("random");
        assertThat(roster.create(game, "random")).isInstanceOf(RandomPlayer.class);
    }

    @Test
    void levels_stand_weakest_first_whoever_brings_them_along() {
        var roster = new Roster(List.of(new PileProvider(), new RandomPlayerProvider()));

        assertThat(roster.levels(game)).containsExactly("random", "first", "second");
        assertThat(roster.create(game, "second")).isSameAs(FIRST_ACTION);
    }

    @Test
    void a_level_that_does_not_exist_is_refused_with_those_that_do() {
        var roster = new Roster(List.of(new PileProvider(), new RandomPlayerProvider()));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> roster.create(game, "grandmaster"))
                .withMessage("There is no bot \"grandmaster\" for pile; there are: random, first, second");
    }
}
