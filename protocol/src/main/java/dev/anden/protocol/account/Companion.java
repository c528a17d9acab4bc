package dev.anden.protocol.account;

/// Somebody who plays on a device besides its own person: a guest of whom the browser keeps a further cookie.
/// `POST /api/companions` with a [Person] adds one.
///
/// @param number 1 to 5; with `as=` and this number the browser speaks for the companion
/// @param name what others see
public record Companion(int number, String name) {}
