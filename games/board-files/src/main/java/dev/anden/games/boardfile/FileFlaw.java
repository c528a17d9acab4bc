package dev.anden.games.boardfile;

import dev.anden.engine.PhraseKind;

/// What can be wrong with any board file, whatever its game.
public enum FileFlaw implements PhraseKind {
    EMPTY("a board is one JSON object, but the file is empty"),
    NO_OBJECT("a board is one JSON object, but this isn't an object"),
    NOT_JSON("line {line}, column {column}: isn't JSON: {reason}"),
    UNKNOWN("isn't a property here; the properties are {names}"),
    UNKNOWN_OF_NONE("isn't a property here; there are none"),
    MISSING("is missing"),
    NOT_A_LIST("must be a list"),
    NOT_AN_OBJECT("must be an object"),
    TOO_MANY_ENTRIES("has {count} entries; the limit is {most}"),
    ENTRIES("has {count} {count|entry|entries}; it needs {needed}"),
    ENTRIES_IN_RANGE("has {count} {count|entry|entries}; it needs {least} to {most}"),
    NOT_A_FLAG("must be true or false{found}"),
    NO_INTEGER("must be a whole number from {least} to {most}{found}"),
    NOT_THE_INTEGER("must be {only}{found}"),
    NO_NUMBER("must be a number from {least} to {most}{found}"),
    NO_TEXT("must be a text{found}"),
    EMPTY_TEXT("must not be empty"),
    TOO_LONG("has {letters} letters; the limit is {most}"),
    NOT_ONE_LINE("must be one line without control characters"),
    HIDDEN("has an invisible or broken letter, {code}"),
    NOTHING_VISIBLE("must have a letter that can be seen"),
    NO_ID("must be lower-case letters and digits, joined by single hyphens or underscores{found}"),
    NO_WORD("must be one of {words}{found}"),
    /// A part of others: what was found instead.
    FOUND(", not {value}"),
    /// A part of others: which text was found instead of another.
    FOUND_TEXT(", not \"{value}\""),
    /// A part of others: a number was found that nobody calculates with.
    BEYOND(", and this number has far too many digits"),
    /// A part of others: nothing was found.
    ABSENT("; it is missing");

    private final String english;

    FileFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "board-file";
    }

    @Override
    public String english() {
        return english;
    }
}
