package dev.anden.protocol.account;

/// `POST /api/account`: a guest becomes an account and keeps everything.
///
/// @param handle by which the person wants to sign in; nobody else sees it
/// @param password 8 to 200 characters
public record Protection(String handle, String password) {}
