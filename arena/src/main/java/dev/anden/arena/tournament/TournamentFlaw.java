package dev.anden.arena.tournament;

import dev.anden.engine.PhraseKind;

/// Why a tournament or a sequential test can't be played as somebody wishes.
enum TournamentFlaw implements PhraseKind {
    NO_GAME("A tournament needs at least one game"),
    SEATS("Bots are compared at a table of at least two players, not {seats}"),
    BOTS("A comparison needs at least two bots, not {bots}"),
    TWO_BOTS("A sequential test is between two bots, not {bots}"),
    BOT_TWICE("The bot {bot} is named twice; a comparison is between different bots"),
    NO_ANCHOR("The anchor {anchor} isn't one of the bots: {bots}"),
    BLOCKS("The number of blocks must be from 1 to {most}, not {blocks}"),
    HYPOTHESES("The win shares must be above 0, below 1, and the first below the second, not {lower} and {higher}"),
    ERRORS("The error rates must be above 0 and below 0.5, not {alpha} and {beta}"),

    // The journal
    OTHER("The journal {file} is of another call: it has \"{theirs}\" where this one has \"{ours}\"; make the same"
            + " call as then, or name another file"),
    OTHER_HAS("The journal {file} is of another call: it has \"{theirs}\", which this one hasn't; make the same call as"
            + " then, or name another file"),
    OTHER_LACKS("The journal {file} is of another call: it hasn't \"{ours}\", which this one has; make the same call as"
            + " then, or name another file"),
    OTHER_PROGRAM("The journal {file} was begun by another program, {theirs}, and this is {ours}, which may choose"
            + " otherwise; go on with that one, or name another file"),
    EARLIER_PROGRAM(
            "The journal {file} was begun by an earlier program, which may have chosen otherwise; go on with that"
                    + " one, or name another file"),
    NO_JOURNAL("{file} isn't a journal; its first line would be \"{ours}\""),
    OTHER_KIND("The journal {file} is of another kind of experiment: it begins with \"{theirs}\", and that of this one"
            + " with \"{ours}\"; name another file"),
    DAMAGED("The journal {file} is damaged in line {line}"),
    IN_USE("Another process is writing the journal {file}"),
    UNUSABLE("The journal {file} can't be read and written; is the disk full, or does the system not allow it?");

    private final String english;

    TournamentFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "tournament";
    }

    @Override
    public String english() {
        return english;
    }
}
