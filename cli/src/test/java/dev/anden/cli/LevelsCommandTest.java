package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelsCommandTest {
    private static final Path FIGURES = Path.of("../docs/bots.md");

    private static String out(String language, String... arguments) {
        CommandRun run = CommandRun.in(language, arguments);
        assertThat(run.exitCode()).as(run.err()).isZero();
        return run.out();
    }

    @Test
    void levels_are_told_from_the_weakest_on_with_both_names_a_sentence_and_what_was_measured() {
        assertThat(out("en", "levels", "--game", "ttr-usa"))
                .containsPattern("(?m)^local +Local +Lugareño +Lives around the corner")
                .containsPattern("\nUSA \\(ttr-usa\\)\n\n")
                .containsPattern("\ntourist +73\\.6 % +71\\.6 % – 75\\.5 %")
                .containsSubsequence("daydreamer", "tourist", "traveller", "globetrotter", "guide", "planner", "expert")
                .contains("For experiments also: random, one-step, greedy", "connoisseur: only in french-quarter.");
        assertThat(out("es", "levels"))
                .contains(
                        "Estados Unidos (ttr-usa)",
                        "73,6 %",
                        "gana al anterior",
                        "connoisseur: solo en french-quarter.");
    }

    @Test
    void there_are_figures_for_every_level_of_every_game() {
        List<String> measured = MeasuredLevel.all().stream()
                .map(level -> level.game() + " " + level.level())
                .toList();
        List<String> offered = GameCatalog.installed().games().stream()
                .flatMap(game -> Roster.installed().names(game).stream().map(level -> id(game) + " " + level))
                .toList();

        assertThat(measured).containsExactlyElementsOf(offered);
        assertThat(out("en", "levels")).doesNotContain("not measured");
    }

    private static String id(Game game) {
        return game.info().id();
    }

    @Test
    void its_figures_are_those_of_the_documents() throws IOException {
        String document = Files.readString(FIGURES);
        for (Game game : GameCatalog.installed().games()) {
            String below = "";
            for (MeasuredLevel level : MeasuredLevel.all()) {
                if (!level.game().equals(id(game))) {
                    continue;
                }
                String neighbours = "| %s – %s ".formatted(level.level(), below);
                level.wins()
                        .ifPresent(wins -> assertThat(document.lines())
                                .as("%s: %s", id(game), neighbours)
                                .filteredOn(line -> line.startsWith(neighbours))
                                .anyMatch(line -> line.split(" \\| ")[column(game)].equals(
                                        "%s %% (%s–%s)".formatted(wins.share(), wins.low(), wins.high()))));
                below = level.level();
            }
        }
    }

    /// The boards of a family are beside each other in its table.
    private static int column(Game game) {
        List<String> family = GameCatalog.installed().games().stream()
                .filter(other -> other.info().family().equals(game.info().family()))
                .map(LevelsCommandTest::id)
                .toList();
        return 1 + family.indexOf(id(game));
    }

    @Test
    void a_game_that_there_isnt_is_told_with_those_that_there_are() {
        assertThat(CommandRun.of("levels", "--game", "chess").err())
                .startsWith("anden: There is no game \"chess\"; there are: ttr-usa");
    }
}
