package dev.anden.games.common.play;

import dev.anden.games.common.HashMix;

/// What a bot without memory is like in a game and at a time: numbers that look like chance and stay the same as long
/// as what they are asked for does. So a mistake can last as a person's would, for a turn or for half a game.
public final class Mood {
    private static final double UNIT = 0x1p-53;

    private long key = HashMix.START;

    /// Begins with what lasts as long as the mood should.
    ///
    /// @param key a number of what the bot sees: another one, another mood
    public void begin(long key) {
        this.key = HashMix.mix(key);
    }

    /// Whether something happens that happens in a share of all times.
    ///
    /// @param share from 0 (never) to 1 (always)
    /// @param what what it is, which sets it apart from other things at the same time
    /// @param when the time
    public boolean strikes(double share, int what, int when) {
        return (number(what, when) >>> 11) * UNIT < share;
    }

    /// A number from 0, below a bound.
    ///
    /// @param bound 1 or more
    public int below(int bound, int what, int when) {
        return (int) Long.remainderUnsigned(number(what, when), bound);
    }

    private long number(int what, int when) {
        return HashMix.mix(HashMix.mix(key + what) + when);
    }
}
