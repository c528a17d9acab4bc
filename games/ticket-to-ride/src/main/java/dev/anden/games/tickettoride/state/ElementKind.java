package dev.anden.games.tickettoride.state;

import dev.anden.games.tickettoride.board.Board;
import java.util.List;
import java.util.function.Function;

/// A mechanism that only some boards switch on: what is true of it in every position. The core asks for it by its
/// frames and by what it takes part in, and knows none by name. What a kind doesn't override is nothing.
public interface ElementKind {
    /// Whether a board switches it on.
    boolean isOn(Board board);

    /// Whether it keeps a part of each position, switched on or not: with it positions are copied and hashed.
    default boolean keepsState() {
        return false;
    }

    /// The kind of the first of its frames, [Frames#ELEMENTS] at least. Numbers are for good: positions are hashed
    /// with them.
    default int firstFrame() {
        return Frames.ELEMENTS;
    }

    /// The names of its frames in positions, by kind, from the first on; empty if it needs none.
    default List<String> frames() {
        return List.of();
    }

    /// The name of its line in the text of a position; empty if it has none.
    default String line() {
        return "";
    }

    /// What a game calls it when it tells what there is on its board, beside what its board file switches on; empty if
    /// it doesn't.
    default String word() {
        return "";
    }

    /// Whether it adds actions to a turn.
    default boolean actsInTurn() {
        return false;
    }

    /// Whether claims concern it.
    default boolean followsClaims() {
        return false;
    }

    /// Whether it has something to do when a turn ends.
    default boolean endsTurns() {
        return false;
    }

    /// Whether it has something to say when the game is counted.
    default boolean countsAtEnd() {
        return false;
    }

    /// Makes, for a board, what it keeps of each position and does there.
    Function<Position, Element> on(Board board);
}
