package dev.anden.server.wording;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The words of one subject in one language.
public final class Wording {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    private final Properties texts = new Properties();

    /// @param file where they are, beside the class
    Wording(Class<?> beside, String file) {
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(file), file)) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The text of a key; `{0}` in it is the first value, `{1}` the second.
    ///
    /// @throws NullPointerException if there is no such key
    public String text(String key, String... values) {
        String text = Objects.requireNonNull(texts.getProperty(key), key);
        return PLACE.matcher(text).replaceAll(place -> Matcher.quoteReplacement(value(place, values)));
    }

    /// Where there is no such value its place stays as it is.
    private static String value(MatchResult place, String... values) {
        int number = Integer.parseInt(place.group(1));
        return number < values.length ? values[number] : place.group();
    }
}
