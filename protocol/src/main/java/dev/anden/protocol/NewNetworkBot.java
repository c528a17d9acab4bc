package dev.anden.protocol;

/// `POST /api/account/bots`: makes a program that plays where its owner seats it; answered by its
/// [NetworkBotToken].
public record NewNetworkBot(String name) {}
