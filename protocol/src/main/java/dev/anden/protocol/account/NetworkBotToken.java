package dev.anden.protocol.account;

/// By what a program shows who it is. It is told once.
///
/// @param token goes behind `Authorization: Bearer`
public record NetworkBotToken(NetworkBot bot, String token) {}
