package dev.anden.games.frenchquarter;

import dev.anden.engine.Phrase;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Transport;
import java.util.ArrayList;
import java.util.List;

/// What stands against playing on from a position that was read. Lists the legal actions of the one that is fine.
final class PositionCheck {
    private final FqState state;
    private final List<String> problems = new ArrayList<>();

    PositionCheck(FqState state) {
        this.state = state;
    }

    /// All that is wrong.
    List<Phrase> problems() {
        for (int height = 0; height < state.frames.depth(); height++) {
            checkFrame(state.frames.at(height));
        }
        problems.addAll(new PhaseCheck(state).problems());
        check(state.first < state.seats && state.socializer < state.seats, "first and socializer are seats");
        check(state.round == 0 || state.first >= 0, "the first seat is known once a round began");
        check(state.round == 0 || state.line.isStarted(), "the line has a start once a round began");
        check(state.seats > 1 || state.mayor, "with one seat the mayor is always on");
        try {
            Invariants.check(state);
        } catch (IllegalStateException broken) {
            problems.add(String.valueOf(broken.getMessage()));
        }
        if (problems.isEmpty() && !state.frames.isEmpty()) {
            checkTop(state.frames.top());
        }
        return problems.stream().map(Phrase::plain).toList();
    }

    private void check(boolean holds, String right) {
        if (!holds) {
            problems.add("This must hold: " + right);
        }
    }

    private void checkFrame(int frame) {
        int number = Frames.number(frame);
        Board board = state.tables.board;
        boolean fine = Frames.seat(frame) < state.seats
                && switch (Frames.kind(frame)) {
                    case Frames.REVEAL, Frames.MOVE ->
                        number < Transport.COUNT && (state.tables.decks[state.seats] >> number & 1) != 0;
                    case Frames.ROLL -> number < state.tables.dice[state.seats].length;
                    case Frames.MAP_ADJACENT -> number < board.buildings().size();
                    case Frames.MAP_STREET -> number < board.streets().size();
                    case Frames.MAP_FREE -> number < board.streets().size() || number == Frames.ANYWHERE;
                    case Frames.CIRCLE -> number < Activity.COUNT;
                    case Frames.PERFORMER -> number < 2 * Frames.ONE_MORE;
                    case Frames.ICON -> number < Icon.COUNT;
                    default -> true;
                };
        if (fine && Frames.needsDie(frame)) {
            check(
                    state.sheets[Frames.seat(frame)].die > 0,
                    "a seat has a die when \"" + Frames.print(frame) + "\" is due");
        }
        if (!fine) {
            problems.add("\"" + Frames.print(frame) + "\" can't be due");
        }
    }

    private void checkTop(int frame) {
        if (Frames.isDecision(frame)) {
            state.choices.fill(frame);
            check(state.choices.count() > 1, "what is due next is a choice among several, or chance");
        } else {
            check(Frames.isChance(frame) && state.chanceWeight() > 0, "what is due next is a choice or chance");
        }
    }
}
