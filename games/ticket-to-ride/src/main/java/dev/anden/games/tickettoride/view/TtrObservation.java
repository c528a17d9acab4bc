package dev.anden.games.tickettoride.view;

import dev.anden.engine.Observation;
import dev.anden.games.tickettoride.board.Board;
import dev.anden.games.tickettoride.board.IndexSet;

/// What one seat may know of a game of this family, with next to no allocation: what bots play from.
///
/// Kinds of cards are ordinals of [dev.anden.games.tickettoride.board.CardKind], routes, tickets and cities are
/// indexes of the board's lists. A spectator has no hand and no tickets.
public interface TtrObservation extends Observation {
    /// The board's data, with the tickets that it is played with.
    Board boardData();

    /// What the actor is to do.
    TtrView.Phase phase();

    /// The seat that began; -1 before it is known.
    int first();

    /// The kind of the card in a slot of the market (0 to 4), or -1 if it is empty.
    int market(int slot);

    /// Cards left in the deck.
    int deckSize();

    /// Cards of a kind in the discard pile.
    int discards(int kind);

    /// Whether there are tickets left to draw.
    boolean ticketsLeft();

    /// Tickets left in the ticket deck; -1 where the number of tickets is secret and there are any.
    int ticketDeckSize();

    /// The observer's own cards of a kind.
    int hand(int kind);

    /// How many cards a seat holds.
    int handSize(int seat);

    /// Of a seat's hand, the cards of a kind that everybody knows it holds (`ttr.draw.hidden`).
    int known(int seat, int kind);

    /// Vehicles of all kinds that a seat has left.
    int vehicles(int seat);

    /// Vehicles of a kind that a seat has left; kinds are indexes of the board's list.
    int vehicles(int seat, int kind);

    /// How many tickets a seat has kept; -1 where that is secret.
    int ticketCount(int seat);

    /// How many tickets lie before a seat to choose from: everybody sees that, though not which.
    int offeredCount(int seat);

    /// Stations that a seat may still build.
    int stations(int seat);

    /// The cities in which a seat's stations stand.
    IndexSet stationCities(int seat);

    /// The seat whose station stands in a city, or -1.
    int stationOwner(int city);

    /// The colours that a seat has laid for a flag: bit i stands for kind i.
    int flag(int seat);

    /// Flags that a seat has completed.
    int flags(int seat);

    /// The code of the claim that was laid for a tunnel, or -1.
    int tunnelClaim();

    /// Cards turned up of a kind for the tunnel that is being claimed.
    int turnedUp(int kind);

    /// Cards due for the tunnel that is being claimed, besides those laid; 0 if there is none.
    int tunnelDue();

    /// The observer's own tickets.
    IndexSet tickets();

    /// The tickets that the observer is to choose from now.
    IndexSet offered();

    /// How many of the offered tickets must be kept; 0 if none are offered.
    int keepAtLeast();

    /// The seat that claimed a route, or -1.
    int owner(int route);

    /// The routes that a seat has claimed.
    IndexSet claimed(int seat);

    /// Whether the observer could still claim a route, had it the cards: unclaimed, not closed, its twin not the
    /// observer's.
    boolean open(int route);

    /// The routes that the observer could still claim, had it the cards.
    IndexSet open();

    /// The cities that a seat's routes join with a city, itself included: bit i stands for city i.
    long network(int seat, int city);

    /// Turns to go in the last round; -1 before it.
    int turnsLeft();

    @Override
    default void numbers(int[] target, int from) {
        ObservationPlanes.write(this, target, from);
    }
}
