package dev.anden.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.GameCatalog;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FullNamesTest {
    private final GameCatalog games = GameCatalog.installed();
    private final FullNames names = new FullNames();

    @ParameterizedTest
    @CsvSource({
        "ttr-paris, en, Ticket to Ride: Paris",
        "ttr-paris, es, ¡Aventureros al Tren! París",
        "french-quarter, en, French Quarter",
        "french-quarter, es, French Quarter"
    })
    void a_board_is_told_with_its_family(String game, String language, String name) {
        assertThat(names.of(games.require(game).info(), language)).isEqualTo(name);
    }
}
