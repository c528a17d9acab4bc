package dev.anden.protocol.account;

/// Whose seats a link brings back.
///
/// @param name what others see
/// @param tables at how many tables the person sits
/// @param here whether this browser is that person already
public record Recoverable(String name, int tables, boolean here) {}
