package dev.anden.games.tickettoride.narration;

import dev.anden.engine.Event;
import dev.anden.games.tickettoride.board.CardKind;
import java.util.List;
import java.util.Optional;

/// What happened, as one observer may know it. An empty optional or list stands for what the observer can't see.
public sealed interface TtrEvent extends Event {
    /// Who begins (`ttr.setup.first-player`).
    record FirstSeatChosen(int seat) implements TtrEvent {}

    /// One card of the opening hand.
    record CardDealt(int seat, Optional<CardKind> card) implements TtrEvent {}

    /// A card was turned up in a slot of the market, numbered from 0.
    record MarketFilled(int slot, CardKind card) implements TtrEvent {}

    /// Three or more of the market's cards were wild: all of them went to the discards (`ttr.draw.market-flush`).
    record MarketFlushed(List<CardKind> cards) implements TtrEvent {}

    /// A card was taken from the market's slot.
    record MarketCardTaken(int seat, int slot, CardKind card) implements TtrEvent {}

    /// A card was drawn unseen: only the seat itself knows which (`ttr.draw.hidden`).
    record DeckCardDrawn(int seat, Optional<CardKind> card) implements TtrEvent {}

    /// The discards became the new deck (`ttr.draw.reshuffle`).
    record DeckReshuffled(int cards) implements TtrEvent {}

    /// Tickets lie before a seat to choose from; which ones only it knows.
    record TicketsOffered(int seat, int count, List<String> tickets) implements TtrEvent {}

    /// A seat has chosen. How many tickets it kept and how many it put under the deck is absent for others where
    /// that is secret.
    record TicketsKept(int seat, Optional<Integer> kept, Optional<Integer> returned, List<String> tickets)
            implements TtrEvent {}

    /// A route was claimed and scored; of a tunnel, the cards paid besides those laid are counted in.
    record RouteClaimed(int seat, String route, CardKind color, int colored, int wilds, int points)
            implements TtrEvent {}

    /// The cards of a claim were laid for a tunnel (`ttr.europe.tunnel-reveal`).
    record TunnelLaid(int seat, String route, CardKind color, int colored, int wilds) implements TtrEvent {}

    /// A card was turned up for a tunnel; if it `matches`, one more card is due (`ttr.europe.tunnel-extra`).
    record TunnelCardTurnedUp(int seat, CardKind card, boolean matches) implements TtrEvent {}

    /// A seat took the cards laid for a tunnel back (`ttr.europe.tunnel-give-up`).
    record TunnelGivenUp(int seat, String route) implements TtrEvent {}

    /// A station was built; `left` are still to be built (`ttr.europe.station-place`).
    record StationBuilt(int seat, String city, CardKind color, int colored, int wilds, int left) implements TtrEvent {}

    /// A card was laid for a flag (`ttr.paris.flag-keep`).
    record FlagCardKept(int seat, CardKind card) implements TtrEvent {}

    /// A flag was complete and scored (`ttr.paris.flag-score`).
    record FlagCompleted(int seat, int points) implements TtrEvent {}

    /// A seat had no legal action (`ttr.turn.no-move`).
    record TurnPassed(int seat) implements TtrEvent {}

    /// A seat set off the last round (`ttr.end.trigger`).
    record LastRoundStarted(int seat, int vehicles) implements TtrEvent {}

    /// A turn begins.
    record TurnStarted(int seat) implements TtrEvent {}

    /// The game is over.
    record GameEnded() implements TtrEvent {}
}
