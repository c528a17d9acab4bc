package dev.anden.engine.files;

import dev.anden.engine.PhraseKind;

/// Why a file of a folder is no game, though nothing is wrong within it.
enum FolderFlaw implements PhraseKind {
    FOLDER("The folder can't be read."),
    TOO_MANY("No more than {most} files of a folder are read."),
    NO_GAME("None of the installed games reads boards from files."),
    /// A fault of a game, or of what a game is made with.
    FAILED("The file can't be read because of a fault in the program: {failure}"),
    ID_TAKEN("the game {game} already exists: {owner}; choose another id"),
    /// A part of the one above: whose the game is.
    OURS("a game that comes with Andén");

    private final String english;

    FolderFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "folder";
    }

    @Override
    public String english() {
        return english;
    }
}
