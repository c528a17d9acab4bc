package dev.anden.games.tickettoride.action;

import dev.anden.games.tickettoride.board.CardKind;

/// The stable codes of the seats' actions. Chance outcomes are the bare number of what is dealt: a kind's ordinal,
/// a ticket's index, a seat.
///
/// | code | action |
/// |---|---|
/// | 0 | draw from the deck |
/// | 1 + kind | draw a card of this kind from the market |
/// | 10 | draw tickets |
/// | 11 | pass |
/// | 16 + 32 · order + kept | keep tickets |
/// | 12 to 14, 4000 to 4095 | actions of elements, named in their packages |
/// | 4096 + 256 · route + 16 · kind + wilds | claim a route |
/// | 36864 to 53247 | actions of elements, named in their packages |
/// | 53248 + kept | keep tickets, the sixth or seventh of those offered among them |
///
/// `kept` is a set over the offered tickets (bit i stands for the i-th lowest index), `order` the
/// [dev.anden.games.tickettoride.state.TicketOrder] in
/// which the others go back. Of a claim, `kind` is the colour paid with (wild if all cards are),
/// `wilds` the number of wilds.
public final class ActionCodes {
    public static final int DRAW_FROM_DECK = 0;
    public static final int DRAW_FROM_MARKET = 1;
    public static final int DRAW_TICKETS = 10;
    public static final int PASS = 11;
    public static final int KEEP = 16;
    private static final int KEEP_END = 4000;
    public static final int CLAIM = 4096;

    private static final int CLAIM_END = CLAIM + 128 * 256;

    /// Where more tickets are offered than five, the others go back in no order.
    private static final int KEEP_MANY = 53248;

    private ActionCodes() {}

    /// The code of taking a card of a kind from the market.
    public static int drawFromMarket(int kind) {
        return DRAW_FROM_MARKET + kind;
    }

    /// The code of keeping a set of the offered tickets and giving the others back in an order.
    public static int keep(int kept, int order) {
        return kept < 32 ? KEEP + 32 * order + kept : KEEP_MANY + kept;
    }

    /// The code of claiming a route.
    ///
    /// @param kind ordinal of the colour paid with; that of [CardKind#WILD] if all cards are wild
    /// @param wilds how many of the cards are wild
    public static int claim(int route, int kind, int wilds) {
        return CLAIM + (route << 8 | kind << 4 | wilds);
    }

    public static boolean isDrawFromMarket(int code) {
        return code >= DRAW_FROM_MARKET && code < DRAW_FROM_MARKET + CardKind.COUNT;
    }

    public static boolean isKeep(int code) {
        return (code >= KEEP && code < KEEP_END) || code >= KEEP_MANY + 32;
    }

    public static boolean isClaim(int code) {
        return code >= CLAIM && code < CLAIM_END;
    }

    /// The kind that a market draw takes.
    public static int drawnKind(int code) {
        return code - DRAW_FROM_MARKET;
    }

    /// The set of offered tickets that are kept.
    public static int kept(int code) {
        return code >= KEEP_MANY ? code - KEEP_MANY : (code - KEEP) % 32;
    }

    /// The order in which the others go back.
    public static int order(int code) {
        return code >= KEEP_MANY ? 0 : (code - KEEP) / 32;
    }

    /// The route that a claim names.
    public static int route(int code) {
        return (code - CLAIM) >> 8;
    }

    /// The ordinal of the colour that a claim is paid with.
    public static int kind(int code) {
        return code >> 4 & 15;
    }

    /// How many wilds a claim is paid with.
    public static int wilds(int code) {
        return code & 15;
    }
}
