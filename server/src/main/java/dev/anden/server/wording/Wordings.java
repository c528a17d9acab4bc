package dev.anden.server.wording;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The words of one subject in each language: in `subject_en.properties` and its neighbours.
public final class Wordings {
    private static final List<String> LANGUAGES = List.of("en", "es");

    private final Map<String, Wording> byLanguage;

    /// @param beside the class beside which the files are
    /// @param subject what they are called, without the language
    public Wordings(Class<?> beside, String subject) {
        byLanguage = LANGUAGES.stream()
                .collect(Collectors.toUnmodifiableMap(
                        Function.identity(),
                        language -> new Wording(beside, subject + "_" + language + ".properties")));
    }

    /// Whether there are words in a language.
    public static boolean has(String language) {
        return LANGUAGES.contains(language);
    }

    /// The code of the language that there are words in for whoever reads another one: English, if there are
    /// none.
    public static String known(String language) {
        return has(language) ? language : LANGUAGES.getFirst();
    }

    /// The words of a language; of English, if there are none.
    public Wording of(String language) {
        return Objects.requireNonNull(byLanguage.get(known(language)));
    }
}
