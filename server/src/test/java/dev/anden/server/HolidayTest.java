package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.SeatClock;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.TimeControl.Live;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.HolidayInfo;
import dev.anden.protocol.account.NewHoliday;
import dev.anden.protocol.account.SignIn;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits.Rate;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody says that they are on holiday, and loses none of their slow games; by a clock that goes only when it is
/// told to.
class HolidayTest {
    private static final Duration DAY = Duration.ofDays(1);
    private static final TimeControl SLOW = new Correspondence(DAY.toMillis());

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private RunningServer server;

    @BeforeEach
    void start() {
        start(ServerOptions.MOST_HOLIDAY_DAYS);
    }

    private void start(int days) {
        server = TestServers.start(TestServers.options(folder).withHolidayDays(days), clock);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void whoever_is_on_holiday_loses_no_time_the_others_see_it_and_a_restart_changes_nothing() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        Guest traveller = duel.toAct();
        int seat = seatOf(traveller, duel);
        clock.pass(Duration.ofHours(6));
        long until = clock.millis() + DAY.toMillis() * 9;
        try (LiveClient other = duel.opposite(traveller).watch(duel.table())) {
            other.await("welcome");
            assertThat(leave(traveller, until).until()).contains(until);
            other.await(message -> LiveClient.events(message).contains("onHoliday"));
        }
        assertThat(seat(duel, seat).holiday()).contains(until);
        assertThat(clock(duel, seat)).isEqualTo(stands(Duration.ofHours(18), DAY.multipliedBy(9)));

        clock.pass(DAY.multipliedBy(8));
        restart();

        assertThat(clock(duel.at(server), seat)).isEqualTo(stands(Duration.ofHours(18), DAY));
        clock.pass(DAY);
        assertThat(clock(duel, seat))
                .isEqualTo(new SeatClock(Duration.ofHours(18).toMillis(), true));
        clock.pass(Duration.ofHours(18).minusMillis(1));
        assertThat(seat(duel, seat).substitute()).isEmpty();
        assertThat(traveller.ask("/api/me/holiday", HolidayInfo.class).until()).isEmpty();
        clock.pass(Duration.ofMillis(1));
        awaitReplaced(duel, seat);
    }

    @Test
    void a_choice_ends_no_holiday_and_the_button_does() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        Guest traveller = duel.toAct();
        int seat = seatOf(traveller, duel);
        long until = clock.millis() + DAY.toMillis() * 5;
        leave(traveller, until);
        duel.playTurn(traveller);
        assertThat(seat(duel, seat).holiday()).contains(until);
        duel.playTurn(duel.opposite(traveller));
        clock.pass(DAY.multipliedBy(2));
        assertThat(clock(duel, seat)).isEqualTo(stands(DAY, DAY.multipliedBy(3)));

        try (LiveClient other = duel.opposite(traveller).watch(duel.table())) {
            other.await("welcome");
            HolidayInfo back = Guest.read(traveller.delete("/api/me/holiday"), HolidayInfo.class);
            assertThat(back.until()).isEmpty();
            other.await(message -> LiveClient.events(message).contains("backFromHoliday"));
        }

        assertThat(seat(duel, seat).holiday()).isEmpty();
        assertThat(clock(duel, seat)).isEqualTo(new SeatClock(DAY.toMillis(), true));
        clock.pass(DAY);
        awaitReplaced(duel, seat);
    }

    @Test
    void games_that_begin_in_a_holiday_stand_too_and_another_end_is_told_to_all_of_them() {
        Guest ana = new Guest(server);
        leave(ana, clock.millis() + DAY.toMillis() * 5);
        TableInfo first = slowTable(ana);
        TableInfo second = slowTable(ana);
        assertThat(ana.table(first.id()).seats().getFirst().clock()).contains(stands(DAY, DAY.multipliedBy(5)));

        leave(ana, clock.millis() + DAY.toMillis() * 2);

        for (TableInfo table : List.of(first, second)) {
            assertThat(ana.table(table.id()).seats().getFirst().clock()).contains(stands(DAY, DAY.multipliedBy(2)));
        }
    }

    @Test
    void live_clocks_and_tables_without_any_know_no_holiday() {
        Guest ana = new Guest(server);
        String live = ana.startGamesWith(new Guest(server), 1, new Live(300_000, 10_000))
                .getFirst();
        List<TableInfo> tables =
                List.of(ana.table(live), ana.createTable("me", "random"), ana.table(slowTableAgainstBot(ana)));
        leave(ana, clock.millis() + DAY.toMillis() * 5);

        assertThat(tables).allSatisfy(table -> {
            TableInfo now = ana.table(table.id());
            assertThat(now.version()).isEqualTo(table.version());
            assertThat(now.seats().getFirst().holiday()).isEmpty();
        });
        assertThat(ana.table(tables.getFirst().id()).seats().getFirst().clock()).contains(new SeatClock(310_000, true));
    }

    @Test
    void the_lists_of_tables_tell_who_is_on_holiday() {
        Duel duel = Duel.start(server.address(), SLOW);
        long until = clock.millis() + DAY.toMillis() * 5;
        leave(duel.ana(), until);
        restart();

        TableInfo listed = List.of(Guest.read(duel.at(server).bea().get("/api/tables"), TableInfo[].class))
                .getFirst();

        assertThat(listed.seats()).extracting(SeatInfo::holiday).containsExactly(Optional.of(until), Optional.empty());
    }

    @Test
    void nobody_is_on_holiday_for_longer_than_they_may() {
        server.close();
        start(3);
        Guest ana = new Guest(server);
        long now = clock.millis();
        assertProblem(tryToLeave(ana, now), 400, "bad-holiday");
        assertProblem(tryToLeave(ana, now + 7 * DAY.toMillis()), 409, "holiday-too-long");
        assertProblem(tryToLeave(ana, Long.MAX_VALUE), 409, "holiday-too-long");
        assertThat(ana.ask("/api/me/holiday", HolidayInfo.class)).isEqualTo(new HolidayInfo(Optional.empty(), 3, 3));
        assertThat(leave(ana, now + 1)).isEqualTo(new HolidayInfo(Optional.of(now + 1), 2, 3));
        assertThat(leave(ana, now + DAY.toMillis()))
                .isEqualTo(new HolidayInfo(Optional.of(now + DAY.toMillis()), 2, 3));

        Guest.read(ana.delete("/api/me/holiday"), HolidayInfo.class);
        assertThat(Guest.read(ana.delete("/api/me/holiday"), HolidayInfo.class))
                .as("a day that has begun is used, once")
                .isEqualTo(new HolidayInfo(Optional.empty(), 2, 3));

        server.close();
        start(0);
        ana.at(server);
        assertThat(ana.ask("/api/me/holiday", HolidayInfo.class)).isEqualTo(new HolidayInfo(Optional.empty(), 0, 0));
        assertProblem(tryToLeave(ana, now + 1), 409, "holiday-too-long");
    }

    @Test
    void a_server_that_died_before_the_tables_were_told_tells_them_later() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        int seat = seatOf(duel.toAct(), duel);
        long until = clock.millis() + DAY.toMillis() * 5;
        sayWithoutTelling(duel, seat, until);

        Polling.until(() -> seat(duel, seat).holiday().equals(Optional.of(until)));

        Polling.until(() -> count("select count(*) from holiday where untold = 1") == 0);
        assertThat(clock(duel, seat).stands()).isEqualTo(5 * DAY.toMillis());
    }

    @Test
    void nobody_loses_a_turn_whose_table_was_not_told_of_the_holiday_before_the_time_was_up() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        int seat = seatOf(duel.toAct(), duel);
        server.close();
        clock.pass(Duration.ofHours(2));
        start();
        duel.at(server);
        sayWithoutTelling(duel, seat, clock.millis() + DAY.toMillis() * 5);
        clock.pass(DAY);

        Polling.until(() -> seat(duel, seat).holiday().isPresent());
        assertThat(seat(duel, seat).substitute()).isEmpty();
    }

    @Test
    void the_holiday_of_a_guest_who_signs_in_is_that_of_the_account_in_all_of_its_games() {
        Guest account = new Guest(server).protectedBy("traveller");
        TableInfo own = slowTable(account);
        Guest guest = new Guest(server);
        TableInfo guests = slowTable(guest);
        long until = clock.millis() + DAY.toMillis() * 5;
        leave(guest, until);

        Guest.read(guest.post("/api/session", new SignIn("traveller", "una estación lejana")), Object.class);

        assertThat(guest.ask("/api/me/holiday", HolidayInfo.class).until()).contains(until);
        for (TableInfo table : List.of(own, guests)) {
            Polling.until(
                    () -> account.table(table.id()).seats().getFirst().holiday().equals(Optional.of(until)));
        }
    }

    @Test
    void whoever_was_on_holiday_as_a_guest_and_by_the_account_changes_and_ends_both_at_once() {
        Guest account = new Guest(server).protectedBy("twice-away");
        TableInfo table = slowTable(account);
        leave(account, clock.millis() + DAY.toMillis() * 5);
        clock.pass(Duration.ofHours(1));
        Guest guest = new Guest(server);
        long later = clock.millis() + DAY.toMillis() * 9;
        leave(guest, later);
        Guest.read(guest.post("/api/session", new SignIn("twice-away", "una estación lejana")), Object.class);
        assertThat(guest.ask("/api/me/holiday", HolidayInfo.class).until()).contains(later);

        long sooner = clock.millis() + DAY.toMillis() * 2;
        assertThat(leave(guest, sooner).until()).contains(sooner);
        assertThat(holiday(account, table)).contains(sooner);
        long longer = clock.millis() + DAY.toMillis() * 3;
        assertThat(leave(guest, longer).until()).contains(longer);
        assertThat(holiday(account, table)).contains(longer);

        assertThat(Guest.read(guest.delete("/api/me/holiday"), HolidayInfo.class)
                        .until())
                .isEmpty();
        assertThat(holiday(account, table)).isEmpty();
    }

    @Test
    void what_is_kept_of_holidays_is_told_to_whoever_took_them_and_goes_with_them() {
        Duel duel = Duel.start(server.address(), SLOW);
        leave(duel.ana(), clock.millis() + DAY.toMillis() * 5);
        assertThat(duel.ana().get("/api/account/data").body()).contains("\"holidays\" : [ {", "\"until\" : \"2");

        assertThat(duel.ana().post("/api/account/farewell", new Farewell("")).statusCode())
                .isEqualTo(200);

        assertThat(count("select count(*) from holiday")).isZero();
        assertThat(count("select count(*) from seat where holiday is not null")).isZero();
    }

    @Test
    void whoever_is_on_holiday_may_still_be_asked_and_answer() {
        Duel duel = endedOnHoliday();

        assertThat(duel.bea().table(duel.table()).status()).isEqualTo(TableStatus.UNFINISHED);
    }

    @Test
    void a_game_that_is_over_tells_nobody_who_was_on_holiday() {
        Duel duel = endedOnHoliday();

        assertThat(count("select count(*) from seat where holiday is not null")).isZero();
        server.context()
                .getBean(Database.class)
                .write(client -> client.sql("update seat set holiday = 1 where person is not null")
                        .update());
        restart();
        duel.at(server);
        assertThat(duel.bea().table(duel.table()).seats())
                .as("whatever is written")
                .allMatch(seat -> seat.holiday().isEmpty());
        try (LiveClient later = duel.bea().watch(duel.table())) {
            assertThat(LiveClient.events(later.await("welcome")))
                    .contains("agreedToEnd")
                    .doesNotContain("onHoliday");
        }
        assertThat(duel.bea()
                        .get("/api/tables/%s/replay".formatted(duel.table()))
                        .body())
                .contains("agreedToEnd")
                .doesNotContain("onHoliday");
    }

    @Test
    @Tag("postgresql")
    void what_is_said_at_one_server_holds_at_another_and_when_the_first_has_gone() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        Guest traveller = duel.toAct();
        int seat = seatOf(traveller, duel);
        long until = clock.millis() + DAY.toMillis() * 5;
        try (RunningServer two = TestServers.start(TestServers.options(folder), clock);
                LiveClient other = duel.opposite(traveller).at(two).watch(duel.table())) {
            other.await("welcome");
            leave(traveller, until);
            other.await(message -> LiveClient.events(message).contains("onHoliday"));
            assertThat(other.table().get("seats").get(seat).get("holiday").asLong())
                    .isEqualTo(until);
            server.close();

            clock.pass(DAY.multipliedBy(5).plusHours(23));
            duel.at(two);
            assertThat(seat(duel, seat).substitute()).isEmpty();
            clock.pass(Duration.ofHours(1));
            awaitReplaced(duel, seat);
        }
    }

    @Test
    void others_play_on_against_whoever_is_on_holiday_until_it_is_their_turn() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        Guest traveller = duel.waiting();
        int seat = seatOf(traveller, duel);
        leave(traveller, clock.millis() + DAY.toMillis() * 5);
        Guest other = duel.toAct();
        assertThat(clock(duel, 1 - seat)).isEqualTo(new SeatClock(DAY.toMillis(), true));

        try (LiveClient live = other.watch(duel.table())) {
            live.awaitTurn();
            assertAccepted(live.chooseFirst());
        }
        clock.pass(DAY.multipliedBy(3));
        assertThat(seat(duel, seat).substitute()).isEmpty();
    }

    @Test
    void an_end_that_is_almost_the_same_changes_nothing_and_writes_no_line() {
        Guest ana = new Guest(server);
        long until = clock.millis() + DAY.toMillis() * 5;
        TableInfo table = slowTable(ana);
        leave(ana, until);
        int lines = count("select count(*) from ply");

        assertThat(leave(ana, until + Duration.ofMinutes(59).toMillis()).until())
                .contains(until);
        assertThat(leave(ana, until - Duration.ofMinutes(59).toMillis()).until())
                .contains(until);
        assertThat(count("select count(*) from ply")).isEqualTo(lines);
        assertThat(holiday(ana, table)).contains(until);
    }

    @Test
    void whoever_changes_the_end_again_and_again_may_come_back_and_goes_on_another_day() {
        server.close();
        var limits = Limited.CHANGES.only(new Rate(3, 1));
        server = TestServers.start(TestServers.options(folder).withLimits(limits), clock);
        Guest ana = new Guest(server);
        for (int days = 5; days > 2; days--) {
            leave(ana, clock.millis() + DAY.toMillis() * days);
            clock.pass(Duration.ofMinutes(1));
        }

        assertProblem(tryToLeave(ana, clock.millis() + DAY.toMillis() * 2), 429, "too-many-requests");
        assertThat(Guest.read(ana.delete("/api/me/holiday"), HolidayInfo.class).until())
                .isEmpty();
        clock.pass(DAY);
        leave(ana, clock.millis() + DAY.toMillis());
    }

    /// A game that both have agreed to end while one of them was on holiday.
    private Duel endedOnHoliday() {
        Duel duel = Duel.start(server.address(), SLOW);
        leave(duel.ana(), clock.millis() + DAY.toMillis() * 5);
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            Duel.end(bea, ana);
            bea.awaitTable(table -> table.get("status").asString().equals("unfinished"));
        }
        return duel;
    }

    /// As if the server had died after it was written down.
    private void sayWithoutTelling(Duel duel, int seat, long until) {
        server.context()
                .getBean(Database.class)
                .write(client -> client.sql("insert into holiday (person, since, until, untold)"
                                + " select person, ?, ?, 1 from seat where table_id = ? and seat = ?")
                        .params(clock.millis(), until, duel.table(), seat)
                        .update());
    }

    private int count(String question) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql(question).query(Integer.class).single());
    }

    private static HolidayInfo leave(Guest guest, long until) {
        return Guest.read(tryToLeave(guest, until), HolidayInfo.class);
    }

    private static HttpResponse<String> tryToLeave(Guest guest, long until) {
        return guest.put("/api/me/holiday", new NewHoliday(until));
    }

    private TableInfo slowTable(Guest guest) {
        return guest.table(guest.startGamesWith(new Guest(server), 1, SLOW).getFirst());
    }

    /// Time was agreed on with a friend, but nobody came.
    private static String slowTableAgainstBot(Guest guest) {
        String table = Guest.table(guest.tryCreate("ttr-usa", Map.of(), SLOW, "me", "friend"))
                .id();
        guest.seatBot(table, 1, "random");
        return guest.start(table).id();
    }

    private static Optional<Long> holiday(Guest guest, TableInfo table) {
        return guest.table(table.id()).seats().getFirst().holiday();
    }

    private static SeatClock stands(Duration left, Duration stands) {
        return new SeatClock(left.toMillis(), false, stands.toMillis());
    }

    private static void awaitReplaced(Duel duel, int seat) {
        Polling.until(() ->
                seat(duel, seat).substitute().map(Substitute::reason).equals(Optional.of(Substitute.Reason.TIME)));
    }

    private static SeatClock clock(Duel duel, int seat) {
        return seat(duel, seat).clock().orElseThrow();
    }

    private static SeatInfo seat(Duel duel, int seat) {
        return duel.ana().table(duel.table()).seats().get(seat);
    }

    private static int seatOf(Guest guest, Duel duel) {
        return guest.table(duel.table()).you().orElseThrow();
    }

    private void restart() {
        server.close();
        start();
    }
}
