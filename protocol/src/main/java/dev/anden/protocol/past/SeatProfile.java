package dev.anden.protocol.past;

/// `GET /api/tables/{table}/profiles`: somebody at a table who shows others a page of their own.
///
/// @param id by which it is found ([Profile])
public record SeatProfile(int seat, String id) {}
