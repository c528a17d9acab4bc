package dev.anden.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Setup;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.TimeControl.Live;
import dev.anden.testkit.pile.PileGame;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Somebody is on holiday from a game of the pile: seat 0 begins, and each turn is one choice.
class HolidayTest {
    private static final long DAY = 86_400_000;
    private static final TimeControl SLOW = new Correspondence(DAY);

    @Test
    void whoever_is_on_holiday_at_their_turn_goes_on_afterwards_with_what_was_left() {
        Notebook pile = pile();
        pile.pass(DAY / 4 - Notebook.STEP);
        long until = until(pile, 9 * DAY);
        pile.changeCompany(new OnHoliday(0, until));

        assertThat(left(pile, 0)).isEqualTo(DAY * 3 / 4);
        assertThat(clocks(pile).deadline()).hasValue(until + DAY * 3 / 4);
        assertThat(clocks(pile).standsFor(0, pile.now())).isEqualTo(9 * DAY);
        assertThat(clocks(pile).outOfTime(until)).isEmpty();
        pile.pass(9 * DAY);
        assertThat(left(pile, 0)).isEqualTo(DAY * 3 / 4);
        pile.pass(DAY / 4);
        assertThat(left(pile, 0)).isEqualTo(DAY / 2);
        assertThat(clocks(pile).standsFor(0, pile.now())).isZero();
        assertThat(clocks(pile).outOfTime(until + DAY * 3 / 4 - 1)).isEmpty();
        assertThat(clocks(pile).outOfTime(until + DAY * 3 / 4)).containsExactly(0);
    }

    @Test
    void a_turn_that_begins_in_a_holiday_has_its_whole_time_afterwards_and_a_choice_ends_no_holiday() {
        Notebook pile = pile();
        long until = until(pile, 5 * DAY);
        pile.changeCompany(new OnHoliday(1, until));
        assertThat(clocks(pile).standsFor(0, pile.now()))
                .as("the other one's clock runs")
                .isZero();
        pile.choose(0, 0);
        assertThat(clocks(pile).deadline()).hasValue(until + DAY);

        pile.choose(1, 0);
        pile.choose(0, 0);

        assertThat(clocks(pile).deadline()).hasValue(until + DAY);
        assertThat(left(pile, 1)).isEqualTo(DAY);
    }

    @Test
    void whoever_comes_back_before_has_what_was_left_from_then_on() {
        Notebook pile = pile();
        pile.changeCompany(new OnHoliday(0, until(pile, 9 * DAY)));
        long left = left(pile, 0);
        pile.pass(2 * DAY);
        pile.changeCompany(new BackFromHoliday(0));

        assertThat(left(pile, 0)).isEqualTo(left);
        assertThat(clocks(pile).deadline()).hasValue(pile.now() + left);
        assertThat(pile.play().holidays()).isEmpty();
        assertThat(reason(pile, new BackFromHoliday(0))).isEqualTo(Objection.Reason.NOT_AWAY);
    }

    @Test
    void a_holiday_becomes_longer_or_shorter_and_whoever_was_back_may_go_again() {
        Notebook pile = pile();
        pile.changeCompany(new OnHoliday(0, until(pile, DAY)));
        long left = left(pile, 0);
        long longer = until(pile, 7 * DAY);
        pile.changeCompany(new OnHoliday(0, longer));
        assertThat(clocks(pile).deadline()).hasValue(longer + left);
        long shorter = until(pile, 2 * DAY);
        pile.changeCompany(new OnHoliday(0, shorter));
        assertThat(clocks(pile).deadline()).hasValue(shorter + left);

        pile.pass(2 * DAY + 5_000);
        pile.changeCompany(new OnHoliday(0, until(pile, DAY)));
        assertThat(left(pile, 0)).as("what passed in between is used").isEqualTo(left - 5_000 - Notebook.STEP);
    }

    @Test
    void nobody_has_more_time_than_before_by_a_holiday() {
        Notebook pile = pile();
        for (int round = 0; round < 20; round++) {
            long before = left(pile, 0);
            pile.changeCompany(round % 2 == 0 ? new OnHoliday(0, until(pile, DAY)) : new BackFromHoliday(0));
            assertThat(left(pile, 0)).isLessThanOrEqualTo(before);
        }
    }

    @Test
    void a_holiday_that_was_over_before_its_line_was_written_holds_nothing() {
        Notebook pile = pile();
        pile.changeCompany(new OnHoliday(0, pile.now() - DAY));

        assertThat(clocks(pile).deadline()).hasValue(pile.now() + left(pile, 0));
        assertThat(left(pile, 0)).isEqualTo(DAY - Notebook.STEP);
    }

    @Test
    void while_a_bot_plays_somebody_may_go_on_holiday_and_comes_back_into_it() {
        Notebook pile = pile();
        pile.changeCompany(new HandedOver(0, "random", Substitute.Reason.LEFT));
        long until = until(pile, 3 * DAY);
        pile.changeCompany(new OnHoliday(0, until));
        assertThat(clocks(pile).deadline()).isEmpty();
        pile.changeCompany(new CameBack(0));
        assertThat(clocks(pile).deadline()).hasValue(until + left(pile, 0));

        pile.changeCompany(new Resigned(0, "random"));
        assertThat(reason(pile, new OnHoliday(0, until))).isEqualTo(Objection.Reason.RESIGNED);
    }

    @Test
    void only_people_with_a_clock_by_correspondence_are_on_holiday() {
        for (TimeControl control : new TimeControl[] {TimeControl.NONE, new Live(300_000, 10_000)}) {
            Notebook pile = Notebook.begin(new PileGame(), new Setup(2), control, Set.of(0, 1));
            assertThat(reason(pile, new OnHoliday(0, until(pile, DAY)))).isEqualTo(Objection.Reason.NO_CLOCKS);
        }
        Notebook alone = Notebook.begin(new PileGame(), new Setup(2), SLOW, Set.of(0));
        assertThat(reason(alone, new OnHoliday(1, until(alone, DAY)))).isEqualTo(Objection.Reason.NO_CLOCKS);
        Notebook over = pile();
        over.changeCompany(new AgreedToEnd(0));
        assertThat(reason(over, new OnHoliday(0, until(over, DAY)))).isEqualTo(Objection.Reason.GAME_OVER);
    }

    @Test
    void a_holiday_that_is_told_after_the_time_was_up_gives_no_time_and_takes_none() {
        Notebook pile = pile();
        pile.pass(DAY + 7_000);
        long until = until(pile, DAY);
        pile.changeCompany(new OnHoliday(0, until));

        assertThat(clocks(pile).deadline()).hasValue(until);
        assertThat(clocks(pile).outOfTime(until - 1)).isEmpty();
        assertThat(clocks(pile).outOfTime(until)).containsExactly(0);
    }

    @Test
    void a_recorded_game_does_not_tell_who_was_on_holiday_and_the_log_of_the_table_does_until_the_game_is_over() {
        Notebook pile = pile();
        pile.changeCompany(new OnHoliday(0, until(pile, DAY)));
        pile.changeCompany(new BackFromHoliday(0));

        assertThat(pile.play().company()).isEmpty();
        assertThat(pile.play().events(0, 0)).anyMatch(logged -> logged.event() instanceof OnHoliday);
        assertThat(pile.readAgain().holidays()).isEmpty();

        int version = pile.play().version();
        pile.changeCompany(new AgreedToEnd(0));
        assertThat(pile.play().version()).as("a line is still a line").isEqualTo(version + 1);
        assertThat(pile.play().wholeLog(1))
                .extracting(LoggedEvent::event)
                .last()
                .isEqualTo(new AgreedToEnd(0));
        for (int since : new int[] {0, version - 2}) {
            assertThat(pile.play().events(1, since))
                    .extracting(LoggedEvent::event)
                    .noneMatch(event -> event instanceof OnHoliday || event instanceof BackFromHoliday);
        }
    }

    /// A moment so much later than when the next line is written.
    private static long until(Notebook pile, long later) {
        return pile.now() + Notebook.STEP + later;
    }

    private static Objection.Reason reason(Notebook pile, CompanyEvent event) {
        return Notebook.reason(pile.play().changeCompany(event, Optional.empty()));
    }

    private static long left(Notebook pile, int seat) {
        return clocks(pile).left(seat, pile.now());
    }

    private static Clocks clocks(Notebook pile) {
        return pile.play().clocks();
    }

    private static Notebook pile() {
        return Notebook.begin(new PileGame(), new Setup(2), SLOW, Set.of(0, 1));
    }
}
