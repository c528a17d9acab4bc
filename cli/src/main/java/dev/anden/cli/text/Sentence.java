package dev.anden.cli.text;

import dev.anden.engine.Phrase;
import dev.anden.engine.Refusal;
import dev.anden.server.StartFailure;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// A sentence for a person, before it is put into the person's language: a key of [Texts] and the values that fill
/// its places: texts, phrases, lists of phrases, and refusals, of which the rule is said.
public record Sentence(String key, List<Object> values) {
    /// A text with what fills its places. What is no phrase, refusal or list is said as its `toString` has it.
    public static Sentence of(String key, Object... values) {
        return new Sentence(
                key,
                Arrays.stream(values)
                        .map(value -> isSaidLater(value) ? value : String.valueOf(value))
                        .toList());
    }

    private static boolean isSaidLater(Object value) {
        return value instanceof Phrase || value instanceof Refusal || value instanceof List;
    }

    /// What is wrong with a file or a text.
    public static Sentence of(Phrase phrase) {
        return of("quoted", phrase);
    }

    /// What another room of the house says in English alone.
    public static Sentence quoted(String english) {
        return of("quoted", english);
    }

    /// Why a server can't be started.
    public static Sentence of(StartFailure failure) {
        return of("start." + failure.code(), failure.facts().toArray());
    }

    /// The sentence in a language.
    public String in(Texts texts) {
        return texts.text(key, values.stream().map(value -> said(value, texts)).toArray());
    }

    private static String said(Object value, Texts texts) {
        return switch (value) {
            case Phrase phrase -> texts.text(phrase);
            case Refusal refusal -> texts.rule(refusal);
            case List<?> several ->
                several.stream().map(one -> said(one, texts)).collect(Collectors.joining("; "));
            default -> value.toString();
        };
    }
}
