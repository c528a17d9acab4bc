package dev.anden.games.tickettoride.board;

import dev.anden.engine.PhraseKind;

/// What can be wrong with a board of the family.
enum BoardFlaw implements PhraseKind {
    TWICE("appears twice"),
    ID_TWICE("\"{id}\" appears twice"),
    NO_LANGUAGE("isn't the code of a language, such as es"),

    // Numbers and elements
    NO_VEHICLES("needs at least one kind of vehicle"),
    NO_LENGTH("isn't a route length; lengths are 1 to 8 spaces"),
    NO_POINTS("must name the points of at least one length"),
    NO_CARD("isn't a kind of card; the kinds are {kinds}"),
    NO_STATION("must name the cost of at least one station"),
    FEW_FLAG_COLORS("a flag has at least two colours"),
    NO_ELEMENT("the board's elements have no \"{element}\""),
    LAST_ROUND("must be less than a player's number of vehicles, {vehicles}"),

    // Cities, routes and tickets
    FEW_CITIES("a board needs at least two cities"),
    NO_CITY("there is no city \"{city}\""),
    ITSELF("joins {city} with itself"),
    UNPRICED("{vehicle} routes have no points for length {length}"),
    THIRD_ROUTE("is the third route between these cities; at most two run side by side"),
    OTHER_LENGTH("differs from the other route between these cities"),
    TICKET_TWICE("the ticket {ticket} appears twice"),
    NO_SETS("needs at least one set of tickets"),
    BASE("\"base\" already stands for the tickets of the box; choose another id"),
    TOTAL("says {printed}, but the lists add up to {sum}"),
    OUT_OF_REACH("no route leads from {city} and its neighbours to {lost}"),
    NO_WAY("no routes join {from} and {to}"),

    // What has to be enough
    FEW_CARDS("there are {cards}, but {needed} are needed to begin"),
    MANY_CARDS("there are {cards}; the limit is {most}"),
    MANY_WILDS(
            "there are {wilds} wild cards; with more than {most} the market might be replaced hundreds of times in a row"),
    NO_CARDS("there are no {color} cards"),
    FEW_WILDS("there {wilds|is|are} only {wilds} wild {wilds|card|cards}"),
    FEW_TO_PAY("there {cards|is|are} only {cards} {color} and wild {cards|card|cards} to pay it with"),
    FEW_TICKETS("there {tickets|is|are} {tickets} {tickets|ticket|tickets}, but {dealt} {dealt|is|are} dealt"),
    FEW_LONG("there {tickets|is|are} {tickets} long {tickets|ticket|tickets}, but {dealt} {dealt|is|are} dealt"),
    LONG_UNDEALT("deals none of the long tickets"),
    MANY_ROUTES("are enough to claim {routes} routes; the limit is {most}");

    private final String english;

    BoardFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "board";
    }

    @Override
    public String english() {
        return english;
    }
}
