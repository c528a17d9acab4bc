package dev.anden.protocol;

/// `POST /api/tables/{table}/seats/{seat}/bot`: the host puts a bot into a free seat.
///
/// @param level one of the levels of `GET /api/games/{game}/levels`
public record SeatBot(String level) {}
