package dev.anden.games.common.play;

import dev.anden.engine.PhraseKind;

/// What can be wrong with a file of weights.
enum WeightFlaw implements PhraseKind {
    LINE("{file}, line {line}: {reason}"),
    FIRST_LINE("the first line has to be \"{beginning}\" and columns"),
    NUMBERS("a weight needs {needed} numbers, not {given}"),
    NOT_A_NUMBER("\"{word}\" isn't a number"),
    RANGE("{weight} has to be from {least} to {most}, not {value}"),
    TWICE("the weight {weight} comes twice"),
    UNKNOWN("there is no weight {weight}"),
    EMPTY("{file} has no weights"),
    MISSING("{file} has no weight {weight}"),
    NO_COLUMN("{file} has no column {column}; it has: {columns}"),
    COUNT("{file} has {weights} weights, not {given}");

    private final String english;

    WeightFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "weights";
    }

    @Override
    public String english() {
        return english;
    }
}
