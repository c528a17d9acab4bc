package dev.anden.arena.tuning;

import dev.anden.engine.PhraseKind;

/// Why nothing can be tuned as somebody wishes.
enum TuningFlaw implements PhraseKind {
    SEATS("A bot is tuned at a table of at least two players, not {seats}"),
    GAMES("The number of games must be from one for each seat to {most}"),
    GENERATIONS("The number of generations must be from 1 to {most}, not {generations}"),
    STEP("The first step must be from {least} to 1, not {step}"),
    SEEDS("The seed {seed} can't be used for tuning and testing: a test needs deals that nothing was tuned with"),
    OTHER_TRIALS(
            "The journal has a trial {trial} of other numbers than those that follow here; it is of another program");

    private final String english;

    TuningFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "tuning";
    }

    @Override
    public String english() {
        return english;
    }
}
