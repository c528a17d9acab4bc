package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.board.Tickets;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// What holds in every position; used by tests and by the reader of positions.
final class Invariants {
    private final TtrState state;

    private Invariants(TtrState state) {
        this.state = state;
    }

    /// @throws BrokenInvariantException naming the first thing that is broken
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
            require(sum == state.tables.cards[kind], PositionFlaw.CARD_COUNT, "cards", sum, "color", CardKind.of(kind));
        }
    }

    private void checkDeck() {
        require(sum(state.cards::deck) == state.cards.deckSize, PositionFlaw.DECK_SIZE);
        require(sum(state.cards::discards) == state.cards.discardSize, PositionFlaw.DISCARD_SIZE);
        // While a seat thinks about its flag, and before a tunnel is paid, the market waits.
        boolean waiting = state.frames.contains(Frames.FILL_MARKET) || state.tunnel.isOpen();
        require(waiting || state.cards.deckSize > 0 || state.cards.discardSize == 0, PositionFlaw.UNSHUFFLED);
        boolean filling = waiting || (!state.frames.isEmpty() && state.actor() == TtrState.CHANCE);
        require(filling || state.frames.isEmpty() || !state.cards.fillable(), PositionFlaw.UNFILLED);
        require(filling || state.frames.isEmpty() || !state.cards.mustFlush(), PositionFlaw.UNREPLACED);
    }

    private void checkTickets() {
        Tickets seen = state.tickets.unordered.plus(state.tickets.undealtLong);
        int count = state.tickets.unordered.size() + state.tickets.undealtLong.size();
        for (int seat = 0; seat < state.seats; seat++) {
            for (Tickets set :
                    List.of(state.tickets.kept[seat], state.tickets.offered[seat], state.tickets.boxed[seat])) {
                seen = seen.plus(set);
                count += set.size();
            }
        }
        for (int place = 0; place < state.tickets.bottomSize; place++) {
            seen = seen.with(state.tickets.bottom[place]);
        }
        count += state.tickets.bottomSize;
        int tickets = state.tables.board.tickets().size();
        require(
                count == tickets && seen.size() == tickets && seen.next(tickets) < 0,
                PositionFlaw.TICKET_COUNT,
                "tickets",
                count);
    }

    private void checkSeats() {
        for (int seat = 0; seat < state.seats; seat++) {
            int cards = 0;
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                require(state.hands.get(seat, kind) >= state.known.get(seat, kind), PositionFlaw.KNOWN, "seat", seat);
                cards += state.hands.get(seat, kind);
            }
            require(cards == state.handSizes[seat], PositionFlaw.HAND_SIZE, "seat", seat);
            for (int kind = 0; kind < state.tables.vehicles.length; kind++) {
                int left = state.vehicles[seat * state.tables.vehicles.length + kind];
                require(
                        laid(seat, kind) + left == state.tables.vehicles[kind],
                        PositionFlaw.LOST_VEHICLES,
                        "seat",
                        seat);
                require(left >= 0, PositionFlaw.NEGATIVE_VEHICLES, "seat", seat);
            }
            require(state.stations.left(seat) >= 0, PositionFlaw.MANY_STATIONS, "seat", seat);
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
            require(state.claims.owner(route) == seat, PositionFlaw.TWO_OWNERS);
            require(twin < 0 || state.claims.owner(twin) != seat, PositionFlaw.BOTH_TWINS, "seat", seat);
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
                    int counted = count(state.claims.reach(state.claims.row(seat, group) + kind), length);
                    require(open == counted, PositionFlaw.OPEN_COUNT);
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

    /// The phrase is put together only when it is needed: this is asked at every ply of millions of games.
    private static void require(boolean holds, PositionFlaw otherwise, Object... facts) {
        if (!holds) {
            throw new BrokenInvariantException(otherwise.of(facts));
        }
    }
}
