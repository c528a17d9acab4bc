package dev.anden.games.tickettoride.state;

import dev.anden.engine.State;
import dev.anden.games.tickettoride.board.CardKind;
import java.util.List;

/// A position: cards, tickets, claims, vehicles, and the stack of what is to happen next. What may be done in it
/// and what follows is the business of others.
///
/// Everything lives in small arrays of primitive numbers, and sets of tickets are values, open to the rooms of the
/// family: the rules read and write them at every ply.
public final class Position {
    /// No game of a box comes near this ply: of thousands played at random the longest had some 1,100.
    private static final int LATE = 3000;

    public final GameTables tables;
    public final int seats;

    public final Frames frames = new Frames();
    public final Cards cards = new Cards();
    public final TicketPile tickets;
    public final Claims claims;

    /// Cards in hand, by seat.
    public final CardCounts hands;

    /// Of those, the cards that everybody saw being taken and that can't have been played.
    public final CardCounts known;

    public final int[] handSizes;

    /// Vehicles left, by seat and kind: those of a seat stand together.
    public final int[] vehicles;

    public final int[] scores;

    public int ply;
    public int first = -1;

    /// Turns to go in the last round; -1 before it.
    public int turnsLeft = -1;

    /// Turns passed in a row; late in a game also those in which a claim was given up.
    public int passes;

    /// What elements keep, in the order of the family's list.
    final Element[] elements;

    /// A position in which nothing is anywhere yet but the tickets of the deck.
    public Position(GameTables tables, int seats) {
        this.tables = tables;
        this.seats = seats;
        tickets = new TicketPile(tables.regularTickets, tables.longTickets, seats);
        claims = new Claims(tables.routes, seats, seats <= tables.rules.doublesClosedUpTo());
        hands = new CardCounts(seats);
        known = new CardCounts(seats);
        handSizes = new int[seats];
        vehicles = new int[seats * tables.vehicles.length];
        scores = new int[seats];
        elements = tables.elements.in(this);
    }

    /// The position before the first chance outcome (`ttr.setup`).
    public static Position initial(GameTables tables, int seats) {
        var position = new Position(tables, seats);
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            position.cards.addToDeck(kind, tables.cards[kind]);
        }
        for (int index = 0; index < position.vehicles.length; index++) {
            position.vehicles[index] = tables.vehicles[index % tables.vehicles.length];
        }
        position.frames.push(Frames.CHOOSE_FIRST, 0, 0);
        return position;
    }

    /// The seat to act, chance or nobody, as in [State#actor()].
    public int actor() {
        if (frames.isEmpty()) {
            return State.NOBODY;
        }
        return frames.isDecision() ? frames.seat() : State.CHANCE;
    }

    /// Whether a claim that is given up counts as a pass (`ttr.ruling.r15`). It goes by what positions keep anyway:
    /// games that were stored before the ruling have the hashes that they had.
    public boolean isLate() {
        return ply >= LATE;
    }

    /// Vehicles of all kinds that a seat has left.
    public int vehiclesLeft(int seat) {
        int left = 0;
        for (int kind = 0; kind < tables.routes.kinds; kind++) {
            left += vehicles[seat * tables.routes.kinds + kind];
        }
        return left;
    }

    /// The elements of the board, and those of the family that keep a part of positions though it doesn't switch them
    /// on.
    public List<Element> elements() {
        return List.of(elements);
    }

    /// The element of a class.
    public <E extends Element> E element(Class<E> type) {
        for (Element element : elements) {
            if (type.isInstance(element)) {
                return type.cast(element);
            }
        }
        throw new IllegalArgumentException("The family has no element " + type);
    }

    /// Whether the market waits for what an element has begun.
    public boolean isMarketHeld() {
        for (Element element : elements) {
            if (element.holdsMarket()) {
                return true;
            }
        }
        return false;
    }

    /// The words with which actions begin that only the elements of the board bring.
    public List<String> verbs() {
        return tables.elements
                .on()
                .boxed()
                .flatMap(index -> elements[index].verbs().stream())
                .toList();
    }

    /// The element that a kind of frame belongs to.
    public Element elementOf(int frame) {
        return elements[tables.elements.of(frame)];
    }

    /// The elements that act in a turn.
    public Element[] inTurn() {
        return those(tables.elements.inTurn);
    }

    /// The elements that claims concern.
    public Element[] afterClaims() {
        return those(tables.elements.afterClaims);
    }

    /// The elements that have something to do when a turn ends.
    public Element[] atTurnEnd() {
        return those(tables.elements.atTurnEnd);
    }

    /// The elements that have something to say when the game is counted.
    public Element[] atGameEnd() {
        return those(tables.elements.atGameEnd);
    }

    private Element[] those(int[] numbers) {
        var those = new Element[numbers.length];
        for (int index = 0; index < those.length; index++) {
            those[index] = elements[numbers[index]];
        }
        return those;
    }

    public void copyFrom(Position source) {
        frames.copyFrom(source.frames);
        cards.copyFrom(source.cards);
        tickets.copyFrom(source.tickets);
        claims.copyFrom(source.claims);
        hands.copyFrom(source.hands);
        known.copyFrom(source.known);
        System.arraycopy(source.handSizes, 0, handSizes, 0, seats);
        System.arraycopy(source.vehicles, 0, vehicles, 0, vehicles.length);
        System.arraycopy(source.scores, 0, scores, 0, seats);
        for (int index : tables.elements.keeping) {
            elements[index].copyFrom(source.elements[index]);
        }
        ply = source.ply;
        first = source.first;
        turnsLeft = source.turnsLeft;
        passes = source.passes;
    }

    public Position copy() {
        var copy = new Position(tables, seats);
        copy.copyFrom(this);
        return copy;
    }
}
