package dev.anden.protocol;

import java.util.Locale;

/// What the people at a table are asked.
public enum ProposalKind {
    /// To end the game without a result.
    END,
    /// To let a bot play for somebody who is away.
    BOT,
    /// To stop the clocks until somebody lets them go on.
    PAUSE,
    /// To let whoever asks go back to before their own last choice, whatever came after it.
    TAKE_BACK;

    /// The word of the wire: `take-back`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
