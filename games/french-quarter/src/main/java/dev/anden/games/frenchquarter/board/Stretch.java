package dev.anden.games.frenchquarter.board;

import java.util.List;

/// A piece of a street between two crossings next to each other: one advance of the Second Line
/// (`fq.line.advance`).
///
/// @param index its place in [Board#stretches()]
/// @param street the index of its street
/// @param from the index of its northern or western crossing
/// @param to the index of its southern or eastern crossing
/// @param touches the indexes of the buildings that have a side on it (`fq.ruling.r2`)
public record Stretch(int index, int street, int from, int to, List<Integer> touches) {
    public Stretch {
        touches = List.copyOf(touches);
    }
}
