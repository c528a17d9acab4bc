package dev.anden.table;

/// What a table says to a wish: what it changes, or why it can't be.
public sealed interface Answer permits Change, Objection {}
