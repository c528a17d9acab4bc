package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.ScoreLine;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoloTest {
    @Test
    @Rule("fq.solo.setup")
    void alone_one_plays_with_the_mayor_the_dice_of_two_and_no_taxi() {
        Play play = Scene.start(1).untilChoice();

        assertThat(play.view().mayorCard()).isPresent();
        assertThat(play.view().row())
                .extracting(FqView.RowCardView::transport)
                .containsExactly(
                        Transport.WALK,
                        Transport.CARRIAGE,
                        Transport.STREETCAR,
                        Transport.RIVERBOAT,
                        Transport.SOCIALIZE);
    }

    @Test
    @Rule("fq.solo.turns")
    @Rule("fq.solo.mayor-takes")
    @Rule("fq.ruling.r24")
    void the_mayor_takes_the_first_die_of_its_list_that_is_left_and_one_die_remains() {
        Play play = Scene.of(1).mayor("mayor-12").play().then("take carriage 2", "move police-station");

        assertThat(play.events(FqEvent.MayorTookDie.class))
                .containsExactly(new FqEvent.MayorTookDie(Transport.WALK, 1));
        assertThat(play.sheet(0).umbrellas()).as("the police station's").isEqualTo(1);
        play.then("take streetcar 4", "move two-brothers-courtyard");
        assertThat(play.events(FqEvent.MayorTookDie.class))
                .containsExactly(new FqEvent.MayorTookDie(Transport.RIVERBOAT, 5));
        assertThat(play.story()).as("nobody socialized").contains("RoundEnded");
    }

    @Test
    @Rule("fq.solo.turns")
    void the_mayor_begins_if_the_card_shows_the_car() {
        Play first = Scene.start(1);
        first.then(
                        "circle 1",
                        "card walk-3",
                        "card carriage-1",
                        "card streetcar-1",
                        "card riverboat-1",
                        "card socialize-1")
                .then("mayor mayor-11", "roll 1", "roll 2", "roll 3", "roll 4", "roll 5");

        assertThat(first.story()).containsExactly("DieRolled", "MayorTookDie", "TurnStarted");
        assertThat(first.view().mayorCard().orElseThrow().taken()).containsExactly(Transport.SOCIALIZE);
        assertThat(first.view().row())
                .as("the die is gone from its card")
                .allMatch(card -> card.dice().isEmpty() == (card.transport() == Transport.SOCIALIZE));
    }

    @Test
    @Rule("fq.solo.line")
    void the_seat_leads_the_second_line_also_if_the_mayor_took_the_die() {
        Play play = Scene.of(1).mayor("mayor-5").due("turn:0:3 wild:0:0").play().then("wild food");

        assertThat(play.story()).startsWith("ActivityMarked", "MayorTookDie");
        assertThat(play.phase()).isEqualTo(FqPhase.LINE);
        assertThat(play.state.actor()).isZero();
    }

    @ParameterizedTest
    @Rule("fq.solo.rating")
    @CsvSource({"6, 1", "7, 2", "31, 2", "32, 3", "57, 4"})
    void the_grade_follows_from_the_points(int secondLine, String grade) {
        // 48 of performers and 20 of courtyards beside the Second Line.
        Play play = over(secondLine).play();

        assertThat(play.totals()).containsExactly(68 + secondLine);
        assertThat(grade(play)).isEqualTo(grade);
    }

    @ParameterizedTest
    @Rule("fq.solo.rating")
    @CsvSource({"7, 4", "8, 5", "32, 5", "33, 6", "57, 6", "58, 7"})
    void the_upper_grades_begin_at_150_175_and_200(int secondLine, String grade) {
        // Performers, courtyards and Riverwalk 76, gift shops 12, culture and party 6 buildings each by 4 and by 5.
        Play play = over(secondLine)
                .number(0, "riverwalk", 2)
                .values(
                        0,
                        "fleur-de-lis-gift-shop=6 crescent-bend-gift-shop=6 float-den-museum=6 ljs-public-house=6"
                                + " roux-the-day-tavern=6 old-brass-hall=6 poboy-counter=6 brush-and-brew-pub=6")
                .track(0, "culture=14/1/4")
                .track(0, "party=14/4/5")
                .number(0, "police", 1)
                .play();

        assertThat(play.totals()).containsExactly(142 + secondLine);
        assertThat(grade(play)).isEqualTo(grade);
    }

    private static Scene over(int secondLine) {
        String all = "saxophone trumpet tuba violin unicycle magic acrobat statue";
        return Scene.of(1)
                .round(8)
                .due("")
                .performers(0, all, all)
                .courtyards(
                        0, "lone-uncle-courtyard two-brothers-courtyard three-sisters-courtyard four-cousins-courtyard")
                .number(0, "second-line", secondLine);
    }

    private static String grade(Play play) {
        assertThat(play.state.scoreSheet().decidedBy()).isEqualTo("fq.solo.rating");
        List<ScoreLine> lines = play.state.scoreSheet().lines();
        return lines.getLast().subjects().getFirst();
    }
}
