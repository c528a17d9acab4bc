package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Performers, their track, and the bonuses of mysticism that give them.
class PerformerTest {
    private static final String PERFORMER = "turn:0:1 performer:0:0";

    @Test
    @Rule("fq.performer.kinds")
    @Rule("fq.ruling.r19")
    void a_third_performer_of_a_kind_does_nothing() {
        Play play = Scene.of(2).performers(0, "unicycle", "unicycle").play().then("take walk 1", "move dhm-speakeasy");

        assertThat(play.story()).contains("PerformerLost").doesNotContain("PerformerMarked");
        assertThat(play.sheet(0).performers()).isEqualTo(2);
    }

    @Test
    @Rule("fq.bonus.mysticism-a")
    @Rule("fq.ruling.r19")
    void the_first_mysticism_bonus_gives_a_performer_of_a_kind_with_a_free_box() {
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "mysticism=5/0/1")
                .performers(0, "violin magic", "violin")
                .play()
                .then("wild mysticism", "bonus mysticism");

        assertThat(play.legal()).hasSize(7).contains("performer magic").doesNotContain("performer violin");
        assertThat(play.refusal("performer violin")).isEqualTo("fq.performer.kinds");
    }

    @Test
    @Rule("fq.bonus.mysticism-c")
    void the_third_mysticism_bonus_gives_two_different_performers() {
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "mysticism=11/2/1")
                .play()
                .then("wild mysticism", "bonus mysticism", "performer magic");

        assertThat(play.legal()).hasSize(7).doesNotContain("performer magic");
        assertThat(play.refusal("performer magic")).isEqualTo("fq.bonus.mysticism-c");
        play.then("performer statue");
        assertThat(play.sheet(0).topRow()).hasSize(2);
    }

    @Test
    @Rule("fq.ruling.r19")
    void two_performers_are_one_if_only_one_kind_is_left() {
        String seven = "saxophone trumpet tuba violin unicycle magic acrobat";
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "mysticism=11/2/1")
                .performers(0, seven, seven)
                .play()
                .then("wild mysticism", "bonus mysticism");

        assertThat(play.sheet(0).topRow()).hasSize(8);
        assertThat(play.phase()).as("the fifteenth box").isEqualTo(FqPhase.MAP_STREET);
        play.then("map velvet-garter-cabaret 1");
        assertThat(play.sheet(0).bottomRow()).hasSize(7);
        assertThat(play.story()).containsExactly("BuildingMapped", "TurnStarted");
    }

    @Test
    @Rule("fq.performer.track")
    void umbrellas_and_activities_of_the_performers_track_are_resolved_at_once() {
        Play umbrella = Scene.of(2).due(PERFORMER).play().then("performer violin");
        assertThat(umbrella.sheet(0).umbrellas()).isEqualTo(1);

        Play activity = Scene.of(2)
                .due(PERFORMER)
                .performers(0, "saxophone trumpet tuba", "")
                .play()
                .then("performer violin");
        assertThat(activity.track(0, Activity.SHOPPING).boxes()).isEqualTo(1);
    }

    @Test
    @Rule("fq.performer.track")
    @Rule("fq.ruling.r8")
    void tania_maps_the_cafe_by_her_first_magic() {
        Play play = Scene.of(2)
                .due(PERFORMER)
                .number(0, "die", 3)
                .performers(0, "saxophone trumpet", "")
                .values(0, "tarot-cottage=5")
                .play()
                .then("performer magic");

        assertThat(play.phase()).isEqualTo(FqPhase.MAP_STREET);
        assertThat(play.legal())
                .hasSize(11)
                .contains("map beignet-cafe 3")
                .doesNotContain("map tarot-cottage 3", "map bens-spectral-gems 3", "map two-brothers-courtyard 3");
        assertThat(play.refusal("map riverwalk 3")).isEqualTo("fq.performer.track");
        assertThat(play.refusal("map beignet-cafe 4")).isEqualTo("fq.move.map");
        play.then("map beignet-cafe 3");
        assertThat(play.sheet(0).values()).containsEntry("beignet-cafe", "3");
        assertThat(play.sheet(0).tourist()).as("no visit").isEqualTo("hotel-ama-house");
    }

    @Test
    @Rule("fq.ruling.r8")
    void in_the_phase_of_the_second_line_the_value_is_that_of_the_last_die() {
        Play play = Scene.of(2)
                .number(0, "die", 6)
                .number(0, "second-line", 9)
                .number(0, "umbrellas", 2)
                .track(0, "mysticism=5/0/1")
                .performers(0, "saxophone trumpet", "")
                .values(0, "ghost-walk-office=3")
                .parade()
                .play()
                .then("line east", "wild mysticism", "bonus mysticism", "performer magic");

        assertThat(play.legal()).contains("map beignet-cafe 6").doesNotContain("map beignet-cafe 3");
    }

    @Test
    @Rule("fq.ruling.r8")
    @Rule("fq.ruling.r28")
    void where_nothing_fits_on_the_street_there_is_an_umbrella_and_no_second_building() {
        String stAnn = "two-brothers-courtyard=3 tarot-cottage=3 ljs-public-house=3 bens-spectral-gems=3"
                + " roux-the-day-tavern=3 cajun-jewelers=3 candle-chapel=3 bloody-marys=3 parade-square=3"
                + " madame-odiles-palms=3 beignet-cafe=3 french-market=3 crescent-bend-gift-shop=3"
                + " four-cousins-courtyard=3";
        Play play = Scene.of(2)
                .due(PERFORMER)
                .number(0, "die", 3)
                .track(0, "culture=6/2/0")
                .performers(0, "saxophone trumpet", "")
                .values(0, stAnn)
                .play()
                .then("performer magic");

        assertThat(play.story()).containsExactly("PerformerMarked", "MapFailed", "UmbrellaMarked", "TurnStarted");
    }

    @Test
    @Rule("fq.ruling.r10")
    void a_map_action_of_the_performers_track_is_followed_by_the_second_culture_bonus() {
        Play play = Scene.of(2)
                .due(PERFORMER)
                .number(0, "die", 3)
                .track(0, "culture=6/2/0")
                .performers(0, "saxophone trumpet", "")
                .play()
                .then("performer magic", "map beignet-cafe 3");

        assertThat(play.phase()).isEqualTo(FqPhase.MAP_ADJACENT);
        assertThat(play.view().decision().building()).contains("beignet-cafe");
    }
}
