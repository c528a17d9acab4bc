package dev.anden.table;

import dev.anden.protocol.ServerMessage.Pause;

/// What bots wait for: that a seat may take its last choice back.
///
/// @param seat the seat that they wait for
/// @param pause how long they still do
public record Waiting(int seat, Pause pause) {
    /// How long bots wait unless told otherwise, in milliseconds: long enough to see a mistake, short enough not to
    /// wait for it.
    public static final int USUAL_PAUSE = 3_000;
}
