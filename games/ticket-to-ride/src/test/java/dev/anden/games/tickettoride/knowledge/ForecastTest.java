package dev.anden.games.tickettoride.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.Setup;
import dev.anden.games.tickettoride.TicketToRide;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForecastTest {
    private static final int GAMES = 120;

    private double squares;
    private double squaresOfEven;
    private double sums;
    private int told;

    @ParameterizedTest
    @CsvSource({"ttr-usa, 2", "ttr-usa, 4", "ttr-europe, 3"})
    void it_tells_a_good_part_of_how_games_end_that_it_has_not_learnt_from(String game, int seats) {
        learn(game, seats);

        assertThat(squares).isLessThan(0.85 * squaresOfEven);
    }

    @ParameterizedTest
    @CsvSource({"ttr-usa, 2", "ttr-europe, 2"})
    void the_chances_of_two_seats_make_about_one(String game, int seats) {
        learn(game, seats);

        assertThat(sums / told).isLessThan(0.06);
    }

    @Test
    void a_network_of_another_size_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Forecast("3 1\n0 0 0 0"));
    }

    private void learn(String id, int seats) {
        var game = GameCatalog.installed().require(id);
        var lessons = new ForecastLessons(game.newState(new Setup(seats)));
        var forecast = Forecast.of(new BoardKnowledge(((TicketToRide) game).boardData()))
                .orElseThrow();
        for (int number = 0; number < GAMES; number++) {
            lessons.play(77, number, (standings, chance) -> weigh(forecast, standings, chance));
        }
    }

    private void weigh(Forecast forecast, float[] standings, double chance) {
        double foreseen = forecast.ahead(standings);
        squares += (foreseen - chance) * (foreseen - chance);
        squaresOfEven += (0.5 - chance) * (0.5 - chance);
        sums += Math.abs(foreseen + forecast.ahead(swapped(standings)) - 1);
        told++;
    }

    private static float[] swapped(float[] standings) {
        int half = standings.length / 2;
        float[] swapped = Arrays.copyOfRange(standings, half, standings.length + half);
        System.arraycopy(standings, 0, swapped, half, half);
        return swapped;
    }
}
