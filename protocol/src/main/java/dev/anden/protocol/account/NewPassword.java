package dev.anden.protocol.account;

/// `PUT /api/account/password`: another password.
///
/// @param current the one until now
/// @param password 8 to 200 characters
/// @param removeOtherWays whether what acts for the account besides it goes as well: as in [Account#otherWays]
public record NewPassword(String current, String password, boolean removeOtherWays) {}
