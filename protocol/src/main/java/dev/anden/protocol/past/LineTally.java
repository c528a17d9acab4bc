package dev.anden.protocol.past;

/// The lines of score sheets that one rule brought, counted.
///
/// @param rule the rule's id
/// @param games in how many games there were any
/// @param made how many achieved what the rule asks for
/// @param missed how many did not
/// @param points of all of them
public record LineTally(String rule, int games, int made, int missed, int points) {}
