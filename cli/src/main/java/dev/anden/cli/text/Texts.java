package dev.anden.cli.text;

import dev.anden.engine.Phrase;
import dev.anden.engine.PhraseKind;
import dev.anden.engine.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The texts of one language, by key. `{0}`, `{1}` … in a text stand for what is put in.
public final class Texts {
    /// The languages that there are, the one for everybody else first.
    public static final List<String> LANGUAGES = List.of("en", "es");

    /// One of the words of a place, which may have places of its own: `up to {0} spaces`.
    private static final String WORD = "([^|{}]*(?:\\{\\d+}[^|{}]*)*)";

    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)(?:\\|" + WORD + "\\|" + WORD + ")?}");

    private static final Pattern FACT = Pattern.compile("\\{([a-z]+)}");

    private final String language;
    private final Properties texts = new Properties();

    /// The sentences of the kinds of phrases; none in English, in which each stands beside its kind.
    private final Properties phrases = new Properties();

    /// What the rules say, and what is said of those that forbid something: the sentences of the browser.
    private final Properties rules = new Properties();

    /// The texts of a language; English if there are none in it.
    public static Texts of(String language) {
        return new Texts(LANGUAGES.contains(language) ? language : LANGUAGES.getFirst());
    }

    /// The help of the commands in a language, in the form that picocli asks for; nothing for English, in which the
    /// help stands beside the options.
    public static Optional<ResourceBundle> help(String language) {
        try (InputStream file = Texts.class.getResourceAsStream("help_" + language + ".properties")) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new PropertyResourceBundle(new InputStreamReader(file, StandardCharsets.UTF_8)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Texts(String language) {
        this.language = language;
        if (!load(texts, language)) {
            throw new IllegalStateException("The texts of the language \"%s\" are missing".formatted(language));
        }
        load(phrases, "phrases_" + language);
        load(rules, "rules_" + language);
    }

    /// Whether there is such a file.
    private static boolean load(Properties properties, String name) {
        try (InputStream file = Texts.class.getResourceAsStream(name + ".properties")) {
            if (file != null) {
                properties.load(new InputStreamReader(file, StandardCharsets.UTF_8));
            }
            return file != null;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The code of the language.
    public String language() {
        return language;
    }

    /// The text of a key with values put in: `{0}` is the first one, and `{0|point|points}` the word that goes with
    /// it, the first of them behind a 1. For [Somebody] the first one is for the reader: `{0|take|takes}`.
    ///
    /// @throws IllegalArgumentException if there is no such key
    public String text(String key, Object... values) {
        String text = texts.getProperty(key);
        if (text == null) {
            throw new IllegalArgumentException("There is no text \"%s\"".formatted(key));
        }
        return withValues(text, values);
    }

    private static String withValues(String text, Object... values) {
        return PLACE.matcher(text).replaceAll(place -> Matcher.quoteReplacement(inPlace(place, values)));
    }

    /// A value is put in as it is: somebody may call themselves `{1}`. A place that nothing is put in stays.
    private static String inPlace(MatchResult place, Object... values) {
        int index = Integer.parseInt(place.group(1));
        if (index >= values.length) {
            return place.group();
        }
        if (place.group(2) == null) {
            return String.valueOf(values[index]);
        }
        return withValues(isFirst(values[index]) ? place.group(2) : place.group(3), values);
    }

    private static boolean isFirst(Object value) {
        return value instanceof Somebody somebody
                ? somebody.isReader()
                : String.valueOf(value).equals("1");
    }

    /// What is wrong with a file or a text, in this language.
    public String text(Phrase phrase) {
        return phrase.in(this::sentence, this::number);
    }

    /// A number with as many digits as somebody gave, and the comma or point of this language.
    public String number(double value) {
        return String.valueOf(value).replace('.', decimalMark());
    }

    /// What stands before the fraction of a number in this language: a comma or a point.
    public char decimalMark() {
        return DecimalFormatSymbols.getInstance(Locale.of(language)).getDecimalSeparator();
    }

    /// The sentence of a kind of phrases, with its places; that in English where this language has none.
    String sentence(PhraseKind kind) {
        return phrases.getProperty(kind.key(), kind.english());
    }

    /// The keys of all kinds of phrases that this language has sentences for.
    Set<String> phraseKeys() {
        return phrases.stringPropertyNames();
    }

    /// Why the person who reads may not do something, with the id of the rule: what there is to say of the facts,
    /// otherwise what the rule says.
    public String reason(Refusal refusal) {
        String beginning = "refusal." + refusal.rule();
        Stream<String> ofOneFact = refusal.facts().keySet().stream().sorted().map(fact -> beginning + "." + fact);
        return Stream.concat(ofOneFact, Stream.of(beginning))
                .flatMap(key -> Optional.ofNullable(rules.getProperty(key)).stream())
                .filter(sentence -> refusal.facts().keySet().containsAll(Phrase.places(sentence)))
                .findFirst()
                .map(sentence -> filled(sentence, refusal.facts()))
                .or(() -> Optional.ofNullable(rules.getProperty("rule." + refusal.rule())))
                .map(words -> words + " (" + refusal.rule() + ")")
                .orElse(refusal.rule());
    }

    /// What the rule says by which something is forbidden; its id where there are no words for it.
    public String rule(Refusal refusal) {
        return rules.getProperty("rule." + refusal.rule(), refusal.rule());
    }

    private String filled(String sentence, Map<String, String> facts) {
        return FACT.matcher(sentence).replaceAll(place -> Matcher.quoteReplacement(word(place.group(1), facts)));
    }

    /// A word of the notation, such as a kind of vehicle, is said in the language where there is one for it.
    private String word(String fact, Map<String, String> facts) {
        String value = facts.getOrDefault(fact, "");
        return rules.getProperty("fact.%s.%s".formatted(fact, value), value);
    }

    /// The text of a key, or something else where there is none.
    public String textOr(String key, String otherwise) {
        return texts.getProperty(key, otherwise);
    }

    /// All keys.
    public Set<String> keys() {
        return texts.stringPropertyNames();
    }
}
