package dev.anden.games.common;

import dev.anden.engine.NotationException;
import dev.anden.engine.PhraseKind;

/// What can be wrong with the lines of a position and the words in them, whatever the family.
enum LineFlaw implements PhraseKind {
    HEADER("A position of this game begins with the line \"{line}\""),
    MISSING("The line \"{line}\" is missing"),
    MISSING_AT_SEAT("The line \"{line}\" of seat {seat} is missing"),
    UNKNOWN("A position has no line \"{line}\" here"),
    TWICE("The line \"{line}\" appears twice"),
    SEATS("The position has {seats} {seats|seat|seats}; the game is for {least} to {most} players"),
    IN_LINE("{line}: {reason}"),
    IN_LINE_OF_SEAT("{line} of seat {seat}: {reason}"),
    FORM("\"{found}\" doesn't have the form \"{form}\""),
    SETTING("\"{found}\" must have the form NAME=VALUE"),
    WORD_TWICE("\"{word}\" appears twice"),
    ONE_AT_MOST("names at most one thing"),
    NO_SUCH_WORD("\"{found}\" isn't one of {words}");

    private final String english;

    LineFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "line";
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
