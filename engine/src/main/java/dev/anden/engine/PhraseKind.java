package dev.anden.engine;

import java.util.Locale;

/// What a [Phrase] says, without a language: enums of such kinds stand beside what they are about.
///
/// The sentence in English stands here, for logs, exceptions and other programs; those of other languages are found
/// by the [#key].
public interface PhraseKind {
    /// What the kinds of an enum are about: the beginning of their keys, such as `board`.
    String topic();

    /// The name of the constant.
    String name();

    /// The sentence in English. `{found}` is the place of the fact `found`, and `{cards|card|cards}` the word that
    /// goes with the number `cards`, the first of the two behind a 1.
    String english();

    /// The key of the sentences in other languages, such as `board.no-city`.
    default String key() {
        return topic() + "." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// A phrase of this kind.
    ///
    /// @param facts names and values by turns; a value is a phrase, or what its text says
    /// @throws IllegalArgumentException if these aren't the facts that the sentence has places for
    default Phrase of(Object... facts) {
        return Phrase.of(this, facts);
    }
}
