package dev.anden.games.tickettoride.element.tunnel;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.Arrays;

/// A tunnel that is being claimed: the claim that was laid, and the cards turned up for it. The laid cards stay in
/// their seat's hand until it is known whether they are paid or taken back.
public final class Tunnel {
    /// The claim while no tunnel is being claimed.
    public static final int NONE = -1;

    private static final int WILD = CardKind.COLORS;

    private int claim = NONE;
    private final byte[] turnedUp = new byte[CardKind.COUNT];

    public void copyFrom(Tunnel other) {
        claim = other.claim;
        System.arraycopy(other.turnedUp, 0, turnedUp, 0, turnedUp.length);
    }

    /// The code of the claim that was laid, or [#NONE].
    public int claim() {
        return claim;
    }

    public boolean isOpen() {
        return claim != NONE;
    }

    /// Lays the cards of a claim (`ttr.europe.tunnel-reveal`).
    public void lay(int code) {
        claim = code;
    }

    /// Turns a card up.
    public void turnUp(int kind) {
        turnedUp[kind]++;
    }

    /// How many cards of a kind were turned up.
    public int turnedUp(int kind) {
        return turnedUp[kind];
    }

    /// The cards due besides those laid: one for each turned-up card of the colour laid (`ttr.europe.tunnel-extra`)
    /// and for each wild (`ttr.europe.tunnel-wild-matches`); for a claim with wilds alone, for the wilds only
    /// (`ttr.europe.tunnel-all-wild`).
    ///
    /// @param kind the colour laid, or that of a wild if all cards were wild
    public int due(int kind) {
        return turnedUp[WILD] + (kind == WILD ? 0 : turnedUp[kind]);
    }

    /// Ends the claim, paid or given up; the turned-up cards are to be discarded by then.
    public void close() {
        claim = NONE;
        Arrays.fill(turnedUp, (byte) 0);
    }
}
