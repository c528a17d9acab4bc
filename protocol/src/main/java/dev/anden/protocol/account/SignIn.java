package dev.anden.protocol.account;

/// `POST /api/session`: somebody is the person of an account here, too.
///
/// @param handle capital letters don't count
public record SignIn(String handle, String password) {}
