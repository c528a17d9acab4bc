package dev.anden.games.tickettoride;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A mechanism is a package: whoever looks for one finds it there, and outside only where a reason is given here.
class MechanismsTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/anden/games/tickettoride");

    private static final Map<String, String> FILES = files();

    /// The only reason that is for good: something names all elements in one list.
    private static final String LIST = "the one list of elements";

    private static final String BOARD_FILE = "a word of board files and of what they can get wrong";
    private static final String WIRE = "members of a sealed wire record, whose names browsers and programs read";
    private static final String SEEN = "what a seat sees of it, field by field";
    private static final String SENTENCE = "the codes of sentences, whose words stand in the texts of each language";
    private static final String BOTS = "what a bot asks of it, or weighs it by";
    private static final String MAP = "how the map marks it";

    /// The mechanisms with a package, by its name, and the words that name them.
    private static final Map<String, String> MECHANISMS = Map.of(
            "tunnel", "tunnel",
            "station", "station",
            "flag", "flag",
            "ferry", "ferr(y|ies)",
            "longestpath", "longest[-_ ]?path",
            "mosttickets", "most[-_]?tickets");

    /// By file or folder, why it may name any of them.
    private static final Map<String, String> ALLOWED = Map.ofEntries(
            Map.entry("element/ElementList.java", LIST),
            Map.entry("board/", BOARD_FILE),
            Map.entry("action/TtrAction.java", WIRE),
            Map.entry("narration/TtrEvent.java", WIRE),
            Map.entry("view/BoardView.java", WIRE),
            Map.entry("view/TtrView.java", WIRE),
            Map.entry("view/Snapshot.java", WIRE),
            Map.entry("view/TtrObservation.java", SEEN),
            Map.entry("view/SeatObservation.java", SEEN),
            Map.entry("view/ObservationPlanes.java", SEEN),
            Map.entry("notation/NotationFlaw.java", SENTENCE),
            Map.entry("soundness/PositionFlaw.java", SENTENCE),
            Map.entry("notation/ActionNotation.java", "the table of notation, in its comment"),
            Map.entry("notation/PositionWriter.java", "the form of a position's text, in its comment"),
            Map.entry("scoring/EndScoring.java", "the rule that puts paths before what elements join, in a comment"),
            Map.entry("knowledge/", BOTS),
            Map.entry("picture/BoardPicture.java", MAP));

    @ParameterizedTest
    @MethodSource("mechanisms")
    void a_mechanism_is_named_in_its_own_package_and_where_a_reason_is_given(String mechanism) {
        String words = Objects.requireNonNull(MECHANISMS.get(mechanism));
        var strangers = new TreeSet<String>();
        FILES.keySet().stream()
                .filter(file -> !file.startsWith("element/" + mechanism + "/"))
                .filter(file -> names(file, words))
                .filter(file -> ALLOWED.keySet().stream().noneMatch(file::startsWith))
                .forEach(strangers::add);

        assertThat(strangers).as("files that name the " + mechanism).isEmpty();
        assertThat(FILES.keySet()).anyMatch(file -> file.startsWith("element/" + mechanism + "/"));
    }

    @Test
    void no_reason_is_kept_that_nothing_needs_any_more() {
        for (String allowed : ALLOWED.keySet()) {
            assertThat(FILES.keySet().stream().filter(file -> file.startsWith(allowed)))
                    .as(allowed)
                    .anyMatch(file -> MECHANISMS.values().stream().anyMatch(words -> names(file, words)));
        }
    }

    /// Fields of what is seen may be called as they like; the classes behind them are read in one place.
    @Test
    void classes_of_a_mechanism_are_used_by_its_own_package_the_list_one_view_and_bots() {
        Pattern use = Pattern.compile("element\\.(" + String.join("|", mechanisms()) + ")\\.");

        assertThat(FILES.keySet())
                .filteredOn(file -> use.matcher(FILES.get(file)).find())
                .allMatch(file -> file.startsWith("element/")
                        || file.equals("view/SeatObservation.java")
                        || file.startsWith("knowledge/"));
    }

    /// What has no package yet: in how many files it is named. Each of these numbers may fall and not rise.
    @ParameterizedTest
    @CsvSource({
        "subway, 1",
        "long.?ticket, 10",
        "doubles?.?clos, 9",
    })
    void what_has_no_package_yet_is_named_in_no_more_places(String words, int most) {
        Pattern pattern = Pattern.compile("(?i)" + words);

        assertThat(FILES.values().stream().filter(text -> pattern.matcher(text).find()))
                .as("files that name " + words)
                .hasSizeLessThanOrEqualTo(most);
    }

    static Set<String> mechanisms() {
        return MECHANISMS.keySet();
    }

    private static boolean names(String file, String words) {
        return Pattern.compile("(?i)" + words).matcher(FILES.get(file)).find();
    }

    /// The text of each source, by its path.
    private static Map<String, String> files() {
        var files = new TreeMap<String, String>();
        try (Stream<Path> paths = Files.walk(SOURCES)) {
            List<Path> sources =
                    paths.filter(path -> path.toString().endsWith(".java")).toList();
            for (Path source : sources) {
                files.put(SOURCES.relativize(source).toString().replace('\\', '/'), Files.readString(source));
            }
        } catch (IOException failure) {
            throw new AssertionError("The sources can't be read", failure);
        }
        return files;
    }
}
