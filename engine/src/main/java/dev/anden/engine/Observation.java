package dev.anden.engine;

/// What one seat may know of a state, built field by field: a hidden thing can't leak by being forgotten.
///
/// A live view: it follows the state it was taken from. Games add what their bots need to know in an interface of
/// their own (`TtrObservation`); bots of no particular game do with this one.
public interface Observation {
    /// Who observes: a seat, [State#SPECTATOR] or [State#EVERYTHING].
    int seat();

    /// How many seats take part.
    int seats();

    /// The seat to act, [State#CHANCE] or [State#NOBODY].
    int actor();

    /// How many actions and outcomes have been applied.
    int ply();

    /// How many legal actions the observing seat has now; 0 if it isn't its move.
    int legalActionCount();

    /// A legal action of the observing seat.
    ///
    /// @param index from 0, below [#legalActionCount()]
    /// @throws IndexOutOfBoundsException if the index is out of range
    int legalAction(int index);

    /// Points of a seat that everyone can see.
    int score(int seat);

    /// A full state that looks the same from this seat: what is hidden from it is dealt anew, each possibility as
    /// likely as the deal makes it ([State#determinize]). It belongs to the caller, who may play on in it; so any
    /// search can play any game.
    ///
    /// @param random the source of the new deal
    /// @throws IllegalStateException if a spectator asks, who plays no seat
    State imagine(RandomStream random);

    /// All of it as an immutable record of the game's own, for the wire and for comparison.
    Record snapshot();

    /// Writes all of it as numbers from -32768 to 32767, without allocating: the planes of the game, one after
    /// another ([Game#planes]). A game without planes writes nothing.
    ///
    /// @param target where they are written
    /// @param from the place of the first one
    default void numbers(int[] target, int from) {}

    /// Somebody who may observe a game: for [State#observe].
    ///
    /// @param seat a seat, [State#SPECTATOR] or [State#EVERYTHING]
    /// @param seats how many seats take part
    /// @return the seat
    /// @throws IllegalArgumentException if there is no such seat
    static int checkObserver(int seat, int seats) {
        if (seat != State.SPECTATOR && seat != State.EVERYTHING && (seat < 0 || seat >= seats)) {
            throw new IllegalArgumentException("There is no seat " + seat);
        }
        return seat;
    }
}
