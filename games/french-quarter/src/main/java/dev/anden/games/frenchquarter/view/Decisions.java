package dev.anden.games.frenchquarter.view;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.view.FqView.DecisionView;
import dev.anden.games.frenchquarter.view.FqView.PendingView;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What is decided now and what waits until that is done, as everybody may know it.
///
/// Of a frame it tells numbers, and of these it makes the records of the view.
final class Decisions {
    /// What a frame isn't about.
    static final int NONE = -1;

    private static final DecisionView NOTHING =
            new DecisionView(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    private final Position position;

    Decisions(Position position) {
        this.position = position;
    }

    /// What the choice of now is about.
    DecisionView now() {
        return position.actor() < 0 ? NOTHING : about(position.frames.top());
    }

    /// What waits below it, the next first. What follows from the round and from whose turn it is isn't told again.
    List<PendingView> pending() {
        return IntStream.iterate(position.frames.depth() - 2, height -> height >= 0, height -> height - 1)
                .map(position.frames::at)
                .filter(Decisions::isTold)
                .mapToObj(this::pending)
                .toList();
    }

    private PendingView pending(int frame) {
        Optional<FqPhase> phase = Frames.isDecision(frame) ? Optional.of(FqPhase.of(frame)) : Optional.empty();
        return new PendingView(Frames.seat(frame), phase, optional(icon(frame)).map(Icon::of), about(frame));
    }

    private DecisionView about(int frame) {
        int value = value(frame);
        return new DecisionView(
                value == 0 ? Optional.empty() : Optional.of(value),
                optional(card(frame)).map(Transport::of),
                optional(building(frame)).map(position.tables.board::buildingId),
                optional(street(frame))
                        .map(street ->
                                position.tables.board.streets().get(street).id()),
                optional(activity(frame)).map(Activity::of));
    }

    private static Optional<Integer> optional(int index) {
        return index == NONE ? Optional.empty() : Optional.of(index);
    }

    /// Whether everybody is told that a frame waits.
    static boolean isTold(int frame) {
        return Frames.isDecision(frame) || icon(frame) != NONE;
    }

    /// The ordinal of the icon that a frame gives, or [#NONE].
    static int icon(int frame) {
        return switch (Frames.kind(frame)) {
            case Frames.ICON -> Frames.number(frame);
            case Frames.UMBRELLA_BOX -> Icon.UMBRELLA.ordinal();
            default -> NONE;
        };
    }

    /// The value of the die with which a frame is about to map, 1 to 6; 0 if it doesn't matter or there is none.
    int value(int frame) {
        boolean anyValue = Frames.kind(frame) == Frames.DRAFT || Frames.kind(frame) == Frames.MAP_FREE;
        return anyValue ? 0 : position.sheets[Frames.seat(frame)].die;
    }

    /// The ordinal of the card whose move is used, or [#NONE].
    static int card(int frame) {
        return Frames.kind(frame) == Frames.MOVE ? Frames.number(frame) : NONE;
    }

    /// The building of the map action, or the one that the second building has to be next to; or [#NONE].
    int building(int frame) {
        return switch (Frames.kind(frame)) {
            case Frames.MAP -> position.sheets[Frames.seat(frame)].tourist;
            case Frames.MAP_ADJACENT -> Frames.number(frame);
            default -> NONE;
        };
    }

    /// The street whose building is mapped, or [#NONE].
    static int street(int frame) {
        boolean onStreet = Frames.kind(frame) == Frames.MAP_STREET
                || (Frames.kind(frame) == Frames.MAP_FREE && Frames.number(frame) != Frames.ANYWHERE);
        return onStreet ? Frames.number(frame) : NONE;
    }

    /// The track of the circle, or [#NONE].
    static int activity(int frame) {
        return Frames.kind(frame) == Frames.CIRCLE ? Frames.number(frame) : NONE;
    }
}
