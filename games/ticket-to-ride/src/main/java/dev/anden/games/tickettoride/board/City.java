package dev.anden.games.tickettoride.board;

/// A city of a board.
///
/// @param id stable, lower case: `new-york`
/// @param name as it is written on the map
/// @param latitude degrees north
/// @param longitude degrees east
public record City(String id, String name, double latitude, double longitude) {}
