package dev.anden.games.frenchquarter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Event;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Performer;
import dev.anden.games.frenchquarter.narration.FqEvent;
import dev.anden.games.frenchquarter.state.FqSheet;
import dev.anden.games.frenchquarter.view.FqObservation;
import dev.anden.games.frenchquarter.view.FqView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What is told of a game as it goes on, to people and to bots.
class ToldTest {
    private final RandomStream random = RandomStream.ofSeed(11, 0, 0);
    private State state = Variant.PLAIN.newState(new Setup(2, Map.of("mayor", "on")));

    /// Plays a ply by chance.
    private List<Event> ply() {
        int code = state.actor() == State.CHANCE
                ? state.chanceOutcome(random.below(state.chanceWeight()))
                : state.legalAction(random.below(state.legalActionCount()));
        State before = state;
        state = before.copy();
        state.apply(code);
        return before.events(code, state, State.EVERYTHING);
    }

    private List<Event> untilActor(int actor) {
        var told = new ArrayList<Event>();
        while (state.actor() != actor) {
            told.addAll(ply());
        }
        return told;
    }

    private FqObservation seen(int seat) {
        return (FqObservation) state.observe(seat);
    }

    @Test
    void all_that_chance_brings_before_the_first_turn_is_told_in_its_order() {
        var told = new ArrayList<Event>();
        while (state.actor() == State.CHANCE) {
            told.addAll(ply());
        }

        assertThat(told.stream().map(event -> event.getClass().getSimpleName()).distinct())
                .containsExactly(
                        "FirstSeatChosen",
                        "LineStartRolled",
                        "RoundStarted",
                        "CardRevealed",
                        "MayorCardRevealed",
                        "DieRolled",
                        "TurnStarted");
        assertThat(told)
                .contains(
                        new FqEvent.FirstSeatChosen(state.actor()),
                        new FqEvent.RoundStarted(1, state.actor()),
                        new FqEvent.TurnStarted(state.actor()));
    }

    @Test
    void the_score_changes_that_are_told_add_up_to_the_score_of_each_sheet() {
        int[] sums = new int[2];
        while (state.actor() != State.NOBODY) {
            for (Event event : ply()) {
                if (event instanceof FqEvent.ScoreChanged(int seat, List<FqEvent.ScorePart> parts)) {
                    assertThat(parts).isNotEmpty().noneMatch(part -> part.points() == 0);
                    sums[seat] +=
                            parts.stream().mapToInt(FqEvent.ScorePart::points).sum();
                }
            }
            assertThat(sums).containsExactly(state.score(0), state.score(1));
        }
    }

    @Test
    void a_seat_has_sixteen_turns_and_each_that_begins_is_one_less() {
        while (state.actor() == State.CHANCE) {
            ply();
        }
        int first = state.actor();
        int second = 1 - first;
        assertThat(seen(0).turnsLeft(first)).isEqualTo(16);
        assertThat(seen(0).turnsLeft(second)).isEqualTo(16);
        ply();
        assertThat(seen(0).turnsLeft(first)).isEqualTo(15);
        assertThat(seen(0).turnsLeft(second)).isEqualTo(16);

        untilActor(State.NOBODY);
        assertThat(seen(0).turnsLeft(first)).isZero();
        assertThat(seen(0).turnsLeft(second)).isZero();
    }

    @Test
    void in_a_solo_game_two_turns_of_each_round_are_the_mayors() {
        state = Variant.PLAIN.newState(new Setup(1, Map.of()));
        while (state.actor() == State.CHANCE) {
            assertThat(seen(0).turnsLeft(0)).isEqualTo(16);
            ply();
        }

        assertThat(seen(0).turnsLeft(0)).isEqualTo(16);
        untilActor(State.NOBODY);
        assertThat(seen(0).turnsLeft(0)).isZero();
    }

    @Test
    void bots_see_on_a_sheet_what_people_see_on_it() {
        while (state.actor() != State.NOBODY) {
            ply();
            for (int seat = 0; seat < 2; seat++) {
                see(seen(0).sheet(seat), seen(0).snapshot().sheets().get(seat));
            }
        }
    }

    private void see(FqSheet sheet, FqView.SheetView view) {
        var board = seen(0).boardData();
        assertThat(board.buildingId(sheet.tourist())).isEqualTo(view.tourist());
        assertThat(board.buildingIds(sheet.mapped()))
                .containsExactlyInAnyOrderElementsOf(view.values().keySet());
        for (int value = 0; value <= 6; value++) {
            String written = value == 0 ? "W" : Integer.toString(value);
            assertThat(board.buildingIds(sheet.written(value)))
                    .allMatch(building -> written.equals(view.values().get(building)));
        }
        for (Activity activity : Activity.values()) {
            FqView.TrackView track = Objects.requireNonNull(view.tracks().get(activity), activity::toString);
            assertThat(sheet.boxes(activity.ordinal())).isEqualTo(track.boxes());
            assertThat(sheet.bonuses(activity.ordinal())).isEqualTo(track.bonuses());
            assertThat(sheet.multipliers(activity.ordinal())).isEqualTo(track.multipliers());
        }
        assertThat(sheet.crossedOut()).isEqualTo(view.crossedOut().orElse(0));
        assertThat(sheet.umbrellas()).isEqualTo(view.umbrellas());
        assertThat(sheet.secondLine()).isEqualTo(view.secondLine());
        assertThat(Integer.bitCount(sheet.topRow())).isEqualTo(view.topRow().size());
        assertThat(Integer.bitCount(sheet.bottomRow()))
                .isEqualTo(view.bottomRow().size());
        assertThat(board.buildingIds(sheet.courtyards())).isEqualTo(view.courtyards());
        assertThat(sheet.riverwalk()).isEqualTo(view.riverwalk());
        assertThat(sheet.hasPersonalLine()).isEqualTo(view.personalLine().isPresent());
        assertThat(sheet.personalLine() != 0).isEqualTo(sheet.hasPersonalLine() && hasStretch(view));
    }

    private static boolean hasStretch(FqView.SheetView view) {
        return view.personalLine().map(line -> !line.stretches().isEmpty()).orElse(false);
    }

    @Test
    void a_bonus_that_brings_nothing_is_told_by_its_name() {
        String all = "saxophone trumpet tuba violin unicycle magic acrobat statue";
        Play performer = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "mysticism=5/0/1")
                .performers(0, all, all)
                .play()
                .then("wild mysticism", "bonus mysticism");
        assertThat(performer.events(FqEvent.BonusLost.class)).containsExactly(new FqEvent.BonusLost(0, "mysticism-a"));

        Play second = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "mysticism=11/2/1")
                .performers(0, all, all)
                .play()
                .then("wild mysticism", "bonus mysticism");
        assertThat(second.events(FqEvent.BonusLost.class)).containsExactly(new FqEvent.BonusLost(0, "mysticism-c"));
    }

    @Test
    void marks_are_told_with_their_row_and_their_number() {
        Play performer = Scene.of(2)
                .due("turn:0:1 performer:0:0")
                .performers(0, "violin", "")
                .play()
                .then("performer violin");
        assertThat(performer.events(FqEvent.PerformerMarked.class))
                .containsExactly(new FqEvent.PerformerMarked(0, Performer.VIOLIN, 2, 2));

        Play multiplier = Scene.of(2)
                .due("turn:0:1 wild:0:0")
                .track(0, "party=13/4/4")
                .play()
                .then("wild party");
        assertThat(multiplier.events(FqEvent.MultiplierMarked.class))
                .containsExactly(new FqEvent.MultiplierMarked(0, Activity.PARTY, 5));
    }
}
