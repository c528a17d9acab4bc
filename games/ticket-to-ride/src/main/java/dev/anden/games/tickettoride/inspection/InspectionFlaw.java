package dev.anden.games.tickettoride.inspection;

import dev.anden.engine.PhraseKind;

/// What is told of a board that can be played and may be better.
enum InspectionFlaw implements PhraseKind {
    OVERLAP("{one} and {other} overlap"),
    CROSSING("{one} and {other} cross"),
    NO_OUTLINE("there is no outline \"{outline}\"; the sheet stays plain"),
    SAME_PLACE("lies where {city} lies; move one of them"),
    SAME_NAME("another city has the same name");

    private final String english;

    InspectionFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "inspection";
    }

    @Override
    public String english() {
        return english;
    }
}
