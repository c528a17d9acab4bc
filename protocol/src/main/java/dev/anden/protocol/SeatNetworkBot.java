package dev.anden.protocol;

/// `POST /api/tables/{table}/seats/{seat}/network-bot`: the host puts a program of their own into a free seat.
///
/// @param id that of the [NetworkBot]
public record SeatNetworkBot(String id) {}
