package dev.anden.protocol.account;

/// What is in the link by which somebody chooses another password: `/new-password#TOKEN`.
/// `POST /api/session/link/look` asks whose account it is.
///
/// @param token a secret
public record PasswordLink(String token) {}
