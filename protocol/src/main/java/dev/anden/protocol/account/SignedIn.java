package dev.anden.protocol.account;

/// Somebody has signed in, and what their browser had as a guest is the account's.
///
/// @param account how the person's games are protected
/// @param seatsLeft at how many tables at which the account has a seat the guest has left another one: nobody has two
public record SignedIn(Account account, int seatsLeft) {}
