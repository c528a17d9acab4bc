package dev.anden.server.store.access;

import dev.anden.engine.PhraseKind;

/// What can be missing in a database whose file is sound, without a full stop.
enum DatabaseFlaw implements PhraseKind {
    NO_TABLE("the table {table} is missing"),
    NO_COLUMN("the table {table} has no column {column}"),
    ORPHANS("the table {table} has rows ({count}) that refer to rows missing in {other}");

    private final String english;

    DatabaseFlaw(String english) {
        this.english = english;
    }

    @Override
    public String topic() {
        return "database";
    }

    @Override
    public String english() {
        return english;
    }
}
