package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The bonuses of the party track, which do harm.
class PartyTest {
    private static final String WILD = "turn:0:1 wild:0:0";

    @Test
    @Rule("fq.bonus.party-a")
    @Rule("fq.ruling.r13")
    void the_first_party_bonus_crosses_out_the_next_culture_circle_and_the_next_icon_jumps_over_it() {
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0 wild:0:0")
                .track(0, "party=3/0/1")
                .track(0, "culture=5/0/1")
                .play()
                .then("wild party");
        assertThat(play.sheet(0).crossedOut()).contains(6);
        assertThat(play.story()).containsExactly("ActivityMarked", "BonusUnlocked", "CircleCrossedOut");

        play.then("wild culture");
        assertThat(play.events()).startsWith(new FqEvent.CircleJumped(0, 6), marked(7));
        assertThat(play.track(0, Activity.CULTURE))
                .returns(7, FqView.TrackView::boxes)
                .returns(0, FqView.TrackView::bonuses)
                .returns(1, FqView.TrackView::multiplier);
        assertThat(play.phase()).as("nothing to choose").isEqualTo(FqPhase.DRAFT);
    }

    private static FqEvent marked(int box) {
        return new FqEvent.ActivityMarked(0, Activity.CULTURE, box);
    }

    @Test
    @Rule("fq.bonus.party-a")
    @Rule("fq.ruling.r13")
    void a_circle_jumped_over_costs_no_icon() {
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0 wild:0:0 wild:0:0")
                .track(0, "party=4/1/1")
                .track(0, "culture=10/1/2")
                .number(0, "crossed", 11)
                .play()
                .then("wild culture", "wild culture", "wild culture");

        assertThat(play.track(0, Activity.CULTURE))
                .as("three icons from box 10: 12, 13, 14")
                .returns(14, FqView.TrackView::boxes)
                .returns(3, FqView.TrackView::multiplier);
    }

    @Test
    @Rule("fq.ruling.r13")
    void a_circle_farther_on_is_jumped_over_only_when_it_is_reached() {
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "party=4/1/1")
                .track(0, "culture=3/0/1")
                .number(0, "crossed", 6)
                .play()
                .then("wild culture");

        assertThat(play.events()).startsWith(marked(4));
    }

    @Test
    @Rule("fq.ruling.r13")
    @Rule("fq.activity.tracks")
    @Rule("fq.ruling.r17")
    void with_the_last_circle_crossed_out_the_track_is_full_at_the_thirteenth_box() {
        Scene scene =
                Scene.of(2).track(0, "party=4/1/1").track(0, "culture=13/1/2").number(0, "crossed", 14);
        Play icon = scene.play().then("take walk 1");
        assertThat(icon.story()).containsExactly("DieTaken", "ActivityLost");
        assertThat(icon.track(0, Activity.CULTURE).boxes()).isEqualTo(13);

        Play wild = scene.due(WILD).play();
        assertThat(wild.legal()).containsExactly("wild food", "wild shopping", "wild mysticism", "wild party");
        assertThat(wild.refusal("wild culture")).isEqualTo("fq.activity.tracks");
    }

    @Test
    @Rule("fq.ruling.r13")
    void nothing_is_crossed_out_where_no_circle_is_left() {
        Play play = Scene.of(2)
                .due(WILD)
                .track(0, "party=3/0/1")
                .track(0, "culture=14/1/4")
                .play()
                .then("wild party");

        assertThat(play.sheet(0).crossedOut()).isEmpty();
        assertThat(play.story()).contains("BonusUnlocked", "BonusLost");
    }

    @Test
    @Rule("fq.bonus.party-b")
    void the_second_party_bonus_lets_walk_go_one_space() {
        Play play = Scene.of(2).track(0, "party=7/2/2").play();

        assertThat(play.then("take walk 1").legal()).hasSize(5);
        Play carriage = Scene.of(2).track(0, "party=7/2/2").play().then("take carriage 2");
        assertThat(carriage.legal()).contains("move bayou-oyster-bar");
    }

    @Test
    @Rule("fq.bonus.party-c")
    @Rule("fq.ruling.r14")
    void the_third_party_bonus_brings_the_tourist_to_the_police_station_at_the_end_of_the_turn() {
        Play play = Scene.of(2)
                .mayor("mayor-7")
                .due("turn:0:1 end-turn:0:0 wild:0:0")
                .track(0, "party=9/2/3")
                .play()
                .then("wild party");

        assertThat(play.story()).endsWith("BonusUnlocked", "TouristArrested");
        assertThat(play.sheet(0).tourist()).as("on a closed street").isEqualTo("police-station");
        assertThat(play.sheet(0).umbrellas()).as("no visit").isZero();
        play.then("police 4");
        assertThat(play.sheet(0).policeValue()).contains(4);
        assertThat(play.phase()).isEqualTo(FqPhase.DRAFT);
    }

    @Test
    @Rule("fq.bonus.party-c")
    @Rule("fq.ruling.r14")
    void whoever_unlocks_it_by_a_card_still_moves_and_is_arrested_when_the_turn_ends() {
        Play play = Scene.of(2)
                .card("walk-5")
                .track(0, "party=9/2/3")
                .play()
                .then("take walk 1", "move council-hall-museum");

        assertThat(play.story()).containsSubsequence("TouristMoved", "BuildingMapped", "TouristArrested");
        assertThat(play.sheet(0).tourist()).isEqualTo("police-station");
    }

    @Test
    @Rule("fq.bonus.party-c")
    @Rule("fq.ruling.r14")
    @Rule("fq.ruling.r10")
    void a_die_with_the_noted_value_gives_an_umbrella_instead_of_the_map_action() {
        Play play = Scene.of(2)
                .track(0, "party=10/3/3")
                .track(0, "culture=6/2/0")
                .number(0, "police", 4)
                .play()
                .then("take streetcar 4", "move two-brothers-courtyard");

        assertThat(play.story()).containsSubsequence("CourtyardMarked", "MapForbidden", "UmbrellaMarked");
        assertThat(play.sheet(0).values()).isEmpty();
        assertThat(play.phase()).as("no culture-b").isEqualTo(FqPhase.DRAFT);

        Play performers = Scene.of(2)
                .due("turn:0:1 performer:0:0")
                .track(0, "party=10/3/3")
                .number(0, "police", 4)
                .number(0, "die", 4)
                .performers(0, "saxophone trumpet", "")
                .play()
                .then("performer magic");
        assertThat(performers.phase()).as("other map actions go on").isEqualTo(FqPhase.MAP_STREET);
    }

    @Test
    @Rule("fq.ruling.r14")
    void what_is_unlocked_in_the_phase_of_the_second_line_happens_at_its_end() {
        Play play = Scene.of(2)
                .number(0, "second-line", 9)
                .number(0, "umbrellas", 2)
                .track(0, "party=9/2/3")
                .values(0, "ghost-walk-office=3")
                .parade()
                .play()
                .then("line east", "wild party");

        assertThat(play.story())
                .containsExactly("ActivityMarked", "BonusUnlocked", "SecondLineScored", "TouristArrested");
        play.then("police 2");
        assertThat(play.story()).containsExactly("PoliceDieRolled", "RoundEnded", "RoundStarted");
    }

    @Test
    @Rule("fq.bonus.party-c")
    @Rule("fq.ruling.r14")
    void a_phase_of_the_second_line_ends_with_who_has_to_go_to_the_police_station() {
        Play play = Scene.of(2)
                .number(0, "second-line", 9)
                .number(0, "umbrellas", 2)
                .track(0, "party=9/2/3")
                .values(0, "ghost-walk-office=3")
                .socializer(1)
                .due("turn:0:4 wild:0:0")
                .play()
                .then("wild food", "line east", "wild party");

        assertThat(play.story()).endsWith("SecondLineScored", "TouristArrested");
        play.then("police 2");
        assertThat(play.sheet(0).policeValue()).contains(2);
        assertThat(play.story()).containsExactly("PoliceDieRolled", "RoundEnded", "RoundStarted");
    }

    @Test
    @Rule("fq.bonus.party-d")
    @Rule("fq.ruling.r15")
    void the_fourth_party_bonus_ends_all_performers() {
        Play icon = Scene.of(2)
                .track(0, "party=13/4/4")
                .number(0, "police", 5)
                .play()
                .then("take carriage 2", "move dhm-speakeasy");
        assertThat(icon.story()).contains("PerformerLost");
        assertThat(icon.sheet(0).performers()).isZero();

        Play bonus = Scene.of(2)
                .due(WILD)
                .track(0, "party=13/4/4")
                .track(0, "mysticism=5/0/1")
                .number(0, "police", 5)
                .play()
                .then("wild mysticism", "bonus mysticism");
        assertThat(bonus.story()).contains("BonusUnlocked", "BonusLost");
        assertThat(bonus.sheet(0).performers()).isZero();
    }
}
