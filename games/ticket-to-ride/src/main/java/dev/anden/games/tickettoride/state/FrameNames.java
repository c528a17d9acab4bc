package dev.anden.games.tickettoride.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The text form of frames: kind, seat and count, as `turn:0:0`.
public final class FrameNames {
    private static final List<String> CORE = List.of(
            "choose-first",
            "deal-hands",
            "fill-market",
            "deal-tickets",
            "opening-tickets",
            "turn",
            "second-card",
            "deck-card",
            "offer-tickets",
            "keep-tickets",
            "end-turn");

    private final List<String> names;

    /// @param elements all elements of the family, whether a board has them or not
    FrameNames(List<ElementKind> elements) {
        var all = new ArrayList<>(Collections.nCopies(Frames.KINDS, ""));
        IntStream.range(0, CORE.size()).forEach(kind -> all.set(kind, CORE.get(kind)));
        for (ElementKind element : elements) {
            for (int frame = 0; frame < element.frames().size(); frame++) {
                all.set(element.firstFrame() + frame, element.frames().get(frame));
            }
        }
        names = List.copyOf(all);
    }

    public String print(int frame) {
        return names.get(Frames.kind(frame)) + ":" + Frames.seat(frame) + ":" + Frames.count(frame);
    }

    /// All frames of a stack, from the ground up.
    public String print(Frames frames) {
        return IntStream.range(0, frames.depth())
                .mapToObj(height -> print(frames.at(height)))
                .collect(Collectors.joining(" "));
    }

    /// The frame that a text names; empty if it names none.
    public OptionalInt parse(String text) {
        List<String> parts = List.of(text.split(":"));
        if (!text.matches("[a-z-]+:\\d:\\d{1,3}") || !names.contains(parts.get(0))) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(Frames.frame(
                names.indexOf(parts.get(0)), Integer.parseInt(parts.get(1)), Integer.parseInt(parts.get(2))));
    }
}
