package dev.anden.protocol.account;

/// `POST /api/session/passkey`: somebody proves by a passkey who they are. Bytes are written in base64url without
/// padding.
///
/// @param id which key it is
/// @param user whose it is, as the key says
/// @param clientData what the browser says of what it was asked for
/// @param authenticatorData what the device says of itself
/// @param signature of both, by the key
public record PasskeyProof(String id, String user, String clientData, String authenticatorData, String signature) {}
