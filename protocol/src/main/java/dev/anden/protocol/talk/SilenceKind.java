package dev.anden.protocol.talk;

import java.util.Locale;

/// How far somebody doesn't want to have to do with somebody else.
public enum SilenceKind {
    /// What the other one says isn't heard, at any table.
    MUTE,
    /// Nor are tables that the other one sets up listed, and the other one can't sit down at one's own.
    BLOCK;

    /// The word of the wire: `mute`.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
