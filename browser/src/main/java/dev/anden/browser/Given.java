package dev.anden.browser;

import dev.anden.json.Json;
import dev.anden.json.JsonReader;
import dev.anden.json.NoJsonException;
import java.util.List;
import java.util.Optional;

/// What a page has given as JSON, and that something which has to be there is.
final class Given {
    private Given() {}

    /// An object.
    ///
    /// @throws UnusableException if a text isn't one
    static Json object(String text) {
        try {
            return JsonReader.read(text)
                    .filter(Json.Properties.class::isInstance)
                    .orElseThrow(() -> new UnusableException("It has to be an object in JSON"));
        } catch (NoJsonException stopped) {
            throw new UnusableException("It isn't JSON, from character %d on".formatted(stopped.offset()));
        }
    }

    /// @throws UnusableException if it isn't a text
    static String text(Json object, String name) {
        return optionalText(object, name).orElseThrow(() -> wrong(name, "a text"));
    }

    /// Empty where there is nothing, or `null`.
    ///
    /// @throws UnusableException if it is something else than a text
    static Optional<String> optionalText(Json object, String name) {
        return switch (object.get(name)) {
            case Json.Text(String text) -> Optional.of(text);
            case Json.Word word when isAbsent(word) -> Optional.empty();
            default -> throw wrong(name, "a text");
        };
    }

    /// @throws UnusableException if it isn't a whole number that fits
    static int integer(Json object, String name) {
        long number = number(object, name);
        if (number != (int) number) {
            throw wrong(name, "a smaller number");
        }
        return (int) number;
    }

    /// Empty where there is nothing, or `null`.
    ///
    /// @throws UnusableException if it is something else than a whole number that fits
    static Optional<Integer> optionalInteger(Json object, String name) {
        return isAbsent(object.get(name)) ? Optional.empty() : Optional.of(integer(object, name));
    }

    private static boolean isAbsent(Json value) {
        return value == Json.Word.NULL || value == Json.Word.MISSING;
    }

    /// @throws UnusableException if it isn't a whole number that fits
    static long number(Json object, String name) {
        try {
            return Long.parseLong(object.get(name).toString());
        } catch (NumberFormatException _) {
            throw wrong(name, "a whole number");
        }
    }

    /// @throws UnusableException if it isn't a number
    static double fraction(Json object, String name) {
        try {
            return Double.parseDouble(object.get(name).toString());
        } catch (NumberFormatException _) {
            throw wrong(name, "a number");
        }
    }

    /// @throws UnusableException if it isn't a list
    static List<Json> entries(Json object, String name) {
        if (object.get(name) instanceof Json.Entries list) {
            return list.entries();
        }
        throw wrong(name, "a list");
    }

    private static UnusableException wrong(String name, String what) {
        return new UnusableException("`%s` has to be %s".formatted(name, what));
    }
}
