package dev.anden.cli;

import dev.anden.cli.text.Texts;
import dev.anden.server.StartFailure;
import java.util.Arrays;
import java.util.List;

/// A sentence for a person, before it is put into the person's language: a key of [Texts] and the values that fill
/// its places.
record Sentence(String key, List<String> values) {
    static Sentence of(String key, Object... values) {
        return new Sentence(key, Arrays.stream(values).map(String::valueOf).toList());
    }

    /// What another room of the house says in English alone.
    static Sentence quoted(String english) {
        return of("quoted", english);
    }

    /// Why a server can't be started.
    static Sentence of(StartFailure failure) {
        return of("start." + failure.code(), failure.facts().toArray());
    }

    /// The sentence in a language.
    String in(Texts texts) {
        return texts.text(key, values.toArray());
    }
}
