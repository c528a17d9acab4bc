package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The bonuses of the party track, which do harm.
class PartyTest {
    private static final String WILD = "turn:0:1 wild:0:0";

    @Test
    @Rule("fq.bonus.party-a")
    @Rule("fq.ruling.r13")
    void the_first_party_bonus_crosses_out_the_next_culture_circle() {
        Play play = Scene.of(2)
                .due("turn:0:1 wild:0:0 wild:0:0")
                .track(0, "party=3/0/1")
                .track(0, "culture=3/0/1")
                .play();
        play.then("wild party");
        assertThat(play.sheet(0).crossedOut()).contains(6);

        Play reached = Scene.of(2)
                .due(WILD)
                .track(0, "party=4/1/1")
                .track(0, "culture=5/0/1")
                .number(0, "crossed", 6)
                .play()
                .then("wild culture");
        assertThat(reached.story()).containsExactly("ActivityMarked", "CircleGaveNothing", "TurnBegan");
        assertThat(reached.track(0, Activity.CULTURE).boxes()).isEqualTo(6);
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
        assertThat(play.story()).containsExactly("PoliceDieRolled", "RoundEnded", "RoundBegan");
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
