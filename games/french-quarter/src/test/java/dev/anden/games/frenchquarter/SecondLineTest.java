package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.testkit.Rule;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class SecondLineTest {
    private static final String FERNANDO =
            "roux-the-day-tavern=3 brush-and-brew-pub=3 ljs-public-house=3 bens-spectral-gems=3"
                    + " two-brothers-courtyard=3 cajun-jewelers=3";

    private static final String ALL_OF_DECATUR = "coops-bead-emporium=3 leech-and-lotion-apothecary=3 hot-sauce-depot=3"
            + " council-hall-museum=3 parade-square=3 madame-odiles-palms=3 gumbo-window=3 levee-antiques=3"
            + " brewery-playhouse=3 bayou-oyster-bar=3 beignet-cafe=3 french-market=3";

    @Test
    @Rule("fq.line.only-socialize")
    void it_advances_only_if_the_socialize_die_was_taken() {
        Play play = Scene.of(2).due("turn:0:4 wild:0:0").play().then("wild food");

        assertThat(play.story()).containsExactly("ActivityMarked", "RoundEnded", "RoundStarted");
    }

    @Test
    @Rule("fq.line.only-socialize")
    void who_took_the_socialize_die_says_where_to() {
        Play play = Scene.of(2).socializer(1).due("turn:0:4 wild:0:0").play().then("wild food");

        assertThat(play.state.actor()).isEqualTo(1);
        assertThat(play.legal()).containsExactly("line north", "line south", "line east", "line west");
    }

    @Test
    @Rule("fq.line.only-socialize")
    void a_die_that_was_taken_in_the_round_before_does_not_count() {
        Play play = Scene.of(2)
                .socializer(1)
                .due("turn:0:4 wild:0:0")
                .play()
                .then("wild food", "line east")
                .untilChoice();
        assertThat(play.view().socializer()).isEmpty();

        while (play.view().round() == 4) {
            // The dice are listed in the order of the decks: Socialize is the one that is left.
            play.then(play.legal().getFirst());
        }
        assertThat(play.view().line().stretches()).hasSize(1);
    }

    @Test
    @Rule("fq.line.advance")
    void tania_takes_it_from_st_peter_street_to_st_ann_street() {
        Play play = Scene.of(2).line("bourbon--conti", "east east").parade().play();

        assertThat(play.view().line().at()).contains("bourbon--st-peter");
        play.then("line east");
        assertThat(play.view().line().at()).contains("bourbon--st-ann");
        assertThat(play.view().line().stretches()).hasSize(3);
    }

    @Test
    @Rule("fq.line.advance")
    void the_first_advance_begins_where_the_line_starts() {
        Play play = Scene.of(2).line("royal--toulouse", "").parade().play().then("line south");

        assertThat(play.view().line().stretches()).containsExactly("royal--toulouse..chartres--toulouse");
    }

    @Test
    @Rule("fq.line.where")
    void it_runs_along_the_edges_but_not_through_the_alleys() {
        Play edge = Scene.of(2).line("edge-north--conti", "").parade().play();
        assertThat(edge.legal()).containsExactly("line south", "line east", "line west");
        assertThat(edge.refusal("line north")).isEqualTo("fq.line.where");

        Play pair = Scene.of(2).line("dauphine--conti", "").parade().play().then("line west");
        assertThat(pair.view().line().at()).as("past the alley in one stretch").contains("dauphine--edge-west");
    }

    @Test
    @Rule("fq.line.no-repeat")
    void no_stretch_is_travelled_twice_but_the_trail_can_be_crossed() {
        Play play = Scene.of(2)
                .line("dauphine--conti", "east south west north")
                .parade()
                .play();

        assertThat(play.legal()).containsExactly("line north", "line west");
        assertThat(play.refusal("line east")).isEqualTo("fq.line.no-repeat");
    }

    @Test
    @Rule("fq.line.score")
    @Rule("fq.ruling.r2")
    void fernando_counts_three_buildings_at_the_fourth_advance() {
        Play play = Scene.of(2)
                .line("dauphine--conti", "south east east")
                .values(1, FERNANDO)
                .parade()
                .play()
                .then("line east");

        FqEvent.SecondLineScored scored =
                play.events(FqEvent.SecondLineScored.class).get(1);
        assertThat(scored.seat()).isEqualTo(1);
        assertThat(scored.buildings())
                .containsExactlyInAnyOrder("roux-the-day-tavern", "brush-and-brew-pub", "ljs-public-house");
        assertThat(play.sheet(1).secondLine()).isEqualTo(3);
    }

    @Test
    @Rule("fq.line.score")
    void all_buildings_along_the_line_are_counted_anew_every_time() {
        Play play = Scene.of(2)
                .line("dauphine--conti", "south east east east")
                .values(1, FERNANDO)
                .number(1, "second-line", 3)
                .parade()
                .play()
                .then("line south");

        assertThat(play.sheet(1).secondLine())
                .as("three, four now with the jewelers")
                .isEqualTo(3 + 4);
    }

    @Test
    @Rule("fq.line.row-umbrella")
    @Rule("fq.ruling.r22")
    void the_umbrellas_of_completed_rows_come_after_the_scoring() {
        Play play = Scene.of(2)
                .line("dauphine--conti", "south east east")
                .values(0, FERNANDO)
                .number(0, "second-line", 8)
                .parade()
                .play()
                .then("line east");

        assertThat(play.sheet(0).secondLine()).isEqualTo(11);
        assertThat(play.sheet(0).umbrellas()).isEqualTo(1);
        assertThat(play.story()).startsWith("LineAdvanced", "SecondLineScored", "UmbrellaMarked", "SecondLineScored");
    }

    @Test
    @Rule("fq.line.row-umbrella")
    @Rule("fq.ruling.r22")
    void two_rows_completed_at_once_give_two_umbrellas() {
        Play play = Scene.of(2)
                .line("decatur--edge-west", "east east east east")
                .values(0, ALL_OF_DECATUR)
                .number(0, "second-line", 9)
                .parade()
                .play()
                .then("line east");

        assertThat(play.sheet(0).secondLine()).isEqualTo(9 + 12);
        assertThat(play.sheet(0).umbrellas()).isEqualTo(2);
    }

    @Test
    @Rule("fq.line.cap")
    void sixty_boxes_are_the_most() {
        Play play = Scene.of(2)
                .line("dauphine--conti", "south east east")
                .values(0, FERNANDO)
                .number(0, "second-line", 59)
                .parade()
                .play()
                .then("line east");

        assertThat(play.sheet(0).secondLine()).isEqualTo(60);
        assertThat(play.sheet(0).umbrellas()).isEqualTo(1);
    }

    @Test
    @Rule("fq.line.blocked")
    @Rule("fq.ruling.r5")
    void a_line_without_a_way_on_stays_and_is_scored() {
        Play play = Scene.of(2)
                .line("edge-north--edge-west", "east south west north")
                .values(0, "lone-uncle-courtyard=2 ghost-walk-office=2")
                .socializer(0)
                .due("turn:0:4 wild:0:0")
                .play()
                .then("wild food");

        assertThat(play.story())
                .containsSubsequence("LineBlocked", "SecondLineScored", "SecondLineScored", "RoundEnded");
        assertThat(play.sheet(0).secondLine()).isEqualTo(2);
    }

    @Test
    @Rule("fq.bonus.mysticism-b")
    @Rule("fq.ruling.r6")
    void a_personal_line_starts_at_another_numbered_crossing() {
        Play play = Scene.of(2)
                .track(0, "mysticism=9/2/1")
                .due("turn:0:1 personal-start:0:0")
                .play();

        assertThat(play.legal())
                .containsExactly(
                        "start dauphine--st-ann",
                        "start royal--toulouse",
                        "start chartres--st-peter",
                        "start n-front--conti",
                        "start decatur--st-ann");
        assertThat(play.refusal("start dauphine--conti")).isEqualTo("fq.ruling.r6");
        play.then("start royal--toulouse");
        assertThat(play.sheet(0).personalLine().orElseThrow().at()).contains("royal--toulouse");
    }

    @Test
    @Rule("fq.bonus.mysticism-b")
    @Rule("fq.ruling.r6")
    void a_personal_line_may_advance_after_the_public_one_and_share_its_stretches() {
        Play play = Scene.of(2)
                .line("dauphine--conti", "")
                .ownLine(0, "dauphine--st-ann", "west west")
                .values(0, "brush-and-brew-pub=3 ljs-public-house=3")
                .parade()
                .play()
                .then("line east");

        assertThat(play.phase()).isEqualTo(FqPhase.PERSONAL_LINE);
        assertThat(play.legal()).containsExactly("own north", "own south", "own west", "skip");
        assertThat(play.refusal("own east")).isEqualTo("fq.line.no-repeat");
        play.then("own west");
        assertThat(play.sheet(0).secondLine()).as("each building once").isEqualTo(2);
    }

    @Test
    @Rule("fq.ruling.r6")
    void a_personal_line_may_stand_still_and_does_so_when_the_public_one_does() {
        Scene scene = Scene.of(2).ownLine(0, "royal--toulouse", "east");
        Play still = scene.parade().play().then("line east", "skip");
        assertThat(still.sheet(0).personalLine().orElseThrow().stretches()).hasSize(1);

        Play blocked = scene.line("edge-north--edge-west", "east south west north")
                .due("turn:0:4 wild:0:0")
                .play()
                .then("wild food");
        assertThat(blocked.story()).contains("LineBlocked", "RoundEnded").doesNotContain("PersonalLineAdvanced");
    }

    @Test
    @Rule("fq.ruling.r29")
    void all_personal_lines_advance_clockwise_from_the_first_player_before_anyone_scores() {
        Play play = Scene.of(2)
                .ownLine(0, "royal--toulouse", "")
                .ownLine(1, "chartres--st-peter", "")
                .parade()
                .play()
                .then("line east");

        assertThat(play.state.actor()).isZero();
        play.then("own north");
        assertThat(play.state.actor()).isEqualTo(1);
        assertThat(play.story()).doesNotContain("SecondLineScored");
        play.then("own north");
        assertThat(play.story()).startsWith("PersonalLineAdvanced", "SecondLineScored", "SecondLineScored");
    }

    @Test
    @Rule("fq.ruling.r29")
    void personal_lines_and_scoring_begin_with_the_first_player_of_the_round_and_not_with_the_first_seat() {
        Play play = Scene.of(3)
                .first(1)
                .socializer(0)
                .ownLine(0, "royal--toulouse", "")
                .ownLine(1, "chartres--st-peter", "")
                .ownLine(2, "decatur--st-ann", "")
                .due("turn:0:6 wild:0:0")
                .play()
                .then("wild food", "line east");
        var choosing = new ArrayList<Integer>();
        while (play.phase() == FqPhase.PERSONAL_LINE) {
            choosing.add(play.state.actor());
            play.then(play.legal("own").getFirst());
        }

        assertThat(choosing).containsExactly(1, 2, 0);
        assertThat(play.events(FqEvent.SecondLineScored.class))
                .extracting(FqEvent.SecondLineScored::seat)
                .containsExactly(1, 2, 0);
    }

    @Test
    @Rule("fq.bonus.mysticism-b")
    void the_second_mysticism_bonus_starts_a_line_of_ones_own_at_once() {
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "mysticism=8/1/1")
                .play()
                .then("wild mysticism", "bonus mysticism");

        assertThat(play.phase()).isEqualTo(FqPhase.PERSONAL_START);
        play.then("start decatur--st-ann");
        assertThat(play.sheet(0).personalLine()).isPresent();
        assertThat(play.events(FqEvent.PersonalLineStarted.class))
                .containsExactly(new FqEvent.PersonalLineStarted(0, "decatur--st-ann"));
    }

    @Test
    @Rule("fq.game.rounds")
    void the_second_line_goes_on_in_each_round_when_all_turns_are_over() {
        Play play = Scene.start(2).untilChoice();
        int turns = 0;
        while (play.legal("line").isEmpty() && play.view().round() == 1) {
            turns += play.phase() == FqPhase.DRAFT ? 1 : 0;
            String socializing = play.legal("take socialize").stream()
                    .findFirst()
                    .orElseGet(() -> play.legal().getFirst());
            play.then(socializing).untilChoice();
        }

        assertThat(play.phase()).isEqualTo(FqPhase.LINE);
        assertThat(play.view().round()).isEqualTo(1);
        assertThat(turns).isEqualTo(4);
    }
}
