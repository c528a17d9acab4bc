package dev.anden.protocol;

/// `GET /api/me`: the guest behind the cookie.
///
/// @param name what others see, 1 to 24 characters
/// @param chosen whether the guest chose the name; otherwise it is the one that the server made up
public record Me(String name, boolean chosen) {}
