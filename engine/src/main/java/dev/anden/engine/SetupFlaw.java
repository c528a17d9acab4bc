package dev.anden.engine;

/// Why a game can't be set up as somebody wishes.
enum SetupFlaw implements PhraseKind {
    SEATS("{game} is for {least} to {most} seats, not {seats}"),
    NO_OPTION("{game} has no option \"{option}\"; it has {options}"),
    OPTION_VALUE("The option {option} is one of {values}, not \"{value}\""),
    NONE("none");

    private final String english;

    SetupFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "setup";
    }

    @Override
    public String english() {
        return english;
    }
}
