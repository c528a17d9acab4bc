package dev.anden.protocol.account;

/// Somebody has followed a recovery link, and two people are one.
///
/// @param me who the browser is from now on
/// @param seatsLeft at how many tables at which both had a seat one of these was left: nobody has two
public record Recovered(Me me, int seatsLeft) {}
