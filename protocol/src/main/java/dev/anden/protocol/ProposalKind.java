package dev.anden.protocol;

import java.util.Locale;

/// What the people at a table are asked.
public enum ProposalKind {
    /// To end the game without a result.
    END,
    /// To let a bot play for somebody who is away.
    BOT,
    /// To stop the clocks until somebody lets them go on.
    PAUSE;

    /// The word of the wire: `end`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
