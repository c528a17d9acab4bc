package dev.anden.games.tickettoride.determinization;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.board.CardKind;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import java.util.Arrays;

/// Deals anew all that one seat can't know.
///
/// Unknown train cards are those of the deck and, in the hands of others, those that nobody saw being taken. Of
/// tickets see [TicketDeal].
public final class Determinization {
    /// How finely a weighted choice is drawn.
    private static final int SHARES = 1 << 24;

    private final Position position;
    private final int observer;

    public Determinization(Position position, int observer) {
        this.position = position;
        this.observer = observer;
    }

    public void apply(RandomStream random) {
        dealCards(random);
        // At the end all tickets are shown (ttr.end.reveal).
        if (!position.frames.isEmpty()) {
            dealTickets(random);
        }
    }

    private void dealCards(RandomStream random) {
        int deckSize = position.cards.deckSize;
        boolean waiting = position.frames.contains(Frames.FILL_MARKET) || position.isMarketHeld();
        int mostColored = waiting ? deckSize : position.cards.mostColoredInDeck();
        var unknown = new int[position.seats];
        for (int seat = 0; seat < position.seats; seat++) {
            if (seat != observer) {
                unknown[seat] = takeUnknown(seat);
            }
        }
        int colored = position.cards.coloredInDeck();
        if (mostColored < Math.min(colored, deckSize)) {
            // So few coloured cards can lie in the deck that most of them are in hands.
            int inDeck = coloredInDeck(colored, position.cards.deckSize - colored, deckSize, mostColored, random);
            dealSplit(unknown, colored - inDeck, random);
        } else {
            deal(unknown, random);
        }
    }

    private void deal(int[] unknown, RandomStream random) {
        for (int seat = 0; seat < position.seats; seat++) {
            for (int card = 0; card < unknown[seat]; card++) {
                give(seat, position.cards.drawn(random.below(position.cards.deckSize)));
            }
        }
    }

    /// Deals just so many coloured cards to the hands, and wilds besides.
    private void dealSplit(int[] unknown, int colored, RandomStream random) {
        int left = Arrays.stream(unknown).sum();
        int coloredLeft = colored;
        for (int seat = 0; seat < position.seats; seat++) {
            for (int card = 0; card < unknown[seat]; card++) {
                boolean isColored = random.below(left) < coloredLeft;
                give(
                        seat,
                        isColored
                                ? position.cards.drawn(random.below(position.cards.coloredInDeck()))
                                : CardKind.COLORS);
                coloredLeft -= isColored ? 1 : 0;
                left--;
            }
        }
    }

    private void give(int seat, int kind) {
        position.cards.addToDeck(kind, -1);
        position.hands.add(seat, kind, 1);
    }

    /// How many of a deck's cards are coloured when it is dealt from `colored` coloured cards and `wilds` wilds,
    /// given that they are no more than `most`: the hypergeometric distribution cut off there.
    private static int coloredInDeck(int colored, int wilds, int deckSize, int most, RandomStream random) {
        int fewest = Math.max(0, deckSize - wilds);
        var weights = new double[most - fewest + 1];
        weights[0] = 1;
        for (int more = 1; more < weights.length; more++) {
            int count = fewest + more - 1;
            weights[more] = weights[more - 1]
                    * ((double) (colored - count) * (deckSize - count))
                    / ((double) (count + 1) * (wilds - deckSize + count + 1));
        }
        double share = random.below(SHARES) * Arrays.stream(weights).sum() / SHARES;
        int chosen = 0;
        while (chosen + 1 < weights.length && share >= weights[chosen]) {
            share -= weights[chosen];
            chosen++;
        }
        return fewest + chosen;
    }

    /// Puts the cards of a hand that nobody saw being taken into the deck; how many they were.
    private int takeUnknown(int seat) {
        int count = 0;
        for (int kind = 0; kind < CardKind.COUNT; kind++) {
            int unknown = position.hands.get(seat, kind) - position.known.get(seat, kind);
            position.cards.addToDeck(kind, unknown);
            position.hands.add(seat, kind, -unknown);
            count += unknown;
        }
        return count;
    }

    private void dealTickets(RandomStream random) {
        if (position.tables.rules.ticketCountsSecret()) {
            new SecretCounts(position, observer, random).guess();
        }
        new TicketDeal(position, observer, random).deal();
    }
}
