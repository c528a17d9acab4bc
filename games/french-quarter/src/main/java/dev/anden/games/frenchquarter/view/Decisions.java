package dev.anden.games.frenchquarter.view;

import dev.anden.games.frenchquarter.board.Activity;
import dev.anden.games.frenchquarter.board.Icon;
import dev.anden.games.frenchquarter.board.Transport;
import dev.anden.games.frenchquarter.state.Frames;
import dev.anden.games.frenchquarter.state.Position;
import dev.anden.games.frenchquarter.state.Sheet;
import dev.anden.games.frenchquarter.view.FqView.DecisionView;
import dev.anden.games.frenchquarter.view.FqView.PendingView;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What is decided now and what waits until that is done, as everybody may know it.
final class Decisions {
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
                .filter(frame -> Frames.isDecision(frame) || icon(frame).isPresent())
                .mapToObj(this::pending)
                .toList();
    }

    private PendingView pending(int frame) {
        Optional<FqPhase> phase = Frames.isDecision(frame) ? Optional.of(FqPhase.of(frame)) : Optional.empty();
        return new PendingView(Frames.seat(frame), phase, icon(frame), about(frame));
    }

    private static Optional<Icon> icon(int frame) {
        return switch (Frames.kind(frame)) {
            case Frames.ICON -> Optional.of(Icon.of(Frames.number(frame)));
            case Frames.UMBRELLA_BOX -> Optional.of(Icon.UMBRELLA);
            default -> Optional.empty();
        };
    }

    private DecisionView about(int frame) {
        int number = Frames.number(frame);
        Sheet sheet = position.sheets[Frames.seat(frame)];
        Optional<Transport> card = Optional.empty();
        Optional<String> building = Optional.empty();
        Optional<String> street = Optional.empty();
        Optional<Activity> activity = Optional.empty();
        switch (Frames.kind(frame)) {
            case Frames.MOVE -> card = Optional.of(Transport.of(number));
            case Frames.MAP -> building = Optional.of(position.tables.board.buildingId(sheet.tourist));
            case Frames.MAP_ADJACENT -> building = Optional.of(position.tables.board.buildingId(number));
            case Frames.MAP_STREET -> street = Optional.of(streetId(number));
            case Frames.MAP_FREE ->
                street = number == Frames.ANYWHERE ? Optional.empty() : Optional.of(streetId(number));
            case Frames.CIRCLE -> activity = Optional.of(Activity.of(number));
            default -> {
                // Everything about it is in the offers.
            }
        }
        boolean anyValue = Frames.kind(frame) == Frames.DRAFT || Frames.kind(frame) == Frames.MAP_FREE;
        Optional<Integer> value = anyValue || sheet.die == 0 ? Optional.empty() : Optional.of(sheet.die);
        return new DecisionView(value, card, building, street, activity);
    }

    private String streetId(int street) {
        return position.tables.board.streets().get(street).id();
    }
}
