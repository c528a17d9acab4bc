package dev.anden.games.tickettoride.board;

import java.util.List;
import java.util.Map;

/// A board: everything that distinguishes it from the others of the family.
///
/// @param id `usa`; its game's id is `ttr-usa`
/// @param name the board's own name in English, and wherever it has no other
/// @param names its names in other languages, by the language's code (`es`); may be empty
/// @param revision raised whenever a change of the file could replay stored games differently; 1 at first
/// @param provenance `verified`, `reconstructed`, or `invented` where there is no box to compare it with
/// @param source where the data was checked
/// @param geography the name of the outline of land and water to draw under it
/// @param rules the parameters of the rules
/// @param cities at most 64
/// @param routes at most 128
/// @param tickets at most 128
/// @param ticketSets other tickets that it can be played with
public record Board(
        String id,
        String name,
        Map<String, String> names,
        int revision,
        String provenance,
        String source,
        String geography,
        BoardRules rules,
        List<City> cities,
        List<Route> routes,
        List<Ticket> tickets,
        TicketSets ticketSets) {
    /// The most cities: a network of cities is a set of 64 bits.
    public static final int MAXIMUM_CITIES = 64;

    /// The most routes: the routes of a seat are a set of two times 64 bits.
    public static final int MAXIMUM_ROUTES = 128;

    /// The most tickets: a hand of tickets is a set of two times 64 bits.
    public static final int MAXIMUM_TICKETS = 128;

    /// The most train cards: a pile's count of a kind is a byte with a sign.
    public static final int MAXIMUM_CARDS = 127;
    /// The most routes that one seat's vehicles may suffice for.
    public static final int MAXIMUM_HELD_ROUTES = 64;

    /// The most spaces that a route has.
    public static final int MAXIMUM_LENGTH = 8;

    public Board {
        names = Map.copyOf(names);
        cities = List.copyOf(cities);
        routes = List.copyOf(routes);
        tickets = List.copyOf(tickets);
    }

    /// The same board with the tickets of a set instead of those of its box, and the numbers that go with them.
    public Board playedWith(TicketSet set) {
        return new Board(
                id,
                name,
                names,
                revision,
                provenance,
                source,
                geography,
                rules.playedWith(set),
                cities,
                routes,
                set.tickets(),
                ticketSets);
    }

    /// The name in a language, given by its code.
    public String nameIn(String language) {
        return names.getOrDefault(language, name);
    }

    /// How many train cards there are.
    public int cardCount() {
        return rules.cards().values().stream().mapToInt(Integer::intValue).sum();
    }
}
