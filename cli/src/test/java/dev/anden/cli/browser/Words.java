package dev.anden.cli.browser;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The texts of the browser's side in one language, read from the very files that it is built from.
///
/// @param language such as `es`
/// @param texts the forms of each text by its key: one, or one for each grammatical number
record Words(String language, Map<String, List<String>> texts) {
    private static final Path SOURCE = Path.of("..", "web", "src");
    private static final List<Path> FOLDERS =
            List.of(Path.of("texts"), Path.of("games/ticket-to-ride/texts"), Path.of("games/french-quarter/texts"));
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\w+}");

    static Words of(String language) {
        var words = new Words(language, Map.of());
        for (Path folder : FOLDERS) {
            words = words.and(SOURCE.resolve(folder));
        }
        return words;
    }

    /// These texts and those of another folder, such as a game's own.
    Words and(Path folder) {
        JsonNode file = JsonMapper.builder()
                .build()
                .readTree(folder.resolve(language + ".json").toFile());
        var all = new TreeMap<>(texts);
        file.properties().forEach(entry -> all.put(entry.getKey(), forms(entry.getValue())));
        return new Words(language, all);
    }

    private static List<String> forms(JsonNode text) {
        if (text.isString()) {
            return List.of(text.asString());
        }
        return StreamSupport.stream(text.spliterator(), false)
                .map(JsonNode::asString)
                .distinct()
                .toList();
    }

    /// A text that has one form and no placeholders.
    String text(String key) {
        List<String> forms = forms(key);
        if (forms.size() > 1 || PLACEHOLDER.matcher(forms.getFirst()).find()) {
            throw new IllegalArgumentException("%s has no single text, but %s".formatted(key, forms));
        }
        return forms.getFirst();
    }

    /// A text with its placeholders filled by the values of the same names.
    String text(String key, Map<String, String> values) {
        List<String> forms = forms(key);
        return PLACEHOLDER
                .matcher(forms.getLast())
                .replaceAll(match -> Matcher.quoteReplacement(values.getOrDefault(
                        match.group().substring(1, match.group().length() - 1), match.group())));
    }

    /// Whether a sentence holds a text, whatever its placeholders are filled with.
    boolean mentions(String key, String sentence) {
        return forms(key).stream()
                .map(form -> PLACEHOLDER.matcher(form).replaceAll("").strip())
                .anyMatch(sentence::contains);
    }

    /// What exactly the text can look like once its placeholders are filled.
    Pattern pattern(String key) {
        return pattern(forms(key));
    }

    static Pattern pattern(List<String> forms) {
        String either = forms.stream()
                .map(form -> PLACEHOLDER
                        .splitAsStream(form)
                        .map(Words::escaped)
                        .collect(Collectors.joining(".+", "", form.endsWith("}") ? ".+" : "")))
                .collect(Collectors.joining("|"));
        return Pattern.compile("^(" + either + ")$");
    }

    /// Not [Pattern#quote]: the browser has to understand it too.
    private static String escaped(String literal) {
        return literal.replaceAll("[.*+?^${}()|\\[\\]\\\\/]", "\\\\$0");
    }

    private List<String> forms(String key) {
        List<String> forms = texts.get(key);
        if (forms == null) {
            throw new IllegalArgumentException("The texts in %s have no %s".formatted(language, key));
        }
        return forms;
    }
}
