package dev.anden.server.reminder;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The words of reminders in one language: in `reminders_en.properties` and its neighbours.
final class Wording {
    private static final List<String> LANGUAGES = List.of("en", "es");
    private static final Map<String, Wording> READ =
            LANGUAGES.stream().collect(Collectors.toUnmodifiableMap(Function.identity(), Wording::new));

    private final Properties texts = new Properties();

    private Wording(String language) {
        String file = "reminders_" + language + ".properties";
        try (InputStream in = Objects.requireNonNull(Wording.class.getResourceAsStream(file), file)) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The code of the language that there are words in for whoever reads another one: English, if there are
    /// none.
    static String known(String language) {
        return LANGUAGES.contains(language) ? language : LANGUAGES.getFirst();
    }

    /// The words of a language; of English, if there are none.
    static Wording of(String language) {
        return Objects.requireNonNull(READ.get(known(language)));
    }

    /// The text of a key; `{0}` in it is the value.
    ///
    /// @throws NullPointerException if there is no such key
    String text(String key, String value) {
        return text(key).replace("{0}", value);
    }

    /// The text of a key.
    ///
    /// @throws NullPointerException if there is no such key
    String text(String key) {
        return Objects.requireNonNull(texts.getProperty(key), key);
    }
}
