package dev.anden.protocol;

/// `PUT /api/account/password`: another password.
///
/// @param current the one until now
/// @param password 8 to 200 characters
public record NewPassword(String current, String password) {}
