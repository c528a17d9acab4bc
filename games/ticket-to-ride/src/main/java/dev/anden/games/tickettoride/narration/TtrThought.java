package dev.anden.games.tickettoride.narration;

import dev.anden.engine.Thought;
import dev.anden.games.tickettoride.board.CardKind;
import java.util.List;
import java.util.Map;

/// What a bot makes of a position, for whoever asks for advice.
public sealed interface TtrThought extends Thought {
    /// A ticket is to be completed.
    ///
    /// @param ticket its id
    /// @param routes the ids of the routes that are still to be claimed for it, in the order of the way
    /// @param via the ids of the cities between its own, in the order of the way
    record TicketWay(String ticket, List<String> routes, List<String> via) implements TtrThought {
        public TicketWay {
            routes = List.copyOf(routes);
            via = List.copyOf(via);
        }
    }

    /// A ticket costs more than it can still bring.
    record TicketGivenUp(String ticket) implements TtrThought {}

    /// A planned route that it would be dear to lose to somebody else.
    ///
    /// @param route its id
    /// @param noWayRound whether there would be no other way that is worth its price
    record Bottleneck(String route, boolean noWayRound) implements TtrThought {}

    /// Cards that the planned routes still ask for.
    ///
    /// @param cards how many of each kind, gray routes counted with the colour that fits the hand best
    /// @param total how many cards have to be drawn, the wilds in hand taken into account
    record MissingCards(Map<CardKind, Integer> cards, int total) implements TtrThought {
        public MissingCards {
            cards = Map.copyOf(cards);
        }
    }

    /// Long routes that the vehicles will be enough for besides the tickets.
    record LongRoutesNext(List<String> routes) implements TtrThought {
        public LongRoutesNext {
            routes = List.copyOf(routes);
        }
    }

    /// More tickets are worth a turn.
    record MoreTickets() implements TtrThought {}

    /// How much time there is.
    ///
    /// @param needed turns that the tickets' routes will take, drawing included; 0 if none are planned
    /// @param left about how many turns are left, this one included
    record Time(int needed, int left) implements TtrThought {}
}
