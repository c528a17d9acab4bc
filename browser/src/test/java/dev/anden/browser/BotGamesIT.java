package dev.anden.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What was translated plays in a real browser the games that Java plays: the same hash after each line
/// of the log.
class BotGamesIT {
    @RegisterExtension
    static final TranslatedProgram PROGRAM = new TranslatedProgram();

    /// Each game, and each kind of bot: chance, plans, what was learnt from games, and searches.
    @ParameterizedTest
    @CsvSource({
        "ttr-usa, 2, , random, 0",
        "ttr-usa, 5, , planner, 0",
        "ttr-usa, 2, , expert, 60",
        "ttr-europe, 3, , planner, 0",
        "ttr-europe, 2, , local, 0",
        "ttr-berlin, 2, , expert, 60",
        "ttr-paris, 4, , local, 0",
        "french-quarter, 1, , connoisseur, 0",
        "french-quarter, 3, , local, 0",
        "french-quarter, 2, off, planner, 200",
        "french-quarter, 2, , expert, 60",
    })
    void bots_play_the_same_game(String game, int seats, @Nullable String mayor, String level, int positions) {
        for (int seed = 1; seed <= 2; seed++) {
            String wish = HerePage.JSON.writeValueAsString(Map.of(
                    "game",
                    game,
                    "seats",
                    seats,
                    "options",
                    mayor == null ? Map.of() : Map.of("mayor", mayor),
                    "level",
                    level,
                    "seed",
                    seed,
                    "positions",
                    positions,
                    "most",
                    9_999));
            String expected = Exports.play(wish);
            assertThat(expected).contains("scores");

            assertThat(PROGRAM.call("play", wish, 0)).isEqualTo(expected);
        }
    }
}
