package dev.anden.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.text.Texts;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.Setup;
import dev.anden.players.RandomPlayer;
import dev.anden.testkit.pile.PileGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreensTest {
    private static final Names NAMES = Names.of(Texts.of("en"), 0, List.of("random", "random"));

    @Test
    void every_game_that_comes_with_the_program_has_a_screen_of_its_own() {
        assertThat(GameCatalog.installed().games())
                .isNotEmpty()
                .allSatisfy(game -> assertThat(Screens.of(game, Setup.of(game.info(), 2), NAMES))
                        .as(game.info().id())
                        .isNotInstanceOf(PlainScreen.class));
    }

    @Test
    void a_longest_path_that_brings_nothing_is_said_to_break_a_tie() {
        Game usa = GameCatalog.installed().require("ttr-usa");
        Screen screen = Screens.of(usa, Setup.of(usa.info(), 2, Map.of("tickets", "1910")), NAMES);

        assertThat(screen.score(longestPath(0, true))).isEqualTo("longest path, which breaks a tie");
        assertThat(screen.score(longestPath(0, false))).isEqualTo("longest path");
        assertThat(screen.score(longestPath(10, true))).isEqualTo("longest path");
        assertThat(screen.introduction()).contains("The longest path scores nothing, but still breaks ties");
    }

    private static ScoreLine longestPath(int points, boolean achieved) {
        return new ScoreLine(0, "ttr.end.longest-path", points, List.of("charleston--miami"), achieved);
    }

    @Test
    void a_game_without_one_is_played_to_its_end_in_its_own_notation() throws IOException {
        Game pile = new PileGame();
        var out = new StringWriter();
        Setup setup = Setup.of(pile.info(), 2, Map.of());
        var session = new Session(
                pile.newState(setup),
                Screens.of(pile, setup, NAMES),
                NAMES,
                List.of(new RandomPlayer(), new RandomPlayer()),
                7,
                new BufferedReader(new StringReader("1\n".repeat(30))),
                new PrintWriter(out));

        assertThat(session.play(() -> {})).isTrue();
        assertThat(out.toString()).contains("  1  take 1", "you: 0 points", "Final score", "Winner: ");
    }
}
