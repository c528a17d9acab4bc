package dev.anden.protocol.account;

/// `POST /api/account/farewell`: the person and everything that names them goes for good.
///
/// @param password that of the account; empty for a guest
public record Farewell(String password) {}
