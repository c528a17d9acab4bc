package dev.anden.protocol.account;

/// `POST /api/account/passkeys`: a device has made a passkey. Bytes are written in base64url without padding.
///
/// @param handle the same that was wished for
/// @param clientData what the browser says of what it was asked for
/// @param attestation the public key, and what the device says of it
public record NewPasskey(String handle, String clientData, String attestation) {}
