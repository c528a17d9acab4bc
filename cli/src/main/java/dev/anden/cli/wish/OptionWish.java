package dev.anden.cli.wish;

import dev.anden.engine.Game;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A value of an option as it is asked for: of every game of a call (`tickets=mega`), or of one
/// (`ttr-usa.tickets=mega`).
///
/// @param game the id of that game; empty for every one
/// @param option the id of the option
/// @param value the value
record OptionWish(String game, String option, String value) {
    private static final Pattern FORM = Pattern.compile("(?:([^=]+)\\.)?([^=.]+)=(.*)");

    /// Reads it; empty if it isn't written in this way.
    static Optional<OptionWish> parse(String text) {
        Matcher parts = FORM.matcher(text);
        return parts.matches()
                ? Optional.of(
                        new OptionWish(Optional.ofNullable(parts.group(1)).orElse(""), parts.group(2), parts.group(3)))
                : Optional.empty();
    }

    /// What is set, as it was asked for.
    String name() {
        return game.isEmpty() ? option : game + "." + option;
    }

    /// Whether another one sets the same.
    boolean isOfTheSame(OptionWish other) {
        return name().equals(other.name());
    }

    /// Whether a game has such an option.
    boolean isOf(Game played) {
        return played.info().options().stream().anyMatch(known -> known.id().equals(option));
    }
}
