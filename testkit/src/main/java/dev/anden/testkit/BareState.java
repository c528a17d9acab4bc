package dev.anden.testkit;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.State;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position of a game that is invented for one test, and has only what that test needs: whatever isn't overridden is
/// refused, or nothing. All outcomes of chance weigh the same.
public abstract class BareState implements State {
    /// How many outcomes are possible when chance is to act; they are numbered from 0.
    protected abstract int outcomes();

    @Override
    public Game game() {
        throw missing();
    }

    @Override
    public Optional<Refusal> refusal(int action) {
        return Optional.empty();
    }

    @Override
    public int chanceWeight() {
        return actor() == CHANCE ? outcomes() : 0;
    }

    @Override
    public int chanceOutcome(int share) {
        return share;
    }

    @Override
    public int outcomeWeight(int outcome) {
        return outcome >= 0 && outcome < chanceWeight() ? 1 : 0;
    }

    @Override
    public Action action(int code) {
        throw missing();
    }

    @Override
    public String print(int code) {
        return String.valueOf(code);
    }

    @Override
    public int parse(String text) {
        return Integer.parseInt(text);
    }

    @Override
    public String position() {
        throw missing();
    }

    @Override
    public List<Event> events(int code, State after, int observer) {
        return List.of();
    }

    @Override
    public Map<String, Refusal> refusals(int seat) {
        return Map.of();
    }

    @Override
    public long hash() {
        throw missing();
    }

    @Override
    public ScoreSheet scoreSheet() {
        throw missing();
    }

    /// Nothing is hidden.
    @Override
    public Observation observe(int seat) {
        return new Bare(this, seat);
    }

    @Override
    public void determinize(int seat, RandomStream random) {}

    @Override
    public Optional<State> ahead(int seat) {
        return Optional.empty();
    }

    @Override
    public void checkInvariants() {}

    private static UnsupportedOperationException missing() {
        return new UnsupportedOperationException("The game of this test has none");
    }

    private record Bare(State state, int seat) implements OpenObservation {
        @Override
        public Record snapshot() {
            throw missing();
        }
    }
}
