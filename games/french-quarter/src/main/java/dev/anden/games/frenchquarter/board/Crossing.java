package dev.anden.games.frenchquarter.board;

/// Where two streets meet: a stop of the Second Line.
///
/// @param index its place in [Board#crossings()]
/// @param eastWest the index of the street that runs from east to west
/// @param northSouth the index of the street that runs from north to south
/// @param id the ids of both streets, such as `bourbon--st-peter`
public record Crossing(int index, String id, int eastWest, int northSouth) {}
