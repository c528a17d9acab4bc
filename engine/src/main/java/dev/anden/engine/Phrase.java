package dev.anden.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A sentence or a part of one, before it is put into a language: what is wrong with a file or a text that somebody
/// wrote, and the facts of it.
///
/// @param kind what is said
/// @param facts what fills the places of the sentence, by their names: a [String], or a [Phrase] or a
///     [Double] for a part that is put into the language as well
public record Phrase(PhraseKind kind, Map<String, Object> facts) {
    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)(?:\\|([^|}]*)\\|([^|}]*))?}");

    /// @throws IllegalArgumentException if these aren't the facts that the sentence has places for
    public Phrase {
        facts = Map.copyOf(facts);
        if (!places(kind.english()).equals(facts.keySet())) {
            throw new IllegalArgumentException("%s has the facts %s, not %s"
                    .formatted(kind.key(), places(kind.english()), new TreeSet<>(facts.keySet())));
        }
    }

    /// @param facts names and values by turns
    static Phrase of(PhraseKind kind, Object... facts) {
        var named = new HashMap<String, Object>();
        for (int index = 0; index < facts.length; index += 2) {
            Object value = facts[index + 1];
            boolean saidLater = value instanceof Phrase || value instanceof Double;
            named.put(String.valueOf(facts[index]), saidLater ? value : String.valueOf(value));
        }
        return new Phrase(kind, named);
    }

    /// A sentence that there is in English alone.
    public static Phrase plain(String english) {
        return Plain.SENTENCE.of("sentence", english);
    }

    /// The names of the places that a sentence has.
    public static Set<String> places(String sentence) {
        var places = new TreeSet<String>();
        Matcher place = PLACE.matcher(sentence);
        while (place.find()) {
            places.add(place.group(1));
        }
        return places;
    }

    /// The phrase in a language that writes numbers as English does.
    ///
    /// @param language the sentence of each kind, with its places
    public String in(Function<PhraseKind, String> language) {
        return in(language, number -> String.valueOf(number));
    }

    /// The phrase in a language.
    ///
    /// @param language the sentence of each kind, with its places
    /// @param numbers how a number that isn't whole is written
    public String in(Function<PhraseKind, String> language, DoubleFunction<String> numbers) {
        return PLACE.matcher(language.apply(kind))
                .replaceAll(place -> Matcher.quoteReplacement(fill(place, language, numbers)));
    }

    private String fill(MatchResult place, Function<PhraseKind, String> language, DoubleFunction<String> numbers) {
        Object fact = facts.getOrDefault(place.group(1), "");
        String text = switch (fact) {
            case Phrase part -> part.in(language, numbers);
            case Double number -> numbers.apply(number);
            default -> fact.toString();
        };
        if (place.group(2) == null) {
            return text;
        }
        return text.equals("1") ? place.group(2) : place.group(3);
    }

    /// The phrase in English.
    @Override
    public String toString() {
        return in(PhraseKind::english);
    }

    private enum Plain implements PhraseKind {
        SENTENCE;

        @Override
        public String topic() {
            return "plain";
        }

        @Override
        public String english() {
            return "{sentence}";
        }
    }
}
