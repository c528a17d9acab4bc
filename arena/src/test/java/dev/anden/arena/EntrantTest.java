package dev.anden.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Budget;
import dev.anden.engine.Observation;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EntrantTest {
    private final List<String> told = new ArrayList<>();

    @Test
    void a_bot_with_a_budget_is_told_of_games_and_let_go_of_like_one_without() {
        Player player = new Entrant("bot", Following::new)
                .within("bot@5", () -> Budget.positions(5))
                .maker()
                .get();

        ((GameFollower) player).begins(1);
        ((GameFollower) player).ended(1, new ScoreSheet(List.of(), List.of(3), List.of(1), "totals"));
        Entrant.dismiss(player);

        assertThat(told).containsExactly("begins 1", "ended 1 with [3]", "closed");
    }

    @Test
    void a_bot_that_follows_nothing_may_have_a_budget_too() {
        Player player = new Entrant("bot", () -> (observation, random) -> 0)
                .within("bot@5", () -> Budget.positions(5))
                .maker()
                .get();

        ((GameFollower) player).begins(1);
        Entrant.dismiss(player);

        assertThat(told).isEmpty();
    }

    private final class Following implements Player, GameFollower, AutoCloseable {
        @Override
        public int choose(Observation observation, RandomStream random) {
            return observation.legalAction(0);
        }

        @Override
        public void begins(int seat) {
            told.add("begins " + seat);
        }

        @Override
        public void ended(int seat, ScoreSheet sheet) {
            told.add("ended " + seat + " with " + sheet.totals());
        }

        @Override
        public void close() {
            told.add("closed");
        }
    }
}
