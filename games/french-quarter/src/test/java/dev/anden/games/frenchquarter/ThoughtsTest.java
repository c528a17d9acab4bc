package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.engine.Thought;
import dev.anden.games.frenchquarter.action.FqAction;
import dev.anden.games.frenchquarter.action.FqAction.MapBuilding;
import dev.anden.games.frenchquarter.action.FqAction.MoveTourist;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.knowledge.FrenchQuarterPlayers;
import dev.anden.games.frenchquarter.narration.FqEvent.ScorePart;
import dev.anden.games.frenchquarter.narration.FqThought.CircleNext;
import dev.anden.games.frenchquarter.narration.FqThought.ClosedBuildings;
import dev.anden.games.frenchquarter.narration.FqThought.FewValues;
import dev.anden.games.frenchquarter.narration.FqThought.LastTurn;
import dev.anden.games.frenchquarter.narration.FqThought.LineAdvances;
import dev.anden.games.frenchquarter.narration.FqThought.LineBuildings;
import dev.anden.games.frenchquarter.narration.FqThought.LineReaches;
import dev.anden.games.frenchquarter.narration.FqThought.NextCourtyard;
import dev.anden.games.frenchquarter.narration.FqThought.NextGiftShop;
import dev.anden.games.frenchquarter.narration.FqThought.NextPerformer;
import dev.anden.games.frenchquarter.narration.FqThought.NextRiverwalk;
import dev.anden.games.frenchquarter.narration.FqThought.StreetBuildings;
import dev.anden.games.frenchquarter.narration.FqThought.TrackBonus;
import dev.anden.games.frenchquarter.narration.FqThought.TrackMultiplier;
import dev.anden.games.frenchquarter.narration.FqThought.TurnPoints;
import dev.anden.games.frenchquarter.narration.FqThought.TurnSteps;
import dev.anden.games.frenchquarter.narration.FqThought.VacationBuildings;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqPhase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a bot says for a choice, to whoever asks for advice.
class ThoughtsTest {
    private static final Player ADVISER =
            new FrenchQuarterPlayers().rehearser(Variant.PLAIN).orElseThrow();

    private static final String WILD = "turn:0:1 wild:0:0";
    private static final String LAST = "turn:0:3 draft:0:0";

    /// What is said for a choice.
    private static List<Thought> told(Play play, String advised) {
        return ADVISER.thoughts(
                play.state.observe(play.state.actor()), play.state.parse(advised), RandomStream.ofSeed(1, 0, 1));
    }

    /// What is said for going somewhere with the die of the Walk card.
    private static List<Thought> toldOfWalk(Scene scene, int die, String building) {
        String dice = "walk=%d carriage=2 streetcar=4 riverboat=5 socialize=6".formatted(die);
        return told(scene.dice(dice).play().then("take walk " + die), "move " + building);
    }

    @Test
    void of_a_die_it_says_where_the_tourist_goes_then_and_what_that_maps() {
        List<Thought> thoughts = told(Scene.of(2).play(), "take walk 1");

        assertThat(thoughts.getFirst())
                .isInstanceOfSatisfying(
                        TurnSteps.class,
                        plan -> assertThat(plan.steps())
                                .hasSizeGreaterThanOrEqualTo(2)
                                .hasAtLeastOneElementOfType(MoveTourist.class)
                                .endsWith(new MapBuilding(
                                        ((MoveTourist) plan.steps().getFirst()).building(), "1")));
    }

    @Test
    void that_a_tourist_maps_where_it_goes_is_not_said() {
        assertThat(toldOfWalk(Scene.of(2), 1, "bayou-oyster-bar"))
                .hasOnlyElementsOfTypes(StreetBuildings.class, LineBuildings.class, CircleNext.class);
    }

    @Test
    void it_says_which_points_a_visit_brings_and_what_another_one_would() {
        Scene second = Scene.of(2).at(0, "tarot-cottage").courtyards(0, "lone-uncle-courtyard");
        Scene last = Scene.of(2)
                .at(0, "tarot-cottage")
                .courtyards(0, "lone-uncle-courtyard three-sisters-courtyard four-cousins-courtyard");

        assertThat(toldOfWalk(second, 1, "two-brothers-courtyard"))
                .contains(points("courtyards", 4), new NextCourtyard(2, 6));
        assertThat(toldOfWalk(last, 1, "two-brothers-courtyard"))
                .contains(points("courtyards", 8))
                .doesNotHaveAnyElementsOfTypes(NextCourtyard.class);
        assertThat(toldOfWalk(second, 1, "bens-spectral-gems")).doesNotHaveAnyElementsOfTypes(NextCourtyard.class);
    }

    private static TurnPoints points(String source, int points) {
        return new TurnPoints(List.of(new ScorePart(source, points)));
    }

    @Test
    void the_riverwalk_asks_for_a_second_visit_and_then_for_no_more() {
        Scene scene = Scene.of(2).at(0, "levee-antiques");
        assertThat(toldOfWalk(scene, 1, "riverwalk")).contains(new NextRiverwalk(8));

        assertThat(toldOfWalk(scene.number(0, "riverwalk", 1), 1, "riverwalk"))
                .contains(points("riverwalk", 8))
                .doesNotHaveAnyElementsOfTypes(NextRiverwalk.class);
    }

    @Test
    void one_gift_shop_asks_for_the_other_as_long_as_a_number_fits_there() {
        Scene scene = Scene.of(2).at(0, "beignet-cafe");
        assertThat(toldOfWalk(scene, 1, "crescent-bend-gift-shop"))
                .contains(new NextGiftShop("fleur-de-lis-gift-shop"));

        scene.values(0, "float-den-museum=1 brush-and-brew-pub=6");
        assertThat(toldOfWalk(scene, 1, "crescent-bend-gift-shop")).doesNotHaveAnyElementsOfTypes(NextGiftShop.class);
    }

    @Test
    void a_multiplier_is_told_with_the_buildings_that_it_counts_for() {
        Scene scene = Scene.of(2).due(WILD).values(0, "french-market=3");

        assertThat(told(scene.track(0, "food=4/1/0").play(), "wild food"))
                .containsExactly(points("food", 1), new TrackMultiplier(Activity.FOOD, 1, 1));
        assertThat(told(scene.track(0, "food=5/1/1").play(), "wild food")).isEmpty();
    }

    @Test
    void a_track_that_comes_to_stand_before_a_circle_is_told() {
        Scene scene = Scene.of(2).due(WILD);

        assertThat(told(scene.track(0, "food=6/1/1").play(), "wild food"))
                .containsExactly(new CircleNext(Activity.FOOD));
        assertThat(told(scene.track(0, "party=2/0/0").play(), "wild party"))
                .as("the next circle is a misfortune")
                .containsExactly(new TrackMultiplier(Activity.PARTY, 1, 0));
    }

    @Test
    void a_bonus_is_told_and_one_of_party_as_the_price() {
        Scene scene = Scene.of(2).due(WILD);

        assertThat(told(scene.track(0, "shopping=2/0/0").play(), "wild shopping"))
                .containsExactly(new TrackBonus(Activity.SHOPPING, "shopping-a"));
        assertThat(told(scene.track(0, "party=3/0/1").play(), "wild party"))
                .containsExactly(new TrackBonus(Activity.PARTY, "party-a"));
    }

    @Test
    void a_bonus_that_works_later_is_not_told_in_the_last_turn() {
        Scene scene = Scene.of(2).due("turn:0:4 wild:0:0").round(8).track(0, "shopping=2/0/0");

        assertThat(told(scene.play(), "wild shopping")).containsExactly(new LastTurn());
    }

    @Test
    void a_building_of_a_track_without_multiplier_is_told() {
        assertThat(toldOfWalk(Scene.of(2).values(0, "french-market=3"), 1, "bayou-oyster-bar"))
                .contains(new StreetBuildings(Activity.FOOD, 2));
        assertThat(toldOfWalk(Scene.of(2).track(0, "food=5/1/1"), 1, "bayou-oyster-bar"))
                .contains(points("food", 1))
                .doesNotContain(new StreetBuildings(Activity.FOOD, 1));
    }

    @Test
    void a_building_into_which_few_numbers_fit_is_told_with_them() {
        Scene hard = Scene.of(2).values(0, "council-hall-museum=2 beignet-cafe=4");
        Scene easy = Scene.of(2).values(0, "council-hall-museum=2");

        assertThat(toldOfWalk(hard, 3, "bayou-oyster-bar")).contains(new FewValues("bayou-oyster-bar", List.of(3)));
        assertThat(toldOfWalk(easy, 3, "bayou-oyster-bar")).doesNotHaveAnyElementsOfTypes(FewValues.class);
    }

    @Test
    void a_w_is_told_where_no_number_fits() {
        Play play = Scene.of(2)
                .values(0, "council-hall-museum=1 beignet-cafe=6")
                .track(0, "shopping=3/1/0")
                .play()
                .then("take walk 1", "move bayou-oyster-bar");

        assertThat(told(play, "map bayou-oyster-bar W")).contains(new FewValues("bayou-oyster-bar", List.of()));
    }

    @Test
    void buildings_into_which_no_number_fits_any_more_are_the_price() {
        Scene scene = Scene.of(2).at(0, "bayou-oyster-bar").values(0, "council-hall-museum=2");

        assertThat(toldOfWalk(scene, 5, "beignet-cafe"))
                .endsWith(new ClosedBuildings(List.of("parade-square", "bayou-oyster-bar")));
        assertThat(toldOfWalk(scene, 3, "beignet-cafe")).doesNotHaveAnyElementsOfTypes(ClosedBuildings.class);
    }

    @Test
    void a_building_along_the_second_line_is_told() {
        Scene scene = Scene.of(2).line("chartres--st-peter", "south");

        assertThat(toldOfWalk(scene, 1, "council-hall-museum"))
                .contains(new LineBuildings(List.of("council-hall-museum")));
        assertThat(toldOfWalk(scene, 1, "royal-row-galleries")).doesNotHaveAnyElementsOfTypes(LineBuildings.class);
    }

    @Test
    void of_the_socialize_die_it_says_what_an_advance_brings_oneself_and_others() {
        Scene scene = Scene.of(2)
                .line("chartres--st-peter", "south")
                .values(0, "council-hall-museum=3 parade-square=3")
                .values(1, "parade-square=2");

        assertThat(told(scene.play(), "take socialize 6")).contains(new LineAdvances(2, Optional.of(1)));
        assertThat(told(scene.play(), "take walk 1")).doesNotHaveAnyElementsOfTypes(LineAdvances.class);
        assertThat(told(scene.values(0, "").at(0, "tarot-cottage").play(), "take socialize 6"))
                .as("nothing touches it")
                .doesNotHaveAnyElementsOfTypes(LineAdvances.class);
    }

    @Test
    void alone_there_is_nobody_else_to_gain_by_an_advance() {
        Play play = Scene.of(1)
                .line("chartres--st-peter", "south")
                .values(0, "council-hall-museum=3")
                .due("turn:0:1 draft:0:0")
                .play();

        assertThat(told(play, "take socialize 6")).contains(new LineAdvances(1, Optional.empty()));
    }

    @Test
    void of_a_direction_it_says_what_the_line_comes_to() {
        Scene scene = Scene.of(2).parade().line("chartres--st-peter", "").values(0, "council-hall-museum=3");

        assertThat(told(scene.play(), "line south"))
                .startsWith(new LineReaches(List.of("council-hall-museum"), List.of("parade-square")))
                .contains(points("secondLine", 1))
                .hasSize(2);
        assertThat(told(scene.round(8).play(), "line south"))
                .startsWith(new LineReaches(List.of("council-hall-museum"), List.of()));
    }

    @Test
    void a_row_of_performers_is_told_when_the_next_one_is_worth_much() {
        assertThat(toldOfWalk(Scene.of(2).performers(0, "saxophone trumpet violin", ""), 1, "bayou-oyster-bar"))
                .contains(new NextPerformer(1, 4, 4));
        assertThat(toldOfWalk(Scene.of(2).performers(0, "saxophone", ""), 1, "bayou-oyster-bar"))
                .doesNotHaveAnyElementsOfTypes(NextPerformer.class);
    }

    @Test
    void a_building_of_the_vacation_is_told_while_its_goal_can_be_reached() {
        Scene any = Scene.of(2).vacation(0, "hungry-weekend").vacation(1, "gem-fair");
        Scene equal =
                Scene.of(2).vacation(0, "alley-cats").vacation(1, "gem-fair").values(0, "candle-chapel=2");

        assertThat(toldOfWalk(any, 1, "bayou-oyster-bar")).contains(new VacationBuildings(1, 4));
        assertThat(toldOfWalk(equal, 2, "poboy-counter")).contains(new VacationBuildings(2, 4));
        assertThat(toldOfWalk(equal, 3, "poboy-counter")).doesNotHaveAnyElementsOfTypes(VacationBuildings.class);
    }

    @Test
    void in_the_last_turn_nothing_is_told_of_later() {
        Scene scene = Scene.of(2).round(8).due(LAST).values(0, "french-market=3");

        assertThat(told(scene.play().then("take walk 1"), "move bayou-oyster-bar"))
                .containsExactly(new LastTurn());
    }

    @Test
    void what_others_hide_changes_nothing() {
        Scene scene = Scene.of(2).vacation(0, "hungry-weekend");

        assertThat(told(scene.vacation(1, "gem-fair").play(), "take walk 1"))
                .isEqualTo(told(scene.vacation(1, "pub-crawl").play(), "take walk 1"));
    }

    /// In games of chance, for a choice that chance names, followed to the letter.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void a_plan_can_be_followed_and_brings_the_points_that_it_names(int seats) {
        var state = (FqState) Variant.PLAIN.newState(new Setup(seats, Map.of("mayor", "on", "tourism", "on")));
        RandomStream chance = RandomStream.ofSeed(17, seats, 0);
        int plans = 0;
        while (state.actor() != State.NOBODY) {
            if (state.actor() == State.CHANCE) {
                state.apply(Dealer.draw(state, chance));
                continue;
            }
            int advised = state.legalAction(chance.below(state.legalActionCount()));
            if (chance.below(seats) == 0) {
                followed(state.copy(), advised);
                plans++;
            }
            state.apply(advised);
        }
        assertThat(plans).isGreaterThan(30);
    }

    private static void followed(FqState state, int advised) {
        int seat = state.actor();
        String text = state.print(advised);
        List<Thought> thoughts = ADVISER.thoughts(state.observe(seat), advised, RandomStream.ofSeed(1, 0, 1));
        assertThat(thoughts).as(text).hasSizeLessThanOrEqualTo(4).doesNotHaveDuplicates();
        if (thoughts.stream().anyMatch(LineReaches.class::isInstance)) {
            return;
        }
        Deque<FqAction> steps = new ArrayDeque<>(only(TurnSteps.class, thoughts).stream()
                .flatMap(plan -> plan.steps().stream())
                .toList());
        int before = state.score(seat);
        state.apply(advised);
        while (state.actor() == seat && !isOver(state, seat)) {
            int next = next(state, steps);
            assertThat(state.allows(next))
                    .as("%s, then %s", text, state.print(next))
                    .isTrue();
            state.apply(next);
        }
        assertThat(steps).as("%s: what is mapped by itself", text).hasOnlyElementsOfType(MapBuilding.class);
        steps.forEach(step -> {
            var map = (MapBuilding) step;
            assertThat(new Play(state).sheet(seat).values()).containsEntry(map.building(), map.value());
        });
        only(TurnPoints.class, thoughts)
                .forEach(told -> assertThat(told.parts().stream()
                                .mapToInt(ScorePart::points)
                                .sum())
                        .as(text)
                        .isEqualTo(state.score(seat) - before));
    }

    private static boolean isOver(FqState state, int seat) {
        FqPhase phase = ((FqObservation) state.observe(seat)).phase();
        return phase == FqPhase.DRAFT || phase == FqPhase.LINE || phase == FqPhase.PERSONAL_LINE;
    }

    private static <T> List<T> only(Class<T> kind, List<Thought> thoughts) {
        return thoughts.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// The choice that a plan names next; what was mapped by itself is passed over, and where no step fits the choice
    /// is left.
    private static int next(FqState state, Deque<FqAction> steps) {
        for (FqAction step : List.copyOf(steps)) {
            for (int code : state.legalActions()) {
                if (state.action(code).equals(step)) {
                    steps.remove(step);
                    return code;
                }
            }
            if (!(step instanceof MapBuilding)) {
                break;
            }
        }
        return state.parse("skip");
    }
}
