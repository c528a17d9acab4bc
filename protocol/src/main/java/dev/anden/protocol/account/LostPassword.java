package dev.anden.protocol.account;

/// `POST /api/session/lost`: somebody has lost the password of an account, and asks for a link by mail. The answer is
/// the same whether there is such an account or not, and whether it has a mail address.
///
/// @param account the handle, or the confirmed mail address, of which capital letters don't count
public record LostPassword(String account) {}
