package dev.anden.protocol.account;

/// `POST /api/session/link`: another password for the account of a link, which is worth nothing any more then. Whoever
/// was signed in to the account is signed out, and whoever sends it is signed in.
///
/// @param token what is in the link
/// @param password 8 to 200 characters
/// @param removeOtherWays whether what acts for the account besides it goes as well: as in [Account#otherWays]
public record PasswordByLink(String token, String password, boolean removeOtherWays) {}
