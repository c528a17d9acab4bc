package dev.anden.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.NotationException;
import dev.anden.engine.PhraseKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class NameTableTest {
    @Test
    void a_thing_is_found_by_its_place_in_the_list() {
        NameTable cities = NameTable.of(Flaw.NO_CITY, List.of("denver", "helena"));

        assertThat(cities.index("denver")).isZero();
        assertThat(cities.index("helena")).isEqualTo(1);
        assertThatThrownBy(() -> cities.index("atlantis"))
                .isInstanceOf(NotationException.class)
                .hasMessage("The board has no city \"atlantis\"");
    }

    @Test
    void of_few_words_all_are_told_to_who_errs() {
        NameTable ways = NameTable.ofWords(List.of("walk", "taxi"));

        assertThat(ways.index("taxi")).isEqualTo(1);
        assertThatThrownBy(() -> ways.index("bus")).hasMessage("\"bus\" isn't one of walk, taxi");
    }

    private enum Flaw implements PhraseKind {
        NO_CITY;

        @Override
        public String topic() {
            return "test";
        }

        @Override
        public String english() {
            return "The board has no city \"{id}\"";
        }
    }
}
