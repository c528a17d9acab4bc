package dev.anden.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Everything that the game contract promises, tested by legal random play. A test class implements it and names
/// its games; each is played with each number of seats and each combination of its options.
///
/// A failing position is reported with its seed, the shortest list of actions that leads to such a position, and
/// the line that replays it.
public interface GameContract {
    /// The games to test.
    List<Game> games();

    /// Random games for each game and number of seats: more in a thorough run, and as many as
    /// `-Danden.contract.games=…` says.
    default int gamesEach() {
        return Integer.getInteger("anden.contract.games", Thorough.amount(1, 5));
    }

    @TestFactory
    default Stream<DynamicTest> every_position_keeps_its_invariants() {
        return positions("every position keeps its invariants", 1, (state, random) -> {
            state.checkInvariants();
            new PositionChecks(state).actorIsSomebody();
        });
    }

    @TestFactory
    default Stream<DynamicTest> legal_actions_are_listed_once_each() {
        return positions("legal actions are listed once each", 1, (state, random) -> {
            new PositionChecks(state).legalActionsAreListedOnceEach();
            new PositionChecks(state).onlyTheActorSeesActions();
        });
    }

    @TestFactory
    default Stream<DynamicTest> outcomes_share_the_weight_of_chance() {
        return positions(
                "outcomes share the weight of chance",
                1,
                (state, random) -> new PositionChecks(state).outcomesShareTheWeight());
    }

    @TestFactory
    default Stream<DynamicTest> an_illegal_action_is_refused_and_changes_nothing() {
        return positions(
                "an illegal action is refused and changes nothing",
                1,
                (state, random) -> new PositionChecks(state).whatIsLegalIsNotRefusedAndTheRestIs(random));
    }

    @TestFactory
    default Stream<DynamicTest> notation_is_read_as_it_was_written() {
        return positions(
                "notation is read as it was written", 3, (state, random) -> new PositionChecks(state).notationIsRead());
    }

    @TestFactory
    default Stream<DynamicTest> a_position_is_read_as_it_was_written() {
        return positions(
                "a position is read as it was written",
                3,
                (state, random) -> new PositionChecks(state).textIsReadBack());
    }

    @TestFactory
    default Stream<DynamicTest> a_copy_goes_its_own_way() {
        return positions(
                "a copy goes its own way",
                1,
                (state, random) -> new PositionChecks(state).copiesAreEqualAndApart(random));
    }

    @TestFactory
    default Stream<DynamicTest> nobody_observes_from_a_seat_that_is_not_there() {
        return eachGame(
                "nobody observes from a seat that isn't there",
                (game, setup) -> new PositionChecks(game.newState(setup)).onlyWhoIsThereObserves());
    }

    @TestFactory
    default Stream<DynamicTest> what_a_seat_sees_survives_a_new_deal_of_the_rest() {
        return positions(
                "what a seat sees survives a new deal of the rest",
                3,
                (state, random) -> new PositionChecks(state).whatASeatSeesSurvivesANewDeal(random));
    }

    @TestFactory
    default Stream<DynamicTest> what_a_seat_imagines_looks_the_same_to_it() {
        return positions(
                "what a seat imagines looks the same to it",
                3,
                (state, random) -> new PositionChecks(state).whatASeatImaginesLooksTheSameToIt(random));
    }

    @TestFactory
    default Stream<DynamicTest> an_action_shows_its_seat_nothing_new_or_says_so() {
        return positions(
                "an action shows its seat nothing new, or says so",
                1,
                (state, random) -> new PositionChecks(state).actionsShowNothingNewOrSaySo(random));
    }

    @TestFactory
    default Stream<DynamicTest> early_choices_are_choices_of_that_seat() {
        return positions(
                "early choices are choices of that seat",
                1,
                (state, random) -> new PositionChecks(state).earlyChoicesStayLegal());
    }

    @TestFactory
    default Stream<DynamicTest> final_scores_are_the_score_sheet() {
        return positions(
                "final scores are the score sheet",
                1,
                (state, random) -> new PositionChecks(state).scoresAreTheScoreSheet());
    }

    /// A log replays to the same position at every ply, and gives every observer the events meant for it.
    @TestFactory
    default Stream<DynamicTest> a_log_replays_to_the_same_positions() {
        return eachGame("a log replays to the same positions", (game, setup) -> {
            for (long seed = 1; seed <= gamesEach(); seed++) {
                var hashes = new ArrayList<Long>();
                List<Integer> codes = RandomPlay.play(game, setup, seed, state -> hashes.add(state.hash()));
                State state = game.newState(setup);
                for (int ply = 0; ply < codes.size(); ply++) {
                    assertThat(state.hash()).isEqualTo(hashes.get(ply));
                    State before = state.copy();
                    int code = codes.get(ply);
                    assertThatThrownBy(() -> before.events(code, before, State.SPECTATOR))
                            .isInstanceOf(IllegalArgumentException.class);
                    state.apply(code);
                    assertThat(state.ply()).isEqualTo(ply + 1);
                    for (int observer = State.EVERYTHING; observer < setup.seats(); observer++) {
                        if (observer >= 0 || observer <= State.SPECTATOR) {
                            assertThat(before.events(codes.get(ply), state, observer))
                                    .doesNotContainNull();
                        }
                    }
                }
                assertThat(state.hash()).isEqualTo(hashes.getLast());
            }
        });
    }

    /// Runs a test for each game and set-up.
    private Stream<DynamicTest> eachGame(String name, SetUpTest test) {
        return games().stream()
                .flatMap(game -> EverySetup.of(game.info()).stream()
                        .map(setup -> DynamicTest.dynamicTest(
                                "%s: %s with %s".formatted(name, game.info().id(), setup),
                                () -> test.run(game, setup))));
    }

    /// Runs a check on every n-th position of random games, and shrinks what fails.
    private Stream<DynamicTest> positions(String name, int every, PositionTest test) {
        return eachGame(name, (game, setup) -> {
            for (long seed = 1; seed <= gamesEach(); seed++) {
                long checked = seed;
                Consumer<State> check = state -> test.run(state, RandomStream.ofSeed(checked, state.ply(), 2));
                try {
                    RandomPlay.play(game, setup, seed, state -> {
                        if (state.ply() % every == 0 || state.actor() == State.NOBODY) {
                            check.accept(state);
                        }
                    });
                } catch (RuntimeException | AssertionError fault) {
                    throw new AssertionError(FaultReport.of(game, setup, seed, check, fault), fault);
                }
            }
        });
    }

    /// A test of one game in one set-up.
    interface SetUpTest {
        void run(Game game, Setup setup);
    }

    /// A test of one position.
    interface PositionTest {
        void run(State state, RandomStream random);
    }
}
