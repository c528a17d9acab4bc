package dev.anden.games.common;

/// The seats as an observer counts them: itself first, and then round the table. Whoever has no seat counts from the
/// first one.
///
/// @param observer a seat, or less than 0
/// @param seats how many there are
public record SeatOrder(int observer, int seats) {
    /// The seat that so many seats after the observer is.
    ///
    /// @param place from 0, which is the observer
    public int seat(int place) {
        return (Math.max(0, observer) + place) % seats;
    }

    /// How many seats after the observer a seat is; -1 for nobody.
    ///
    /// @param seat a seat, or less than 0 for nobody
    public int place(int seat) {
        return seat < 0 ? -1 : Math.floorMod(seat - Math.max(0, observer), seats);
    }
}
