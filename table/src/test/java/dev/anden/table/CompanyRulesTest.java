package dev.anden.table;

import static dev.anden.table.Notebook.reason;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Event;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.games.tickettoride.TicketToRideProvider;
import dev.anden.players.RandomPlayer;
import dev.anden.protocol.Abandonment;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.TookBack;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.table.Objection.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// People go, bots play for them, people come back.
class CompanyRulesTest {
    private static final Optional<String> NO_COMMAND = Optional.empty();

    private final Notebook usa =
            Notebook.begin(new TicketToRideProvider().games().getFirst(), new Setup(2));
    private final int first = usa.play().actor();
    private final int second = 1 - first;

    @Test
    void a_bot_plays_on_for_whoever_resigns_and_the_person_does_not_come_back() {
        long hash = usa.play().state().hash();
        usa.changeCompany(new Resigned(first, "random"));

        assertThat(usa.play().substitute(first)).contains(new Substitute("random", Substitute.Reason.RESIGNED));
        assertThat(usa.play().state().hash()).isEqualTo(hash);
        assertThat(usa.position(first).offers()).isEmpty();
        assertThat(reason(act(usa, first))).isEqualTo(Reason.BOT_PLAYS);
        assertThat(reason(usa.play().changeCompany(new CameBack(first), NO_COMMAND)))
                .isEqualTo(Reason.RESIGNED);
        assertThat(reason(usa.play().changeCompany(new Resigned(first, "random"), NO_COMMAND)))
                .isEqualTo(Reason.RESIGNED);
        BotRequest request = usa.play().request(first).orElseThrow();
        usa.write(usa.play().choose(request, request.choose(new RandomPlayer())).orElseThrow());
        assertTheSame(usa);
    }

    @Test
    void a_person_comes_back_to_the_seat_and_finds_the_choice_that_was_there() {
        int version = usa.play().version();
        List<String> texts = usa.texts(first);
        usa.changeCompany(new HandedOver(first, "random", Substitute.Reason.ABSENT));
        assertThat(usa.play().toAct()).contains(first);
        usa.changeCompany(new CameBack(first));

        assertThat(usa.play().substitute(first)).isEmpty();
        assertThat(usa.texts(first)).isEqualTo(texts);
        assertThat(usa.play().act(first, version, texts.getFirst(), NO_COMMAND)).isInstanceOf(Change.class);
        assertThat(reason(usa.play().changeCompany(new CameBack(first), NO_COMMAND)))
                .isEqualTo(Reason.NOT_AWAY);
        assertTheSame(usa);
    }

    @Test
    void what_a_bot_chose_is_not_taken_back_by_the_person_who_comes_back() {
        usa.changeCompany(new HandedOver(first, "random", Substitute.Reason.LEFT));
        usa.choose(second, 0);
        BotRequest request = usa.play().request(first).orElseThrow();
        usa.write(usa.play().choose(request, request.choose(new RandomPlayer())).orElseThrow());

        usa.changeCompany(new CameBack(first));

        assertThat(usa.play().mayTakeBack(first)).isFalse();
    }

    @Test
    void what_a_bot_chose_last_of_all_is_not_taken_back_either() {
        usa.changeCompany(new HandedOver(first, "random", Substitute.Reason.LEFT));
        usa.chooseByBot(first, 0);
        usa.changeCompany(new CameBack(first));

        assertThat(usa.play().mayTakeBack(first)).isFalse();
        assertThat(reason(usa.play().takeBack(first, usa.play().version(), NO_COMMAND)))
                .isEqualTo(Reason.NOTHING_TO_TAKE_BACK);
        assertTheSame(usa);
    }

    @Test
    void who_steps_away_and_comes_back_before_the_bot_has_chosen_takes_the_own_last_choice_back() {
        long before = usa.play().state().hash();
        usa.choose(first, 0);
        usa.changeCompany(new HandedOver(first, "random", Substitute.Reason.LEFT));
        assertThat(usa.play().mayTakeBack(first)).isFalse();
        usa.changeCompany(new CameBack(first));

        usa.takeBack(first);

        assertThat(usa.play().state().hash()).isEqualTo(before);
        assertTheSame(usa);
    }

    @Test
    void a_pause_or_a_holiday_of_ones_own_keeps_nobody_from_taking_a_choice_back() {
        var slow = new Correspondence(Duration.ofDays(1).toMillis());
        long until = Duration.ofDays(9).toMillis();
        for (CompanyEvent event : List.of(
                new Paused(first), new WentOn(first), new OnHoliday(first, until), new BackFromHoliday(first))) {
            Notebook table = Notebook.begin(
                    new TicketToRideProvider().games().getFirst(), new Setup(2), slow, Set.of(first, second));
            long before = table.play().state().hash();
            if (event instanceof WentOn) {
                table.changeCompany(new Paused(second));
            }
            if (event instanceof BackFromHoliday) {
                table.changeCompany(new OnHoliday(first, until));
            }
            table.choose(first, 0);
            table.changeCompany(event);
            assertThat(table.play().mayTakeBack(second)).as("%s", event).isFalse();

            table.takeBack(first);

            assertThat(table.play().state().hash()).as("%s", event).isEqualTo(before);
            assertTheSame(table);
        }
    }

    @Test
    void that_somebody_else_left_keeps_nobody_from_taking_a_choice_back_and_stands_when_it_was() {
        usa.choose(first, 0);
        int version = usa.play().version();
        usa.changeCompany(new HandedOver(second, "random", Substitute.Reason.ABSENT));
        assertThat(usa.play().mayTakeBack(first)).isTrue();
        assertThat(reason(usa.play().takeBack(second, version, NO_COMMAND))).isEqualTo(Reason.BOT_PLAYS);

        usa.write(usa.play().takeBack(first, version, NO_COMMAND));

        assertThat(usa.play().substitute(second)).isPresent();
        assertThat(events(usa))
                .containsExactly(new HandedOver(second, "random", Substitute.Reason.ABSENT), new TookBack(first));
        assertThat(usa.play().events(State.SPECTATOR, version + 1))
                .extracting(LoggedEvent::event)
                .containsExactly(new TookBack(first));
        assertTheSame(usa);
    }

    @Test
    void of_very_many_who_came_and_went_the_latest_are_told_and_all_plies() {
        int plies = usa.play().events(State.SPECTATOR, 0).size();
        for (int time = 0; time < Notes.MOST_TOLD; time++) {
            usa.changeCompany(new HandedOver(second, "random", Substitute.Reason.LEFT));
            usa.changeCompany(new CameBack(second));
        }

        List<LoggedEvent> told = usa.play().wholeLog(State.SPECTATOR);
        assertThat(told).hasSize(plies + Notes.MOST_TOLD);
        assertThat(told.getLast().event()).isEqualTo(new CameBack(second));
        assertTheSame(usa);
    }

    @Test
    void of_very_many_who_came_and_went_long_ago_it_stays_known_for_whom_bots_played() {
        usa.changeCompany(new HandedOver(first, "random", Substitute.Reason.LEFT));
        usa.chooseByBot(first, 0);
        usa.changeCompany(new CameBack(first));
        List<CompanyStep> before = usa.play().company();
        History.Ply byBot = usa.play().history().last().orElseThrow();
        for (int time = 0; time < 5 * Notes.MOST_TOLD; time++) {
            usa.changeCompany(new HandedOver(second, "random", Substitute.Reason.LEFT));
            usa.changeCompany(new HandedOver(first, "random", Substitute.Reason.LEFT));
            usa.changeCompany(new CameBack(second));
            usa.changeCompany(new CameBack(first));
        }

        assertThat(usa.play().company()).startsWith(before.toArray(CompanyStep[]::new));
        assertThat(usa.play().company()).hasSizeLessThanOrEqualTo(3 * Notes.MOST_TOLD);
        assertThat(usa.play().history().isByBot(byBot)).isTrue();
        assertThat(usa.play().history().isByBot(second, usa.play().version())).isFalse();
        assertTheSame(usa);
    }

    @Test
    void a_game_that_is_ended_by_agreement_has_no_result_and_nobody_plays_on() {
        usa.changeCompany(new AgreedToEnd(first));

        assertThat(usa.play().isOver()).isTrue();
        assertThat(usa.play().result()).isEmpty();
        assertThat(usa.play().toAct()).isEmpty();
        assertThat(usa.position(first).offers()).isEmpty();
        assertThat(usa.position(first).scores()).isEmpty();
        assertThat(usa.play().request(first)).isEmpty();
        assertThat(reason(act(usa, first))).isEqualTo(Reason.GAME_OVER);
        assertThat(reason(usa.play().changeCompany(new Resigned(first, "random"), NO_COMMAND)))
                .isEqualTo(Reason.GAME_OVER);
        assertTheSame(usa);
    }

    @Test
    void a_game_that_was_abandoned_has_no_result_and_nobody_plays_on_whoever_had_its_turn() {
        usa.changeCompany(new Resigned(first, "random"));

        usa.changeCompany(new Abandoned(first, Abandonment.DESERTED));

        assertThat(usa.play().isOver()).isTrue();
        assertThat(usa.play().result()).isEmpty();
        assertThat(usa.play().toAct()).isEmpty();
        assertThat(usa.play().request(first)).isEmpty();
        assertTheSame(usa);
    }

    @Test
    void it_is_known_what_a_change_does_before_it_is_done() {
        var change = (Change) usa.play().changeCompany(new AgreedToEnd(first), NO_COMMAND);

        assertThat(change.abandonsGame()).isTrue();
        assertThat(change.bringsResult()).isFalse();
        assertThat(change.size()).isEqualTo(1);
        assertThat(usa.play().toActAfter(change)).isEmpty();
        assertThat(usa.play().isOver()).isFalse();
    }

    private static Answer act(Notebook table, int seat) {
        return table.play().act(seat, table.play().version(), "pass", NO_COMMAND);
    }

    private static List<Event> events(Notebook table) {
        return table.play().events(State.SPECTATOR, 0).stream()
                .map(LoggedEvent::event)
                .filter(event -> event instanceof CompanyEvent || event instanceof TookBack)
                .toList();
    }

    private static void assertTheSame(Notebook table) {
        Play read = table.readAgain();
        assertThat(read.version()).isEqualTo(table.play().version());
        assertThat(read.toAct()).isEqualTo(table.play().toAct());
        assertThat(read.isOver()).isEqualTo(table.play().isOver());
        for (int seat = 0; seat < 2; seat++) {
            assertThat(read.substitute(seat)).isEqualTo(table.play().substitute(seat));
            assertThat(read.waitedForSince(seat)).isEqualTo(table.play().waitedForSince(seat));
            assertThat(read.position(seat, Optional.empty())).isEqualTo(table.position(seat));
            assertThat(read.events(seat, 0)).isEqualTo(table.play().events(seat, 0));
        }
    }
}
