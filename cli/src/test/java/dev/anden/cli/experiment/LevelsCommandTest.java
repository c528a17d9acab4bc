package dev.anden.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

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
                .containsPattern("\ntourist +73\\.6% +71\\.6% – 75\\.5%")
                .containsSubsequence("daydreamer", "tourist", "traveller", "globetrotter", "guide", "planner", "expert")
                .contains("For experiments also: random, one-step, greedy", "connoisseur: only in french-quarter.");
        assertThat(out("es", "levels"))
                .contains(
                        "Estados Unidos (ttr-usa)",
                        "73,6\u00a0%",
                        "gana al anterior",
                        "connoisseur: solo en french-quarter.");
    }

    @Test
    void programs_get_the_levels_of_each_game_with_names_and_sentences_in_both_languages() {
        JsonNode all = JsonMapper.shared().readTree(out("es", "levels", "--json"));
        JsonNode usa = all.get("games").get(0);
        JsonNode tourist = usa.get("levels").get(1);

        assertThat(all.get("games").size())
                .isEqualTo(GameCatalog.installed().games().size());
        assertThat(usa.get("id").asString()).isEqualTo("ttr-usa");
        assertThat(usa.get("names").get("es").asString()).isEqualTo("Estados Unidos");
        assertThat(tourist).isEqualTo(JsonMapper.shared().readTree("""
                {"name": "tourist",
                 "names": {"en": "Tourist", "es": "Turista"},
                 "sentences": {"en": "Wants to see everything and finishes little.",
                               "es": "Quiere verlo todo y termina poca cosa."},
                 "difficulty": "easy", "strength": %d, "suggested": false,
                 "share": {"value": 0.736, "low": 0.716, "high": 0.755},
                 "half": %s, "most": %s}
                """.formatted(
                        strength("tourist"),
                        measured("tourist").half(),
                        measured("tourist").most())));
        assertThat(usa.get("levels").get(0).get("share").isNull()).isTrue();
        assertThat(usa.get("experiments").toString()).contains("random", "greedy");
    }

    @Test
    void programs_get_one_game_alone_if_they_ask_for_it_and_the_same_levels_as_people() {
        JsonNode games = JsonMapper.shared()
                .readTree(out("en", "levels", "--json", "--game", "french-quarter"))
                .get("games");

        assertThat(games.size()).isEqualTo(1);
        assertThat(games.get(0)
                        .get("levels")
                        .valueStream()
                        .map(level -> level.get("name").asString()))
                .containsExactlyElementsOf(Roster.installed()
                        .names(GameCatalog.installed().find("french-quarter").orElseThrow()));
        assertThat(games.get(0)
                        .get("levels")
                        .valueStream()
                        .filter(level -> level.get("suggested").asBoolean()))
                .hasSize(1);
    }

    private static int strength(String level) {
        Game usa = GameCatalog.installed().find("ttr-usa").orElseThrow();
        return Roster.installed().levels(usa).stream()
                .filter(one -> one.name().equals(level))
                .findFirst()
                .orElseThrow()
                .strength();
    }

    private static MeasuredLevel measured(String level) {
        return MeasuredLevel.all().stream()
                .filter(one -> one.game().equals("ttr-usa") && one.level().equals(level))
                .findFirst()
                .orElseThrow();
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
