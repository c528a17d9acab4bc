package dev.anden.server.store.row;

import dev.anden.protocol.TimeControl;

/// How a time control lies in the database: nothing, `live 300000 10000` or `correspondence 86400000`.
public final class TimeControlText {
    private TimeControlText() {}

    /// How it lies there; times in milliseconds.
    public static String of(TimeControl control) {
        return switch (control) {
            case TimeControl.None _ -> "";
            case TimeControl.Live live -> "live %d %d".formatted(live.bank(), live.bonus());
            case TimeControl.Correspondence slow -> "correspondence %d".formatted(slow.turn());
        };
    }

    /// Which one it is.
    ///
    /// @throws IllegalArgumentException if the text is none of these
    public static TimeControl read(String text) {
        String[] words = text.split(" ", -1);
        return switch (words[0]) {
            case "" -> TimeControl.NONE;
            case "live" -> new TimeControl.Live(Long.parseLong(words[1]), Long.parseLong(words[2]));
            case "correspondence" -> new TimeControl.Correspondence(Long.parseLong(words[1]));
            default -> throw new IllegalArgumentException("There is no time control \"%s\"".formatted(text));
        };
    }
}
