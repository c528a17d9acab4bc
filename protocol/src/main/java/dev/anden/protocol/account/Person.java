package dev.anden.protocol.account;

/// `PUT /api/me`: the name that a guest wants, and then has.
///
/// @param name what others see, 1 to 24 characters
public record Person(String name) {}
