package dev.anden.protocol;

/// `GET /api/me`, `PUT /api/me`: the guest behind the cookie.
///
/// @param name what others see, 1 to 24 characters
public record Person(String name) {}
