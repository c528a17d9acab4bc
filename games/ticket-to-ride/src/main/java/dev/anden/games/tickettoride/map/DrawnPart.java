package dev.anden.games.tickettoride.map;

import dev.anden.engine.PhraseKind;

/// What the things on a map are called where they lie on one another.
enum DrawnPart implements PhraseKind {
    CITY("city {city}"),
    NAME("the name of {city}"),
    SPACE("space {space} of {route}"),
    LINE("the line of {route}"),
    EDGE("the edge");

    private final String english;

    DrawnPart(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "map";
    }

    @Override
    public String english() {
        return english;
    }
}
