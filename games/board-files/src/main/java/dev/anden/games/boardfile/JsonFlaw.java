package dev.anden.games.boardfile;

import dev.anden.engine.PhraseKind;

/// Why a text isn't JSON: a part of [FileFlaw#NOT_JSON].
enum JsonFlaw implements PhraseKind {
    ENDS_EARLY("the file ends before everything in it is closed"),
    START("it has to begin with an opening brace, not with \"{found}\""),
    MORE("there is something more, \"{found}\", after the closing brace"),
    TWICE("the property \"{name}\" appears twice"),
    COMMENT("comments aren't allowed"),
    COMMA_MISSING("a comma is missing before \"{found}\""),
    COMMA_TOO_MANY("there is one comma too many before \"{found}\""),
    COLON_MISSING("a colon is missing before \"{found}\""),
    NOT_QUOTED("texts and property names go between straight double quotes, not like this: {found}"),
    NO_NUMBER("numbers are written like 12, -3 or 0.5"),
    NO_VALUE("\"{found}\" isn't a value; texts go between double quotes, and the only words are true, false and null"),
    NOT_IN_A_TEXT("a text ends in its line and has no tab in it; maybe a closing quote is missing"),
    CONTROL("there is a character that belongs to no text, {code}"),
    NO_ESCAPE("a backslash in a text is written twice"),
    CLOSES_NOTHING("\"{found}\" closes something that isn't open here"),
    TOO_MUCH("something here is nested too deeply, or is far too long"),
    NOT_HERE("\"{found}\" can't be here");

    private final String english;

    JsonFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "json";
    }

    @Override
    public String english() {
        return english;
    }
}
