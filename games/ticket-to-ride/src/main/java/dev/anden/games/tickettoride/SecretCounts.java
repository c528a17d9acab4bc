package dev.anden.games.tickettoride;

import dev.anden.engine.RandomStream;
import java.util.Arrays;
import java.util.stream.IntStream;

/// Guesses how many tickets the other seats hold where that is secret (`ttr.board.tickets-public`).
///
/// Everybody has seen how often a seat chose among tickets and how many lay before it. From each choice it kept the
/// minimum at least; each of the others it may have kept or not, which is taken to be equally likely. Tickets go
/// from hand to deck or back accordingly; which ones doesn't matter, since [TicketDeal] deals them anew.
final class SecretCounts {
    private final TtrState state;
    private final TicketPile tickets;
    private final int observer;
    private final int[] fewest;
    private final int[] most;
    private final int[] guessed;

    SecretCounts(TtrState state, int observer) {
        this.state = state;
        this.observer = observer;
        tickets = state.tickets;
        fewest = new int[state.seats];
        most = new int[state.seats];
        guessed = new int[state.seats];
    }

    void guess(RandomStream random) {
        int held = 0;
        for (int seat = 0; seat < state.seats; seat++) {
            held += Long.bitCount(tickets.kept[seat]);
            guessSeat(seat, random);
        }
        fitDeck(held + tickets.size());
        for (int seat = 0; seat < state.seats; seat++) {
            giveBack(seat, Long.bitCount(tickets.kept[seat]) - guessed[seat]);
        }
        for (int seat = 0; seat < state.seats; seat++) {
            take(seat, guessed[seat] - Long.bitCount(tickets.kept[seat]));
        }
    }

    private void guessSeat(int seat, RandomStream random) {
        int kept = Long.bitCount(tickets.kept[seat]);
        if (seat == observer || tickets.choices[seat] == 0) {
            fewest[seat] = kept;
            most[seat] = kept;
        } else {
            int opening = state.tables.rules.openingTickets().keep();
            int later = state.tables.rules.ticketDraw().keep();
            most[seat] = tickets.dealt[seat];
            fewest[seat] = Math.min(most[seat], opening + (tickets.choices[seat] - 1) * later);
        }
        guessed[seat] = fewest[seat];
        for (int ticket = fewest[seat]; ticket < most[seat]; ticket++) {
            guessed[seat] += random.below(2);
        }
    }

    /// Everybody sees whether there is a ticket deck, and the observer knows what it put under it.
    private void fitDeck(int total) {
        int own = (int) IntStream.range(0, tickets.bottomSize)
                .filter(place -> tickets.returnedBy[place] == observer)
                .count();
        int mostHeld = tickets.size() == 0 ? total : total - Math.max(1, own);
        int fewestHeld = tickets.size() == 0 ? total : 0;
        int held = Arrays.stream(guessed).sum();
        for (int seat = 0; held > mostHeld && seat < state.seats; seat++) {
            int less = Math.min(held - mostHeld, guessed[seat] - fewest[seat]);
            guessed[seat] -= less;
            held -= less;
        }
        for (int seat = 0; held < fewestHeld && seat < state.seats; seat++) {
            int more = Math.min(fewestHeld - held, most[seat] - guessed[seat]);
            guessed[seat] += more;
            held += more;
        }
    }

    private void giveBack(int seat, int count) {
        for (int ticket = 0; ticket < count; ticket++) {
            long given = Long.lowestOneBit(tickets.kept[seat]);
            tickets.kept[seat] &= ~given;
            tickets.unordered |= given;
        }
    }

    private void take(int seat, int count) {
        for (int ticket = 0; ticket < count; ticket++) {
            long taken = tickets.unordered != 0 ? Long.lowestOneBit(tickets.unordered) : 1L << takeFromBottom();
            tickets.unordered &= ~taken;
            tickets.kept[seat] |= taken;
        }
    }

    /// Takes the topmost returned ticket that the observer doesn't know.
    private int takeFromBottom() {
        for (int place = 0; place < tickets.bottomSize; place++) {
            if (tickets.returnedBy[place] != observer) {
                int ticket = tickets.bottom[place];
                int after = tickets.bottomSize - place - 1;
                System.arraycopy(tickets.bottom, place + 1, tickets.bottom, place, after);
                System.arraycopy(tickets.returnedBy, place + 1, tickets.returnedBy, place, after);
                tickets.bottomSize--;
                return ticket;
            }
        }
        throw new IllegalStateException("There are fewer tickets than guessed");
    }
}
