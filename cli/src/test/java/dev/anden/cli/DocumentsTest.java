package dev.anden.cli;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Whoever reads the documents finds what they lead to.
class DocumentsTest {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final Path DOCS = HOME.resolve("docs");
    private static final Path INDEX = DOCS.resolve("README.md");

    private static final Pattern EXAMPLE = Pattern.compile("^```.*?^```", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("]\\((?![a-z]+:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);
    private static final Pattern MARK = Pattern.compile("<a id=\"([^\"]+)\">");

    @Test
    void every_link_leads_somewhere() {
        assertThat(documents()).hasSizeGreaterThan(40).allSatisfy(document -> {
            for (MatchResult link : LINK.matcher(text(document)).results().toList()) {
                Path target = link.group(1).isEmpty() ? document : sibling(document, link.group(1));
                assertThat(target).exists();
                if (link.group(2) != null) {
                    assertThat(marks(target)).contains(link.group(2));
                }
            }
        });
    }

    @Test
    void every_document_and_decision_is_in_the_index() {
        Set<Path> listed = LINK.matcher(text(INDEX))
                .results()
                .map(link -> sibling(INDEX, link.group(1)))
                .collect(toSet());

        assertThat(listed)
                .containsAll(documents(DOCS).stream()
                        .filter(Predicate.not(INDEX::equals))
                        .toList());
    }

    private static Path sibling(Path document, String link) {
        return document.resolveSibling(link).normalize();
    }

    /// What can be linked to in a document, as forges name headings.
    private static Set<String> marks(Path document) {
        String text = text(document);
        return Stream.concat(
                        HEADING.matcher(text)
                                .results()
                                .map(heading -> heading.group(1)
                                        .toLowerCase(Locale.ROOT)
                                        .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                                        .replace(' ', '-')),
                        MARK.matcher(text).results().map(mark -> mark.group(1)))
                .collect(toSet());
    }

    private static String text(Path document) {
        try {
            return EXAMPLE.matcher(Files.readString(document)).replaceAll("");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<Path> documents() {
        try (Stream<Path> files = Files.list(HOME)) {
            return Stream.concat(files.filter(DocumentsTest::isDocument), documents(DOCS).stream())
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<Path> documents(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(DocumentsTest::isDocument).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean isDocument(Path file) {
        return file.getFileName().toString().endsWith(".md");
    }
}
