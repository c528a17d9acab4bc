package dev.anden.games.tickettoride.element.flag;

import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.Elements;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Position;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Flags, as the core asks for them.
public final class FlagKind implements ElementKind {
    public static final FlagKind FLAG = new FlagKind();

    private FlagKind() {}

    /// The seat lays a card of its claim for its flag, or not; the frame's count is the card's kind.
    public static final int CARD = 13;

    @Override
    public boolean isOn(Board board) {
        return board.rules().elements().flag().isPresent();
    }

    @Override
    public boolean keepsState() {
        return true;
    }

    @Override
    public int firstFrame() {
        return CARD;
    }

    @Override
    public List<String> frames() {
        return List.of("flag-card");
    }

    @Override
    public boolean followsClaims() {
        return true;
    }

    @Override
    public boolean endsTurns() {
        return true;
    }

    @Override
    public Function<Position, Element> on(Board board) {
        Optional<Elements.Flags> rules = board.rules().elements().flag();
        int colors = rules.map(Elements.Flags::colors).orElse(Set.of()).stream()
                .mapToInt(color -> 1 << color.ordinal())
                .sum();
        int points = rules.map(Elements.Flags::points).orElse(0);
        return position -> new Flags(position, colors, points);
    }
}
