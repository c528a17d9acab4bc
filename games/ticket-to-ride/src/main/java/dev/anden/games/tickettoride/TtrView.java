package dev.anden.games.tickettoride;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that one observer may know of a position: the snapshot of a [TtrObservation], and what the browser draws.
///
/// @param observer the seat that looks, or `State.SPECTATOR`
/// @param actor the seat to act, or `State.CHANCE` or `State.NOBODY`
/// @param ply actions and outcomes so far
/// @param phase what the actor is to do
/// @param first the seat that began; -1 before it is known
/// @param market five slots; an empty one has no card
/// @param deck cards left to draw
/// @param discards the discard pile by kind: every card in it was seen
/// @param ticketDeck tickets left to draw
/// @param players what is public of each seat
/// @param hand the observer's own cards by kind, kinds without cards left out; empty for a spectator
/// @param tickets the observer's own tickets, in the order in which they were kept
/// @param offered tickets that the observer is to choose from now
/// @param keepAtLeast how many of them must be kept; 0 if none are offered
/// @param owners the seat that claimed a route, by route id
/// @param closed routes that nobody may claim any more because their twin was claimed (`ttr.claim.double-closed`)
/// @param turnsLeft turns to go in the last round; empty before it
public record TtrView(
        int observer,
        int actor,
        int ply,
        Phase phase,
        int first,
        List<Optional<CardKind>> market,
        int deck,
        Map<CardKind, Integer> discards,
        int ticketDeck,
        List<PlayerView> players,
        Map<CardKind, Integer> hand,
        List<TicketView> tickets,
        List<String> offered,
        int keepAtLeast,
        Map<String, Integer> owners,
        List<String> closed,
        Optional<Integer> turnsLeft) {

    /// What is public of one seat.
    ///
    /// @param score points of routes now; at the end all points
    /// @param vehicles vehicles left
    /// @param cards cards in hand
    /// @param tickets tickets kept
    /// @param known cards of the hand that everybody saw being taken and that can't have been played, by kind
    /// @param revealed the seat's tickets, once the game is over
    public record PlayerView(
            int seat,
            int score,
            int vehicles,
            int cards,
            int tickets,
            Map<CardKind, Integer> known,
            List<TicketView> revealed) {}

    /// A ticket and whether its cities are joined.
    public record TicketView(String ticket, boolean completed) {}

    /// What the actor is to do.
    public enum Phase {
        /// Chance deals.
        DEAL,
        /// Choose opening tickets.
        OPENING_TICKETS,
        /// Choose one action.
        TURN,
        /// Draw the second card.
        SECOND_CARD,
        /// Choose among drawn tickets.
        KEEP_TICKETS,
        /// Nothing: the game is over.
        OVER;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }
}
