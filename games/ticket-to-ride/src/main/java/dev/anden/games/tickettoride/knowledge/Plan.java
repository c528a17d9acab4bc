package dev.anden.games.tickettoride.knowledge;

import dev.anden.games.tickettoride.board.IndexSet;

/// A set of routes that joins tickets, and what it would come to.
final class Plan {
    /// The routes to claim; own ones aren't among them.
    final RouteSet routes = new RouteSet();

    /// The tickets that are completed with it, as a set.
    IndexSet tickets = IndexSet.NONE;

    /// The tickets that were to be completed and are given up.
    IndexSet lost = IndexSet.NONE;

    /// Vehicles that it takes.
    int vehicles;

    /// Turns that it takes.
    double turns;

    /// Points that it is worth, all costs taken off: comparable between plans for the same tickets.
    double value;

    void copyFrom(Plan other) {
        routes.copyFrom(other.routes);
        tickets = other.tickets;
        lost = other.lost;
        vehicles = other.vehicles;
        turns = other.turns;
        value = other.value;
    }
}
