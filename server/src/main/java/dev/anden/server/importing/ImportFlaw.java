package dev.anden.server.importing;

import dev.anden.engine.PhraseKind;

/// Why a file that was brought along stays out, besides what can be wrong with a replay.
enum ImportFlaw implements PhraseKind {
    // The file
    NOT_TEXT("This isn't a text; a recorded game is a text file, or one of several in a ZIP archive"),
    TOO_LONG("This is larger than {most} KiB; no recorded game is that long"),
    LONG_LINE("Line {line} has more than {most} characters; no line of a recorded game is that long"),

    // The archive
    EMPTY("There is no file in this archive"),
    BROKEN("The archive can't be read any further; it was cut or changed"),
    MANY("The archive has more than {most} files; the files after this one weren't read"),
    LARGE("The archive unpacks to more than {most} MiB; this file and the ones after it weren't read"),

    // The game
    UNFINISHED("The game wasn't played to its end; only finished games can be imported"),
    NO_SEED("The file doesn't name the seed, so nobody can check what chance brought"),
    CHANCE("Move {ply} isn't what the seed gives; the file was changed"),
    FUTURE("The file says that the game ended at {time}, which is in the future"),
    NAME("Player {seat} has a name that can't be shown: it may have up to {most} characters, all visible"),
    NO_SEAT("Nobody played as player {seat} in this game; people played as {seats}"),
    COMPANY("What the file says of player {seat} after move {ply} is impossible; the file was changed"),
    COMPANY_OFTEN("Somebody comes or goes more than {most} times, up to move {ply}; no game has that many such lines"),
    RULES_FAIL("The rules fail on this game; please tell whoever runs this server"),

    // The person
    FULL("You have imported {most} games, and no more can be kept; delete some first"),
    TOO_FAST("You can't import this many games at once; try this one again later");

    private final String english;

    ImportFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "import";
    }

    @Override
    public String english() {
        return english;
    }
}
