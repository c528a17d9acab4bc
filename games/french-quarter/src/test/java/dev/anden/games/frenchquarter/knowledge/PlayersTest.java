package dev.anden.games.frenchquarter.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.BotLevel;
import dev.anden.engine.Budget;
import dev.anden.engine.Dealer;
import dev.anden.engine.Player;
import dev.anden.engine.PlayerProvider;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.BoardReader;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

class PlayersTest {
    private static final FrenchQuarter GAME = new FrenchQuarter(BoardReader.bundled());

    /// What a bot that searches may look at for each choice: little, so that a game takes a second or two.
    private static final int POSITIONS = 10_000;

    @Test
    void the_bots_are_found_and_unknown_levels_are_told() {
        assertThat(ServiceLoader.load(PlayerProvider.class))
                .anySatisfy(provider -> assertThat(provider.levels(GAME))
                        .extracting(BotLevel::name)
                        .containsExactly(
                                "daydreamer",
                                "tourist",
                                "traveller",
                                "globetrotter",
                                "guide",
                                "planner",
                                "local",
                                "connoisseur",
                                "expert",
                                "greedy"));
        assertThatThrownBy(() -> new FrenchQuarterPlayers().create(GAME, "genius"))
                .hasMessageStartingWith(
                        "There is no level \"genius\" of french-quarter here; there are: daydreamer, tourist,");
    }

    @Test
    void greedy_plays_far_better_than_chance() {
        assertThat(solo("greedy", 30)).isGreaterThan(115);
    }

    @Test
    void the_planner_plays_better_than_greedy() {
        assertThat(solo("planner", 8)).isGreaterThan(1.05 * solo("greedy", 8));
    }

    @Test
    void the_expert_plays_far_better_than_the_planner() {
        assertThat(solo("expert", 2)).isGreaterThan(180);
    }

    /// By somebody who makes nothing of them, choices of those who do would be judged wrongly.
    @Test
    void whoever_rehearses_makes_more_of_a_game_than_by_the_best_of_each_turn() {
        Player rehearser = new FrenchQuarterPlayers().rehearser(GAME).orElseThrow();

        assertThat(solo(rehearser, 30)).isGreaterThan(1.1 * solo("greedy", 30));
    }

    @Test
    void what_is_hidden_does_not_change_a_choice() {
        for (BotLevel level : new FrenchQuarterPlayers().levels(GAME)) {
            assertThat(opening(level.name(), "pub-crawl")).isEqualTo(opening(level.name(), "museum-pass"));
        }
    }

    /// What seat 0 takes first, when seat 1 has a vacation card.
    private static int opening(String level, String hidden) {
        State state = GAME.newState(new Setup(2, Map.of("tourism", "on")));
        for (String text : new String[] {"first 0", "circle 1", "vacation gem-fair", "vacation " + hidden}) {
            state.apply(state.parse(text));
        }
        RandomStream chance = RandomStream.ofSeed(7, 0, RandomStream.CHANCE);
        while (state.actor() == State.CHANCE) {
            state.apply(Dealer.draw(state, chance));
        }
        return new FrenchQuarterPlayers().create(GAME, level).choose(state.observe(0), RandomStream.ofSeed(7, 0, 1));
    }

    /// The average of some solo games.
    private static double solo(String level, int games) {
        return solo(new FrenchQuarterPlayers().create(GAME, level), games);
    }

    private static double solo(Player player, int games) {
        double sum = 0;
        for (int game = 0; game < games; game++) {
            State state = GAME.newState(new Setup(1));
            RandomStream chance = RandomStream.ofSeed(game, 0, RandomStream.CHANCE);
            RandomStream choices = RandomStream.ofSeed(game, 0, 1);
            while (state.actor() != State.NOBODY) {
                int code = state.actor() == State.CHANCE
                        ? Dealer.draw(state, chance)
                        : player.choose(state.observe(0), choices, Budget.positions(POSITIONS));
                assertThat(state.actor() == State.CHANCE || state.refusal(code).isEmpty())
                        .isTrue();
                state.apply(code);
            }
            sum += state.score(0);
        }
        return sum / games;
    }
}
