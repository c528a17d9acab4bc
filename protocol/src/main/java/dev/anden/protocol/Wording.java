package dev.anden.protocol;

import dev.anden.engine.Phrase;
import java.util.Map;
import java.util.TreeMap;

/// A [Phrase] on its way to somebody who puts it into a language.
///
/// @param code what is said, such as `board.no-city`
/// @param facts what fills places of the sentence, by their names
/// @param parts what fills the other places and is put into the language as well
public record Wording(String code, Map<String, String> facts, Map<String, Wording> parts) {
    public Wording {
        facts = Map.copyOf(facts);
        parts = Map.copyOf(parts);
    }

    /// The code, facts and parts of a phrase.
    public static Wording of(Phrase phrase) {
        var facts = new TreeMap<String, String>();
        var parts = new TreeMap<String, Wording>();
        phrase.facts().forEach((name, fact) -> {
            if (fact instanceof Phrase part) {
                parts.put(name, of(part));
            } else {
                facts.put(name, String.valueOf(fact));
            }
        });
        return new Wording(phrase.kind().key(), facts, parts);
    }
}
