package dev.anden.cli.text;

import java.util.Map;

/// How many play and with which options, in words, such as `2 players, tickets base`.
public final class SetupText {
    private SetupText() {}

    /// @param options their values by their ids, which are the same in all languages
    public static String of(Texts texts, int seats, Map<String, String> options) {
        var words = new StringBuilder(texts.text("setup.players", seats));
        options.forEach((id, value) -> words.append(", ").append(id).append(' ').append(value));
        return words.toString();
    }
}
