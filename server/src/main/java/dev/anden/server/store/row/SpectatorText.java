package dev.anden.server.store.row;

import dev.anden.protocol.SpectatorView;

/// How it lies in the database what spectators see: nothing, `minutes 15` or `turns 10`.
public final class SpectatorText {
    private SpectatorText() {}

    /// How what they see lies there.
    public static String of(SpectatorView view) {
        return switch (view) {
            case SpectatorView.Public _ -> "";
            case SpectatorView.AfterMinutes later -> "minutes %d".formatted(later.minutes());
            case SpectatorView.AfterTurns later -> "turns %d".formatted(later.turns());
        };
    }

    /// What they see.
    ///
    /// @throws IllegalArgumentException if the text is none of these
    public static SpectatorView read(String text) {
        String[] words = text.split(" ", -1);
        return switch (words[0]) {
            case "" -> SpectatorView.PUBLIC;
            case "minutes" -> new SpectatorView.AfterMinutes(Integer.parseInt(words[1]));
            case "turns" -> new SpectatorView.AfterTurns(Integer.parseInt(words[1]));
            default -> throw new IllegalArgumentException("Spectators see nothing called \"%s\"".formatted(text));
        };
    }
}
