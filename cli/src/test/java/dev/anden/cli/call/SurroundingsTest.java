package dev.anden.cli.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SurroundingsTest {
    @ParameterizedTest
    @CsvSource({
        "es_ES.UTF-8, '', en_GB.UTF-8, es",
        "'', es_MX, en_GB.UTF-8, es",
        "'', '', es, es",
        "C, es_ES, es_ES, en",
        "POSIX, es_ES, es_ES, en",
        "C.UTF-8, '', es_ES, en",
        "'', en_US, es_ES, en",
        "'', '', '', en",
        "es@euro, '', '', es"
    })
    void the_first_variable_that_names_a_language_counts(String all, String messages, String lang, String language) {
        assertThat(Surroundings.languageOf(Map.of("LC_ALL", all, "LC_MESSAGES", messages, "LANG", lang)))
                .isEqualTo(language);
    }

    @Test
    void where_no_locale_is_set_up_letters_with_accents_are_written_all_the_same() {
        assertThat(Surroundings.ofTerminal(StandardCharsets.US_ASCII)).isEqualTo(StandardCharsets.UTF_8);
        assertThat(Surroundings.ofTerminal(StandardCharsets.ISO_8859_1)).isEqualTo(StandardCharsets.ISO_8859_1);
    }
}
