package dev.anden.protocol.reminder;

/// When a person isn't told anything, each day. What falls into these hours is told when they end, if it is still
/// so.
///
/// @param from when they begin, such as `23:00`
/// @param to when they end, such as `08:00`: on the next day if that is earlier
/// @param zone the name of the time zone by which they go, such as `Europe/Madrid`
/// @param timeAnyway whether the person is told even then that their time runs out
public record QuietHours(String from, String to, String zone, boolean timeAnyway) {}
