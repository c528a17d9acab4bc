package dev.anden.arena;

import dev.anden.engine.PhraseKind;

/// Why an experiment can't be made as somebody wishes, or can't go on.
enum ExperimentFlaw implements PhraseKind {
    BOTS("{seats} {seats|seat needs|seats need} {seats} {seats|bot|bots}, not {bots}"),
    GAMES("An experiment needs at least one game, not {games}"),
    THREADS("The number of threads must be from 1 to {most}, not {threads}"),
    DEPTH("A depth must be from 1 to {most}, not {depth}"),
    AT_CHANCE("A tree has to begin at a seat's choice, not at chance"),
    PLIES("The game of seed {seed} has {plies} {plies|ply|plies}; a tree can't begin after {after}"),
    BOT_FAILED("The bot in seat {seat} at ply {ply} of game {game} of seed {seed} failed: {failure}"),
    BOT_BROKE_RULE(
            "The bot in seat {seat} at ply {ply} of game {game} of seed {seed} chose {action}, which {rule} forbids");

    private final String english;

    ExperimentFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "experiment";
    }

    @Override
    public String english() {
        return english;
    }
}
