package dev.anden.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// A bot's level is called the same in the browser as in the terminal, and the same is said of it.
class LevelWordsTest {
    private static final Path BROWSER = Path.of("../web/src/texts");
    private static final String NAME = ".name";

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void a_level_has_one_name_and_one_sentence(String language) {
        Texts terminal = Texts.of(language);
        var browser =
                JsonMapper.shared().readTree(BROWSER.resolve(language + ".json").toFile());
        Map<String, String> said = new TreeMap<>();
        Map<String, String> expected = new TreeMap<>();
        terminal.keys().stream().filter(key -> key.startsWith("level.")).forEach(key -> {
            said.put(key, terminal.text(key));
            String level = key.replace(NAME, "");
            expected.put(
                    key,
                    browser.path(key.endsWith(NAME) ? level : level + ".about").asString("(nothing)"));
        });

        assertThat(said).hasSizeGreaterThan(10).isEqualTo(expected);
    }
}
