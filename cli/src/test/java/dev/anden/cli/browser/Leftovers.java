package dev.anden.cli.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Words of another language that are still on a page, for whoever sees it and for whoever hears it.
final class Leftovers {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\w+}");

    /// The button that goes over to the other language says so in that one.
    private static final String LANGUAGE_BUTTON = "language.next";

    /// The names of boards and where they lie: cities have the same names, in every language.
    private static final Pattern PLACES = Pattern.compile("(place|board\\.name)\\..*");

    /// Shorter pieces of a text are found in anything.
    private static final int TELLING = 5;

    private static final String ALL_TEXTS = """
            () => {
                const texts = [document.title];
                const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                while (walker.nextNode()) texts.push(walker.currentNode.data);
                for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
                    for (const name of ['aria-label', 'title', 'placeholder']) {
                        texts.push(element.getAttribute(name) ?? '');
                    }
                }
                return texts.map(text => text.trim()).filter(text => text !== '');
            }
            """;

    private Leftovers() {}

    /// A piece of a text.
    private record Piece(String words, Pattern asWords) {
        /// It stands as words of its own, not within longer ones nor within the id of a rule, such as
        /// `ttr.setup.vehicles`, which is the same in all languages.
        static Piece of(String words) {
            String pattern = "(?<!\\p{L}|\\p{L}\\.)" + Pattern.quote(words) + "(?!\\p{L}|\\.\\p{L})";
            return new Piece(words, Pattern.compile(pattern));
        }

        boolean isIn(String text) {
            return text.contains(words) && asWords.matcher(text).find();
        }
    }

    /// Texts of a page that hold a piece of a sentence of the other language that isn't one of the shown language
    /// too.
    static List<String> of(Page page, Words shown, Words other) {
        List<String> own = pieces(shown).toList();
        List<Piece> foreign = pieces(other)
                .filter(piece -> own.stream().noneMatch(text -> text.contains(piece)))
                .distinct()
                .map(Piece::of)
                .toList();
        List<String> expected = List.of(shown.text(LANGUAGE_BUTTON));
        return texts(page).stream()
                .filter(text -> !expected.contains(text))
                .flatMap(text -> foreign.stream()
                        .filter(piece -> piece.isIn(text))
                        .map(piece -> "\"%s\" in \"%s\"".formatted(piece.words(), text)))
                .toList();
    }

    /// All texts of a page, seen or not.
    static List<String> texts(Page page) {
        return ((List<?>) page.evaluate(ALL_TEXTS))
                .stream().map(String::valueOf).toList();
    }

    private static Stream<String> pieces(Words words) {
        return words.texts().entrySet().stream()
                .filter(entry -> !entry.getKey().equals(LANGUAGE_BUTTON))
                .filter(entry -> !PLACES.matcher(entry.getKey()).matches())
                .flatMap(entry -> entry.getValue().stream())
                .flatMap(PLACEHOLDER::splitAsStream)
                .map(String::strip)
                .filter(piece -> piece.length() >= TELLING);
    }
}
