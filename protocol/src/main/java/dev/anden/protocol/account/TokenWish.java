package dev.anden.protocol.account;

/// `POST /api/account/bots/{bot}/token`: another token for a program; answered by its [NetworkBotToken].
///
/// @param password as in [NewNetworkBot]
public record TokenWish(String password) {}
