package dev.anden.cli;

import dev.anden.cli.text.Texts;
import java.util.List;

/// A sentence for a person, before it is put into the person's language: a key of [Texts] and the values that fill
/// its places.
record Sentence(String key, List<String> values) {
    static Sentence of(String key, Object... values) {
        return new Sentence(
                key, java.util.Arrays.stream(values).map(String::valueOf).toList());
    }

    /// What another room of the house says in English alone.
    static Sentence quoted(String english) {
        return of("quoted", english);
    }

    /// The sentence in a language.
    String in(Texts texts) {
        return texts.text(key, values.toArray());
    }
}
