package dev.anden.protocol;

/// `PUT /api/tables/{table}/terms`: its host says what holds at an open table from now on; answered by its [TableInfo].
///
/// Whoever has sat down doesn't have to put up with everything: where the game counts it can't get less time, and while
/// one of them is away it can't in any, nor can hands be seen sooner.
///
/// @param time how much time the people there have
/// @param rated whether the game is to count for ratings: one that doesn't may only as long as nobody but the host sits
///     there, for whoever does has sat down to one that doesn't
/// @param spectators what those who watch without a seat are to see; hands never where the game is rated
public record NewTerms(TimeControl time, boolean rated, SpectatorView spectators) {}
