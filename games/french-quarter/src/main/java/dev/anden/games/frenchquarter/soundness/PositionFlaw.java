package dev.anden.games.frenchquarter.soundness;

import dev.anden.engine.NotationException;
import dev.anden.engine.PhraseKind;

/// What can be wrong with a position that somebody wrote.
public enum PositionFlaw implements PhraseKind {
    // How it is written
    FRAME("Something due is written KIND:SEAT:NUMBER, not \"{found}\""),
    MANY_FRAMES("At most {most} things can be due, not {count}"),
    TRACK("A track is written ACTIVITY=BOXES/BONUSES/MULTIPLIERS, not \"{found}\""),
    LINE("A line is written as its start, where it is, and its stretches, not \"{found}\""),

    // What is due
    NOT_DUE("\"{frame}\" can't be due"),
    ORDER("\"{frames}\" can't be due in this order"),
    NO_DIE("Seat {seat} has no die, but \"{frame}\" is due"),
    NO_CHOICE("The next thing due must be a choice or chance"),
    ONE_CHOICE("The next thing due must be a choice among several, or chance"),
    SET_UP("Round 0 is the set-up, and no other round is"),
    EARLY_DICE("No die is rolled before the first round"),
    VACATIONS("Seat {seat} has or gets more than one vacation card"),
    TURNS("A round has {turns} {turns|turn|turns}"),
    ROLLED("When \"{frame}\" is due, {rolled} {rolled|die|dice} of the deck {deck} {rolled|is|are} rolled"),
    REVEALED(
            "Deck {deck}: in round {round}, {round} {round|card|cards} should have been revealed or be due, not {count}"),
    MAYOR_CARDS("The mayor needs a card for each round to come: {needed}, not {left}"),
    NO_MAYOR_CARD("No mayor's card is face up"),
    NO_SEAT("\"first\" and \"socializer\" must be seats"),
    NO_FIRST("The first seat isn't known, and isn't still to be chosen"),
    NO_START("The Second Line has no start, and isn't still to get one"),
    SOLO("With one seat the mayor is always on"),

    // What holds in every position
    IMPOSSIBLE("Impossible position: {reason}"),
    UNUSED_DECK("The deck {deck} isn't in use, but one of its cards is face up"),
    OPEN_CARD("The face-up card of the deck {deck} is in the deck or belongs to another one"),
    CARDS_LEFT("The deck {deck} doesn't have the cards that are left in round {round}"),
    NO_OPEN_CARD("The deck {deck} has no face-up card"),
    MANY_DICE("The deck {deck} has too many dice"),
    MAYOR_IN_DECK("The mayor's face-up card is in the deck"),
    NO_MAYOR("A mayor's card is face up, but the mayor isn't in the game"),
    VACATION_COUNT("There {cards|is|are} {cards} vacation {cards|card|cards}"),
    MAPPED("The set of mapped buildings is wrong"),
    TWO_VALUES("Seat {seat} wrote two values into one building"),
    FAR_VALUE("Seat {seat} has a value at {building} that is too far from those next to it"),
    NO_COURTYARD("Seat {seat} visited a building that isn't a courtyard"),
    FULL_TRACK("Seat {seat} has more on the track {track} than its boxes give"),
    MANY_UMBRELLAS("Seat {seat} has too many umbrellas"),
    MANY_LINE_BOXES("Seat {seat} has too many boxes of the Second Line"),
    PERFORMERS("The performers of seat {seat} don't fit its performers' track"),
    OVERUSED("Seat {seat} used a bonus more often than it can be"),
    NOT_AT_POLICE("Seat {seat} wasn't at the Police Station"),
    NOT_CROSSED_OUT("Seat {seat} can't have a circle crossed out yet"),
    NO_CIRCLE("Seat {seat} has box {box} of culture crossed out, which isn't a circle"),
    CROSSED_OUT("Seat {seat} marked the crossed-out circle {box} of culture last, which is jumped over"),
    NO_TRAIL("A Second Line isn't one trail from its start to where it is"),
    LINE_BUILDINGS("The buildings along a Second Line are wrong");

    private final String english;

    PositionFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "quarter-position";
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
