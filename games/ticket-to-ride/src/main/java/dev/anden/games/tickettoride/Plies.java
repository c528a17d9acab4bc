package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.RouteColor;

/// What plies do: actions of seats, outcomes of chance, and what follows from them by itself.
final class Plies {
    private static final int WILD = CardKind.COLORS;
    private static final int GRAY = RouteColor.GRAY.ordinal();

    private final TtrState state;
    private final GameTables tables;
    private final Frames frames;
    private final Cards cards;

    Plies(TtrState state) {
        this.state = state;
        tables = state.tables;
        frames = state.frames;
        cards = state.cards;
    }

    void apply(int code) {
        switch (frames.kind()) {
            case Frames.CHOOSE_FIRST -> begin(code);
            case Frames.DEAL_HANDS -> dealCard(code);
            case Frames.FILL_MARKET -> turnUp(code);
            case Frames.DEAL_TICKETS -> dealTicket(code);
            case Frames.OPENING_TICKETS -> keepOpeningTickets(code);
            case Frames.KEEP_TICKETS -> keepTickets(code);
            case Frames.TURN -> takeTurn(code);
            case Frames.SECOND_CARD -> drawSecond(code);
            case Frames.DECK_CARD -> receiveDeckCard(code);
            case Frames.OFFER_TICKETS -> offerTicket(code);
            case Frames.TUNNEL_CARD -> turnUpForTunnel(code);
            case Frames.TUNNEL_PAYMENT -> payTunnel(code);
            case Frames.FLAG_CARD -> layForFlag(code);
            default -> throw new IllegalStateException("Nothing is to be decided");
        }
        state.ply++;
        settle();
    }

    private void begin(int seat) {
        state.first = seat;
        frames.pop();
        frames.push(Frames.TURN, seat, 0);
        for (int other = state.seats - 1; other >= 0; other--) {
            frames.push(Frames.OPENING_TICKETS, other, 0);
        }
        frames.push(
                Frames.DEAL_TICKETS,
                0,
                state.seats * tables.rules.openingTickets().deal());
        frames.push(Frames.FILL_MARKET, 0, 0);
        frames.push(Frames.DEAL_HANDS, 0, state.seats * tables.rules.openingHand());
    }

    private void dealCard(int kind) {
        receive((frames.count() - 1) / tables.rules.openingHand(), kind);
        cards.takeFromDeck(kind);
        countDown();
    }

    private void turnUp(int kind) {
        cards.setMarket(cards.slotOf(Cards.EMPTY), kind);
        cards.takeFromDeck(kind);
    }

    private void dealTicket(int ticket) {
        state.tickets.offer((frames.count() - 1) / tables.rules.openingTickets().deal(), ticket);
        countDown();
    }

    private void countDown() {
        if (frames.count() == 1) {
            frames.pop();
        } else {
            frames.countDown();
        }
    }

    private void keepOpeningTickets(int code) {
        if (tables.boxesRejected) {
            state.tickets.keepAndBox(frames.seat(), ActionCodes.kept(code));
            frames.pop();
        } else {
            keepTickets(code);
        }
    }

    private void keepTickets(int code) {
        state.tickets.keep(frames.seat(), ActionCodes.kept(code), ActionCodes.order(code));
        frames.pop();
    }

    private void takeTurn(int code) {
        int seat = frames.seat();
        frames.pop();
        frames.push(Frames.END_TURN, seat, 0);
        state.passes = code == ActionCodes.PASS ? state.passes + 1 : 0;
        if (ActionCodes.isClaim(code)) {
            layClaim(seat, code);
        } else if (code == ActionCodes.DRAW_FROM_DECK) {
            frames.push(Frames.SECOND_CARD, seat, 0);
            frames.push(Frames.DECK_CARD, seat, 0);
        } else if (ActionCodes.isDrawFromMarket(code)) {
            // A wild from the market is the only card of the turn (ttr.draw.wild-face-up-is-the-only-card).
            if (ActionCodes.drawnKind(code) != WILD) {
                frames.push(Frames.SECOND_CARD, seat, 0);
            }
            takeFromMarket(seat, ActionCodes.drawnKind(code));
        } else if (code == ActionCodes.DRAW_TICKETS) {
            frames.push(Frames.KEEP_TICKETS, seat, 0);
            frames.push(
                    Frames.OFFER_TICKETS,
                    seat,
                    Math.min(tables.rules.ticketDraw().deal(), state.tickets.size()));
        } else if (ActionCodes.isStation(code)) {
            buildStation(seat, code);
        }
    }

    // Drawing

    private void drawSecond(int code) {
        int seat = frames.seat();
        frames.pop();
        if (code == ActionCodes.DRAW_FROM_DECK) {
            frames.push(Frames.DECK_CARD, seat, 0);
        } else {
            takeFromMarket(seat, ActionCodes.drawnKind(code));
        }
    }

    private void takeFromMarket(int seat, int kind) {
        cards.setMarket(cards.slotOf(kind), Cards.EMPTY);
        receive(seat, kind);
        state.known.add(seat, kind, 1);
        frames.push(Frames.FILL_MARKET, 0, 0);
    }

    private void receiveDeckCard(int kind) {
        receive(frames.seat(), kind);
        cards.takeFromDeck(kind);
        frames.pop();
        // A market that couldn't be replaced by the cards that were left may be now (ttr.draw.flush-terminates).
        if (cards.mustFlush()) {
            frames.push(Frames.FILL_MARKET, 0, 0);
        }
    }

    private void offerTicket(int ticket) {
        state.tickets.offer(frames.seat(), ticket);
        frames.countDown();
    }

    private void receive(int seat, int kind) {
        state.hands.add(seat, kind, 1);
        state.handSizes[seat]++;
    }

    // Claiming

    private void layClaim(int seat, int code) {
        int route = ActionCodes.route(code);
        if (!tables.routes.tunnel[route]) {
            claim(seat, code, 0, 0);
            return;
        }
        state.tunnel.lay(code);
        know(seat, ActionCodes.kind(code));
        know(seat, WILD);
        frames.push(Frames.TUNNEL_PAYMENT, seat, 0);
        frames.push(Frames.TUNNEL_CARD, seat, tables.tunnelCards);
    }

    /// Everybody sees the cards that are laid for a tunnel.
    private void know(int seat, int kind) {
        int laid = state.laid(kind);
        if (state.known.get(seat, kind) < laid) {
            state.known.set(seat, kind, laid);
        }
    }

    private void turnUpForTunnel(int kind) {
        state.tunnel.turnUp(kind);
        cards.takeFromDeck(kind);
        countDown();
    }

    private void payTunnel(int code) {
        if (code == ActionCodes.GIVE_UP_TUNNEL) {
            frames.pop();
            frames.push(Frames.FILL_MARKET, 0, 0);
            closeTunnel();
        } else {
            int wilds = ActionCodes.tunnelWilds(code);
            claimTunnel(state.tunnelDue() - wilds, wilds);
        }
    }

    /// Claims the tunnel with the cards laid and those paid besides.
    private void claimTunnel(int colored, int wilds) {
        int seat = frames.seat();
        frames.pop();
        claim(seat, state.tunnel.claim(), colored, wilds);
        closeTunnel();
    }

    /// The turned-up cards are discarded (`ttr.europe.tunnel-discard`).
    private void closeTunnel() {
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            if (state.tunnel.turnedUp(kind) > 0) {
                cards.discard(kind, state.tunnel.turnedUp(kind));
            }
        }
        state.tunnel.close();
    }

    private void claim(int seat, int code, int moreColored, int moreWilds) {
        int route = ActionCodes.route(code);
        int kind = ActionCodes.kind(code);
        int wilds = ActionCodes.wilds(code);
        int colored = tables.routes.length[route] - wilds;
        state.claims.claim(seat, route);
        state.vehicles[seat * tables.routes.kinds + tables.routes.vehicle[route]] -= tables.routes.vehicles[route];
        state.scores[seat] += tables.routes.points[route];
        pay(seat, WILD, wilds + moreWilds);
        if (colored + moreColored > 0) {
            pay(seat, kind, colored + moreColored);
        }
        // A discard can make a new deck, and with it fill up the market (ruling R6).
        frames.push(Frames.FILL_MARKET, 0, 0);
        // Gray routes serve no flag (ruling R7), and a wild is never laid for one (ttr.paris.flag-no-wild).
        if (colored > 0 && tables.routes.color[route] != GRAY && state.flags.wants(seat, kind)) {
            frames.push(Frames.FLAG_CARD, seat, kind);
        }
    }

    private void pay(int seat, int kind, int count) {
        state.hands.add(seat, kind, -count);
        state.known.add(seat, kind, -Math.min(count, state.known.get(seat, kind)));
        state.handSizes[seat] -= count;
        cards.discard(kind, count);
    }

    private void buildStation(int seat, int code) {
        int wilds = ActionCodes.wilds(code);
        int colored = state.stations.cost(seat) - wilds;
        state.stations.build(seat, ActionCodes.city(code));
        pay(seat, WILD, wilds);
        if (colored > 0) {
            pay(seat, ActionCodes.kind(code), colored);
        }
        frames.push(Frames.FILL_MARKET, 0, 0);
    }

    private void layForFlag(int code) {
        if (code == ActionCodes.KEEP_FLAG_CARD) {
            state.flags.lay(frames.seat(), frames.count());
            cards.discard(frames.count(), -1);
        }
        frames.pop();
    }

    // What follows by itself

    /// Does what needs neither a decision nor chance, until one of them is due or the game is over.
    void settle() {
        while (!frames.isEmpty()) {
            switch (frames.kind()) {
                case Frames.FILL_MARKET -> {
                    cards.reshuffleIfEmpty();
                    if (cards.fillable()) {
                        return;
                    }
                    if (cards.mustFlush()) {
                        cards.flush();
                    } else {
                        frames.pop();
                    }
                }
                case Frames.SECOND_CARD -> {
                    if (state.canDrawSecond()) {
                        return;
                    }
                    frames.pop();
                }
                case Frames.OFFER_TICKETS -> {
                    if (frames.count() == 0) {
                        frames.pop();
                    } else if (!state.tickets.unordered.isEmpty()) {
                        return;
                    } else {
                        state.tickets.offerFromBottom(frames.seat());
                        frames.countDown();
                    }
                }
                case Frames.TUNNEL_CARD -> {
                    // With fewer cards to turn up, as many as there are (ttr.europe.tunnel-short-deck).
                    if (cards.deckSize > 0) {
                        return;
                    }
                    frames.pop();
                }
                case Frames.TUNNEL_PAYMENT -> {
                    if (state.tunnelDue() > 0) {
                        return;
                    }
                    claimTunnel(0, 0);
                }
                case Frames.END_TURN -> endTurn();
                default -> {
                    return;
                }
            }
        }
    }

    private void endTurn() {
        int seat = frames.seat();
        if (state.flags.isComplete(seat)) {
            completeFlag(seat);
            return;
        }
        frames.pop();
        if (state.turnsLeft >= 0) {
            state.turnsLeft--;
        } else if (state.vehiclesLeft(seat) <= tables.rules.lastRoundAt()) {
            state.turnsLeft = state.seats;
        }
        if (state.turnsLeft == 0 || state.passes == state.seats) {
            state.turnsLeft = 0;
            state.scoring().addFinalPoints();
        } else {
            frames.push(Frames.TURN, seat + 1 == state.seats ? 0 : seat + 1, 0);
        }
    }

    /// A complete flag scores at the end of the turn, and its cards are discarded (`ttr.paris.flag-score`).
    private void completeFlag(int seat) {
        for (int rest = state.flags.laid(seat); rest != 0; rest &= rest - 1) {
            cards.discard(Integer.numberOfTrailingZeros(rest), 1);
        }
        state.flags.complete(seat);
        state.scores[seat] += tables.flagPoints;
        frames.push(Frames.FILL_MARKET, 0, 0);
    }
}
