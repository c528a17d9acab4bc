package dev.anden.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.cli.CommandRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// French Quarter in the terminal.
class FrenchQuarterPlayTest {
    /// More lines than any game has choices.
    private static final int ENOUGH = 500;

    private static final List<String> ENGLISH = List.of(
            "umbrella",
            "wild",
            "food",
            "culture",
            "shopping",
            "mysticism",
            "party",
            "magic",
            "tuba,",
            "walk",
            "carriage",
            "streetcar",
            "riverboat",
            "socialize",
            "performers",
            "bonus",
            "multiplier",
            "mapped",
            "courtyard",
            "you");

    private static CommandRun play(String typed, String language, int players, String... options) {
        var arguments = new ArrayList<>(List.of("play", "--game", "french-quarter", "--seed", "4", "--bot", "greedy"));
        arguments.addAll(List.of("--players", String.valueOf(players), "--language", language));
        arguments.addAll(Arrays.asList(options));
        return CommandRun.typing(typed, false, arguments.toArray(String[]::new));
    }

    @Test
    void the_solo_mode_ends_with_its_grade_and_without_a_winner() {
        CommandRun run = play("1\n".repeat(ENOUGH), "es", 1);

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("El alcalde toma el ", "tú: mapeas ", "La partida ha terminado")
                .containsPattern("\n {8}Valoración \\(de 7\\): [1-7]\\. ")
                .doesNotContain("Victoria");
    }

    @Test
    void alone_the_mayors_order_and_who_goes_first_are_told() {
        assertThat(play("q\n", "en", 1).out())
                .containsPattern("(The mayor goes first and takes|You go first; the mayor takes)"
                        + " the first die left on: \\w+, \\w+, \\w+, \\w+, \\w+\n")
                .doesNotContain("Taxi");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void in_spanish_a_whole_game_has_no_english_word_but_names(int players) {
        CommandRun run = play("s\nm\nb\n" + "1\n".repeat(ENOUGH), "es", players, "--option", "mayor=on");

        assertThat(List.of(run.out().split("[^\\p{L}]+"))).doesNotContainAnyElementsOf(ENGLISH);
        assertThat(run.out()).contains("Segunda Línea", "bonificación", "recuadro", "Embarcación", "paraguas");
    }

    @Test
    void the_own_vacation_is_told_at_the_deal_and_with_the_table_and_that_of_the_bot_is_not() {
        CommandRun run = play("t\nq\n", "en", 2, "--option", "tourism=on");

        assertThat(run.out()).contains("greedy 2: gets a vacation card").contains("Mapped so far: 0 of 4.");
        assertThat(run.out().lines().filter(line -> line.contains("Your vacation: ")))
                .as("at the deal, with the first question, when asked")
                .hasSize(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            ? ~ performers: points for none to eight different ones in a row: 0, 0, 1, 3, 6, 10, 14, 17 or 20
            s ~ performers: points for none to eight different ones in a row: 0, 0, 1, 3, 6, 10, 14, 17 or 20
            s ~ □?□□M□□?□□?□□?  food × Decatur St
            s ~ ■ marked, □ square
            s ~ food × Decatur St: 0 mapped × 0 = 0
            s ~ umbrellas: 0 of 30
            s ~ performers, top row: nothing = 0
            s ~ gift shops: Fleur-de-Lis Gift Shop –, Crescent Bend Gift Shop – = 0
            m ~ [ ] Parfum Parlor: shopping | streets: Dauphine St, Conti St, Bourbon St | next to: Lone Uncle Courtyard
            m ~ your tourist is here
            b ~ culture C: once, use another face-up card with your die
            """)
    void help_and_pages_tell_what_scores_where_things_are_and_what_bonuses_do(String letter, String told) {
        assertThat(play(letter + "\nq\n", "en", 2).out()).contains(told);
    }
}
