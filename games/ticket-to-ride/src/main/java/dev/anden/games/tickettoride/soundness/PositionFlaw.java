package dev.anden.games.tickettoride.soundness;

import dev.anden.engine.NotationException;
import dev.anden.engine.PhraseKind;

/// What can be wrong with the text of a position.
public enum PositionFlaw implements PhraseKind {
    // How it is written
    HEADER("A position of this game begins with the line \"{line}\""),
    LINE_MISSING("The line \"{line}\" is missing"),
    LINE_UNKNOWN("A position has no line \"{line}\""),
    OPTIONS("No position has the options \"{found}\"; there are: {options}"),
    LINE_TWICE("The line \"{line}\" is given twice"),
    SEATS("The position has {seats} {seats|seat|seats}; the game is for {least} to {most} players"),
    NUMBERS("The numbers are written \"{form}\", not \"{found}\""),
    FRAME("A frame is written KIND:SEAT:COUNT, not \"{found}\""),
    MANY_FRAMES("At most {most} frames can be pending, not {count}"),
    MARKET("The market has five slots, not {count}"),
    CARDS("Cards are written KIND=NUMBER, not \"{found}\""),
    WORD_TWICE("\"{word}\" appears twice in one list"),
    RETURNED("A ticket given back is written TICKET@SEAT, not \"{found}\""),
    TUNNEL("A tunnel is written \"tunnel ROUTE COLOUR WILDS KIND=NUMBER …\""),
    TUNNEL_CLAIM("No tunnel can be claimed by \"{found}\""),
    SEAT_LINE("The line of seat {seat} begins \"{form}\", not \"{found}\""),
    SEAT_PART("Seat {seat} has no \"{word}\"; it has {words}"),
    ONE_NUMBER("\"{name}\" takes one number, 0 to {most}"),
    STATION("Seat {seat} can't have a station in {city}"),
    ROUTE("Seat {seat} can't hold the route {route}"),
    FLAG("Seat {seat} can't have the flag \"{found}\""),
    FLAG_CARDS("A flag doesn't have {count} {color} {count|card|cards}"),

    // What is due
    NOT_DUE("\"{frames}\" can't be pending"),
    DONE("\"{frames}\" is done already"),
    UNTOUCHED("Before the first seat is known nothing is dealt and the ply is 0"),
    NO_FIRST("There is no first seat {seat}"),
    NO_PLY("The ply is 0 only before the first seat is known"),
    NO_SEAT("There is no seat {seat}"),
    NOT_FIRST("The first seat isn't the first to act"),
    OVER("When nothing is pending the game is over and 0 turns are left"),
    TURNS_LEFT("There can't be {turns} {turns|turn|turns} left"),
    PASSES("\"passes\" is larger than the number of seats"),
    ALL_PASSED("When all seats have passed in a row the game is over"),
    LAST_ROUND("Seat {seat} has {vehicles} {vehicles|vehicle|vehicles} left, so the last round must have begun"),

    // Before the first turn
    TOO_EARLY("Before the first turn the last round can't have begun"),
    RETURNED_EARLY("No ticket can have been given back yet"),
    CLAIMED_EARLY("Seat {seat} can't have claimed a route yet"),
    MARKET_FIRST("The market comes before tickets"),
    HAND("Seat {seat} was dealt {cards} {cards|card|cards}"),
    KEPT("Seat {seat} can't have kept {kept} {kept|ticket|tickets}"),
    CHOSEN("Seat {seat} has chosen among tickets {right} {right|time|times}, not {choices}"),

    // In a turn
    SCORE("Seat {seat} has {right} {right|point|points}, not {points}"),
    OFFERED("Seat {seat} can't be offered {tickets} {tickets|ticket|tickets}"),
    FEW_TICKETS("There are fewer tickets than have to be dealt"),
    TUNNEL_ALONE("A tunnel and its payment belong together"),
    TURNED_UP("{cards} {cards|card|cards} can't have been turned up for the tunnel"),
    TUNNEL_CLOSED("The tunnel can't be claimed by seat {seat}"),
    TUNNEL_VEHICLES("Seat {seat} has too few vehicles for the tunnel"),
    LAID_KNOWN("Everybody knows the {cards} {color} {cards|card|cards} laid for the tunnel"),

    // Tickets whose number is secret
    NOT_SECRET("\"choices\" and \"dealt\" of seat {seat} are for boards where the number of tickets is secret"),
    UNCHOSEN("Seat {seat} has tickets, so it must have chosen among some"),
    DEALT(
            "In {choices} {choices|choice|choices}, seat {seat} can have been offered {least} to {most} tickets, not {dealt}"),
    KEPT_OF(
            "Of {dealt} {dealt|ticket|tickets} in {choices} {choices|choice|choices}, seat {seat} has kept {least} to {most}, not {kept}"),

    // What holds in every position
    IMPOSSIBLE("Impossible position: {reason}"),
    CARD_COUNT("There {cards|is|are} {cards} {color} {cards|card|cards}"),
    DECK_SIZE("The deck's size is wrong"),
    DISCARD_SIZE("The discard pile's size is wrong"),
    UNSHUFFLED("The discards weren't shuffled"),
    UNFILLED("The market wasn't filled up"),
    UNREPLACED("The market wasn't replaced"),
    TICKET_COUNT("There {tickets|is|are} {tickets} {tickets|ticket|tickets}"),
    KNOWN("Seat {seat} holds fewer cards than it is known to hold"),
    HAND_SIZE("The size of hand {seat} is wrong"),
    LOST_VEHICLES("Seat {seat} lost vehicles"),
    NEGATIVE_VEHICLES("Seat {seat} has a negative number of vehicles"),
    MANY_STATIONS("Seat {seat} has more stations than there are"),
    TWO_OWNERS("Two seats hold one route"),
    BOTH_TWINS("Seat {seat} holds both routes of a double route"),
    OPEN_COUNT("The count of open routes is wrong");

    private final String english;

    PositionFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "position";
    }

    @Override
    public String english() {
        return english;
    }

    /// The exception that says it.
    public NotationException wrong(Object... facts) {
        return new NotationException(of(facts));
    }
}
