package dev.anden.cli.text;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the glossary has given up: the same lists by which the browser's texts are tested.
///
/// @param lost words that gave way
/// @param uncounted a number before a noun that has only its plural; a limit, `{most}`, is never one, and a kind is no
/// number
/// @param alwaysMany keys of texts whose numbers are never one
record Refused(List<Word> lost, Pattern uncounted, Set<String> alwaysMany) {
    private static final Path FILE = Path.of("..", "web", "src", "texts", "refused.json");

    /// @param pattern whole words that gave way
    /// @param where the keys in which they are refused
    /// @param advice what is said instead, and why
    record Word(Pattern pattern, Predicate<String> where, String advice) {
        static Word of(JsonNode entry) {
            int flags = entry.path("exact").asBoolean(false) ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
            Predicate<String> only = keys(entry, "only").orElse(key -> true);
            Predicate<String> except = keys(entry, "except").orElse(key -> false);
            return new Word(
                    whole(entry.get("words").asString(), flags),
                    only.and(except.negate()),
                    entry.get("instead").asString() + ". " + entry.get("why").asString());
        }

        private static Pattern whole(String words, int flags) {
            return Pattern.compile("(?<![\\p{L}{])(?:%s)(?!\\p{L})".formatted(words), flags);
        }

        private static Optional<Predicate<String>> keys(JsonNode entry, String name) {
            return Optional.ofNullable(entry.get(name))
                    .map(pattern -> Pattern.compile(pattern.asString()).asPredicate());
        }

        boolean isIn(String key, String text) {
            return where.test(key) && pattern.matcher(text).find();
        }
    }

    static Refused in(String language) {
        JsonNode file = JsonMapper.builder().build().readTree(FILE.toFile());
        JsonNode words = file.get("refused").get(language);
        String nouns = file.get("counted").get(language).asString();
        return new Refused(
                StreamSupport.stream(words.spliterator(), false).map(Word::of).toList(),
                Pattern.compile("\\{(?!(?:most|color|vehicle)})\\w+} (?:%s)(?![\\p{L}=])".formatted(nouns)),
                Set.copyOf(file.get("alwaysMany").propertyNames()));
    }

    /// Whether a text has a number before a noun that would be wrong for one: `{cards} cards`.
    boolean isUncounted(String key, String text) {
        return !alwaysMany.contains(key) && uncounted.matcher(text).find();
    }

    /// What is wrong with a text.
    Stream<String> complaints(String key, String text) {
        Stream<String> words =
                lost.stream().filter(word -> word.isIn(key, text)).map(Word::advice);
        Stream<String> marks = Stream.of(
                        isUncounted(key, text) ? "a number before a plural has a form for one" : "",
                        text.contains(" …") && !text.startsWith(" …") ? "no space before …" : "")
                .filter(complaint -> !complaint.isEmpty());
        return Stream.concat(words, marks).map(complaint -> "%s = %s: %s".formatted(key, text, complaint));
    }
}
