package dev.anden.games.frenchquarter.soundness;

import dev.anden.engine.Phrase;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.rules.Choices;
import dev.anden.games.frenchquarter.rules.Outcomes;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;
import java.util.ArrayList;
import java.util.List;

/// What stands against playing on from a position that was read.
public final class PositionCheck {
    private final Position position;
    private final List<String> problems = new ArrayList<>();

    public PositionCheck(Position position) {
        this.position = position;
    }

    /// All that is wrong.
    public List<Phrase> problems() {
        for (int height = 0; height < position.frames.depth(); height++) {
            checkFrame(position.frames.at(height));
        }
        problems.addAll(new PhaseCheck(position).problems());
        check(
                position.first < position.seats && position.socializer < position.seats,
                "first and socializer are seats");
        check(position.round == 0 || position.first >= 0, "the first seat is known once a round began");
        check(position.round == 0 || position.line.isStarted(), "the line has a start once a round began");
        check(position.seats > 1 || position.mayor, "with one seat the mayor is always on");
        try {
            Invariants.check(position);
        } catch (IllegalStateException broken) {
            problems.add(String.valueOf(broken.getMessage()));
        }
        if (problems.isEmpty() && !position.frames.isEmpty()) {
            checkTop(position.frames.top());
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
        Board board = position.tables.board;
        boolean fine = Frames.seat(frame) < position.seats
                && switch (Frames.kind(frame)) {
                    case Frames.REVEAL, Frames.MOVE ->
                        number < Transport.COUNT && (position.tables.decks[position.seats] >> number & 1) != 0;
                    case Frames.ROLL -> number < position.tables.dice[position.seats].length;
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
                    position.sheets[Frames.seat(frame)].die > 0,
                    "a seat has a die when \"" + Frames.print(frame) + "\" is due");
        }
        if (!fine) {
            problems.add("\"" + Frames.print(frame) + "\" can't be due");
        }
    }

    private void checkTop(int frame) {
        if (Frames.isDecision(frame)) {
            var choices = new Choices(position);
            choices.fill(frame);
            check(choices.count() > 1, "what is due next is a choice among several, or chance");
        } else {
            check(
                    Frames.isChance(frame) && new Outcomes(position).weight() > 0,
                    "what is due next is a choice or chance");
        }
    }
}
