package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Event;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.knowledge.FrenchQuarterPlayers;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.narration.FqEvent.ScorePart;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqView;
import dev.anden.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TourismTest {
    private static final String MARDI_GRAS = "coops-bead-emporium=%s dhm-speakeasy=%s bloody-marys=%s french-market=%s";
    private static final String ALLEY_CATS = "alley-bookshop=%s candle-chapel=%s poboy-counter=%s old-brass-hall=%s";
    private static final String REUNION =
            "lone-uncle-courtyard=%s two-brothers-courtyard=%s three-sisters-courtyard=%s four-cousins-courtyard=%s";

    @Test
    @Rule("fq.tourism.deal")
    void each_seat_sees_its_own_vacation_card_alone() {
        Play play = Scene.start(2, "tourism").then("first 0", "circle 1");
        assertThat(play.state.chanceWeight()).isEqualTo(12);
        FqState before = play.state.copy();
        int code = before.parse("vacation gem-fair");
        play.then("vacation gem-fair");

        assertThat(play.state.chanceWeight()).isEqualTo(11);
        assertThat(((FqView) play.state.observe(0).snapshot()).vacation()).contains("gem-fair");
        assertThat(play.state.observe(1).snapshot().toString()).doesNotContain("gem-fair");
        assertThat(play.state.observe(State.SPECTATOR).snapshot().toString()).doesNotContain("gem-fair");
        assertThat(before.events(code, play.state, 0)).contains(new FqEvent.VacationDealt(0, Optional.of("gem-fair")));
        assertThat(before.events(code, play.state, 1)).contains(new FqEvent.VacationDealt(0, Optional.empty()));
        play.then("vacation pub-crawl");
        assertThat(play.story()).as("all have one").contains("RoundStarted");
    }

    @Test
    @Rule("fq.tourism.deal")
    void to_another_seat_each_hidden_card_is_possible() {
        FqState state =
                Scene.of(2).vacation(0, "gem-fair").vacation(1, "pub-crawl").play().state;
        Set<Integer> seen = new HashSet<>();
        for (long seed = 0; seed < 300; seed++) {
            FqState imagined = (FqState) ((FqObservation) state.observe(0)).imagine(RandomStream.ofSeed(seed, 0, 1));
            imagined.checkInvariants();
            assertThat(imagined.position.sheets[0].vacation).isEqualTo(state.position.sheets[0].vacation);
            seen.add(imagined.position.sheets[1].vacation);
        }

        assertThat(seen).hasSize(11).doesNotContain(state.position.sheets[0].vacation);
    }

    @Test
    @Rule("fq.tourism.deal")
    void what_the_last_choice_of_a_game_would_bring_tells_nothing_of_the_cards_of_others() {
        String values = MARDI_GRAS.formatted("1", "3", "5", "6");
        Scene scene =
                Scene.of(2).round(8).due("turn:0:3 draft:0:0").values(0, values).values(1, values);

        assertThat(lastPreviews(scene.vacation(0, "mardi-gras").vacation(1, "gem-fair")))
                .isEqualTo(lastPreviews(scene.vacation(0, "pub-crawl")))
                .noneMatch(event -> event.toString().contains(ScorePart.VACATION));
        assertThat(lastPreviews(scene.vacation(1, "mardi-gras")))
                .as("the own card")
                .anyMatch(event -> event instanceof FqEvent.ScoreChanged(int seat, var parts)
                        && seat == 1
                        && parts.contains(new ScorePart(ScorePart.VACATION, 8)));
    }

    /// What each of the choices that can end a game would set off, as it is shown before.
    private static List<Event> lastPreviews(Scene scene) {
        Play play = scene.play();
        while (endings(play.state).length == 0) {
            play.then(play.legal().getFirst());
        }
        return IntStream.of(endings(play.state))
                .mapToObj(play.state::preview)
                .flatMap(List::stream)
                .toList();
    }

    private static int[] endings(State state) {
        return IntStream.of(state.legalActions())
                .filter(code -> {
                    State after = state.copy();
                    after.apply(code);
                    return after.actor() == State.NOBODY;
                })
                .toArray();
    }

    @Test
    @Rule("fq.tourism.goal")
    void ana_maps_the_four_buildings_of_mardi_gras_for_eight_points() {
        assertThat(goal("mardi-gras", MARDI_GRAS.formatted("1", "3", "5", "6"))).isEqualTo(8);
        assertThat(goal("mardi-gras", "coops-bead-emporium=1 dhm-speakeasy=3 bloody-marys=5"))
                .isZero();
    }

    @Test
    @Rule("fq.tourism.goal")
    @Rule("fq.ruling.r25")
    void some_cards_ask_for_equal_or_different_values_too() {
        assertThat(goal("alley-cats", ALLEY_CATS.formatted("3", "3", "3", "3"))).isEqualTo(8);
        assertThat(goal("alley-cats", ALLEY_CATS.formatted("6", "6", "6", "6"))).isEqualTo(8);
        assertThat(goal("alley-cats", ALLEY_CATS.formatted("3", "3", "3", "4"))).isZero();
        assertThat(goal("alley-cats", ALLEY_CATS.formatted("3", "3", "3", "W"))).isZero();
        assertThat(goal("family-reunion", REUNION.formatted("1", "2", "3", "4")))
                .isEqualTo(8);
        assertThat(goal("family-reunion", REUNION.formatted("1", "2", "3", "W")))
                .isEqualTo(8);
        assertThat(goal("family-reunion", REUNION.formatted("1", "2", "W", "W")))
                .isZero();
        assertThat(goal("family-reunion", REUNION.formatted("1", "2", "3", "3")))
                .isZero();
        assertThat(goal("family-reunion", REUNION.formatted("1", "2", "6", "6")))
                .isZero();
        assertThat(goal("mardi-gras", MARDI_GRAS.formatted("W", "W", "5", "6"))).isEqualTo(8);
    }

    @Test
    @Rule("fq.tourism.goal")
    @Rule("fq.ruling.r24")
    void the_goal_counts_at_the_end_alone_and_for_one_seat_too() {
        String values = MARDI_GRAS.formatted("1", "3", "5", "6");
        assertThat(Scene.of(1)
                        .vacation(0, "mardi-gras")
                        .values(0, values)
                        .play()
                        .totals())
                .containsExactly(0);
        Play over = Scene.of(1)
                .round(8)
                .due("")
                .vacation(0, "mardi-gras")
                .values(0, values)
                .play();

        assertThat(over.totals()).containsExactly(8);
        assertThat(over.sheet(0).revealed()).contains("mardi-gras");
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "guide", "planner", "local", "connoisseur", "expert"})
    @Rule("fq.tourism.goal")
    @Rule("fq.ruling.r25")
    void who_has_no_turn_left_still_goes_for_its_vacation_card(String level) {
        assertThat(lastMapping(level, "mardi-gras", "coops-bead-emporium=1 dhm-speakeasy=3 bloody-marys=5"))
                .startsWith("map french-market ");
        assertThat(lastMapping(level, "alley-cats", "alley-bookshop=3 candle-chapel=3 poboy-counter=3"))
                .isEqualTo("map old-brass-hall 3");
    }

    /// What a bot maps by a bonus in its last turn, while the other seat has one more.
    private static String lastMapping(String level, String card, String values) {
        FqState state = Scene.of(2)
                .round(8)
                .due("turn:0:3 map-free:0:255")
                .vacation(0, card)
                .values(0, values)
                .play()
                .state;
        Player player = new FrenchQuarterPlayers().create(Variant.PLAIN, level);
        return state.print(player.choose(state.observe(0), RandomStream.ofSeed(5, 0, 0)));
    }

    private static int goal(String card, String values) {
        Scene scene = Scene.of(2).round(8).due("").vacation(0, card).values(0, values);
        if (values.contains("W")) {
            scene.track(0, "shopping=8/3/0");
        }
        Play play = scene.play();
        int points = play.sheet(0).score().vacation();
        assertThat(play.state.scoreSheet().lines())
                .contains(new ScoreLine(0, "fq.tourism.goal", points, List.of(card), points > 0));
        return points;
    }
}
