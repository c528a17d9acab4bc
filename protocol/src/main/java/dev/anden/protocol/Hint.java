package dev.anden.protocol;

import java.util.List;

/// What a bot would do in somebody's place, from what that seat knows.
///
/// @param version the version of the table that it is for
/// @param options what could be done, best first
public record Hint(int version, List<GameAnalysis.Option> options) {
    public Hint {
        options = List.copyOf(options);
    }
}
