package dev.anden.games.tickettoride.map;

/// Counts how often things on a sheet were compared: the work of drawing, measured so that it is the same on every
/// machine, which time isn't.
final class Effort {
    private long most = Long.MAX_VALUE;
    private long spent;
    private long before;

    /// Begins to count anew.
    ///
    /// @param most so much may be spent, in comparisons of two things
    void begin(long most) {
        this.most = most;
        before += spent;
        spent = 0;
    }

    void spend() {
        spent++;
    }

    boolean isSpent() {
        return spent >= most;
    }

    /// All that was spent, before and after the last beginning.
    long total() {
        return before + spent;
    }

    /// The part that is left, 1 to 0.
    double left() {
        return Math.max(0, 1 - (double) spent / most);
    }
}
