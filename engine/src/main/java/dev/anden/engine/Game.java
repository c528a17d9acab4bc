package dev.anden.engine;

import java.util.List;

/// A game on one board: what it is, what is printed on it, and the factory of its states.
///
/// Immutable and safe for use by many threads. Found by [GameCatalog]; nobody but the composition roots needs to
/// know the implementing class.
public interface Game {
    /// What can be said of the game without starting it.
    GameInfo info();

    /// What tells a game that was made from somebody's file from another of the same id and rules
    /// version, such as the one that the file gave before it was changed: the file's [Checksum]. Empty
    /// for a game that comes with the program, and changes with that.
    default String checksum() {
        return "";
    }

    /// The first state of a game, before any chance outcome.
    ///
    /// @throws IllegalArgumentException if the set-up does not fit [#info()]; the message says what would
    State newState(Setup setup);

    /// The data a client needs to draw the game: a record of the game's own, written to JSON as it stands. Making
    /// it may take seconds (a map is laid out): keep it.
    Record board();

    /// The position that a text describes: the inverse of [State#position].
    ///
    /// @throws NotationException if the text describes no possible position; the message lists every reason
    State parseState(String text);

    /// What crosses the wire for this game.
    WireTypes wireTypes();

    /// What the numbers of an observation mean, in their order ([Observation#numbers]); empty if this game doesn't
    /// tell observations as numbers.
    ///
    /// @param setup how the game is set up: some sizes depend on it
    default List<Plane> planes(Setup setup) {
        return List.of();
    }
}
