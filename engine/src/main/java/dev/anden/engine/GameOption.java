package dev.anden.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A choice that is made before a game starts, such as a variant or an expansion.
///
/// @param id the option's id, such as `mayor`: lower case, stable, used in files and commands
/// @param values the words to choose from, such as `off` and `on`; at least two
/// @param standard the default: the value if nothing is chosen
/// @param settled the numbers of seats with which there is nothing to choose
public record GameOption(String id, List<String> values, String standard, List<Settled> settled) {
    /// A value that always holds with a number of seats, whatever is chosen.
    public record Settled(int seats, String value) {}

    /// @throws IllegalArgumentException if there are fewer than two values, or the default or a settled one isn't
    ///     one of them
    public GameOption {
        values = List.copyOf(values);
        settled = List.copyOf(settled);
        if (values.size() < 2
                || !values.contains(standard)
                || !values.containsAll(settled.stream().map(Settled::value).toList())) {
            throw new IllegalArgumentException(
                    "The option %s needs at least two values, including its default".formatted(id));
        }
    }

    /// An option that can be chosen with any number of seats.
    public GameOption(String id, List<String> values, String standard) {
        this(id, values, standard, List.of());
    }

    /// An option that is off unless it is switched on.
    public static GameOption offOrOn(String id) {
        return new GameOption(id, List.of("off", "on"), "off");
    }

    /// The same option, with a value that always holds with a number of seats.
    public GameOption settledFor(int seats, String value) {
        var more = new ArrayList<>(settled);
        more.add(new Settled(seats, value));
        return new GameOption(id, values, standard, more);
    }

    /// The value that always holds with a number of seats; empty where it can be chosen.
    public Optional<String> settledFor(int seats) {
        return settled.stream()
                .filter(one -> one.seats() == seats)
                .map(Settled::value)
                .findFirst();
    }
}
