package dev.anden.arena.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Replay;
import dev.anden.engine.Event;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.testkit.BareState;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StretchesTest {
    private record Card() implements Event {}

    private record Tickets() implements Event {}

    @Test
    void what_is_not_told_by_itself_belongs_to_what_is_told_next() {
        // Two cards, then three tickets for each of two seats, of which only the last one is told.
        assertThat(stretches("CC..T..T")).containsExactly("0–2 CC", "2–8 TT");
    }

    @Test
    void outcomes_that_nothing_is_told_of_begin_with_what_is_told_next_and_may_end_a_game() {
        assertThat(stretches("..CC.T")).containsExactly("0–4 CC", "4–6 T");
        assertThat(stretches("C.")).containsExactly("0–2 C");
        assertThat(stretches("CTC")).containsExactly("0–1 C", "1–2 T", "2–3 C");
    }

    @Test
    void each_part_begins_in_the_position_that_its_first_ply_left() {
        var parts = new Stretches(new Told("C..TC", 0), replay("C..TC"));

        assertThat(parts.all()).hasSize(3);
        for (int index = 0; index < 3; index++) {
            assertThat(parts.position(index).ply())
                    .isEqualTo(parts.all().get(index).from());
            assertThat(parts.outcomes(index)).isEqualTo(parts.all().get(index).from());
        }
        assertThat(parts.position(3).ply()).isEqualTo(5);
    }

    private static List<String> stretches(String told) {
        return new Stretches(new Told(told, 0), replay(told))
                .all().stream().map(StretchesTest::written).toList();
    }

    private static String written(Stretch stretch) {
        var events = new StringBuilder();
        stretch.events().forEach(event -> events.append(event instanceof Card ? 'C' : 'T'));
        return "%d–%d %s".formatted(stretch.from(), stretch.to(), events);
    }

    private static Replay replay(String told) {
        return new Replay(
                "told",
                1,
                new Setup(1),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Collections.nCopies(told.length(), 0),
                0,
                List.of(),
                Optional.empty());
    }

    /// Nothing but outcomes of chance: of some a card is told, of others tickets, and of the rest nothing.
    private static final class Told extends BareState {
        private final String told;
        private int ply;

        Told(String told, int ply) {
            this.told = told;
            this.ply = ply;
        }

        @Override
        public int seats() {
            return 1;
        }

        @Override
        public int actor() {
            return ply < told.length() ? CHANCE : NOBODY;
        }

        @Override
        public int ply() {
            return ply;
        }

        @Override
        public int legalActionCount() {
            return 0;
        }

        @Override
        public int legalAction(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        protected int outcomes() {
            return 1;
        }

        @Override
        public void apply(int code) {
            ply++;
        }

        @Override
        public List<Event> events(int code, State after, int observer) {
            return switch (told.charAt(ply)) {
                case 'C' -> List.of(new Card());
                case 'T' -> List.of(new Tickets());
                default -> List.of();
            };
        }

        @Override
        public void copyFrom(State other) {
            ply = other.ply();
        }

        @Override
        public State copy() {
            return new Told(told, ply);
        }

        @Override
        public int score(int seat) {
            return 0;
        }
    }
}
