package dev.anden.engine;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// How a game is to be set up.
///
/// @param seats how many seats take part
/// @param options the chosen values by the id of their [GameOption], in the order of the ids; what isn't named has
///     its default
public record Setup(int seats, Map<String, String> options) {
    public Setup {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /// A set-up in which every option has its default.
    public Setup(int seats) {
        this(seats, Map.of());
    }

    /// The set-up for a number of seats, every option with its default, checked against what the game allows.
    ///
    /// @throws UnfitException if the game can't be played by that many; the message says how many it
    ///     takes
    public static Setup of(GameInfo info, int seats) {
        return of(info, seats, Map.of());
    }

    /// The set-up with every option of the game named, checked against what the game allows. An option that is
    /// settled for this number of seats has that value, whatever is chosen.
    ///
    /// @param chosen values by option; may leave options out
    /// @throws UnfitException if the game can't be played by that many, has no such option, or the option
    ///     has no such value; the message says what there is
    public static Setup of(GameInfo info, int seats, Map<String, String> chosen) {
        if (seats < info.minimumSeats() || seats > info.maximumSeats()) {
            throw new UnfitException(SetupFlaw.SEATS.of(
                    "game", info.id(), "least", info.minimumSeats(), "most", info.maximumSeats(), "seats", seats));
        }
        SortedMap<String, String> options = new TreeMap<>();
        info.options().forEach(option -> options.put(option.id(), option.standard()));
        chosen.forEach((id, value) -> options.put(id, checked(info, id, value)));
        info.options().forEach(option -> option.settledFor(seats).ifPresent(value -> options.put(option.id(), value)));
        return new Setup(seats, options);
    }

    /// The set-up in words, such as `2 seats` or `2 seats, mayor on`.
    @Override
    public String toString() {
        var words = new StringBuilder().append(seats).append(seats == 1 ? " seat" : " seats");
        options.forEach((id, value) -> words.append(", ").append(id).append(' ').append(value));
        return words.toString();
    }

    private static String checked(GameInfo info, String id, String value) {
        GameOption option = info.options().stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new UnfitException(
                        SetupFlaw.NO_OPTION.of("game", info.id(), "option", id, "options", names(info))));
        if (!option.values().contains(value)) {
            throw new UnfitException(SetupFlaw.OPTION_VALUE.of(
                    "option", id, "values", String.join(", ", option.values()), "value", value));
        }
        return value;
    }

    private static Object names(GameInfo info) {
        return info.options().isEmpty()
                ? SetupFlaw.NONE.of()
                : String.join(", ", info.options().stream().map(GameOption::id).toList());
    }
}
