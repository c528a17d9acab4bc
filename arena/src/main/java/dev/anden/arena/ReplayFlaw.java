package dev.anden.arena;

import dev.anden.engine.PhraseKind;

/// What can be wrong with the text of a replay.
enum ReplayFlaw implements PhraseKind {
    /// Where, before what.
    LINE("Line {line}: {what}"),
    PLY("Line {line}, ply {ply}: {what}"),

    // The header
    TITLE("This isn't a recorded game; those begin with the line \"{title}\""),
    HEADER_END("the file ends inside its header; the header ends with an empty line"),
    NO_LINE("The header has no line \"{word}\""),
    UNKNOWN_LINE("a header has no line \"{word}\"; it has {words}"),
    LINE_TWICE("\"{word}\" is given twice"),
    NUMBER("expected a number, found \"{found}\""),
    NO_GAME("There is no game \"{game}\"; there are: {games}"),
    RULES("the game was played by rules version {version} of {game}; this program has version {ours}"),
    SEATS("{game} is for {least} to {most} players, not {seats}"),
    PLAYER("expected \"player {seat}\" and a name, found \"{found}\""),
    PLAYERS("The header names {players} {players|player|players} for {seats} {seats|seat|seats}"),
    CONTRIBUTION("expected \"contribution\", a seat and 64 digits, once for a seat, found \"{found}\""),
    CONTRIBUTIONS("contributions need a seed of 64 digits and seats that the game has; it has {seats}"),
    ORIGIN("expected \"seed\" and a number, \"game\" and a number, or \"seed\" and 64 digits, found \"{found}\""),
    PLAYED("expected \"played\" and when the game began and ended, such as {example}, found \"{found}\""),
    OPTION("expected \"option\", a name and a value, found \"option {found}\""),
    OPTION_TWICE("the option \"{option}\" is given twice"),
    NO_OPTION("{game} has no option \"{option}\"; it has {options}"),
    OPTION_VALUE("The option {option} is one of {values}, not \"{value}\""),
    NONE("none"),

    // The plies
    OVER("the game is over; expected its result, found \"{found}\""),
    OUTCOME("chance can't bring \"{outcome}\" here"),
    DEALT("the outcome is \"{found}\", but the seed gives \"{outcome}\""),
    REFUSED("seat {seat} may not \"{action}\", by the rule {rule}"),
    HASH("the position has the hash {hash}, not \"{found}\""),
    COMPANY("expected \"seat\", its number and what happened to it, such as \"seat 1 came-back\", found \"{found}\""),
    RESULT("the plies give \"{result}\", not \"{found}\""),
    BRANCH("the game has only {plies} {plies|ply|plies}, so its first {branch} can't be from another game"),
    AFTER_RESULT("nothing may follow the result"),
    ENDS_EARLY("the file ends after {plies} {plies|ply|plies}; a replay ends with its result");

    private final String english;

    ReplayFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "replay";
    }

    @Override
    public String english() {
        return english;
    }

    /// The exception that says it of the replay as a whole.
    ReplayException wrong(Object... facts) {
        return new ReplayException(of(facts));
    }

    /// The exception that says it of a line, counted from 1.
    ReplayException wrongAt(int line, Object... facts) {
        return new ReplayException(LINE.of("line", line, "what", of(facts)));
    }
}
