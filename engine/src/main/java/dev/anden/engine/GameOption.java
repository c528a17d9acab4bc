package dev.anden.engine;

import java.util.List;

/// A choice that is made before a game starts, such as a variant or an expansion.
///
/// @param id the option's id, such as `mayor`: lower case, stable, used in files and commands
/// @param values the words to choose from, such as `off` and `on`; at least two
/// @param standard the default: the value if nothing is chosen
public record GameOption(String id, List<String> values, String standard) {
    /// @throws IllegalArgumentException if there are fewer than two values or the default isn't one of them
    public GameOption {
        values = List.copyOf(values);
        if (values.size() < 2 || !values.contains(standard)) {
            throw new IllegalArgumentException(
                    "The option %s needs at least two values, including its default".formatted(id));
        }
    }

    /// An option that is off unless it is switched on.
    public static GameOption offOrOn(String id) {
        return new GameOption(id, List.of("off", "on"), "off");
    }
}
