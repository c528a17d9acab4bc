package dev.anden.engine;

import java.util.List;
import java.util.Map;

/// A game on one board: the factory of its states and the one place where action codes become words and back.
///
/// Immutable and safe for use by many threads. Found by [GameCatalog]; nobody but the composition roots needs to
/// know the implementing class.
public interface Game {
    /// What can be said of the game without starting it.
    GameInfo info();

    /// The first state of a game, before any chance outcome.
    ///
    /// @throws IllegalArgumentException if the set-up does not fit [#info()]; the message says what would
    State newState(Setup setup);

    /// The data a client needs to draw the game: a record of the game's own, written to JSON as it stands. Making
    /// it may take seconds (a map is laid out): keep it.
    Record board();

    /// The seat's action or the chance outcome behind a code, as a record with names.
    ///
    /// @param state the state in which the code is to be applied
    /// @throws IllegalArgumentException if the code means nothing in this game
    Action action(State state, int code);

    /// The text form of a code that may be applied in `state`; [#parse] is its inverse.
    ///
    /// @throws IllegalArgumentException if the code means nothing in this game
    String print(State state, int code);

    /// The code that a text names in `state`. The code is well formed, not necessarily legal: ask [State#refusal].
    ///
    /// @throws NotationException if the text names no action of this game; the message says where it stops making
    ///     sense
    int parse(State state, String text);

    /// The text form of a whole position, hidden things included; [#parseState] is its inverse.
    ///
    /// The first line is the game's id and the rules version. Each of the others begins with its name and goes on
    /// with words, all parted by single spaces. A line `seat` begins what belongs to one seat; no other name stands
    /// twice for the table or for one seat, and the order of the lines but for `seat` says nothing.
    String printState(State state);

    /// The position that a text describes.
    ///
    /// @throws NotationException if the text describes no possible position; the message lists every reason
    State parseState(String text);

    /// What happened when `code` was applied to `before`, as far as `observer` may know it, in order.
    ///
    /// @param before the state before
    /// @param code the action or outcome that was applied
    /// @param after the state after
    /// @param observer a seat, [State#SPECTATOR], or [State#EVERYTHING] for an owner of the whole game
    List<Event> events(State before, int code, State after, int observer);

    /// What a seat's choice would set off, up to the next choice or chance: for showing it before it is made. Only
    /// what the seat knows already enters the answer; a game that doesn't tell answers nothing.
    ///
    /// @param code a legal action of the seat to act
    default List<Event> preview(State state, int code) {
        return List.of();
    }

    /// Why something that can be pointed at can't be used by `seat` now, by [Action#target()]. Only what `seat` may
    /// know enters the answer; targets that can be used are absent.
    Map<String, Refusal> refusals(State state, int seat);

    /// What crosses the wire for this game.
    WireTypes wireTypes();
}
