package dev.anden.protocol.account;

/// `PUT /api/me/holiday`: a person is on holiday from now on, or, who is already, until another time. Answered with
/// [HolidayInfo].
///
/// @param until when it is over, in milliseconds since 1970
public record NewHoliday(long until) {}
