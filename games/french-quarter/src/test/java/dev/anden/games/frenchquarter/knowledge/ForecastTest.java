package dev.anden.games.frenchquarter.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.Dealer;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.common.play.WeightTable;
import dev.anden.games.frenchquarter.FrenchQuarter;
import dev.anden.games.frenchquarter.board.BoardReader;
import dev.anden.games.frenchquarter.view.FqObservation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForecastTest {
    private static final FrenchQuarter GAME = new FrenchQuarter(BoardReader.bundled());
    private static final BoardKnowledge BOARD = new BoardKnowledge(GAME.boardData());
    private static final WeightTable TABLE = Forecast.table();

    private static List<String> groups() {
        return TABLE.rows().stream().map(WeightTable.Row::name).toList();
    }

    @ParameterizedTest
    @MethodSource("groups")
    void each_group_of_features_counts_as_much_as_its_number_says(String group) {
        var usual = new Forecast(BOARD);
        var without = new Forecast(BOARD, column(group, 0));
        var twice = new Forecast(BOARD, column(group, 2));
        double counted = 0;
        for (State state : positions()) {
            var seen = (FqObservation) state.observe(0);
            double part = usual.of(seen, 0) - without.of(seen, 0);
            assertThat(twice.of(seen, 0) - usual.of(seen, 0)).isCloseTo(part, Offset.offset(1e-9));
            counted += Math.abs(part);
        }
        assertThat(counted).isPositive();
    }

    @Test
    void a_column_that_lacks_a_group_or_has_one_more_is_refused() {
        String text = TABLE.text();

        assertThatThrownBy(() -> forecast(text.replaceFirst("(?m)^sights .*\n", "")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> forecast(text + "weather 0 2 1 whether it rains\n"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void forecast(String table) {
        new Forecast(BOARD, WeightTable.parse("weights.txt", table).column(Forecast.COLUMN));
    }

    private static WeightTable.Column column(String group, double value) {
        List<Double> values = new ArrayList<>(Collections.nCopies(TABLE.rows().size(), 1.0));
        values.set(groups().indexOf(group), value);
        return TABLE.with(Forecast.COLUMN, values).column(Forecast.COLUMN);
    }

    /// All positions of a game with vacation cards, before each choice of its only seat.
    private static List<State> positions() {
        var positions = new ArrayList<State>();
        State state = GAME.newState(new Setup(1, Map.of(FrenchQuarter.TOURISM, "on")));
        RandomStream random = RandomStream.ofSeed(3, 0, RandomStream.CHANCE);
        Player player = new GreedyPlayer(new Forecast(BOARD), 100);
        while (state.actor() != State.NOBODY) {
            if (state.actor() == State.CHANCE) {
                state.apply(Dealer.draw(state, random));
            } else {
                positions.add(state.copy());
                state.apply(player.choose(state.observe(0), random));
            }
        }
        return positions;
    }
}
