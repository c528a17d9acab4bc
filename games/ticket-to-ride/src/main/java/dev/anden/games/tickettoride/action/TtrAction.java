package dev.anden.games.tickettoride.action;

import dev.anden.engine.Action;
import dev.anden.games.tickettoride.board.CardKind;
import java.util.List;

/// The actions of the seats and the outcomes of chance, with names.
public sealed interface TtrAction extends Action {
    /// Takes the top card of the deck, unseen (`ttr.draw.two-cards`).
    record DrawFromDeck() implements TtrAction {
        @Override
        public String target() {
            return "deck";
        }
    }

    /// Takes a card of this kind from the market; of several alike, the one in the lowest slot.
    record DrawFromMarket(CardKind card) implements TtrAction {
        @Override
        public String target() {
            return "market:" + card;
        }
    }

    /// Claims a route, paid with `colored` cards of `color` and `wilds` wilds. Paid with wilds alone, `color` is
    /// `wild` and `colored` 0.
    record ClaimRoute(String route, CardKind color, int colored, int wilds) implements TtrAction {
        @Override
        public String target() {
            return "route:" + route;
        }
    }

    /// Takes tickets from the top of the ticket deck to choose from.
    record DrawTickets() implements TtrAction {
        @Override
        public String target() {
            return "tickets";
        }
    }

    /// Keeps some of the offered tickets; the others leave in this order (the last one lies deepest).
    record KeepTickets(List<String> kept, List<String> returned) implements TtrAction {
        public KeepTickets {
            kept = List.copyOf(kept);
            returned = List.copyOf(returned);
        }

        @Override
        public String target() {
            return "keep";
        }
    }

    /// Builds a station in a city, paid with `colored` cards of `color` and `wilds` wilds
    /// (`ttr.europe.station-cost`).
    record BuildStation(String city, CardKind color, int colored, int wilds) implements TtrAction {
        @Override
        public String target() {
            return "city:" + city;
        }
    }

    /// Pays what is due for the tunnel besides the cards laid (`ttr.europe.tunnel-extra`).
    record PayTunnel(CardKind color, int colored, int wilds) implements TtrAction {
        @Override
        public String target() {
            return "tunnel:pay";
        }
    }

    /// Takes the cards laid for the tunnel back (`ttr.europe.tunnel-give-up`).
    record GiveUpTunnel() implements TtrAction {
        @Override
        public String target() {
            return "tunnel:give-up";
        }
    }

    /// Lays one of the cards just paid for the flag (`ttr.paris.flag-keep`).
    record KeepFlagCard() implements TtrAction {
        @Override
        public String target() {
            return "flag:keep";
        }
    }

    /// Lays none of them (`ttr.paris.flag-optional`).
    record DiscardFlagCard() implements TtrAction {
        @Override
        public String target() {
            return "flag:discard";
        }
    }

    /// The turn of a seat that has no other legal action (`ttr.turn.no-move`).
    record Pass() implements TtrAction {
        @Override
        public String target() {
            return "pass";
        }
    }

    /// Chance: who begins.
    record ChooseFirst(int seat) implements TtrAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: the next card of the deck.
    record TurnUpCard(CardKind card) implements TtrAction {
        @Override
        public String target() {
            return "chance";
        }
    }

    /// Chance: the next ticket of the ticket deck.
    record DealTicket(String ticket) implements TtrAction {
        @Override
        public String target() {
            return "chance";
        }
    }
}
