package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.function.IntUnaryOperator;

/// What holds in every position; used by tests and by the reader of positions.
final class Invariants {
    private final TtrState state;

    private Invariants(TtrState state) {
        this.state = state;
    }

    /// @throws IllegalStateException naming the first thing that is broken
    static void check(TtrState state) {
        var invariants = new Invariants(state);
        invariants.checkCards();
        invariants.checkDeck();
        invariants.checkTickets();
        invariants.checkSeats();
        invariants.checkCounts();
    }

    private void checkCards() {
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int sum = state.cards.deck(kind) + state.cards.discards(kind);
            for (int slot = 0; slot < Cards.SLOTS; slot++) {
                sum += state.cards.market(slot) == kind ? 1 : 0;
            }
            for (int seat = 0; seat < state.seats; seat++) {
                sum += state.hands.get(seat, kind) + (state.flags.laid(seat) >> kind & 1);
            }
            sum += state.tunnel.turnedUp(kind);
            require(sum == state.tables.cards[kind], "There are %d %s cards", sum, CardKind.of(kind));
        }
    }

    private void checkDeck() {
        require(sum(state.cards::deck) == state.cards.deckSize, "The deck's size is wrong");
        require(sum(state.cards::discards) == state.cards.discardSize, "The discard pile's size is wrong");
        // While a seat thinks about its flag, and before a tunnel is paid, the market waits.
        boolean waiting = state.frames.contains(Frames.FILL_MARKET) || state.tunnel.isOpen();
        require(waiting || state.cards.deckSize > 0 || state.cards.discardSize == 0, "The discards weren't shuffled");
        boolean filling = waiting || (!state.frames.isEmpty() && state.actor() == TtrState.CHANCE);
        require(filling || state.frames.isEmpty() || !state.cards.fillable(), "The market wasn't filled up");
        require(filling || state.frames.isEmpty() || !state.cards.mustFlush(), "The market wasn't replaced");
    }

    private void checkTickets() {
        long seen = state.tickets.unordered;
        seen |= state.tickets.undealtLong;
        int count = Long.bitCount(state.tickets.unordered) + Long.bitCount(state.tickets.undealtLong);
        for (int seat = 0; seat < state.seats; seat++) {
            seen |= state.tickets.kept[seat] | state.tickets.offered[seat] | state.tickets.boxed[seat];
            count += Long.bitCount(state.tickets.kept[seat]) + Long.bitCount(state.tickets.offered[seat]);
            count += Long.bitCount(state.tickets.boxed[seat]);
        }
        for (int place = 0; place < state.tickets.bottomSize; place++) {
            seen |= 1L << state.tickets.bottom[place];
        }
        count += state.tickets.bottomSize;
        int tickets = state.tables.board.tickets().size();
        require(count == tickets && Long.bitCount(seen) == tickets, "There are %d tickets", count);
    }

    private void checkSeats() {
        for (int seat = 0; seat < state.seats; seat++) {
            int cards = 0;
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                require(
                        state.hands.get(seat, kind) >= state.known.get(seat, kind),
                        "Seat %d holds fewer cards than known",
                        seat);
                cards += state.hands.get(seat, kind);
            }
            require(cards == state.handSizes[seat], "The size of hand %d is wrong", seat);
            for (int kind = 0; kind < state.tables.vehicles.length; kind++) {
                int left = state.vehicles[seat * state.tables.vehicles.length + kind];
                require(laid(seat, kind) + left == state.tables.vehicles[kind], "Seat %d lost vehicles", seat);
                require(left >= 0, "Seat %d has fewer than no vehicles", seat);
            }
            require(state.stations.left(seat) >= 0, "Seat %d has more stations than there are", seat);
        }
    }

    private int laid(int seat, int kind) {
        return laid(seat, kind, state.claims.claimedLow(seat), 0)
                + laid(seat, kind, state.claims.claimedHigh(seat), 64);
    }

    private int laid(int seat, int kind, long routes, int first) {
        int laid = 0;
        for (long rest = routes; rest != 0; rest &= rest - 1) {
            int route = first + Long.numberOfTrailingZeros(rest);
            int twin = state.tables.routes.twin[route];
            require(state.claims.owner(route) == seat, "Two seats hold one route");
            require(twin < 0 || state.claims.owner(twin) != seat, "Seat %d holds both of a double route", seat);
            laid += state.tables.routes.vehicle[route] == kind ? state.tables.routes.vehicles[route] : 0;
        }
        return laid;
    }

    private void checkCounts() {
        RouteTables routes = state.tables.routes;
        for (int seat = 0; seat < state.seats; seat++) {
            for (int row = 0; row < routes.groups * CardKind.COUNT; row++) {
                int group = row / CardKind.COUNT;
                int kind = row % CardKind.COUNT;
                for (int length = 1; length < RouteTables.COLUMNS; length++) {
                    int open = Long.bitCount(routes.low(group, kind, length) & state.claims.openLow(seat))
                            + Long.bitCount(routes.high(group, kind, length) & state.claims.openHigh(seat));
                    int counted = count(state.claims.reach(seat, group, kind), length);
                    require(open == counted, "The count of open routes is wrong");
                }
            }
        }
    }

    /// How many routes of just this length a word of reach counts.
    private static int count(long reach, int length) {
        long upTo = reach >>> (8 * (length - 1)) & 255;
        long below = length == 1 ? 0 : reach >>> (8 * (length - 2)) & 255;
        return (int) (upTo - below);
    }

    private static int sum(IntUnaryOperator counts) {
        int sum = 0;
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            sum += counts.applyAsInt(kind);
        }
        return sum;
    }

    /// The sentence is put together only when it is needed: this is asked at every ply of millions of games.
    @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency of its own
    private static void require(boolean holds, String otherwise, Object... facts) {
        if (!holds) {
            throw new IllegalStateException(otherwise.formatted(facts));
        }
    }
}
