package dev.anden.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Whoever reads a comment finds what it leads to. The compiler says so only where it runs in a process of its own, as
/// it does where Maven is started on an older Java: there the build would fail.
class CommentsTest {
    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    /// A link to a part of the same file.
    private static final Pattern LINK = Pattern.compile("\\[#(\\w+)");

    private static final Predicate<String> IS_COMMENT = line -> line.strip().startsWith("//");

    @Test
    void every_link_to_a_part_of_a_file_names_something_that_is_there() throws IOException {
        List<String> dead = new ArrayList<>();
        for (Path sources : sources()) {
            try (Stream<Path> files = Files.walk(sources)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .flatMap(CommentsTest::deadLinks)
                        .forEach(dead::add);
            }
        }

        assertThat(dead).isEmpty();
    }

    @Test
    void a_link_to_what_is_not_there_is_found() {
        assertThat(deadLinks("Some.java", List.of("/// See [#gone] and [#here].", "int here;")))
                .containsExactly("Some.java: gone");
    }

    /// The folders of sources, in which nothing comes or goes while something else is built.
    private static List<Path> sources() throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path group : List.of(HOME, HOME.resolve("games"))) {
            try (Stream<Path> modules = Files.list(group)) {
                modules.map(module -> module.resolve("src"))
                        .filter(Files::isDirectory)
                        .forEach(found::add);
            }
        }
        assertThat(found).hasSizeGreaterThan(10);
        return found;
    }

    private static Stream<String> deadLinks(Path file) {
        try {
            return deadLinks(HOME.relativize(file).toString(), Files.readAllLines(file)).stream();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static List<String> deadLinks(String file, List<String> lines) {
        String code =
                String.join("\n", lines.stream().filter(IS_COMMENT.negate()).toList());
        return lines.stream()
                .filter(IS_COMMENT)
                .flatMap(line -> LINK.matcher(line).results())
                .map(link -> link.group(1))
                .filter(name ->
                        !Pattern.compile("\\b" + name + "\\b").matcher(code).find())
                .map(name -> file + ": " + name)
                .toList();
    }
}
