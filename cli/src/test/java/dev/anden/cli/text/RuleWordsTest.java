package dev.anden.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Refusal;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the rules forbid is said by the terminal in the same words as by the browser.
class RuleWordsTest {
    private static final Path GAMES = Path.of("../web/src/games");
    private static final Path FILES = Path.of("src/main/resources/dev/anden/cli/text");
    private static final List<String> TOPICS = List.of("rule.", "refusal.", "fact.");

    @Test
    void the_terminal_has_the_sentences_of_the_browser_about_rules() throws IOException {
        for (String language : Texts.LANGUAGES) {
            var sentences = new TreeMap<String, String>();
            for (String game : List.of("ticket-to-ride", "french-quarter")) {
                JsonNode texts = JsonMapper.builder()
                        .build()
                        .readTree(Files.readString(GAMES.resolve(game, "texts", language + ".json")));
                texts.properties().stream()
                        .filter(text -> TOPICS.stream().anyMatch(text.getKey()::startsWith))
                        .forEach(text ->
                                sentences.put(text.getKey(), text.getValue().stringValue()));
            }
            if ("write".equals(System.getProperty("anden.golden"))) {
                String lines = sentences.entrySet().stream()
                        .map(text -> text.getKey() + " = " + text.getValue() + "\n")
                        .collect(Collectors.joining());
                Files.writeString(FILES.resolve("rules_" + language + ".properties"), lines);
            }
            assertThat(kept(language)).isEqualTo(sentences);
        }
    }

    private static Map<String, String> kept(String language) throws IOException {
        var kept = new Properties();
        try (Reader file = Files.newBufferedReader(FILES.resolve("rules_" + language + ".properties"))) {
            kept.load(file);
        }
        return kept.stringPropertyNames().stream()
                .collect(Collectors.toMap(key -> key, kept::getProperty, (one, _) -> one, TreeMap::new));
    }

    @Test
    void a_refusal_is_said_with_its_facts_and_the_id_of_its_rule() {
        var lacking = new Refusal("ttr.berlin.kinds", Map.of("needed", "2", "left", "1", "vehicle", "tram"));

        assertThat(Texts.of("en").reason(lacking))
                .isEqualTo("This route takes trams: you need 2 and have 1. (ttr.berlin.kinds)");
        assertThat(Texts.of("es").reason(lacking)).contains("tranvías", "necesitas 2 y tienes 1");
    }

    @Test
    void the_colour_named_for_a_gray_route_is_not_said_to_be_the_most_in_hand() {
        var lacking = new Refusal(
                "ttr.claim.gray", Map.of("color", "gray", "needed", "3", "have", "2", "wilds", "1", "paid", "green"));

        assertThat(Texts.of("en").reason(lacking))
                .isEqualTo("Cards of that colour needed: 3. You have 2, plus 1 wild. (ttr.claim.gray)");
        assertThat(Texts.of("es").reason(lacking)).startsWith("Cartas de ese color: necesitas 3 y tienes 2;");
    }

    @Test
    void where_nothing_is_said_of_the_facts_the_rule_is_quoted_and_an_unknown_one_is_named() {
        assertThat(Texts.of("en").reason(new Refusal("ttr.draw.two-cards", Map.of("card", "purple"))))
                .isEqualTo("You draw two cards, each from the deck or from the market. (ttr.draw.two-cards)");
        assertThat(Texts.of("es").rule(Refusal.of("pile.take"))).isEqualTo("pile.take");
    }
}
