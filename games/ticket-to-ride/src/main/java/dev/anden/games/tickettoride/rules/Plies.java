package dev.anden.games.tickettoride.rules;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.RouteColor;
import dev.anden.games.tickettoride.scoring.EndScoring;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Position;
import org.jspecify.annotations.Nullable;

/// What plies do: actions of seats, outcomes of chance, and what follows from them by itself.
public final class Plies {
    private static final int WILD = CardKind.COLORS;
    private static final int GRAY = RouteColor.GRAY.ordinal();

    private final Position position;
    private final LegalActions legal;
    private final GameTables tables;
    private final Frames frames;
    private final Cards cards;
    private @Nullable EndScoring scoring;

    public Plies(Position position, LegalActions legal) {
        this.position = position;
        this.legal = legal;
        tables = position.tables;
        frames = position.frames;
        cards = position.cards;
    }

    public void apply(int code) {
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
        position.ply++;
        settle();
    }

    /// The count at the end, made when it is needed first: few copies of a position see the end.
    public EndScoring scoring() {
        if (scoring == null) {
            scoring = new EndScoring(position);
        }
        return scoring;
    }

    private void begin(int seat) {
        position.first = seat;
        frames.pop();
        frames.push(Frames.TURN, seat, 0);
        for (int other = position.seats - 1; other >= 0; other--) {
            frames.push(Frames.OPENING_TICKETS, other, 0);
        }
        frames.push(
                Frames.DEAL_TICKETS,
                0,
                position.seats * tables.rules.openingTickets().deal());
        frames.push(Frames.FILL_MARKET, 0, 0);
        frames.push(Frames.DEAL_HANDS, 0, position.seats * tables.rules.openingHand());
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
        position.tickets.offer(
                (frames.count() - 1) / tables.rules.openingTickets().deal(), ticket);
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
            position.tickets.keepAndBox(frames.seat(), ActionCodes.kept(code));
            frames.pop();
        } else {
            keepTickets(code);
        }
    }

    private void keepTickets(int code) {
        position.tickets.keep(frames.seat(), ActionCodes.kept(code), ActionCodes.order(code));
        frames.pop();
    }

    private void takeTurn(int code) {
        int seat = frames.seat();
        frames.pop();
        frames.push(Frames.END_TURN, seat, 0);
        position.passes = code == ActionCodes.PASS ? position.passes + 1 : 0;
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
                    Math.min(tables.rules.ticketDraw().deal(), position.tickets.size()));
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
        position.known.add(seat, kind, 1);
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
        position.tickets.offer(frames.seat(), ticket);
        frames.countDown();
    }

    private void receive(int seat, int kind) {
        position.hands.add(seat, kind, 1);
        position.handSizes[seat]++;
    }

    // Claiming

    private void layClaim(int seat, int code) {
        int route = ActionCodes.route(code);
        if (!tables.routes.tunnel[route]) {
            claim(seat, code, 0, 0);
            return;
        }
        position.tunnel.lay(code);
        know(seat, ActionCodes.kind(code));
        know(seat, WILD);
        frames.push(Frames.TUNNEL_PAYMENT, seat, 0);
        frames.push(Frames.TUNNEL_CARD, seat, tables.tunnelCards);
    }

    /// Everybody sees the cards that are laid for a tunnel.
    private void know(int seat, int kind) {
        int laid = position.laid(kind);
        if (position.known.get(seat, kind) < laid) {
            position.known.set(seat, kind, laid);
        }
    }

    private void turnUpForTunnel(int kind) {
        position.tunnel.turnUp(kind);
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
            claimTunnel(position.tunnelDue() - wilds, wilds);
        }
    }

    /// Claims the tunnel with the cards laid and those paid besides.
    private void claimTunnel(int colored, int wilds) {
        int seat = frames.seat();
        frames.pop();
        claim(seat, position.tunnel.claim(), colored, wilds);
        closeTunnel();
    }

    /// The turned-up cards are discarded (`ttr.europe.tunnel-discard`).
    private void closeTunnel() {
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            if (position.tunnel.turnedUp(kind) > 0) {
                cards.discard(kind, position.tunnel.turnedUp(kind));
            }
        }
        position.tunnel.close();
    }

    private void claim(int seat, int code, int moreColored, int moreWilds) {
        int route = ActionCodes.route(code);
        int kind = ActionCodes.kind(code);
        int wilds = ActionCodes.wilds(code);
        int colored = tables.routes.length[route] - wilds;
        position.claims.claim(seat, route);
        position.vehicles[seat * tables.routes.kinds + tables.routes.vehicle[route]] -= tables.routes.vehicles[route];
        position.scores[seat] += tables.routes.points[route];
        pay(seat, WILD, wilds + moreWilds);
        if (colored + moreColored > 0) {
            pay(seat, kind, colored + moreColored);
        }
        // A discard can make a new deck, and with it fill up the market (ruling R6).
        frames.push(Frames.FILL_MARKET, 0, 0);
        // Gray routes serve no flag (ruling R7), and a wild is never laid for one (ttr.paris.flag-no-wild).
        if (colored > 0 && tables.routes.color[route] != GRAY && position.flags.wants(seat, kind)) {
            frames.push(Frames.FLAG_CARD, seat, kind);
        }
    }

    private void pay(int seat, int kind, int count) {
        position.hands.add(seat, kind, -count);
        position.known.add(seat, kind, -Math.min(count, position.known.get(seat, kind)));
        position.handSizes[seat] -= count;
        cards.discard(kind, count);
    }

    private void buildStation(int seat, int code) {
        int wilds = ActionCodes.wilds(code);
        int colored = position.stations.cost(seat) - wilds;
        position.stations.build(seat, ActionCodes.city(code));
        pay(seat, WILD, wilds);
        if (colored > 0) {
            pay(seat, ActionCodes.kind(code), colored);
        }
        frames.push(Frames.FILL_MARKET, 0, 0);
    }

    private void layForFlag(int code) {
        if (code == ActionCodes.KEEP_FLAG_CARD) {
            position.flags.lay(frames.seat(), frames.count());
            cards.discard(frames.count(), -1);
        }
        frames.pop();
    }

    // What follows by itself

    /// Does what needs neither a decision nor chance, until one of them is due or the game is over.
    public void settle() {
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
                    if (legal.canDrawSecond()) {
                        return;
                    }
                    frames.pop();
                }
                case Frames.OFFER_TICKETS -> {
                    if (frames.count() == 0) {
                        frames.pop();
                    } else if (!position.tickets.unordered.isEmpty()) {
                        return;
                    } else {
                        position.tickets.offerFromBottom(frames.seat());
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
                    if (position.tunnelDue() > 0) {
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
        if (position.flags.isComplete(seat)) {
            completeFlag(seat);
            return;
        }
        frames.pop();
        if (position.turnsLeft >= 0) {
            position.turnsLeft--;
        } else if (position.vehiclesLeft(seat) <= tables.rules.lastRoundAt()) {
            position.turnsLeft = position.seats;
        }
        if (position.turnsLeft == 0 || position.passes == position.seats) {
            position.turnsLeft = 0;
            scoring().addFinalPoints();
        } else {
            frames.push(Frames.TURN, seat + 1 == position.seats ? 0 : seat + 1, 0);
        }
    }

    /// A complete flag scores at the end of the turn, and its cards are discarded (`ttr.paris.flag-score`).
    private void completeFlag(int seat) {
        for (int rest = position.flags.laid(seat); rest != 0; rest &= rest - 1) {
            cards.discard(Integer.numberOfTrailingZeros(rest), 1);
        }
        position.flags.complete(seat);
        position.scores[seat] += tables.flagPoints;
        frames.push(Frames.FILL_MARKET, 0, 0);
    }
}
