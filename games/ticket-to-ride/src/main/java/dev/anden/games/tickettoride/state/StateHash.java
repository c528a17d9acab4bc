package dev.anden.games.tickettoride.state;

import dev.anden.games.common.HashMix;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.IndexSet;

/// The hash of a position: every field folded into 64 bits ([HashMix]). Stored in logs to notice a replay that drifts.
public final class StateHash {
    private long hash = HashMix.START;

    /// Whether there are more than 64 tickets.
    private final boolean wide;

    private StateHash(boolean wide) {
        this.wide = wide;
    }

    public static long of(Position position) {
        var hash = new StateHash(position.tables.tickets.from.length > Long.SIZE);
        hash.add(position.ply);
        hash.add(position.first);
        hash.add(position.turnsLeft);
        hash.add(position.passes);
        hash.addFrames(position.frames);
        hash.addCards(position.cards);
        hash.addTickets(position.tickets);
        hash.addSeats(position);
        hash.addElements(position);
        return hash.hash;
    }

    private void addFrames(Frames frames) {
        add(frames.depth());
        for (int height = 0; height < frames.depth(); height++) {
            add(frames.at(height));
        }
    }

    private void addCards(Cards cards) {
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            add(cards.deck(kind));
            add(cards.discards(kind));
        }
        for (int slot = 0; slot < Cards.SLOTS; slot++) {
            add(cards.market(slot));
        }
    }

    private void addTickets(TicketPile tickets) {
        addSet(tickets.unordered);
        add(tickets.bottomSize);
        for (int place = 0; place < tickets.bottomSize; place++) {
            add(tickets.bottom[place] | tickets.returnedBy[place] << 8);
        }
    }

    private void addSeats(Position position) {
        for (int seat = 0; seat < position.seats; seat++) {
            add(position.hands.colors[seat]);
            add(position.hands.wilds[seat]);
            add(position.known.colors[seat]);
            add(position.known.wilds[seat]);
            for (int kind = 0; kind < position.tables.vehicles.length; kind++) {
                add(position.vehicles[seat * position.tables.vehicles.length + kind]);
            }
            add(position.scores[seat]);
            addSet(position.tickets.kept[seat]);
            addSet(position.tickets.offered[seat]);
            add(position.claims.claimed(seat).low());
            add(position.claims.claimed(seat).high());
        }
    }

    /// What only some boards have.
    private void addElements(Position position) {
        int[] keeping = position.tables.elements.keeping;
        for (int index : keeping) {
            position.elements[index].addTo(this);
        }
        for (int seat = 0; seat < position.seats; seat++) {
            for (int index : keeping) {
                position.elements[index].addTo(this, seat);
            }
        }
        if (position.tables.boxesRejected) {
            addSet(position.tickets.undealtLong);
            for (int seat = 0; seat < position.seats; seat++) {
                addSet(position.tickets.boxed[seat]);
            }
        }
        if (position.tables.rules.ticketCountsSecret()) {
            for (int seat = 0; seat < position.seats; seat++) {
                add(position.tickets.choices[seat] | position.tickets.dealt[seat] << 8);
            }
        }
    }

    /// A set of no more than 64 tickets is one number.
    private void addSet(IndexSet set) {
        add(set.low());
        if (wide) {
            add(set.high());
        }
    }

    /// Folds a field into the hash.
    public void add(long value) {
        hash = HashMix.mix(hash ^ value);
    }
}
