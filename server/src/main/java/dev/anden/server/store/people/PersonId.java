package dev.anden.server.store.people;

/// Who somebody is, over all tables and visits: known to the server and, signed, to the person's own browser;
/// never told to others.
public record PersonId(String text) {}
