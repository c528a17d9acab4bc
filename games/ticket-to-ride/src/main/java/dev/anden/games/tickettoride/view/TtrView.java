package dev.anden.games.tickettoride.view;

import dev.anden.games.tickettoride.board.CardKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that one observer may know of a position: the snapshot of a [TtrObservation], and what the browser draws.
///
/// @param observer the seat that looks, `State.SPECTATOR`, or `State.EVERYTHING` who sees all hands and tickets
/// @param actor the seat to act, or `State.CHANCE` or `State.NOBODY`
/// @param ply actions and outcomes so far
/// @param phase what the actor is to do
/// @param first the seat that began; -1 before it is known
/// @param market five slots; an empty one has no card
/// @param deck cards left to draw
/// @param discards the discard pile by kind: every card in it was seen
/// @param ticketDeck tickets left to draw; absent where the number of tickets is secret and there are any
/// @param players what is public of each seat
/// @param hand the observer's own cards by kind, kinds without cards left out; empty for a spectator
/// @param tickets the observer's own tickets, in the board's order
/// @param offered tickets that the observer is to choose from now
/// @param keepAtLeast how many of them must be kept; 0 if none are offered
/// @param owners the seat that claimed a route, by route id
/// @param closed routes that nobody may claim any more because their twin was claimed (`ttr.claim.double-closed`)
/// @param stations the seat whose station stands in a city, by city id
/// @param tunnel the tunnel that is being claimed
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
        Optional<Integer> ticketDeck,
        List<PlayerView> players,
        Map<CardKind, Integer> hand,
        List<TicketView> tickets,
        List<String> offered,
        int keepAtLeast,
        Map<String, Integer> owners,
        List<String> closed,
        Map<String, Integer> stations,
        Optional<TunnelView> tunnel,
        Optional<Integer> turnsLeft) {

    /// What is public of one seat.
    ///
    /// @param score points of routes and flags now; at the end all points
    /// @param vehicles vehicles of all kinds left
    /// @param vehiclesByKind of each kind, in the order of [BoardView#vehicles()]
    /// @param cards cards in hand
    /// @param tickets tickets kept; absent where that is secret until the end
    /// @param offered tickets that lie before the seat to choose from
    /// @param onOffer those tickets, for whoever sees all; for anybody else none
    /// @param known cards of the hand that everybody saw being taken and that can't have been played, by kind; for
    ///     whoever sees all the whole hand
    /// @param stations stations still to be built
    /// @param flag the cards laid for a flag
    /// @param flags flags completed
    /// @param revealed the seat's tickets, once the game is over; always for whoever sees all
    public record PlayerView(
            int seat,
            int score,
            int vehicles,
            List<Integer> vehiclesByKind,
            int cards,
            Optional<Integer> tickets,
            int offered,
            List<String> onOffer,
            Map<CardKind, Integer> known,
            int stations,
            List<CardKind> flag,
            int flags,
            List<TicketView> revealed) {}

    /// A tunnel that is being claimed (`ttr.europe.tunnel-reveal`).
    ///
    /// @param color the colour laid; `wild` if all cards were wild
    /// @param colored cards of that colour laid
    /// @param wilds wilds laid
    /// @param turnedUp the cards turned up so far, by kind
    /// @param due cards due for them, besides those laid
    public record TunnelView(
            String route, CardKind color, int colored, int wilds, Map<CardKind, Integer> turnedUp, int due) {}

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
        /// Pay what is due for a tunnel, or give it up.
        TUNNEL_PAYMENT,
        /// Lay a card for the flag, or not.
        FLAG_CARD,
        /// Nothing: the game is over.
        OVER;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }
}
