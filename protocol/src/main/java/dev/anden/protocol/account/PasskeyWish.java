package dev.anden.protocol.account;

/// `POST /api/account/passkeys/challenge`: somebody wants to sign in by a passkey from now on.
///
/// @param handle by which a guest wants to be an account; empty for an account, which has one
/// @param password that of the account; empty if it has none
public record PasskeyWish(String handle, String password) {}
