package dev.anden.server.account;

import dev.anden.server.people.Sessions;

/// A browser is an account's from now on.
///
/// @param session the one that begins
/// @param seatsLeft as in [Moving#ofBrowser]
record Arrival(Sessions.Fresh session, int seatsLeft) {}
