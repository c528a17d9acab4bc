package dev.anden.protocol.talk;

/// Somebody whom the person who is told doesn't hear.
///
/// @param id names it, to end it
/// @param name what the other one is called now; empty if nobody knows
/// @param since when that began, in milliseconds since 1970
public record SilencedPerson(String id, String name, SilenceKind kind, long since) {}
