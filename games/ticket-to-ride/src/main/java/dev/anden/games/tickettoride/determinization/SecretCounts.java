package dev.anden.games.tickettoride.determinization;

import dev.anden.engine.RandomStream;
import dev.anden.games.tickettoride.board.BoardRules;
import dev.anden.games.tickettoride.board.BoardRules.OpeningDeal;
import dev.anden.games.tickettoride.board.BoardRules.Rejected;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.rules.KeptTickets;
import dev.anden.games.tickettoride.state.Frames;
import dev.anden.games.tickettoride.state.Position;
import dev.anden.games.tickettoride.state.TicketPile;
import java.util.Arrays;
import java.util.function.IntPredicate;

/// Guesses how many tickets the other seats hold where that is secret (`ttr.board.tickets-public`).
///
/// Everybody has seen how often a seat chose among tickets and how many lay before it. From each choice it kept the
/// minimum at least; each of the others it may have kept or not, which is taken to be equally likely. What a seat
/// is guessed not to have kept lies under the deck, or in the box, and what it is guessed to have kept doesn't:
/// tickets go from hand to deck or box, or back, accordingly. Which ones doesn't matter, since [TicketDeal] deals
/// them anew.
final class SecretCounts {
    private final Position position;
    private final TicketPile tickets;
    private final BoardRules rules;
    private final int observer;
    private final RandomStream random;
    private final int[] fewest;
    private final int[] most;
    private final int[] guessed;

    SecretCounts(Position position, int observer, RandomStream random) {
        this.position = position;
        this.observer = observer;
        this.random = random;
        rules = position.tables.rules;
        tickets = position.tickets;
        fewest = new int[position.seats];
        most = new int[position.seats];
        guessed = new int[position.seats];
    }

    void guess() {
        int held = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            guessBoxed(seat);
            held += tickets.kept[seat].size();
            guessSeat(seat);
        }
        fitDeck(held + tickets.size());
        for (int seat = 0; seat < position.seats; seat++) {
            giveBack(seat, tickets.kept[seat].size() - guessed[seat]);
        }
        for (int seat = 0; seat < position.seats; seat++) {
            take(seat, guessed[seat] - tickets.kept[seat].size());
        }
    }

    private void guessSeat(int seat) {
        int choices = tickets.choices[seat];
        if (seat == observer || choices == 0) {
            fewest[seat] = tickets.kept[seat].size();
            most[seat] = fewest[seat];
        } else {
            int boxed = tickets.boxed[seat].size();
            fewest[seat] = new KeptTickets(rules).fewest(choices, tickets.dealt[seat], boxed);
            most[seat] = tickets.dealt[seat] - boxed;
        }
        guessed[seat] = fewest[seat];
        for (int ticket = fewest[seat]; ticket < most[seat]; ticket++) {
            guessed[seat] += random.below(2);
        }
    }

    /// How many opening tickets another seat sent to the box is as secret as how many it kept: some change places.
    private void guessBoxed(int seat) {
        OpeningDeal opening = rules.openingTickets();
        if (opening.rejected() != Rejected.BOX || seat == observer || tickets.choices[seat] == 0) {
            return;
        }
        int boxed = 0;
        for (int ticket = opening.keep(); ticket < opening.deal(); ticket++) {
            boxed += random.below(2);
        }
        while (tickets.boxed[seat].size() > boxed) {
            int ticket = tickets.boxed[seat].next(0);
            tickets.boxed[seat] = tickets.boxed[seat].without(ticket);
            tickets.kept[seat] = tickets.kept[seat].with(ticket);
        }
        while (tickets.boxed[seat].size() < boxed) {
            int ticket = tickets.kept[seat].next(0);
            tickets.kept[seat] = tickets.kept[seat].without(ticket);
            tickets.boxed[seat] = tickets.boxed[seat].with(ticket);
        }
    }

    /// Everybody sees whether there is a ticket deck and how many of it are due, and the observer knows what it put
    /// under it.
    private void fitDeck(int total) {
        int known = Math.max(Math.min(1, tickets.size()), Math.max(tickets.returnedBy(observer), due()));
        int mostHeld = total - known;
        int fewestHeld = isCounted() ? total - tickets.size() : 0;
        int held = Arrays.stream(guessed).sum();
        for (int seat = 0; held > mostHeld && seat < position.seats; seat++) {
            int less = Math.min(held - mostHeld, guessed[seat] - fewest[seat]);
            guessed[seat] -= less;
            held -= less;
        }
        for (int seat = 0; held < fewestHeld && seat < position.seats; seat++) {
            int more = Math.min(fewestHeld - held, most[seat] - guessed[seat]);
            guessed[seat] += more;
            held += more;
        }
    }

    /// How many tickets of the deck are still to be offered.
    private int due() {
        return !position.frames.isEmpty() && position.frames.kind() == Frames.OFFER_TICKETS
                ? position.frames.count()
                : 0;
    }

    /// Whether everybody can count the deck: none is left, or the last ones, fewer than a full offer, are due.
    private boolean isCounted() {
        int offered = Arrays.stream(tickets.offered).mapToInt(IndexSet::size).sum();
        return tickets.size() == 0
                || (due() > 0 && offered + due() < rules.ticketDraw().deal());
    }

    /// Long tickets that weren't kept may have left the game, so that others are given back first.
    private void giveBack(int seat, int count) {
        for (int ticket = 0; ticket < count; ticket++) {
            IndexSet regular = tickets.kept[seat].minus(position.tables.longTickets);
            int given = (regular.isEmpty() ? tickets.kept[seat] : regular).next(0);
            tickets.kept[seat] = tickets.kept[seat].without(given);
            tickets.layOnReturned(given, seat);
        }
    }

    /// A seat takes what it put under the deck itself, as long as there is any of that.
    private void take(int seat, int count) {
        for (int ticket = 0; ticket < count; ticket++) {
            int place = topmost(by -> by == seat);
            int taken;
            if (place < tickets.bottomSize) {
                taken = tickets.takeReturned(place);
            } else if (!tickets.unordered.isEmpty()) {
                taken = tickets.unordered.next(0);
            } else {
                taken = tickets.takeReturned(topmost(by -> by != observer));
            }
            tickets.unordered = tickets.unordered.without(taken);
            tickets.kept[seat] = tickets.kept[seat].with(taken);
        }
    }

    /// The uppermost place of a returned ticket by whom it was returned; the size of that pile if there is none.
    private int topmost(IntPredicate by) {
        int place = 0;
        while (place < tickets.bottomSize && !by.test(tickets.returnedBy[place])) {
            place++;
        }
        return place;
    }
}
