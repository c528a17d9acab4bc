package dev.anden.games.frenchquarter.soundness;

import dev.anden.engine.Phrase;
import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.ActivityTrack;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.rules.Choices;
import dev.anden.games.frenchquarter.rules.Outcomes;
import dev.anden.games.frenchquarter.state.Bonus;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.GameTables;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What stands against playing on from a position that was read.
public final class PositionCheck {
    private final Position position;
    private final List<Phrase> problems = new ArrayList<>();

    public PositionCheck(Position position) {
        this.position = position;
    }

    /// All that is wrong.
    public List<Phrase> problems() {
        for (int height = 0; height < position.frames.depth(); height++) {
            checkFrame(position.frames.at(height), height + 1 == position.frames.depth());
        }
        if (problems.isEmpty()) {
            problems.addAll(new PhaseCheck(position).problems());
        }
        require(position.first < position.seats && position.socializer < position.seats, PositionFlaw.NO_SEAT);
        require(position.first >= 0 || isDue(Frames.CHOOSE_FIRST), PositionFlaw.NO_FIRST);
        require(position.line.isStarted() || isDue(Frames.LINE_START), PositionFlaw.NO_START);
        require(position.seats > 1 || position.mayor, PositionFlaw.SOLO);
        checkInvariants();
        if (problems.isEmpty() && !position.frames.isEmpty()) {
            checkTop(position.frames.top());
        }
        return problems;
    }

    private void checkInvariants() {
        Invariants.flaws(position).forEach(flaw -> problems.add(PositionFlaw.IMPOSSIBLE.of("reason", flaw)));
    }

    private boolean isDue(int kind) {
        return IntStream.range(0, position.frames.depth())
                .anyMatch(height -> Frames.kind(position.frames.at(height)) == kind);
    }

    private void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            problems.add(otherwise.of(facts));
        }
    }

    private void checkFrame(int frame, boolean top) {
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
                    case Frames.CIRCLE -> top && number < Activity.COUNT && isOnCircle(sheet(frame), number);
                    case Frames.POLICE_DIE -> top && sheet(frame).isWanted();
                    case Frames.PERSONAL_START -> top && !sheet(frame).hasPersonalLine();
                    case Frames.PERSONAL_LINE -> sheet(frame).hasPersonalLine();
                    case Frames.PERFORMER -> number < 2 * Frames.ONE_MORE;
                    case Frames.ICON -> number < Icon.COUNT;
                    default -> true;
                };
        require(fine, PositionFlaw.NOT_DUE, "frame", Frames.print(frame));
        if (fine && Frames.needsDie(frame)) {
            require(
                    sheet(frame).die > 0,
                    PositionFlaw.NO_DIE,
                    "seat",
                    Frames.seat(frame),
                    "frame",
                    Frames.print(frame));
        }
    }

    private Sheet sheet(int frame) {
        return position.sheets[Frames.seat(frame)];
    }

    /// Whether the last box marked of a track is a circle that leaves the choice between a bonus and a multiplier,
    /// and neither has been taken for it (`fq.activity.circle`).
    private boolean isOnCircle(Sheet sheet, int activity) {
        int marked = Math.min(sheet.boxes[activity], ActivityTrack.LENGTH);
        int[] circles = position.tables.circles[activity];
        int crossedOut = activity == Sheet.CULTURE ? sheet.crossedOut : 0;
        long passed = IntStream.rangeClosed(1, marked)
                .filter(box -> circles[box] != 0 && box != crossedOut)
                .count();
        return circles[marked] == (GameTables.BONUS | GameTables.MULTIPLIER)
                && sheet.bonuses[activity] + sheet.multipliers[activity] < passed
                && sheet.bonuses[activity] < Bonus.count(activity)
                && sheet.multipliers[activity] < position.tables.multipliers[activity].length;
    }

    private void checkTop(int frame) {
        if (Frames.isDecision(frame)) {
            var choices = new Choices(position);
            choices.fill(frame);
            require(choices.count() > 1, PositionFlaw.ONE_CHOICE);
        } else {
            require(Frames.isChance(frame) && new Outcomes(position).weight() > 0, PositionFlaw.NO_CHOICE);
        }
    }
}
