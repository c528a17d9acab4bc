package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Tickets;

/// The hash of a position: every field folded into 64 bits by the finaliser of SplitMix64 (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014). Stored in logs to notice a replay that drifts.
final class StateHash {
    private long hash = 0x9E3779B97F4A7C15L;

    /// Whether there are more than 64 tickets.
    private final boolean wide;

    private StateHash(boolean wide) {
        this.wide = wide;
    }

    static long of(TtrState state) {
        var hash = new StateHash(state.tables.ticketFrom.length > Long.SIZE);
        hash.add(state.ply);
        hash.add(state.first);
        hash.add(state.turnsLeft);
        hash.add(state.passes);
        hash.addFrames(state.frames);
        hash.addCards(state.cards);
        hash.addTickets(state.tickets);
        hash.addSeats(state);
        hash.addElements(state);
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

    private void addSeats(TtrState state) {
        for (int seat = 0; seat < state.seats; seat++) {
            add(state.hands.colors[seat]);
            add(state.hands.wilds[seat]);
            add(state.known.colors[seat]);
            add(state.known.wilds[seat]);
            for (int kind = 0; kind < state.tables.vehicles.length; kind++) {
                add(state.vehicles[seat * state.tables.vehicles.length + kind]);
            }
            add(state.scores[seat]);
            addSet(state.tickets.kept[seat]);
            addSet(state.tickets.offered[seat]);
            add(state.claims.claimedLow(seat));
            add(state.claims.claimedHigh(seat));
        }
    }

    /// What only some boards have.
    private void addElements(TtrState state) {
        if (state.tables.hasElements) {
            add(state.tunnel.claim());
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                add(state.tunnel.turnedUp(kind));
            }
            for (int seat = 0; seat < state.seats; seat++) {
                add(state.stations.built(seat));
                add(state.flags.laid(seat) | state.flags.completed(seat) << 8);
            }
        }
        if (state.tables.boxesRejected) {
            addSet(state.tickets.undealtLong);
            for (int seat = 0; seat < state.seats; seat++) {
                addSet(state.tickets.boxed[seat]);
            }
        }
        if (state.tables.rules.ticketCountsSecret()) {
            for (int seat = 0; seat < state.seats; seat++) {
                add(state.tickets.choices[seat] | state.tickets.dealt[seat] << 8);
            }
        }
    }

    /// A set of no more than 64 tickets is one number.
    private void addSet(Tickets set) {
        add(set.low());
        if (wide) {
            add(set.high());
        }
    }

    private void add(long value) {
        long mixed = (hash ^ value) + 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        hash = mixed ^ (mixed >>> 31);
    }
}
