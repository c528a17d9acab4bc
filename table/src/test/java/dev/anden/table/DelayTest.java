package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.State;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.SpectatorView.AfterMinutes;
import dev.anden.protocol.SpectatorView.AfterTurns;
import dev.anden.protocol.TableEvent.CameBack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// How much of a log is shown to those who see it later.
class DelayTest {
    private static final long MINUTE = 60_000;

    @Test
    void what_everybody_knows_is_shown_at_once() {
        assertThat(new Delay(SpectatorView.PUBLIC, 2).due(log(-1, 0, 1), 0)).isEqualTo(3);
    }

    @Test
    void a_line_is_shown_when_it_is_so_many_minutes_old_and_not_a_moment_before() {
        var delay = new Delay(new AfterMinutes(5), 2);
        List<Line> log = log(-1, 0, 1);

        assertThat(delay.due(log, 5 * MINUTE - 1)).isZero();
        assertThat(delay.due(log, 5 * MINUTE)).isEqualTo(1);
        assertThat(delay.due(log, 6 * MINUTE)).isEqualTo(2);
        assertThat(delay.due(log, 60 * MINUTE)).isEqualTo(3);
        assertThat(delay.next(log)).hasValue(5 * MINUTE);
        assertThat(delay.next(log.subList(2, 3))).hasValue(7 * MINUTE);
        assertThat(delay.next(List.of())).isEmpty();
    }

    @Test
    void of_two_servers_whose_clocks_differ_nothing_is_shown_before_what_comes_first() {
        List<Line> log = List.of(played(0, 0, 3 * MINUTE), played(1, 1, MINUTE));

        assertThat(new Delay(new AfterMinutes(1), 2).due(log, 2 * MINUTE)).isZero();
        assertThat(new Delay(new AfterMinutes(1), 2).due(log, 4 * MINUTE)).isEqualTo(2);
    }

    @Test
    void a_turn_is_shown_once_so_many_others_have_begun_after_it() {
        List<Line> log = log(-1, -1, 0, 0, -1, 1, 0, 0, 1);

        assertThat(due(1, log)).as("all but the turn that goes on").isEqualTo(8);
        assertThat(due(2, log)).isEqualTo(6);
        assertThat(due(3, log)).isEqualTo(5);
        assertThat(due(4, log)).as("the deal").isEqualTo(2);
        assertThat(due(5, log)).isZero();
        assertThat(new Delay(new AfterTurns(1), 2).next(log)).isEmpty();
    }

    @Test
    void it_makes_no_difference_how_much_was_shown_before() {
        List<Line> log = log(-1, -1, 0, 0, -1, 1, 0, 0, 1, -1, 2, 0);
        for (int turns = 1; turns < 6; turns++) {
            int shown = 0;
            for (int lines = 0; lines <= log.size(); lines++) {
                shown += due(turns, log.subList(shown, lines));
                assertThat(shown).isEqualTo(due(turns, log.subList(0, lines)));
            }
        }
    }

    @Test
    void who_goes_and_comes_back_makes_no_turn_and_taking_back_belongs_to_the_turn_that_it_takes_back() {
        List<Line> log = new ArrayList<>(log(0, 1));
        log.add(new Line.CompanyChanged(2, new CameBack(0), 0, 0, Optional.empty()));
        log.add(new Line.TookBack(3, 1, 1, 0, 0, Optional.empty()));
        log.add(played(4, 1, 0));

        assertThat(due(1, log)).isEqualTo(1);
    }

    @Test
    void with_one_seat_each_choice_is_a_turn() {
        assertThat(new Delay(new AfterTurns(2), 1).due(log(-1, 0, 0, -1, 0), 0)).isEqualTo(2);
    }

    private static int due(int turns, List<Line> held) {
        return new Delay(new AfterTurns(turns), 2).due(held, 0);
    }

    /// One line a minute, each by an actor.
    private static List<Line> log(int... actors) {
        var lines = new ArrayList<Line>();
        for (int actor : actors) {
            lines.add(played(lines.size(), actor < 0 ? State.CHANCE : actor, lines.size() * MINUTE));
        }
        return lines;
    }

    private static Line played(int number, int actor, long at) {
        return new Line.Played(number, actor, "", 0, at, Optional.empty());
    }
}
