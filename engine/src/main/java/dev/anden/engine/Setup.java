package dev.anden.engine;

/// How a game is to be set up.
///
/// @param seats how many seats take part
public record Setup(int seats) {
    /// The set-up for a number of seats, checked against what the game allows.
    ///
    /// @throws IllegalArgumentException if the game can't be played by so many; the message says how many it takes
    public static Setup of(GameInfo info, int seats) {
        if (seats < info.minimumSeats() || seats > info.maximumSeats()) {
            throw new IllegalArgumentException("%s is for %d to %d seats, not %d"
                    .formatted(info.id(), info.minimumSeats(), info.maximumSeats(), seats));
        }
        return new Setup(seats);
    }
}
