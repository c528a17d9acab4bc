package dev.anden.protocol.account;

/// `POST /api/session/passkey/challenge`: what a passkey has to sign for somebody to be signed in.
///
/// @param challenge in base64url without padding; good once and for five minutes
/// @param host the name of the server for which the key has to be
public record PasskeyChallenge(String challenge, String host) {}
