package dev.anden.games.tickettoride.notation;

import dev.anden.engine.NotationException;
import dev.anden.engine.PhraseKind;

/// What can be wrong with the text of an action or outcome.
enum NotationFlaw implements PhraseKind {
    CHANCE_TO_ACT("It's chance's move: expected \"{expected} …\", found \"{found}\""),
    NOT_CHANCE("\"{word}\" is a chance outcome, but it isn't chance's move"),
    NO_ACTION("\"{text}\" isn't an action; an action begins with {words} or pass"),
    NO_SEAT("There is no seat {seat}; the last one is {last}"),
    NO_NUMBER("\"{word}\" isn't a number"),
    NO_CARD("\"{word}\" isn't a kind of card; the kinds are {kinds}"),
    NO_ROUTE("The board has no route \"{id}\""),
    NO_TICKET("The board has no ticket \"{id}\""),
    NO_CITY("The board has no city \"{id}\""),
    NOTHING_MORE("Nothing may follow \"{text}\": found \"{word}\""),

    // What is missing at an end
    ENDS_EARLY("\"{text}\" ends too early: {missing} is missing"),
    AN_OUTCOME("what chance brings"),
    A_CARD("\"deck\" or a kind of card"),
    A_ROUTE("a route"),
    A_CITY("a city"),
    CARDS("\"with\" and the cards"),
    KEEP_OR_DISCARD("\"keep\" or \"discard\""),

    // Paying
    CLAIM_FORM("A claim is written \"claim ROUTE with 4 red 2 wild\""),
    STATION_FORM("A station is written \"station CITY with 1 red 1 wild\""),
    TUNNEL_FORM("The extra cards of a tunnel are written \"pay 1 red 1 wild\""),
    NO_TUNNEL("There is nothing to pay: no tunnel is being claimed"),
    ROUTE_COST("{route} takes {cards} {cards|card|cards}, not {given}"),
    STATION_COST("This station takes {cards} {cards|card|cards}, not {given}"),
    TUNNEL_COST("The tunnel takes {cards} extra {cards|card|cards}, not {given}"),
    TUNNEL_COLOR("The tunnel is paid with {color} and wilds, not with {given}"),
    TWO_COLORS("Pay with one colour and wilds, not with two colours"),
    FLAG_FORM("Write \"flag keep\" or \"flag discard\", not \"flag {found}\""),

    // Tickets
    NO_OFFER("No tickets are offered now"),
    EACH_ONCE("Name each offered ticket once, as kept or returned: {tickets}"),
    NOT_OFFERED("The ticket {ticket} isn't among the offered ones");

    private final String english;

    NotationFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "notation";
    }

    @Override
    public String english() {
        return english;
    }

    /// The exception that says it.
    NotationException wrong(Object... facts) {
        return new NotationException(of(facts));
    }
}
