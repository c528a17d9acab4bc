package dev.anden.games.frenchquarter.board;

/// A street, or one of the four edges of the map, which the Second Line uses like streets (`fq.line.where`).
///
/// @param index its place in [Board#streets()]
/// @param id its id, such as `st-peter`
/// @param name the name on the map, such as `St Peter St`
/// @param edge whether it is an edge: no score, no closure, no destination (`fq.ruling.r1`)
/// @param eastWest whether it runs from east to west; otherwise from north to south
/// @param order its place from the north, or from the west, from 0
public record Street(int index, String id, String name, boolean edge, boolean eastWest, int order) {}
