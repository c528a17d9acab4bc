package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.notation.Names;
import dev.anden.games.frenchquarter.view.FqPhase;
import dev.anden.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MovementTest {
    @Test
    @Rule("fq.move.draft")
    void each_seat_takes_a_die_clockwise_and_then_another_and_one_is_left() {
        Play play = Scene.of(4)
                .dice("walk=2 walk=4 carriage=1 carriage=2 taxi=5 taxi=5 streetcar=6 riverboat=5 socialize=3")
                .play();
        int seat = 0;
        for (String die : List.of(
                "socialize 3",
                "streetcar 6",
                "carriage 2",
                "walk 4",
                "taxi 5",
                "walk 2",
                "riverboat 5",
                "carriage 1")) {
            assertThat(play.state.actor()).isEqualTo(seat);
            play.then("take " + die);
            while (play.phase() != FqPhase.DRAFT && play.phase() != FqPhase.LINE) {
                play.then(play.legal().getFirst());
            }
            seat = (seat + 1) % 4;
        }

        assertThat(play.view().row().stream()
                        .mapToInt(card -> card.dice().size())
                        .sum())
                .isEqualTo(1);
        assertThat(play.view().row().get(2).dice()).containsExactly(5);
    }

    @Test
    @Rule("fq.move.draft")
    void the_first_player_of_the_round_begins_both_times_and_not_the_first_seat() {
        Play play = Scene.of(3)
                .first(2)
                .dice("walk=2 walk=4 carriage=1 taxi=5 streetcar=6 riverboat=5 socialize=3")
                .due("turn:0:1 draft:2:0")
                .play();
        var drafting = new ArrayList<Integer>();
        while (drafting.size() < 6) {
            if (play.phase() == FqPhase.DRAFT) {
                drafting.add(play.state.actor());
            }
            play.then(play.legal().getFirst());
        }

        assertThat(drafting).containsExactly(2, 0, 1, 2, 0, 1);
    }

    @Test
    @Rule("fq.move.draft")
    void only_a_die_that_lies_there_can_be_taken() {
        Play play = Scene.of(2).play();

        assertThat(play.refusal("take walk 1")).isEqualTo("legal");
        assertThat(play.refusal("take walk 2")).isEqualTo("fq.move.draft");
        assertThat(play.refusal("take taxi 3")).isEqualTo("fq.move.draft");
        assertThat(play.refusal("move riverwalk")).isEqualTo("fq.move.order");
    }

    @Test
    @Rule("fq.move.order")
    void a_turn_is_card_move_building_and_map() {
        Play play = Scene.of(2).play().then("take carriage 2");

        assertThat(play.story()).containsExactly("DieTaken", "ActivityMarked");
        assertThat(play.phase()).isEqualTo(FqPhase.MOVE);
        play.then("move council-hall-museum");
        assertThat(play.story())
                .containsExactly(
                        "TouristMoved",
                        "ActivityMarked",
                        "PerformerMarked",
                        "UmbrellaMarked",
                        "BuildingMapped",
                        "TurnStarted");
        assertThat(play.sheet(0).values()).containsEntry("council-hall-museum", "2");
    }

    @Test
    @Rule("fq.move.card-icons")
    void the_cards_icons_are_resolved_from_left_to_right() {
        Play play = Scene.of(2).card("carriage-1").play().then("take carriage 2");

        assertThat(play.story()).containsExactly("DieTaken", "UmbrellaMarked", "ActivityMarked");
        assertThat(play.track(0, Activity.MYSTICISM).boxes()).isEqualTo(1);
    }

    @Test
    @Rule("fq.move.icons-whole")
    @Rule("fq.umbrella.track")
    void the_wild_of_an_umbrella_is_used_before_the_next_icon() {
        Play play = Scene.of(2).card("walk-1").number(0, "umbrellas", 2).play().then("take walk 1");

        assertThat(play.phase()).isEqualTo(FqPhase.WILD);
        assertThat(play.track(0, Activity.FOOD).boxes()).isZero();
        play.then("wild shopping");
        assertThat(play.track(0, Activity.SHOPPING).boxes()).isEqualTo(1);
        assertThat(play.track(0, Activity.FOOD).boxes()).isEqualTo(1);
        assertThat(play.sheet(0).umbrellas()).isEqualTo(3);
    }

    @Test
    @Rule("fq.move.must-move")
    void the_tourist_has_to_move_on_and_each_small_building_is_a_space() {
        Play play = Scene.of(2).at(0, "poboy-counter").play().then("take socialize 6");

        assertThat(play.legal())
                .containsExactlyInAnyOrder(
                        "move fleur-de-lis-gift-shop",
                        "move dhm-speakeasy",
                        "move old-brass-hall",
                        "move hotel-ama-house");
        assertThat(play.refusal("move poboy-counter")).isEqualTo("fq.move.must-move");
    }

    @Test
    @Rule("fq.move.distance")
    @Rule("fq.ruling.r4")
    void each_way_to_move_has_its_distance() {
        Play socialize = Scene.of(3).play().then("take socialize 6");
        assertThat(socialize.legal())
                .containsExactlyInAnyOrder(
                        "move poboy-counter",
                        "move old-brass-hall",
                        "move alley-bookshop",
                        "move council-hall-museum",
                        "move royal-row-galleries");
        assertThat(socialize.refusal("move bayou-oyster-bar")).isEqualTo("fq.move.distance");

        Play walk = Scene.of(3).at(1, "council-hall-museum").play().then("take walk 1");
        assertThat(walk.legal()).contains("move bayou-oyster-bar", "move council-hall-museum");
        assertThat(walk.refusal("move beignet-cafe")).isEqualTo("fq.move.distance");

        Play carriage = Scene.of(3).play().then("take carriage 2");
        assertThat(carriage.legal()).contains("move bayou-oyster-bar", "move beignet-cafe", "move calliope-landing");
        assertThat(carriage.refusal("move crescent-bend-gift-shop")).isEqualTo("fq.move.distance");

        Play taxi = Scene.of(3).play().then("take taxi 3");
        assertThat(taxi.legal()).contains("move crescent-bend-gift-shop", "move ljs-public-house");
        assertThat(taxi.refusal("move tarot-cottage")).isEqualTo("fq.move.distance");
    }

    @Test
    @Rule("fq.move.destination")
    @Rule("fq.move.streets-touched")
    void streetcar_and_riverboat_go_to_any_building_that_touches_their_streets() {
        Play streetcar = Scene.of(2).play().then("take streetcar 4");
        assertThat(streetcar.legal())
                .hasSize(11)
                .contains("move lone-uncle-courtyard", "move daiquiri-window", "move bens-spectral-gems");
        assertThat(streetcar.refusal("move poboy-counter")).isEqualTo("fq.move.destination");

        Play riverboat = Scene.of(2).at(0, "bayou-oyster-bar").play().then("take riverboat 5");
        assertThat(riverboat.legal())
                .hasSize(16)
                .contains("move coops-bead-emporium", "move gumbo-window", "move three-sisters-courtyard");
        assertThat(riverboat.refusal("move bayou-oyster-bar")).isEqualTo("fq.move.must-move");
    }

    @Test
    @Rule("fq.move.streets-touched")
    void large_buildings_touch_four_streets_and_small_ones_three() {
        assertThat(Variant.PLAIN.boardData().buildings())
                .hasSize(40)
                .allSatisfy(building -> assertThat(building.streets()).hasSize(building.small() ? 3 : 4));
    }

    @Test
    @Rule("fq.ruling.r1")
    void edges_have_no_score_no_closure_and_are_no_destination() {
        var board = Variant.PLAIN.boardData();

        assertThat(board.streets())
                .filteredOn(street -> street.edge())
                .hasSize(4)
                .allSatisfy(edge -> {
                    assertThat(board.activities()).noneMatch(track -> track.street() == edge.index());
                    assertThat(board.mayorCards())
                            .noneMatch(card -> card.closes().equals(java.util.Optional.of(edge.index())));
                    assertThat(board.travels())
                            .noneMatch(travel -> travel.streets().contains(edge.index()));
                });
    }

    @Test
    @Rule("fq.ruling.r3")
    void the_halves_of_a_pair_are_neighbours_and_both_face_the_building_across_the_street() {
        var board = Variant.PLAIN.boardData();
        var names = new Names(board);

        assertThat(board.building(names.building("daiquiri-window")).neighbours())
                .contains(names.building("parfum-parlor"), names.building("velvet-garter-cabaret"));
        assertThat(board.building(names.building("velvet-garter-cabaret")).neighbours())
                .contains(names.building("daiquiri-window"), names.building("parfum-parlor"));
    }

    @Test
    @Rule("fq.move.building-icons")
    @Rule("fq.move.performer-icon")
    void the_speakeasy_gives_party_and_then_the_unicycle() {
        Play play = Scene.of(2).play().then("take walk 1", "move dhm-speakeasy");

        assertThat(play.story()).startsWith("TouristMoved", "ActivityMarked", "PerformerMarked", "UmbrellaMarked");
        assertThat(play.track(0, Activity.PARTY).boxes()).isEqualTo(1);
        assertThat(play.sheet(0).topRow()).extracting(Object::toString).containsExactly("unicycle");
        assertThat(play.sheet(0).performers()).isEqualTo(1);
    }

    @Test
    @Rule("fq.move.performer-icon")
    void a_second_performer_of_a_kind_goes_into_the_bottom_row() {
        Play play = Scene.of(2).performers(0, "unicycle", "").play().then("take walk 1", "move dhm-speakeasy");

        assertThat(play.sheet(0).bottomRow()).extracting(Object::toString).containsExactly("unicycle");
        assertThat(play.sheet(0).performers()).isEqualTo(2);
    }

    @Test
    @Rule("fq.move.courtyard")
    @Rule("fq.ruling.r20")
    void a_visit_marks_a_courtyard_and_mapping_does_not() {
        Play visit = Scene.of(2).play().then("take streetcar 4", "move two-brothers-courtyard");
        assertThat(visit.sheet(0).courtyards()).containsExactly("two-brothers-courtyard");

        Play mapping = Scene.of(2).due("turn:0:1 map-free:0:255").play().then("map two-brothers-courtyard 3");
        assertThat(mapping.sheet(0).courtyards()).isEmpty();
    }

    @Test
    @Rule("fq.move.riverwalk")
    @Rule("fq.ruling.r20")
    void the_riverwalk_counts_two_visits() {
        for (int before = 0; before <= 2; before++) {
            Play play = Scene.of(2).number(0, "riverwalk", before).play().then("take riverboat 5", "move riverwalk");
            assertThat(play.sheet(0).riverwalk()).isEqualTo(Math.min(2, before + 1));
            assertThat(play.events(FqEvent.RiverwalkMarked.class)).hasSize(before < 2 ? 1 : 0);
        }
        assertThat(Scene.start(2).sheet(0).riverwalk()).isZero();
    }
}
