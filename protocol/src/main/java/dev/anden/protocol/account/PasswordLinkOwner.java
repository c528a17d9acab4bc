package dev.anden.protocol.account;

/// Whose password a link changes.
///
/// @param handle by which the person signs in
/// @param otherWays whether anything else acts for the account, as in [Account#otherWays]
public record PasswordLinkOwner(String handle, boolean otherWays) {}
