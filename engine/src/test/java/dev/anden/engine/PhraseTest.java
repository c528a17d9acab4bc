package dev.anden.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PhraseTest {
    private static final Map<String, String> SPANISH =
            Map.of("test.cards", "{where}: hay {cards} {cards|carta|cartas}", "test.deck", "el mazo");

    private enum Kind implements PhraseKind {
        CARDS("{where}: there {cards|is|are} {cards} {cards|card|cards}"),
        DECK("the deck");

        private final String english;

        Kind(String english) {
            this.english = english;
        }

        @Override
        public String topic() {
            return "test";
        }

        @Override
        public String english() {
            return english;
        }
    }

    private static String spanish(Phrase phrase) {
        return phrase.in(kind -> SPANISH.getOrDefault(kind.key(), kind.english()));
    }

    @Test
    void a_phrase_and_its_parts_are_put_into_a_language() {
        Phrase phrase = Kind.CARDS.of("where", Kind.DECK.of(), "cards", 3);

        assertThat(phrase).hasToString("the deck: there are 3 cards");
        assertThat(spanish(phrase)).isEqualTo("el mazo: hay 3 cartas");
    }

    @Test
    void of_one_thing_there_is_one() {
        Phrase phrase = Kind.CARDS.of("where", "market", "cards", 1);

        assertThat(phrase).hasToString("market: there is 1 card");
        assertThat(spanish(phrase)).isEqualTo("market: hay 1 carta");
    }

    @Test
    void a_number_is_written_as_the_language_does_and_what_only_looks_like_one_is_left_alone() {
        Phrase phrase = Kind.CARDS.of("where", "1.2", "cards", 0.5);

        assertThat(phrase).hasToString("1.2: there are 0.5 cards");
        assertThat(phrase.in(
                        PhraseKind::english, number -> String.valueOf(number).replace('.', ',')))
                .isEqualTo("1.2: there are 0,5 cards");
    }

    @Test
    void what_stands_in_a_fact_is_not_read_as_a_place() {
        assertThat(Kind.CARDS.of("where", "{cards} $1 \\", "cards", 2)).hasToString("{cards} $1 \\: there are 2 cards");
    }

    @Test
    void a_sentence_of_one_language_is_the_same_in_all() {
        assertThat(spanish(Phrase.plain("Once {upon} a time"))).isEqualTo("Once {upon} a time");
    }

    @Test
    void facts_that_have_no_place_and_places_without_a_fact_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Kind.CARDS.of("cards", 1))
                .withMessageContaining("test.cards");
        assertThatIllegalArgumentException().isThrownBy(() -> Kind.DECK.of("cards", 1));
    }
}
