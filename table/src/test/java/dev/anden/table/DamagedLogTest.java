package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.anden.engine.Setup;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.Resigned;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A log that can't have come about isn't played on from.
class DamagedLogTest {
    private static final Optional<String> NO_COMMAND = Optional.empty();

    private final Notebook table =
            Notebook.begin(new TicketToRideProvider().games().getFirst(), new Setup(2));
    private final int seat = table.play().actor();
    private final int next = table.lines().size();

    @Test
    void a_line_that_is_missing_is_missed() {
        var lines = new ArrayList<>(table.lines());
        lines.remove(1);

        assertDamaged(lines, 2, "line 1 is missing");
    }

    @Test
    void a_ply_that_was_not_to_be_decided_by_its_actor_is_refused() {
        assertDamaged(with(new Line.Played(next, 1 - seat, "pass", 0, 0, NO_COMMAND)), next, "the log has actor");
    }

    @Test
    void a_text_that_is_no_action_or_not_a_legal_one_is_refused() {
        assertDamaged(with(new Line.Played(next, seat, "dance", 0, 0, NO_COMMAND)), next, "dance");
        assertDamaged(with(new Line.Played(next, seat, "pass", 0, 0, NO_COMMAND)), next, "\"pass\" can't happen there");
    }

    @Test
    void a_state_that_is_not_what_it_was_is_refused() {
        String text = table.texts(seat).getFirst();

        assertDamaged(with(new Line.Played(next, seat, text, 0, 0, NO_COMMAND)), next, "isn't what it was");
    }

    @Test
    void only_what_may_be_taken_back_can_have_been_taken_back() {
        assertDamaged(
                with(new Line.TookBack(next, seat, next - 1, 0, 0, NO_COMMAND)),
                next,
                "it takes back a ply that can't be taken back");
    }

    @Test
    void nobody_can_have_come_back_who_was_not_away() {
        long hash = table.play().state().hash();

        assertDamaged(
                with(new Line.CompanyChanged(next, new CameBack(seat), hash, 0, NO_COMMAND)),
                next,
                "\"come back\" can't happen there: nobody plays for the person in seat %d".formatted(seat));
        assertDamaged(
                with(new Line.CompanyChanged(next, new Resigned(seat, "random"), hash + 1, 0, NO_COMMAND)),
                next,
                "the state after \"resign\" isn't what it was");
    }

    private List<Line> with(Line line) {
        var lines = new ArrayList<>(table.lines());
        lines.add(line);
        return lines;
    }

    private void assertDamaged(List<Line> lines, int line, String reason) {
        DamagedLog damaged = catchThrowableOfType(DamagedLog.class, () -> table.readAgain(lines));

        assertThat(damaged.line()).isEqualTo(line);
        assertThat(damaged).hasMessageContaining(reason);
    }
}
