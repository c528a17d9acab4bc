package dev.anden.games.tickettoride.rules;

import dev.anden.games.tickettoride.action.ActionCodes;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.scoring.EndScoring;
import dev.anden.games.tickettoride.state.Cards;
import dev.anden.games.tickettoride.state.Element;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.GameTables;
import dev.anden.games.tickettoride.state.Moves;
import dev.anden.games.tickettoride.state.Position;
import org.jspecify.annotations.Nullable;

/// What plies do: actions of seats, outcomes of chance, and what follows from them by itself.
public final class Plies implements Moves {
    private static final int WILD = CardKind.COLORS;

    private final Position position;
    private final LegalActions legal;
    private final Element[] inTurn;
    private final Element[] afterClaims;
    private final Element[] atTurnEnd;
    private final GameTables tables;
    private final Frames frames;
    private final Cards cards;
    private @Nullable EndScoring scoring;

    public Plies(Position position, LegalActions legal) {
        this.position = position;
        this.legal = legal;
        inTurn = position.inTurn();
        afterClaims = position.afterClaims();
        atTurnEnd = position.atTurnEnd();
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
            default -> position.elementOf(frames.kind()).apply(this, frames.kind(), code);
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
        frames.countOff();
    }

    private void turnUp(int kind) {
        cards.setMarket(cards.slotOf(Cards.EMPTY), kind);
        cards.takeFromDeck(kind);
    }

    private void dealTicket(int ticket) {
        position.tickets.offer(
                (frames.count() - 1) / tables.rules.openingTickets().deal(), ticket);
        frames.countOff();
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
        countPass(code);
        if (ActionCodes.isClaim(code)) {
            claim(seat, code);
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
        } else {
            takeOfElement(seat, code);
        }
    }

    /// Late in a game a claim breaks the row of passes when it is paid, for it may be given up
    /// (`ttr.ruling.r15`).
    private void countPass(int code) {
        if (code == ActionCodes.PASS) {
            position.passes++;
        } else if (!ActionCodes.isClaim(code) || !position.isLate()) {
            position.passes = 0;
        }
    }

    private void takeOfElement(int seat, int code) {
        for (Element element : inTurn) {
            if (element.take(this, seat, code)) {
                return;
            }
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

    private void claim(int seat, int code) {
        for (Element element : afterClaims) {
            if (element.takeCharge(this, seat, code)) {
                return;
            }
        }
        claim(seat, code, 0, 0);
    }

    @Override
    public void claim(int seat, int code, int moreColored, int moreWilds) {
        int route = ActionCodes.route(code);
        int kind = ActionCodes.kind(code);
        int wilds = ActionCodes.wilds(code);
        int colored = tables.routes.length[route] - wilds;
        position.passes = 0;
        position.claims.claim(seat, route);
        position.vehicles[seat * tables.routes.kinds + tables.routes.vehicle[route]] -= tables.routes.vehicles[route];
        position.scores[seat] += tables.routes.points[route];
        pay(seat, WILD, wilds + moreWilds);
        if (colored + moreColored > 0) {
            pay(seat, kind, colored + moreColored);
        }
        // A discard can make a new deck, and with it fill up the market (ruling R6).
        frames.push(Frames.FILL_MARKET, 0, 0);
        for (Element element : afterClaims) {
            element.claimed(this, seat, route, kind, colored);
        }
    }

    @Override
    public void pay(int seat, int kind, int count) {
        position.hands.add(seat, kind, -count);
        position.known.add(seat, kind, -Math.min(count, position.known.get(seat, kind)));
        position.handSizes[seat] -= count;
        cards.discard(kind, count);
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
                case Frames.END_TURN -> endTurn();
                default -> {
                    int kind = frames.kind();
                    if (kind < Frames.ELEMENTS || position.elementOf(kind).waits(this, kind)) {
                        return;
                    }
                }
            }
        }
    }

    private void endTurn() {
        int seat = frames.seat();
        for (Element element : atTurnEnd) {
            if (element.endTurn(this, seat)) {
                return;
            }
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
}
