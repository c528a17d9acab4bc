package dev.anden.server.talk;

import dev.anden.server.table.audience.Observer;

/// Somebody who is connected to a table, and says something to the server.
///
/// @param address where it comes from, as limits count it
public record Attendee(Observer observer, String table, String address) {}
