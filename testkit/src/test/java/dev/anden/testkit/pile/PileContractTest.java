package dev.anden.testkit.pile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.testkit.EverySetup;
import dev.anden.testkit.GameContract;
import java.util.List;
import org.junit.jupiter.api.Test;

class PileContractTest implements GameContract {
    @Override
    public List<Game> games() {
        return List.of(new PileGame());
    }

    @Test
    void a_game_is_tried_with_each_number_of_seats_and_each_value_of_its_options() {
        assertThat(EverySetup.of(new PileGame().info()).stream().map(Setup::toString))
                .containsExactly(
                        "2 seats, last bonus",
                        "2 seats, last plain",
                        "3 seats, last bonus",
                        "3 seats, last plain",
                        "4 seats, last bonus",
                        "4 seats, last plain");
    }
}
