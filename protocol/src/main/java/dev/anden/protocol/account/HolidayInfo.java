package dev.anden.protocol.account;

import java.util.Optional;

/// `GET /api/me/holiday`: whether a person is on holiday, and may be. By correspondence their time stands still
/// meanwhile.
///
/// @param until when the holiday is over that they are on, in milliseconds since 1970; absent if they are on none
/// @param left how many more days they may be on holiday this year; those of the holiday that they are on are counted
///     already
/// @param days how many days a year anybody may; 0 if nobody may
public record HolidayInfo(Optional<Long> until, int left, int days) {}
