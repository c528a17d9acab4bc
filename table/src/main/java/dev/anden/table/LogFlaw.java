package dev.anden.table;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhraseKind;

/// What can be wrong with a log, without a full stop. A `line` is quoted as the log has it.
public enum LogFlaw implements PhraseKind {
    // Before the first line
    NO_GAME("the game {game} isn't installed"),
    OTHER_RULES("it was written under version {stored} of the rules of {game}, and this is version {rules}"),
    COLUMN("the column {column} has a value that can't be read"),
    SEATS("the row of a seat is missing"),

    // How a line is written
    MISSING("line {line} is missing"),
    KIND("there is a line of the unknown kind \"{kind}\""),
    BOT_REASON("a bot plays for the unknown reason \"{reason}\""),
    END_REASON("a game is abandoned for the unknown reason \"{reason}\""),

    // What happens in it
    ACTOR("the log has actor {found}, the game ply {ply} with actor {actor}"),
    NOT_LEGAL("\"{line}\" can't happen there"),
    NO_TAKE_BACK("it takes back a ply that can't be taken back"),
    NO_GOING_BACK("it goes back to where nobody can go back to"),
    HASH("the state after \"{line}\" isn't what it was"),
    RULES_FAIL("the rules fail at \"{line}\": {failure}"),

    // What somebody can't have done who came or went
    CANNOT_BE("\"{line}\" can't happen there: {why}"),
    OVER("the game is over"),
    RESIGNED("the person in seat {seat} has left for good"),
    BOT_PLAYS("a bot plays in seat {seat}"),
    NOT_AWAY("nobody plays for the person in seat {seat}"),
    NO_CLOCKS("this table has no clocks"),
    ALREADY_PAUSED("the clocks stand already"),
    NOT_PAUSED("the clocks go on already"),

    // What else is kept of the table
    NO_END("its log stops before the end of the game"),
    ENDED("its log goes to the end of the game, and the table is kept as one in play"),
    RESULT("its result isn't kept as its log tells it"),
    PERSON("the person {person} has it or a seat there, and isn't kept");

    private final String english;

    LogFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "log";
    }

    @Override
    public String english() {
        return english;
    }

    /// Why somebody in a seat can't have come or gone.
    static Phrase why(Objection objection, int seat) {
        return switch (objection.reason()) {
            case GAME_OVER -> OVER.of();
            case RESIGNED -> RESIGNED.of("seat", seat);
            case BOT_PLAYS -> BOT_PLAYS.of("seat", seat);
            case NOT_AWAY -> NOT_AWAY.of("seat", seat);
            case NO_CLOCKS -> NO_CLOCKS.of();
            case ALREADY_PAUSED -> ALREADY_PAUSED.of();
            case NOT_PAUSED -> NOT_PAUSED.of();
            default -> throw new IllegalArgumentException("Nobody comes or goes against " + objection.reason());
        };
    }
}
