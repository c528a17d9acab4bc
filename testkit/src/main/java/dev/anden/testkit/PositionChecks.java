package dev.anden.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreLine;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/// What the game contract promises of every single position. Each check leaves the position as it was.
final class PositionChecks {
    /// More codes than any action has.
    private static final int CODES = 1 << 16;

    private final State state;
    private final Game game;

    PositionChecks(State state) {
        this.state = state;
        game = state.game();
    }

    void actorIsSomebody() {
        assertThat(state.actor()).isBetween(State.NOBODY, state.seats() - 1);
    }

    void legalActionsAreListedOnceEach() {
        int[] actions = state.legalActions();
        assertThat(actions.length).isEqualTo(state.legalActionCount());
        assertThat(actions.length > 0).isEqualTo(state.actor() >= 0);
        assertThat(Arrays.stream(actions).distinct().count()).isEqualTo(actions.length);
        for (int index = 0; index < actions.length; index++) {
            assertThat(state.legalAction(index)).isEqualTo(actions[index]);
        }
    }

    void outcomesShareTheWeight() {
        int weight = state.chanceWeight();
        assertThat(weight > 0).isEqualTo(state.actor() == State.CHANCE);
        int last = -1;
        int sum = 0;
        for (int share = 0; share < weight; share++) {
            int outcome = state.chanceOutcome(share);
            if (outcome < last) {
                throw new AssertionError("Outcome " + outcome + " comes after " + last);
            }
            if (outcome > last) {
                sum += state.outcomeWeight(outcome);
            }
            last = outcome;
        }
        assertThat(sum).isEqualTo(weight);
    }

    void whatIsLegalIsNotRefusedAndTheRestIs(RandomStream random) {
        if (state.actor() < 0) {
            return;
        }
        long hash = state.hash();
        int[] actions = state.legalActions();
        int action = actions[random.below(actions.length)];
        assertThat(state.refusal(action)).isEmpty();
        int other = random.below(CODES);
        if (IntStream.of(actions).noneMatch(legal -> legal == other)) {
            Optional<Refusal> refusal = state.refusal(other);
            assertThat(refusal).as("the refusal of %s", other).isPresent();
            assertThat(refusal.orElseThrow().rule()).matches("[a-z0-9.-]+");
        }
        assertThat(state.hash()).isEqualTo(hash);
    }

    void notationIsRead() {
        for (int action : state.legalActions()) {
            assertThat(state.parse(state.print(action))).isEqualTo(action);
            assertThat(state.action(action).target()).isNotEmpty();
        }
    }

    void textIsReadBack() {
        State read = game.parseState(state.position());
        assertThat(read.hash()).isEqualTo(state.hash());
        assertThat(read.position()).isEqualTo(state.position());
    }

    void copiesAreEqualAndApart(RandomStream random) {
        if (state.actor() == State.NOBODY) {
            return;
        }
        long hash = state.hash();
        State copy = state.copy();
        assertThat(copy.hash()).isEqualTo(hash);
        copy.apply(RandomPlay.next(copy, random, random));
        assertThat(state.hash()).as("the state whose copy went on").isEqualTo(hash);
        copy.copyFrom(state);
        assertThat(copy.hash()).isEqualTo(hash);
        assertThat(copy.legalActions()).isEqualTo(state.legalActions());
    }

    void whatASeatSeesSurvivesANewDeal(RandomStream random) {
        // Reading takes ten times as long as all the rest: one seat's deal of each position.
        int readBack = random.below(state.seats());
        for (int seat = 0; seat < state.seats(); seat++) {
            State other = state.copy();
            Record seen = state.observe(seat).snapshot();
            other.determinize(seat, random);
            other.checkInvariants();
            if (seat == readBack) {
                new PositionChecks(other).textIsReadBack();
            }
            assertThat(other.observe(seat).snapshot()).isEqualTo(seen);
            if (state.actor() == seat) {
                assertThat(other.legalActions()).isEqualTo(state.legalActions());
                int action = state.legalAction(random.below(state.legalActionCount()));
                assertThat(other.preview(action)).isEqualTo(state.preview(action));
            }
        }
    }

    void whatASeatImaginesLooksTheSameToIt(RandomStream random) {
        long hash = state.hash();
        for (int seat = 0; seat < state.seats(); seat++) {
            Observation observation = state.observe(seat);
            State imagined = observation.imagine(random);
            imagined.checkInvariants();
            assertThat(imagined.observe(seat).snapshot()).isEqualTo(observation.snapshot());
            if (imagined.actor() != State.NOBODY) {
                imagined.apply(RandomPlay.next(imagined, random, random));
            }
            assertThat(state.hash()).as("the state that was observed").isEqualTo(hash);
        }
        assertThatThrownBy(() -> state.observe(State.SPECTATOR).imagine(random))
                .isInstanceOf(IllegalStateException.class);
    }

    /// An action that doesn't say that it shows something leaves the seat seeing what it would in any other deal.
    void actionsShowNothingNewOrSaySo(RandomStream random) {
        int seat = state.actor();
        if (seat < 0) {
            return;
        }
        int[] actions = state.legalActions();
        int action = actions[random.below(actions.length)];
        State after = state.copy();
        after.apply(action);
        if (state.isRevealing(action) || after.actor() == State.NOBODY) {
            return;
        }
        State other = state.copy();
        other.determinize(seat, random);
        other.apply(action);
        assertThat(other.observe(seat).snapshot()).isEqualTo(after.observe(seat).snapshot());
        assertThat(other.actor()).isEqualTo(after.actor());
        if (after.actor() == seat) {
            assertThat(other.legalActions()).isEqualTo(after.legalActions());
        }
    }

    void onlyWhoIsThereObserves() {
        for (int seat : new int[] {State.CHANCE, State.NOBODY, State.EVERYTHING - 1, state.seats()}) {
            assertThatThrownBy(() -> state.observe(seat))
                    .as("what seat %d sees", seat)
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(state.observe(State.EVERYTHING).seat()).isEqualTo(State.EVERYTHING);
        assertThat(state.observe(State.SPECTATOR).seat()).isEqualTo(State.SPECTATOR);
        for (int seat = 0; seat < state.seats(); seat++) {
            assertThat(state.observe(seat).seat()).isEqualTo(seat);
        }
    }

    void onlyTheActorSeesActions() {
        for (int seat = 0; seat < state.seats(); seat++) {
            Observation observation = state.observe(seat);
            int count = observation.legalActionCount();
            assertThat(count).isEqualTo(state.actor() == seat ? state.legalActionCount() : 0);
        }
        assertThat(state.observe(State.SPECTATOR).legalActionCount()).isZero();
    }

    void earlyChoicesStayLegal() {
        for (int seat = 0; seat < state.seats(); seat++) {
            Optional<State> ahead = state.ahead(seat);
            if (ahead.isPresent()) {
                assertThat(ahead.get().actor()).isEqualTo(seat);
                assertThat(ahead.get().legalActionCount()).isPositive();
            }
        }
    }

    void scoresAreTheScoreSheet() {
        if (state.actor() != State.NOBODY) {
            return;
        }
        ScoreSheet sheet = state.scoreSheet();
        for (int seat = 0; seat < state.seats(); seat++) {
            int own = seat;
            int sum = sheet.lines().stream()
                    .filter(line -> line.seat() == own)
                    .mapToInt(ScoreLine::points)
                    .sum();
            assertThat(sheet.totals().get(seat)).isEqualTo(sum).isEqualTo(state.score(seat));
        }
        assertThat(sheet.winners()).isNotEmpty();
        assertThat(sheet.decidedBy()).isNotEmpty();
    }
}
