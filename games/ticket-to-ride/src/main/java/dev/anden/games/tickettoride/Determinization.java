package dev.anden.games.tickettoride;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.board.CardKind;

/// Deals anew all that one seat can't know.
///
/// Unknown train cards are those of the deck and, in the hands of others, those that nobody saw being taken. Of
/// tickets
/// see [TicketDeal].
final class Determinization {
    private final TtrState state;
    private final int observer;

    Determinization(TtrState state, int observer) {
        this.state = state;
        this.observer = observer;
    }

    void apply(RandomStream random) {
        dealCards(random);
        // At the end all tickets are shown (ttr.end.reveal).
        if (!state.frames.isEmpty()) {
            dealTickets(random);
        }
    }

    private void dealCards(RandomStream random) {
        var unknown = new int[state.seats];
        for (int seat = 0; seat < state.seats; seat++) {
            if (seat != observer) {
                unknown[seat] = takeUnknown(seat);
            }
        }
        for (int seat = 0; seat < state.seats; seat++) {
            for (int card = 0; card < unknown[seat]; card++) {
                int kind = state.cards.drawn(random.below(state.cards.deckSize));
                state.cards.addToDeck(kind, -1);
                state.hands.add(seat, kind, 1);
            }
        }
    }

    /// Puts the cards of a hand that nobody saw being taken into the deck; how many they were.
    private int takeUnknown(int seat) {
        int count = 0;
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int unknown = state.hands.get(seat, kind) - state.known.get(seat, kind);
            state.cards.addToDeck(kind, unknown);
            state.hands.add(seat, kind, -unknown);
            count += unknown;
        }
        return count;
    }

    private void dealTickets(RandomStream random) {
        if (state.tables.rules.ticketCountsSecret()) {
            new SecretCounts(state, observer).guess(random);
        }
        new TicketDeal(state, observer, random).deal();
    }
}
