package dev.anden.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.PhraseKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// What is wrong with a file is said by the browser in the same words as by the terminal.
class BrowserPhrasesTest {
    private static final Path FILE = Path.of("../web/src/generated/phrases.json");

    /// What may be told of a board's file that can't be played, and of a recorded game that can't come along.
    private static final Set<String> TOPICS = Set.of(
            "plain", "file", "folder", "board-file", "json", "board", "replay", "import", "notation", "quarter-name");

    @Test
    void the_browser_has_the_sentences_of_all_that_can_be_wrong_with_a_file() throws IOException {
        var languages = new TreeMap<String, Map<String, String>>();
        for (String language : Texts.LANGUAGES) {
            languages.put(language, sentences(Texts.of(language)));
        }
        assertThat(languages.get("es"))
                .containsKeys("board.no-city", "folder.id-taken", "replay.rules", "import.chance");
        String written = JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(languages)
                + "\n";
        if ("write".equals(System.getProperty("anden.golden"))) {
            Files.writeString(FILE, written);
        }
        assertThat(Files.readString(FILE)).isEqualTo(written);
    }

    private static Map<String, String> sentences(Texts texts) {
        List<PhraseKind> kinds = PhrasesTest.KINDS.stream()
                .filter(kind -> TOPICS.contains(kind.topic()))
                .toList();
        return kinds.stream()
                .collect(Collectors.toMap(PhraseKind::key, texts::sentence, (one, other) -> one, TreeMap::new));
    }
}
