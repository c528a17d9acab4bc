package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.testkit.Rule;
import org.junit.jupiter.api.Test;

/// The bonuses of food, culture and shopping; those of mysticism and party have tests of their own.
class BonusTest {
    private static final String WILD = "turn:0:1 wild:0:0";
    private static final String DECATUR = "coops-bead-emporium=3 leech-and-lotion-apothecary=3 hot-sauce-depot=3"
            + " council-hall-museum=3 parade-square=3 madame-odiles-palms=3 gumbo-window=3 levee-antiques=3"
            + " brewery-playhouse=3 bayou-oyster-bar=3 beignet-cafe=3 french-market=3";

    @Test
    @Rule("fq.bonus.food-a")
    void the_first_food_bonus_maps_a_building_of_decatur_street_with_any_value_that_fits() {
        Play play = Scene.of(2)
                .due(WILD)
                .track(0, "food=1/0/0")
                .values(0, "police-station=1")
                .play()
                .then("wild food", "bonus food");

        assertThat(play.phase()).isEqualTo(FqPhase.MAP_FREE);
        assertThat(play.legal()).hasSize(11 * 6 + 2).contains("map coops-bead-emporium 2", "map french-market 6");
        assertThat(play.refusal("map coops-bead-emporium 3")).isEqualTo("fq.move.map");
        assertThat(play.refusal("map riverwalk 3")).isEqualTo("fq.bonus.food-a");
        play.then("map french-market 6");
        assertThat(play.sheet(0).values()).containsEntry("french-market", "6");
    }

    @Test
    @Rule("fq.bonus.food-b")
    void with_the_second_food_bonus_a_small_building_gives_a_wild_and_a_point() {
        Play play = Scene.of(2).track(0, "food=5/2/0").play().then("take socialize 6", "move poboy-counter");

        assertThat(play.story()).endsWith("BuildingMapped");
        assertThat(play.phase()).isEqualTo(FqPhase.WILD);
        assertThat(play.sheet(0).score().bonuses()).isEqualTo(1);
    }

    @Test
    @Rule("fq.bonus.food-b")
    void with_the_second_food_bonus_a_large_building_gives_neither() {
        Play play = Scene.of(2).track(0, "food=5/2/0").play().then("take walk 1", "move bayou-oyster-bar");

        assertThat(play.sheet(0).values()).containsEntry("bayou-oyster-bar", "1");
        assertThat(play.phase()).isEqualTo(FqPhase.DRAFT);
        assertThat(play.sheet(0).score().bonuses()).isZero();
    }

    @Test
    @Rule("fq.bonus.food-c")
    void the_third_food_bonus_maps_a_building_anywhere() {
        Play play = Scene.of(2).due(WILD).track(0, "food=7/2/0").play().then("wild food", "bonus food");

        assertThat(play.legal()).hasSize(40 * 6);
        play.then("map tarot-cottage 5");
        assertThat(play.sheet(0).values()).containsEntry("tarot-cottage", "5");
        assertThat(play.sheet(0).tourist()).isEqualTo("hotel-ama-house");
    }

    @Test
    @Rule("fq.ruling.r9")
    void the_free_mappings_are_no_map_actions() {
        Play nothing = Scene.of(2)
                .due(WILD)
                .track(0, "food=1/0/0")
                .values(0, DECATUR)
                .play()
                .then("wild food", "bonus food");
        assertThat(nothing.story()).contains("BonusLost").doesNotContain("UmbrellaMarked");
        assertThat(nothing.events(FqEvent.BonusLost.class)).containsExactly(new FqEvent.BonusLost(0, "food-a"));

        Play small = Scene.of(2)
                .track(0, "food=8/3/0")
                .track(0, "culture=6/2/0")
                .track(0, "shopping=3/1/0")
                .due("turn:0:1 map-free:0:255")
                .play();
        assertThat(small.legal()).contains("map poboy-counter W");
        small.then("map poboy-counter 3");
        assertThat(small.phase()).as("the wild of food-b").isEqualTo(FqPhase.WILD);
        small.then("wild party");
        assertThat(small.phase()).as("no culture-b").isEqualTo(FqPhase.DRAFT);
    }

    @Test
    @Rule("fq.ruling.r21")
    void permanent_bonuses_do_not_look_back_but_their_points_count_everything() {
        Play play = Scene.of(2)
                .due(WILD)
                .track(0, "food=4/1/0")
                .values(0, "poboy-counter=3")
                .play();
        assertThat(play.sheet(0).score().bonuses()).isZero();

        Play unlocked =
                Scene.of(2).track(0, "food=8/2/0").values(0, "poboy-counter=3").play();
        assertThat(unlocked.phase()).isEqualTo(FqPhase.DRAFT);
        assertThat(unlocked.sheet(0).score().bonuses()).isEqualTo(1);
    }

    @Test
    @Rule("fq.ruling.r21")
    void a_single_use_bonus_works_in_the_turn_that_unlocks_it() {
        Play play = Scene.of(2).track(0, "culture=2/0/0").play().then("take walk 1", "bonus culture");

        assertThat(play.phase()).isEqualTo(FqPhase.MOVE);
        assertThat(play.legal()).anyMatch(text -> text.endsWith("further"));
    }

    @Test
    @Rule("fq.bonus.culture-a")
    void the_first_culture_bonus_makes_one_move_up_to_two_spaces_longer() {
        Play play = Scene.of(2).track(0, "culture=3/1/0").play().then("take socialize 6");

        assertThat(play.legal())
                .contains("move poboy-counter", "move police-station further", "move beignet-cafe further")
                .doesNotContain("move poboy-counter further");
        assertThat(play.refusal("move riverwalk further")).isEqualTo("fq.bonus.culture-a");
        play.then("move beignet-cafe further");
        assertThat(play.story()).startsWith("TouristMoved", "BonusUsed");
        assertThat(play.track(0, Activity.CULTURE).uses()).containsOnly(0);
    }

    @Test
    @Rule("fq.bonus.culture-a")
    @Rule("fq.ruling.r11")
    void with_the_streetcar_the_longer_move_follows_the_usual_one() {
        Play play = Scene.of(2).track(0, "culture=3/1/0").play().then("take streetcar 4");

        assertThat(play.legal())
                .contains("move ljs-public-house", "move dhm-speakeasy further", "move police-station further")
                .doesNotContain("move hotel-ama-house further", "move ljs-public-house further");
        assertThat(play.refusal("move bayou-oyster-bar further")).isEqualTo("fq.bonus.culture-a");
        play.then("move dhm-speakeasy further");
        assertThat(play.sheet(0).courtyards()).as("the stop is no visit").isEmpty();
    }

    @Test
    @Rule("fq.ruling.r11")
    void the_stop_is_not_where_the_tourist_starts() {
        Play play = Scene.of(2)
                .at(0, "fleur-de-lis-gift-shop")
                .track(0, "culture=3/1/0")
                .play()
                .then("take streetcar 4");

        assertThat(play.legal())
                .as("next to the stop at the pub next door")
                .contains("move dhm-speakeasy further")
                .as("two spaces from the start, three from every stop")
                .doesNotContain("move hotel-ama-house further");
        assertThat(play.refusal("move hotel-ama-house further")).isEqualTo("fq.bonus.culture-a");
    }

    @Test
    @Rule("fq.ruling.r11")
    void the_stop_may_be_closed_and_the_bonus_is_used_up_only_by_a_move_that_needs_it() {
        Play closed =
                Scene.of(2).mayor("mayor-1").track(0, "culture=3/1/0").play().then("take streetcar 4");
        assertThat(closed.legal())
                .contains("move dhm-speakeasy further", "skip")
                .doesNotContain("move tarot-cottage");

        Play near = Scene.of(2).track(0, "culture=3/1/0").play().then("take socialize 6", "move poboy-counter");
        assertThat(near.track(0, Activity.CULTURE).uses()).containsExactly(1, 0, 0);
    }

    @Test
    @Rule("fq.ruling.r11")
    @Rule("fq.bonus.party-b")
    void a_walk_of_one_space_goes_up_to_three_with_the_longer_move() {
        Scene scene = Scene.of(2).track(0, "party=7/2/2");
        assertThat(scene.play().then("take walk 1").legal()).hasSize(5).contains("move poboy-counter");

        Play play = scene.track(0, "culture=3/1/0").play().then("take walk 1");
        assertThat(play.legal()).contains("move calliope-landing further", "move bayou-oyster-bar further");
        assertThat(play.refusal("move crescent-bend-gift-shop further")).isEqualTo("fq.bonus.culture-a");
    }

    @Test
    @Rule("fq.bonus.culture-b")
    void the_second_culture_bonus_maps_a_building_next_to_the_first() {
        Play play = Scene.of(2)
                .track(0, "culture=6/2/0")
                .track(0, "food=2/0/1")
                .values(0, "beignet-cafe=4 council-hall-museum=4")
                .play()
                .then("take riverboat 5", "move bayou-oyster-bar");

        assertThat(play.sheet(0).values()).containsEntry("bayou-oyster-bar", "5");
        assertThat(play.legal()).containsExactly("map brewery-playhouse 5", "map calliope-landing 5", "skip");
        assertThat(play.refusal("map beignet-cafe 5")).isEqualTo("fq.move.map-fails");
        assertThat(play.refusal("map riverwalk 5")).isEqualTo("fq.bonus.culture-b");
        int umbrellas = play.sheet(0).umbrellas();
        play.then("skip");
        assertThat(play.sheet(0).umbrellas()).isEqualTo(umbrellas);
    }

    @Test
    @Rule("fq.bonus.culture-b")
    @Rule("fq.ruling.r10")
    void it_follows_a_map_action_that_failed_whose_umbrella_comes_all_the_same() {
        Play play = Scene.of(2)
                .track(0, "culture=6/2/0")
                .track(0, "shopping=3/1/0")
                .track(0, "food=2/0/1")
                .values(0, "bayou-oyster-bar=5")
                .performers(0, "tuba", "tuba")
                .play()
                .then("take riverboat 5", "move bayou-oyster-bar");

        assertThat(play.story()).endsWith("MapFailed", "UmbrellaMarked");
        assertThat(play.phase()).isEqualTo(FqPhase.MAP_ADJACENT);
        assertThat(play.legal()).contains("map calliope-landing 5", "map calliope-landing W");
        play.then("map calliope-landing W");
        assertThat(play.phase()).as("never itself").isEqualTo(FqPhase.DRAFT);
    }

    @Test
    @Rule("fq.ruling.r10")
    void a_w_of_it_is_a_use_of_its_own() {
        Scene scene = Scene.of(2).track(0, "culture=6/2/0").track(0, "food=2/0/1");
        Play once = scene.track(0, "shopping=3/1/0")
                .play()
                .then("take riverboat 5", "move bayou-oyster-bar", "map bayou-oyster-bar W");
        assertThat(once.legal())
                .as("the only one is used up")
                .contains("map calliope-landing 5", "skip")
                .noneMatch(action -> action.endsWith(" W"));

        Play again = scene.track(0, "shopping=8/3/0")
                .play()
                .then("take riverboat 5", "move bayou-oyster-bar", "map bayou-oyster-bar W");
        assertThat(again.legal()).contains("map calliope-landing 5", "map calliope-landing W");
        again.then("map calliope-landing W");
        assertThat(again.events(FqEvent.BonusUsed.class))
                .as("the second of three")
                .containsExactly(new FqEvent.BonusUsed(0, "shopping-c"));
    }

    @Test
    @Rule("fq.ruling.r10")
    @Rule("fq.ruling.r22")
    void it_comes_after_the_wild_that_the_first_building_gives() {
        Play play = Scene.of(2)
                .track(0, "food=5/2/0")
                .track(0, "culture=6/2/0")
                .play()
                .then("take socialize 6", "move poboy-counter");

        assertThat(play.phase()).isEqualTo(FqPhase.WILD);
        play.then("wild party");
        assertThat(play.phase()).isEqualTo(FqPhase.MAP_ADJACENT);
    }

    @Test
    @Rule("fq.ruling.r27")
    void it_does_not_follow_the_map_action_that_set_it_off() {
        Play play = Scene.of(2)
                .track(0, "food=5/2/0")
                .track(0, "culture=5/1/0")
                .play()
                .then("take socialize 6", "move poboy-counter");
        assertThat(play.phase()).as("the wild of food-b").isEqualTo(FqPhase.WILD);
        play.then("wild culture", "bonus culture");

        assertThat(play.track(0, Activity.CULTURE).bonuses()).isEqualTo(2);
        assertThat(play.phase()).isEqualTo(FqPhase.DRAFT);
    }

    @Test
    @Rule("fq.bonus.culture-c")
    @Rule("fq.ruling.r12")
    void the_third_culture_bonus_uses_another_card_with_the_die() {
        Play play = Scene.of(2)
                .track(0, "culture=11/3/0")
                .dice("walk=1 socialize=6")
                .play();

        assertThat(play.legal("take")).hasSize(2 * 5).contains("take socialize 6 as riverboat");
        assertThat(play.refusal("take socialize 6 as taxi")).isEqualTo("fq.bonus.culture-c");
        play.then("take socialize 6 as riverboat");
        assertThat(play.track(0, Activity.FOOD).boxes())
                .as("the other card's icon")
                .isEqualTo(1);
        assertThat(play.legal()).as("the other card's move").contains("move four-cousins-courtyard");
        assertThat(play.view().socializer()).contains(0);
        play.then("move four-cousins-courtyard");
        assertThat(play.sheet(0).values()).containsEntry("four-cousins-courtyard", "6");
        assertThat(play.track(0, Activity.CULTURE).uses()).containsExactly(1, 0, 0);
    }

    @Test
    @Rule("fq.bonus.shopping-b")
    @Rule("fq.ruling.r16")
    void the_second_shopping_bonus_doubles_each_umbrella_one_after_the_other() {
        Play play = Scene.of(2)
                .track(0, "shopping=5/2/0")
                .number(0, "umbrellas", 2)
                .play()
                .then("take socialize 6");

        assertThat(play.sheet(0).umbrellas())
                .as("the wild comes before the second box")
                .isEqualTo(3);
        play.then("wild food");
        assertThat(play.sheet(0).umbrellas()).as("two icons, four boxes").isEqualTo(6);
        assertThat(play.sheet(0).score().bonuses()).isEqualTo(2);
    }

    @Test
    @Rule("fq.bonus.shopping-b")
    @Rule("fq.score.bonus-points")
    void wilds_on_the_umbrella_track_are_points_with_the_second_shopping_bonus_only() {
        Scene scene = Scene.of(2).number(0, "umbrellas", 10);

        assertThat(scene.track(0, "shopping=3/1/0").play().sheet(0).score().bonuses())
                .isZero();
        assertThat(scene.track(0, "shopping=5/2/0").play().sheet(0).score().bonuses())
                .isEqualTo(3);
    }

    @Test
    @Rule("fq.ruling.r16")
    void umbrellas_of_a_failed_mapping_and_of_rows_are_doubled_too() {
        Play mapping = Scene.of(2)
                .track(0, "shopping=5/2/0")
                .values(0, "two-brothers-courtyard=1")
                .play()
                .then("take streetcar 4", "move two-brothers-courtyard");
        assertThat(mapping.sheet(0).umbrellas()).isEqualTo(2);

        Play row = Scene.of(2)
                .track(0, "shopping=5/2/0")
                .number(0, "second-line", 9)
                .values(0, "ghost-walk-office=3")
                .parade()
                .play()
                .then("line east");
        assertThat(row.sheet(0).umbrellas()).isEqualTo(2);
    }
}
