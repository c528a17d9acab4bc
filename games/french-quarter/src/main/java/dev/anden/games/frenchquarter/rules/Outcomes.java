package dev.anden.games.frenchquarter.rules;

import dev.anden.engine.State;
import dev.anden.games.frenchquarter.board.Board;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;

/// What chance can decide at the topmost frame: who begins, what a die shows, which card of a deck comes. All
/// outcomes are equally likely.
public final class Outcomes {

    private final Position position;

    public Outcomes(Position position) {
        this.position = position;
    }

    /// How many outcomes there are; 0 if chance isn't to act.
    public int weight() {
        if (position.actor() != State.CHANCE) {
            return 0;
        }
        int frame = position.frames.top();
        return switch (Frames.kind(frame)) {
            case Frames.CHOOSE_FIRST -> position.seats;
            case Frames.LINE_START, Frames.ROLL, Frames.POLICE_DIE -> Board.FACES;
            default -> Integer.bitCount(hidden(frame));
        };
    }

    /// The outcome at a place of their ascending list.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public int outcome(int share) {
        if (share < 0 || share >= weight()) {
            throw new IndexOutOfBoundsException("No outcome has the share " + share);
        }
        int frame = position.frames.top();
        return switch (Frames.kind(frame)) {
            case Frames.CHOOSE_FIRST -> share;
            case Frames.LINE_START, Frames.ROLL, Frames.POLICE_DIE -> share + 1;
            default -> firstHidden(frame) + nth(hidden(frame), share);
        };
    }

    /// 1 if an outcome can happen, otherwise 0.
    public int weight(int outcome) {
        if (position.actor() != State.CHANCE || outcome < 0) {
            return 0;
        }
        int frame = position.frames.top();
        return switch (Frames.kind(frame)) {
            case Frames.CHOOSE_FIRST -> outcome < position.seats ? 1 : 0;
            case Frames.LINE_START, Frames.ROLL, Frames.POLICE_DIE -> outcome >= 1 && outcome <= Board.FACES ? 1 : 0;
            default -> {
                int card = outcome - firstHidden(frame);
                yield card >= 0 && card < Integer.SIZE ? hidden(frame) >>> card & 1 : 0;
            }
        };
    }

    /// The cards that can come next, as bits.
    private int hidden(int frame) {
        return switch (Frames.kind(frame)) {
            case Frames.DEAL_VACATION -> position.vacationsHidden;
            case Frames.REVEAL_MAYOR -> position.row.mayorHidden;
            default -> position.row.hidden[Frames.number(frame)];
        };
    }

    /// The index of the card that the lowest bit of [#hidden] stands for.
    private static int firstHidden(int frame) {
        return Frames.kind(frame) == Frames.REVEAL ? Frames.number(frame) * Board.DECK : 0;
    }

    /// The n-th lowest bit that is set, from 0.
    public static int nth(int bits, int place) {
        int rest = bits;
        for (int left = place; left > 0; left--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
