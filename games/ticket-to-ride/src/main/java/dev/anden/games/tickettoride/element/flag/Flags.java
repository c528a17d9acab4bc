package dev.anden.games.tickettoride.element.flag;

import dev.anden.engine.Event;
import dev.anden.engine.ScoreLine;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.narration.TtrEvent;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Moves;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.StateHash;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The flags before the seats: which of a flag's cards each has laid, and how many flags it has completed. Sets of
/// colours are bits by the ordinal of their kind of card.
///
/// A claim leaves a frame in which its seat lays one of the cards paid, or none; the frame's count is their kind.
public final class Flags extends Element {
    /// The code of laying a card of the claim.
    static final int KEEP = 13;

    /// The code of laying none.
    static final int DISCARD = 14;

    private static final int GRAY = RouteColor.GRAY.ordinal();

    private final Position position;

    /// The colours of which a flag has one card each; 0 on a board without flags.
    private final int colors;

    private final int points;
    private final int[] laid;
    private final int[] completed;

    /// @param colors the colours of which a flag has one card each; 0 on a board without flags
    /// @param points points for a complete flag
    Flags(Position position, int colors, int points) {
        this.position = position;
        this.colors = colors;
        this.points = points;
        laid = new int[position.seats];
        completed = new int[position.seats];
    }

    /// The colours that lie before a seat.
    public int laid(int seat) {
        return laid[seat];
    }

    /// How many flags a seat has completed.
    public int completed(int seat) {
        return completed[seat];
    }

    @Override
    public ElementKind kind() {
        return FlagKind.FLAG;
    }

    @Override
    public void copyFrom(Element other) {
        var source = (Flags) other;
        System.arraycopy(source.laid, 0, laid, 0, laid.length);
        System.arraycopy(source.completed, 0, completed, 0, completed.length);
    }

    @Override
    public void addTo(StateHash hash, int seat) {
        hash.add(laid[seat] | completed[seat] << 8);
    }

    @Override
    public int cards(int kind) {
        int cards = 0;
        for (int seat = 0; seat < laid.length; seat++) {
            cards += laid[seat] >> kind & 1;
        }
        return cards;
    }

    @Override
    public int points(int seat) {
        return completed[seat] * points;
    }

    /// Whether a seat may lay a card of a kind: it is one of the flag's, and none lies there yet
    /// (`ttr.paris.flag-keep`).
    boolean wants(int seat, int kind) {
        return (colors & ~laid[seat] & 1 << kind) != 0;
    }

    void lay(int seat, int kind) {
        laid[seat] |= 1 << kind;
    }

    void setCompleted(int seat, int flags) {
        completed[seat] = flags;
    }

    boolean isOn() {
        return colors != 0;
    }

    // A claim, its card, the end of the turn

    /// Gray routes serve no flag (ruling R7), and a wild is never laid for one (`ttr.paris.flag-no-wild`).
    @Override
    public void claimed(Moves moves, int seat, int route, int kind, int colored) {
        if (colored > 0 && position.tables.routes.color[route] != GRAY && wants(seat, kind)) {
            position.frames.push(FlagKind.CARD, seat, kind);
        }
    }

    @Override
    public int count(int frame, int seat) {
        return 2;
    }

    @Override
    public int at(int frame, int index, int seat) {
        return switch (index) {
            case 0 -> KEEP;
            case 1 -> DISCARD;
            default -> super.at(frame, index, seat);
        };
    }

    @Override
    public void apply(Moves moves, int frame, int code) {
        if (code == KEEP) {
            lay(position.frames.seat(), position.frames.count());
            position.cards.discard(position.frames.count(), -1);
        }
        position.frames.pop();
    }

    /// A complete flag scores at the end of the turn, and its cards are discarded (`ttr.paris.flag-score`).
    @Override
    public boolean endTurn(Moves moves, int seat) {
        if (laid[seat] != colors) {
            return false;
        }
        for (int rest = laid[seat]; rest != 0; rest &= rest - 1) {
            position.cards.discard(Integer.numberOfTrailingZeros(rest), 1);
        }
        laid[seat] = 0;
        completed[seat]++;
        position.scores[seat] += points;
        position.frames.push(Frames.FILL_MARKET, 0, 0);
        return true;
    }

    /// On that of the turn's end lie the market, which waits, and the flag's card.
    @Override
    public boolean isDue(Frames frames) {
        return frames.depth() == 3
                && frames.at(1) == Frames.frame(Frames.FILL_MARKET, 0, 0)
                && Frames.kind(frames.at(2)) == FlagKind.CARD
                && Frames.seat(frames.at(2)) == Frames.seat(frames.at(0))
                && canBeLaid(Frames.seat(frames.at(2)), Frames.count(frames.at(2)));
    }

    /// Whether a seat wants a card of a kind, and there is one among those that were paid.
    private boolean canBeLaid(int seat, int kind) {
        return seat < position.seats
                && kind < CardKind.COLORS
                && wants(seat, kind)
                && position.cards.discards(kind) > 0;
    }

    // Words

    @Override
    public Optional<TtrAction> action(int code) {
        return switch (code) {
            case KEEP -> Optional.of(new TtrAction.KeepFlagCard());
            case DISCARD -> Optional.of(new TtrAction.DiscardFlagCard());
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<String> print(TtrAction action) {
        return switch (action) {
            case TtrAction.KeepFlagCard() -> Optional.of("flag keep");
            case TtrAction.DiscardFlagCard() -> Optional.of("flag discard");
            default -> Optional.empty();
        };
    }

    @Override
    public List<String> verbs() {
        return List.of("flag");
    }

    @Override
    public int read(List<String> words) {
        return FlagWords.read(words);
    }

    @Override
    public String seatName() {
        return "flag";
    }

    @Override
    public List<String> seatWords(int seat) {
        return FlagWords.print(this, seat);
    }

    @Override
    public void readSeat(int seat, List<String> words) {
        FlagWords.read(this, seat, words);
    }

    // Events and points

    @Override
    public void tell(int frame, int code, Position after, Consumer<Event> events) {
        if (code == KEEP) {
            events.accept(new TtrEvent.FlagCardKept(position.frames.seat(), CardKind.of(position.frames.count())));
        }
    }

    @Override
    public void tellAfter(Element same, Consumer<Event> events) {
        for (int seat = 0; seat < completed.length; seat++) {
            if (((Flags) same).completed(seat) > completed[seat]) {
                events.accept(new TtrEvent.FlagCompleted(seat, points));
            }
        }
    }

    @Override
    public List<ScoreLine> linesInPlay(int seat) {
        return isOn()
                ? List.of(new ScoreLine(seat, "ttr.paris.flag-score", points(seat), List.of(), points(seat) > 0))
                : List.of();
    }
}
