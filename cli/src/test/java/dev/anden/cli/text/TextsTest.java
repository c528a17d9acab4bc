package dev.anden.cli.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.ResourceBundle;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    @Test
    void every_language_has_every_key_with_the_same_places_to_fill() {
        Texts english = Texts.of("en");
        assertThat(english.keys()).hasSizeGreaterThan(50);
        for (String language : Texts.LANGUAGES) {
            Texts texts = Texts.of(language);
            assertThat(texts.keys()).as(language).isEqualTo(english.keys());
            for (String key : english.keys()) {
                assertThat(texts.text(key)).as("%s in %s", key, language).isNotBlank();
                assertThat(places(texts.text(key)))
                        .as("%s in %s", key, language)
                        .isEqualTo(places(english.text(key)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void texts_are_written_as_the_glossary_asks(String language) {
        Texts texts = Texts.of(language);
        Refused refused = Refused.in(language);

        assertThat(texts.keys().stream().flatMap(key -> refused.complaints(key, texts.text(key))))
                .isEmpty();
    }

    @Test
    void help_is_written_as_the_glossary_asks() {
        ResourceBundle help = Texts.help("es").orElseThrow();
        Refused refused = Refused.in("es");

        assertThat(help.keySet().stream().flatMap(key -> refused.complaints(key, help.getString(key))))
                .isEmpty();
    }

    @Test
    void the_glossary_refuses_what_lost_and_leaves_the_rest_alone() {
        assertThat(Refused.in("es").complaints("action.claim", "reclamar {0}")).hasSize(1);
        assertThat(Refused.in("es").complaints("action.claim", "cubrir {0}")).isEmpty();
        assertThat(Refused.in("en").complaints("table.turns", "{0} turns to go"))
                .hasSize(1);
        assertThat(Refused.in("en").complaints("table.turns", "{0} {0|turn|turns} to go"))
                .isEmpty();
        assertThat(Refused.in("es").isUncounted("position.hand", "Hay {cards} cartas"))
                .isTrue();
        assertThat(Refused.in("es").isUncounted("position.hand", "Hay {cards} {cards|carta|cartas}"))
                .isFalse();
    }

    private static List<String> places(String text) {
        return PLACE.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    @Test
    void values_are_put_in() {
        assertThat(Texts.of("es").text("points", 12)).isEqualTo("12 puntos");
        assertThat(Texts.of("en").text("points", 0)).isEqualTo("0 points");
    }

    @Test
    void of_one_thing_there_is_one() {
        assertThat(Texts.of("es").text("points", 1)).isEqualTo("1 punto");
        assertThat(Texts.of("en").text("table.seat", "you", 1, "2 train cars", 3, 1))
                .isEqualTo("you: 1 point, 2 train cars, 3 cards, 1 ticket");
    }

    @Test
    void what_is_put_in_is_no_text_with_places_of_its_own() {
        Texts texts = Texts.of("en");
        assertThat(texts.text("reports.new", "r1", "2026-11-28 18:00", "t1", "{4}", "Alice"))
                .isEqualTo("r1  2026-11-28 18:00, table t1: {4} reports Alice");
        assertThat(texts.text("reports.new", "r1", "2026-11-28 18:00", "t1", "Luis", "{4|$1|\\}"))
                .endsWith("Luis reports {4|$1|\\}");
    }

    @Test
    void a_word_that_goes_with_a_value_may_have_the_value_in_it() {
        Texts texts = Texts.of("es");
        assertThat(texts.text("fq.reach", 1)).isEqualTo("1 espacio");
        assertThat(texts.text("fq.reach", 3)).isEqualTo("hasta 3 espacios");
    }

    @Test
    void the_reader_is_spoken_to_and_others_are_spoken_of() {
        Texts texts = Texts.of("es");
        assertThat(texts.text("fq.event.moved", new Somebody("tú", true), "Riverwalk"))
                .isEqualTo("tú: vas a Riverwalk");
        assertThat(texts.text("fq.event.moved", new Somebody("greedy 2", false), "Riverwalk"))
                .isEqualTo("greedy 2: va a Riverwalk");
    }

    @Test
    void who_speaks_another_language_gets_english() {
        assertThat(Texts.of("fi").text("points", 1)).isEqualTo("1 point");
    }

    @Test
    void a_key_that_does_not_exist_is_named() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Texts.of("en").text("nonsense"))
                .withMessageContaining("nonsense");
    }
}
