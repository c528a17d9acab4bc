package dev.anden.json;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/// What stands somewhere in a text in JSON. As a text it is JSON again, without spaces.
public sealed interface Json {
    /// A property; [Word#MISSING] if there is none of that name.
    default Json get(String name) {
        return Word.MISSING;
    }

    /// The names of its properties, in the text's order.
    default Set<String> names() {
        return Set.of();
    }

    /// The entries of a list, in order.
    default List<Json> entries() {
        return List.of();
    }

    /// A JSON object.
    ///
    /// @param properties in the text's order
    record Properties(Map<String, Json> properties) implements Json {
        public Properties {
            properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
        }

        @Override
        public Json get(String name) {
            return properties.getOrDefault(name, Word.MISSING);
        }

        @Override
        public Set<String> names() {
            return properties.keySet();
        }

        @Override
        public String toString() {
            return properties.entrySet().stream()
                    .map(property -> new Text(property.getKey()) + ":" + property.getValue())
                    .collect(Collectors.joining(",", "{", "}"));
        }
    }

    /// A JSON array.
    record Entries(List<Json> entries) implements Json {
        public Entries {
            entries = List.copyOf(entries);
        }

        @Override
        public String toString() {
            return entries.stream().map(Json::toString).collect(Collectors.joining(",", "[", "]"));
        }
    }

    /// A text, without its quotes.
    record Text(String text) implements Json {
        @Override
        public String toString() {
            var quoted = new StringBuilder();
            JsonLetters.quote(text, quoted);
            return quoted.toString();
        }
    }

    /// A number.
    ///
    /// @param written as it stands in the text
    record Numeral(String written) implements Json {
        /// Its value, if it is written as a whole one, and fits.
        public OptionalInt integer() {
            try {
                return OptionalInt.of(Integer.parseInt(written));
            } catch (NumberFormatException _) {
                return OptionalInt.empty();
            }
        }

        /// Whether it is written with a point or an exponent.
        public boolean isFraction() {
            return written.chars().anyMatch(letter -> letter == '.' || letter == 'e' || letter == 'E');
        }

        /// Its value, or the number next to it.
        public double value() {
            return Double.parseDouble(written);
        }

        @Override
        public String toString() {
            return written;
        }
    }

    /// The words that are values, and what stands where nothing does.
    enum Word implements Json {
        TRUE,
        FALSE,
        NULL,
        MISSING;

        /// Those that can be written.
        static final Collection<Word> WRITTEN = List.of(TRUE, FALSE, NULL);

        @Override
        public String toString() {
            return this == MISSING ? "" : name().toLowerCase(Locale.ROOT);
        }
    }
}
