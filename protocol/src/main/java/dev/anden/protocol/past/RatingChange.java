package dev.anden.protocol.past;

/// `GET /api/tables/{table}/ratings`: what a rated game did to the rating of a seat.
///
/// @param before the rating before it, as one number
/// @param after the rating after it
/// @param provisional whether too little is known to make much of it
public record RatingChange(int seat, int before, int after, boolean provisional) {}
