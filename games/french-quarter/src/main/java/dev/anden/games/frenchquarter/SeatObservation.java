package dev.anden.games.frenchquarter;

import dev.anden.engine.Game;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Board;

/// The observation of one seat, or of a spectator.
final class SeatObservation implements FqObservation {
    private final FqState state;
    private final int seat;

    SeatObservation(FqState state, int seat) {
        this.state = state;
        this.seat = seat;
    }

    @Override
    public Game game() {
        return state.game;
    }

    @Override
    public Board boardData() {
        return state.tables.board;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public int seats() {
        return state.seats;
    }

    @Override
    public int actor() {
        return state.actor();
    }

    @Override
    public int ply() {
        return state.ply;
    }

    @Override
    public FqPhase phase() {
        return phase(state);
    }

    static FqPhase phase(FqState state) {
        if (state.frames.isEmpty()) {
            return FqPhase.OVER;
        }
        int frame = state.frames.top();
        if (Frames.isChance(frame)) {
            return FqPhase.CHANCE;
        }
        return FqPhase.values()[FqPhase.DRAFT.ordinal() + Frames.kind(frame) - Frames.DRAFT];
    }

    @Override
    public int legalActionCount() {
        return state.actor() == seat && seat >= 0 ? state.legalActionCount() : 0;
    }

    @Override
    public int legalAction(int index) {
        if (legalActionCount() == 0) {
            throw new IndexOutOfBoundsException("It isn't this observer's move");
        }
        return state.legalAction(index);
    }

    @Override
    public int score(int seat) {
        return state.score(seat);
    }

    @Override
    public FqSheet sheet(int seat) {
        return state.sheets[seat];
    }

    @Override
    public int round() {
        return state.round;
    }

    @Override
    public int turnsLeft(int seat) {
        return state.rounds.turnsLeft(seat);
    }

    @Override
    public long line() {
        return state.line.touched;
    }

    @Override
    public int vacation() {
        return seat < 0 ? -1 : state.sheets[seat].vacation;
    }

    @Override
    public State imagine(RandomStream random) {
        if (seat < 0) {
            throw new IllegalStateException("Only a seat can imagine what it doesn't see");
        }
        FqState imagined = state.copy();
        imagined.determinize(seat, random);
        return imagined;
    }

    @Override
    public FqView snapshot() {
        return new Snapshot(state, seat).view();
    }
}
