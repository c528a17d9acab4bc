package dev.anden.games.tickettoride.element.tunnel;

import dev.anden.engine.Event;
import dev.anden.engine.Phrase;
import dev.anden.engine.Refusal;
import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.action.TtrAction;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.ElementKind;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Moves;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.StateHash;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A tunnel that is being claimed: the claim that was laid, and the cards turned up for it. The laid cards stay in
/// their seat's hand until it is known whether they are paid or taken back.
///
/// | code | action |
/// |---|---|
/// | 12 | give the tunnel up |
/// | 4000 + wilds | pay what is due |
public final class Tunnel extends Element {
    static final int GIVE_UP = 12;
    private static final int PAY = 4000;
    private static final int PAY_END = ActionCodes.CLAIM;

    /// The claim while no tunnel is being claimed.
    private static final int NONE = -1;

    private static final int WILD = CardKind.COLORS;

    final Position position;

    /// How many cards are turned up.
    final int turnUp;

    /// Which routes are tunnels.
    private final boolean[] tunnels;

    private int claim = NONE;
    private final byte[] turnedUp = new byte[CardKind.COUNT];

    Tunnel(Position position, int turnUp, boolean[] tunnels) {
        this.position = position;
        this.turnUp = turnUp;
        this.tunnels = tunnels;
    }

    /// The code of the claim that was laid; -1 if none was.
    public int claim() {
        return claim;
    }

    public boolean isOpen() {
        return claim != NONE;
    }

    /// How many cards of a kind were turned up.
    public int turnedUp(int kind) {
        return turnedUp[kind];
    }

    /// The cards due besides those laid: one for each turned-up card of the colour laid (`ttr.europe.tunnel-extra`)
    /// and for each wild (`ttr.europe.tunnel-wild-matches`); for a claim with wilds alone, for the wilds only
    /// (`ttr.europe.tunnel-all-wild`).
    public int due() {
        int kind = ActionCodes.kind(claim);
        return turnedUp[WILD] + (kind == WILD ? 0 : turnedUp[kind]);
    }

    /// Cards of a kind that are laid.
    int laid(int kind) {
        if (kind == WILD) {
            return ActionCodes.wilds(claim);
        }
        return kind == ActionCodes.kind(claim)
                ? position.tables.routes.length[ActionCodes.route(claim)] - ActionCodes.wilds(claim)
                : 0;
    }

    static int pay(int wilds) {
        return PAY + wilds;
    }

    static int wildsPaid(int code) {
        return code - PAY;
    }

    private static boolean isPay(int code) {
        return code >= PAY && code < PAY_END;
    }

    @Override
    public ElementKind kind() {
        return TunnelKind.TUNNEL;
    }

    @Override
    public void copyFrom(Element other) {
        var source = (Tunnel) other;
        claim = source.claim;
        System.arraycopy(source.turnedUp, 0, turnedUp, 0, turnedUp.length);
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(claim);
        for (byte count : turnedUp) {
            hash.add(count);
        }
    }

    @Override
    public int cards(int kind) {
        return turnedUp[kind];
    }

    @Override
    public boolean holdsMarket() {
        return isOpen();
    }

    // Laying, turning up, paying

    @Override
    public boolean takeCharge(Moves moves, int seat, int code) {
        if (!tunnels[ActionCodes.route(code)]) {
            return false;
        }
        lay(code);
        know(seat, ActionCodes.kind(code));
        know(seat, WILD);
        position.frames.push(TunnelKind.PAYMENT, seat, 0);
        position.frames.push(TunnelKind.CARD, seat, turnUp);
        return true;
    }

    /// Lays the cards of a claim (`ttr.europe.tunnel-reveal`).
    void lay(int code) {
        claim = code;
    }

    void turnUp(int kind) {
        turnedUp[kind]++;
    }

    /// Everybody sees the cards that are laid.
    private void know(int seat, int kind) {
        int laid = laid(kind);
        if (position.known.get(seat, kind) < laid) {
            position.known.set(seat, kind, laid);
        }
    }

    @Override
    public void apply(Moves moves, int frame, int code) {
        if (frame == TunnelKind.CARD) {
            turnUp(code);
            position.cards.takeFromDeck(code);
            position.frames.countOff();
        } else if (code == GIVE_UP) {
            if (position.isLate()) {
                position.passes++;
            }
            position.frames.pop();
            position.frames.push(Frames.FILL_MARKET, 0, 0);
            close();
        } else {
            int wilds = wildsPaid(code);
            claim(moves, due() - wilds, wilds);
        }
    }

    /// Claims the tunnel with the cards laid and those paid besides.
    private void claim(Moves moves, int colored, int wilds) {
        int seat = position.frames.seat();
        position.frames.pop();
        moves.claim(seat, claim, colored, wilds);
        close();
    }

    /// Ends the claim; the turned-up cards are discarded (`ttr.europe.tunnel-discard`).
    private void close() {
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            if (turnedUp[kind] > 0) {
                position.cards.discard(kind, turnedUp[kind]);
            }
        }
        claim = NONE;
        Arrays.fill(turnedUp, (byte) 0);
    }

    @Override
    public boolean waits(Moves moves, int frame) {
        if (frame == TunnelKind.CARD) {
            // With fewer cards to turn up, as many as there are (ttr.europe.tunnel-short-deck).
            if (position.cards.deckSize > 0) {
                return true;
            }
            position.frames.pop();
            return false;
        }
        if (due() > 0) {
            return true;
        }
        claim(moves, 0, 0);
        return false;
    }

    // Choices: each number of wilds that pays what is due, and giving up (ttr.europe.tunnel-give-up)

    @Override
    public int count(int frame, int seat) {
        return ways(seat) + 1;
    }

    @Override
    public int at(int frame, int index, int seat) {
        int ways = ways(seat);
        if (index > ways) {
            return super.at(frame, index, seat);
        }
        return index < ways ? pay(fewestWilds(seat) + index) : GIVE_UP;
    }

    private int ways(int seat) {
        return Math.max(0, Math.min(due(), cardsBesidesLaid(seat, WILD)) - fewestWilds(seat) + 1);
    }

    private int fewestWilds(int seat) {
        int kind = ActionCodes.kind(claim);
        return Math.max(0, due() - (kind == WILD ? 0 : cardsBesidesLaid(seat, kind)));
    }

    private int cardsBesidesLaid(int seat, int kind) {
        return position.hands.get(seat, kind) - laid(kind);
    }

    @Override
    public Refusal refusal(int frame, int action) {
        return isPay(action) ? Refusal.of("ttr.europe.tunnel-extra") : super.refusal(frame, action);
    }

    // Words

    @Override
    public Optional<TtrAction> action(int code) {
        if (code == GIVE_UP) {
            return Optional.of(new TtrAction.GiveUpTunnel());
        }
        if (!isPay(code) || !isOpen() || wildsPaid(code) > due()) {
            return Optional.empty();
        }
        CardKind color = CardKind.of(ActionCodes.kind(claim));
        int colored = due() - wildsPaid(code);
        return color == CardKind.WILD && colored > 0
                ? Optional.empty()
                : Optional.of(new TtrAction.PayTunnel(color, colored, wildsPaid(code)));
    }

    @Override
    public Optional<String> print(TtrAction action) {
        return TunnelWords.print(action);
    }

    @Override
    public List<String> verbs() {
        return TunnelWords.VERBS;
    }

    @Override
    public int read(List<String> words) {
        return TunnelWords.read(this, words);
    }

    @Override
    public List<String> line() {
        return isOpen() ? TunnelWords.line(this) : List.of();
    }

    @Override
    public void readLine(List<String> words) {
        TunnelWords.readLine(this, words);
    }

    // What can be, what happened

    /// On that of the turn's end lies the payment, and on this the cards still to be turned up.
    @Override
    public boolean isDue(Frames frames) {
        int seat = Frames.seat(frames.at(0));
        boolean cards = frames.depth() == 3
                && Frames.kind(frames.at(2)) == TunnelKind.CARD
                && Frames.seat(frames.at(2)) == seat
                && Frames.count(frames.at(2)) > 0;
        return (frames.depth() == 2 || cards) && frames.at(1) == Frames.frame(TunnelKind.PAYMENT, seat, 0);
    }

    @Override
    public void check(int seat, Consumer<Phrase> problems) {
        new TunnelCheck(this, problems).check(seat);
    }

    @Override
    public void tellAction(int code, Position after, Consumer<Event> events) {
        if (ActionCodes.isClaim(code) && tunnels[ActionCodes.route(code)]) {
            events.accept(TunnelTale.laid(position, code));
        }
    }

    @Override
    public void tell(int frame, int code, Position after, Consumer<Event> events) {
        new TunnelTale(this, after).tell(frame, code, events);
    }
}
