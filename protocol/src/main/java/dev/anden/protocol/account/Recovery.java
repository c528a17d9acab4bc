package dev.anden.protocol.account;

/// What is in the link that brings a guest's seats back: `/recover#TOKEN`. `POST /api/account/recovery` makes one,
/// `POST /api/recovery/look` asks whose it is, and `POST /api/recovery` follows it.
///
/// @param token a secret
public record Recovery(String token) {}
