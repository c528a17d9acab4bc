package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The family's rooms, that is, its packages: none uses another that uses it in turn, by whatever way round.
class RoomsTest {
    private static final String FAMILY = "dev.anden.games.tickettoride";
    private static final Path SOURCES = Path.of("src/main/java", FAMILY.replace('.', '/'));
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([a-z.]+);");
    private static final Pattern USE =
            Pattern.compile("(?m)^(?!\\s*//).*?\\b(" + FAMILY.replace(".", "\\.") + "(?:\\.[a-z]+)*)\\.[A-Z]");

    @Test
    void no_room_leads_back_to_itself() {
        Map<String, Set<String>> uses = uses();
        assertThat(uses).hasSizeGreaterThan(10);

        var rooms = new TreeMap<>(uses);
        var open = new ArrayList<String>();
        do {
            open.clear();
            rooms.keySet().stream()
                    .filter(room -> rooms.getOrDefault(room, Set.of()).stream().noneMatch(rooms::containsKey))
                    .forEach(open::add);
            open.forEach(rooms::remove);
        } while (!open.isEmpty());
        assertThat(rooms).as("rooms that use one another in a circle").isEmpty();
    }

    @Test
    void every_room_says_what_it_is_for() {
        assertThat(uses().keySet())
                .allSatisfy(room -> assertThat(SOURCES.resolve(room.substring(FAMILY.length())
                                        .replace(".", "/")
                                        .replaceFirst("^/", ""))
                                .resolve("package-info.java"))
                        .exists());
    }

    /// Each room, and the other rooms of the family that its sources name.
    private static Map<String, Set<String>> uses() {
        var uses = new TreeMap<String, Set<String>>();
        for (String source : sources()) {
            String room = matches(PACKAGE, source).getFirst();
            Set<String> others = uses.computeIfAbsent(room, name -> new TreeSet<>());
            others.addAll(matches(USE, source));
            others.remove(room);
        }
        return uses;
    }

    private static List<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }

    private static List<String> sources() {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(RoomsTest::text)
                    .collect(Collectors.toList());
        } catch (IOException failure) {
            throw new AssertionError("The sources can't be read", failure);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new AssertionError(file + " can't be read", failure);
        }
    }
}
