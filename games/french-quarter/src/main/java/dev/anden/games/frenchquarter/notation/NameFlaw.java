package dev.anden.games.frenchquarter.notation;

import dev.anden.engine.PhraseKind;

/// What a text can name that isn't there, or isn't at all.
public enum NameFlaw implements PhraseKind {
    NO_BUILDING("There is no building \"{id}\""),
    NO_CROSSING("There is no crossing \"{id}\""),
    NO_STRETCH("There is no stretch \"{id}\""),
    NO_CARD("There is no action card \"{id}\""),
    NO_MAYOR_CARD("There is no mayor's card \"{id}\""),
    NO_VACATION_CARD("There is no vacation card \"{id}\""),
    NO_LINE_START("The Second Line can't start at \"{id}\""),
    NO_VALUE("A die shows 1 to 6, not \"{found}\""),
    NO_SEAT("Seats are 0 to 3, not \"{found}\""),
    NO_CHOICE("\"{text}\" isn't a choice; write, for example, {examples}");

    private final String english;

    NameFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "quarter-name";
    }

    @Override
    public String english() {
        return english;
    }
}
