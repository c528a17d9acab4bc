package dev.anden.games.frenchquarter.view;

import dev.anden.engine.Observation;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.rules.Rounds;
import dev.anden.games.frenchquarter.state.FqSheet;
import dev.anden.games.frenchquarter.state.Position;
import org.jspecify.annotations.Nullable;

/// The observation of one seat, or of a spectator.
public final class SeatObservation implements FqObservation {
    private final State whole;
    private final Position position;
    private final Rounds rounds;
    private final int seat;

    /// Made when it is first needed: few who observe ask for numbers.
    private @Nullable SeatNumbers numbers;

    /// @param whole the game at the position
    /// @param rounds whose turn it is there
    /// @param seat a seat, `State.SPECTATOR` or `State.EVERYTHING`
    /// @throws IllegalArgumentException if there is no such seat
    public SeatObservation(State whole, Position position, Rounds rounds, int seat) {
        this.whole = whole;
        this.position = position;
        this.rounds = rounds;
        this.seat = Observation.checkObserver(seat, position.seats);
    }

    @Override
    public Board boardData() {
        return position.tables.board;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public int seats() {
        return position.seats;
    }

    @Override
    public int actor() {
        return position.actor();
    }

    @Override
    public int ply() {
        return position.ply;
    }

    @Override
    public FqPhase phase() {
        return FqPhase.of(position);
    }

    @Override
    public int legalActionCount() {
        return position.actor() == seat && seat >= 0 ? whole.legalActionCount() : 0;
    }

    @Override
    public int legalAction(int index) {
        if (legalActionCount() == 0) {
            throw new IndexOutOfBoundsException("It isn't this observer's move");
        }
        return whole.legalAction(index);
    }

    @Override
    public int score(int seat) {
        return whole.score(seat);
    }

    @Override
    public FqSheet sheet(int seat) {
        return position.sheets[seat];
    }

    @Override
    public int round() {
        return position.round;
    }

    @Override
    public int turnsLeft(int seat) {
        return rounds.turnsLeft(seat);
    }

    @Override
    public long line() {
        return position.line.touched;
    }

    @Override
    public int vacation() {
        return seat < 0 ? -1 : position.sheets[seat].vacation;
    }

    @Override
    public State imagine(RandomStream random) {
        if (seat < 0) {
            throw new IllegalStateException("Only a seat can imagine what it doesn't see");
        }
        State imagined = whole.copy();
        imagined.determinize(seat, random);
        return imagined;
    }

    @Override
    public void numbers(int[] target, int from) {
        if (numbers == null) {
            numbers = new SeatNumbers(position, rounds, seat);
        }
        numbers.write(target, from);
    }

    @Override
    public FqView snapshot() {
        return new Snapshot(position, seat).view();
    }
}
