package dev.anden.protocol.account;

/// `POST /api/account/bots`: makes a program that plays where its owner seats it; answered by its
/// [NetworkBotToken].
///
/// @param password the account's, if it has one: the token outlives the session in which it was made
public record NewNetworkBot(String name, String password) {}
