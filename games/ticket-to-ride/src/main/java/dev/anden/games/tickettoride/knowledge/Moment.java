package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.common.HashMix;
import dev.anden.games.tickettoride.board.IndexSet;
import dev.anden.games.tickettoride.view.TtrObservation;
import dev.anden.games.tickettoride.view.TtrView.Phase;

/// What tells the times of a seat's game apart, for moods that last as long as one of them
/// ([dev.anden.games.common.play.Mood]): numbers that follow from what the seat sees.
final class Moment {
    private Moment() {}

    /// What lasts longest in a game: the seat and its tickets.
    static long ofGame(TtrObservation seen) {
        IndexSet tickets = seen.tickets();
        long game = seen.seat();
        for (int ticket = tickets.next(0); ticket >= 0; ticket = tickets.next(ticket + 1)) {
            game = HashMix.mix(game + ticket);
        }
        return game;
    }

    /// A turn: the same before its first card and before its second.
    static int ofTurn(TtrObservation seen) {
        int drawn = seen.phase() == Phase.SECOND_CARD ? 1 : 0;
        return seen.vehicles(seen.seat()) << 8 | seen.handSize(seen.seat()) - drawn;
    }
}
