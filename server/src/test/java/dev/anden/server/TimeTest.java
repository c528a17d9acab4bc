package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.AskForBot;
import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.EndPause;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.ProposePause;
import dev.anden.protocol.ClientMessage.Resign;
import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.SeatClock;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.TimeControl.Live;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.table.ClockStore;
import dev.anden.server.table.Expiry;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.LockedDatabase;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.ServerProcess;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.TrapGames;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Time at a table, by a clock that goes only when it is told to.
class TimeTest {
    private static final long BANK = 300_000;
    private static final long BONUS = 10_000;
    private static final TimeControl LIVE = new Live(BANK, BONUS);
    private static final Duration DAY = Duration.ofDays(1);
    private static final TimeControl SLOW = new Correspondence(DAY.toMillis());

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private RunningServer server;

    @BeforeEach
    void start() {
        server = TestServers.start(TestServers.options(folder), clock);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void a_bot_plays_for_whoever_ran_out_of_time_and_the_person_comes_back() {
        Duel duel = duel(LIVE).chooseTickets();
        Guest slow = duel.toAct();
        int seat = seatOf(slow, duel.table());
        try (LiveClient live = slow.watch(duel.table());
                LiveClient other = duel.opposite(slow).watch(duel.table())) {
            live.awaitTurn();
            other.await("welcome");
            clock.pass(Duration.ofMillis(BANK + 2 * BONUS));

            other.await(message -> LiveClient.events(message).contains("handedOver"));
            assertThat(reason(duel, seat)).contains(Substitute.Reason.TIME);
            other.awaitTurn();

            live.await(message -> LiveClient.events(message).contains("handedOver"));
            assertAccepted(live.order(ComeBack::new));
            assertThat(clock(duel, seat)).isEqualTo(new SeatClock(60_000, false));
            assertAccepted(other.chooseFirst());
        }
    }

    @Test
    void nobodys_time_is_up_a_moment_before_it_is() {
        Duel duel = duel(LIVE).chooseTickets();
        Guest slow = duel.toAct();
        int seat = seatOf(slow, duel.table());
        long left = clock(duel, seat).left();
        assertThat(left).as("one turn for both, if it chose its tickets last").isIn(BANK + BONUS, BANK + 2 * BONUS);

        clock.pass(Duration.ofMillis(left - 1));

        assertThat(clock(duel, seat)).isEqualTo(new SeatClock(1, true));
        try (LiveClient live = duel.onTurn()) {
            assertAccepted(live.chooseFirst());
        }
        assertThat(reason(duel, seat)).isEmpty();
    }

    @Test
    void a_choice_that_comes_too_late_is_refused_be_it_that_nobody_has_noticed_yet() {
        Duel duel = duel(LIVE).chooseTickets();
        try (LiveClient live = duel.onTurn()) {
            clock.pass(Duration.ofMillis(BANK + 2 * BONUS));
            assertProblem(live.chooseFirst(), "bot-plays");
        }
    }

    @Test
    void several_clocks_run_at_once_and_stop_each_with_its_own_choice() {
        Duel duel = duel(LIVE);
        assertThat(clock(duel, 0)).isEqualTo(new SeatClock(BANK + BONUS, true));
        assertThat(clock(duel, 1)).isEqualTo(new SeatClock(BANK + BONUS, true));
        clock.pass(Duration.ofSeconds(20));
        Guest early = duel.early();
        try (LiveClient live = early.watch(duel.table())) {
            live.awaitTurn();
            live.chooseFirst();
        }
        int seat = seatOf(early, duel.table());
        clock.pass(Duration.ofSeconds(30));

        assertThat(clock(duel, seat)).isEqualTo(new SeatClock(BANK + BONUS - 20_000, false));
        assertThat(clock(duel, 1 - seat)).isEqualTo(new SeatClock(BANK + BONUS - 50_000, true));
        restart();
        assertThat(clock(duel, seat)).isEqualTo(new SeatClock(BANK + BONUS - 20_000, false));
        assertThat(clock(duel, 1 - seat)).isEqualTo(new SeatClock(BANK + BONUS - 50_000, true));

        try (LiveClient watching = new Guest(server).watch(duel.table())) {
            watching.await("welcome");
            clock.pass(Duration.ofMillis(BANK));
            watching.await(message -> LiveClient.events(message).contains("handedOver"));
            assertThat(reason(duel, 1 - seat)).contains(Substitute.Reason.TIME);
        }
    }

    @Test
    void while_no_server_runs_nobodys_time_passes() {
        Duel duel = duel(SLOW);
        clock.pass(Duration.ofHours(5));
        server.close();
        clock.pass(DAY.multipliedBy(3));
        start();
        duel.at(server);

        assertThat(clock(duel, 0).left()).isEqualTo(Duration.ofHours(19).toMillis());
        clock.pass(Duration.ofHours(1));
        restart();
        assertThat(clock(duel, 0).left()).isEqualTo(Duration.ofHours(18).toMillis());
        assertThat(reason(duel, 0)).isEmpty();
    }

    @Test
    @Tag("sqlite")
    void while_the_machine_sleeps_nobodys_time_passes() {
        Duel duel = duel(SLOW);
        clock.pass(Duration.ofHours(5));
        clock.jump(DAY.multipliedBy(3));

        assertThat(clock(duel, 0).left()).isEqualTo(Duration.ofHours(19).toMillis());
        restart();
        assertThat(clock(duel, 0).left()).isEqualTo(Duration.ofHours(19).toMillis());
        assertThat(reason(duel, 0)).isEmpty();

        try (LiveClient watching = new Guest(server).watch(duel.table())) {
            watching.await("welcome");
            clock.pass(Duration.ofHours(19));
            watching.await(message -> LiveClient.events(message).contains("handedOver"));
        }
        assertThat(reason(duel, 0)).contains(Substitute.Reason.TIME);
    }

    @Test
    @Tag("sqlite")
    void while_nothing_can_be_written_nobodys_time_passes() throws SQLException {
        Duel duel = duel(LIVE);
        Duration played = Duration.ofSeconds(100);
        // How long it was tried to write goes by the machine's own clock.
        long left = BANK + BONUS - played.toMillis();
        try (LiveClient live = duel.ana().watch(duel.table())) {
            live.awaitTurn();
            String action = live.choices().getFirst();
            clock.pass(played);
            try (var _ = LockedDatabase.in(folder)) {
                assertProblem(live.act(action), "not-saved");
                clock.pass(Duration.ofMinutes(30));
                assertThat(clock(duel, 1).left()).isBetween(left, left + played.toMillis());
            }
            assertAccepted(live.act(action));
        }

        clock.pass(Duration.ofSeconds(1));
        assertThat(reason(duel, 0)).isEmpty();
        assertThat(reason(duel, 1)).isEmpty();
        long after = clock(duel, 1).left();
        assertThat(after).isBetween(left - 1_000, left + played.toMillis());
        restart();
        assertThat(clock(duel, 1).left()).isEqualTo(after);
    }

    @Test
    void a_start_with_a_clock_that_is_a_year_ahead_stops_no_clock_of_later() {
        Duration year = DAY.multipliedBy(365);
        Duel duel = duel(SLOW);
        server.close();
        clock.jump(year);
        start();
        clock.pass(Duration.ofMinutes(1));
        server.close();
        clock.jump(year.negated());
        start();

        clock.pass(Duration.ofHours(1));
        assertThat(clock(duel, 0).left()).isEqualTo(Duration.ofHours(23).toMillis());
        restart();
        clock.pass(Duration.ofHours(1));
        assertThat(clock(duel, 0).left()).isEqualTo(Duration.ofHours(22).toMillis());
    }

    @Test
    @Tag("sqlite")
    void a_start_before_the_clock_is_set_takes_nobodys_time() {
        Duel duel = duel(SLOW);
        server.close();
        Duration years = DAY.multipliedBy(20_000);
        clock.jump(years.negated());
        start();
        clock.pass(Duration.ofMinutes(1));
        restart();
        clock.jump(years.plus(DAY.multipliedBy(3)));
        restart();

        clock.pass(Duration.ofHours(1));
        assertThat(clock(duel, 0).left()).isEqualTo(Duration.ofHours(23).toMillis());
    }

    @Test
    void after_a_crash_the_clocks_go_on_where_they_were() throws IOException {
        server.close();
        Duel duel;
        try (ServerProcess process = ServerProcess.start(folder)) {
            duel = Duel.start(process.address(), LIVE).chooseTickets();
            process.kill();
        }
        clock.pass(Duration.ofHours(2));
        start();
        duel.at(server);
        int seat = seatOf(duel.toAct(), duel.table());

        assertThat(clock(duel, seat).left()).isBetween(BANK - 60_000, BANK + 2 * BONUS);
        assertThat(clock(duel, seat).runs()).isTrue();
    }

    @Test
    void a_table_that_nobody_looks_at_is_found_after_a_restart_and_one_that_is_damaged_stops_no_other() {
        Duel damaged = duel(SLOW);
        clock.pass(Duration.ofSeconds(1));
        Duel forgotten = duel(SLOW);
        clock.pass(Duration.ofSeconds(1));
        Duel watched = duel(SLOW);
        server.close();
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 3")
                    .param(damaged.table())
                    .update());
        }
        start();
        watched.at(server);
        forgotten.at(server);
        try (LiveClient live = new Guest(server).watch(watched.table())) {
            live.await("welcome");
            clock.pass(DAY);
            live.await(message -> LiveClient.events(message).contains("handedOver"));
        }
        assertThat(reason(forgotten, 0)).contains(Substitute.Reason.TIME);
        assertThat(reason(forgotten, 1)).contains(Substitute.Reason.TIME);
        assertProblem(new Guest(server).get("/api/tables/" + damaged.table()), 503, "table-damaged");
    }

    @Test
    void rules_that_fall_without_end_stop_no_other_clock() {
        Duel falling = Duel.start(server.address(), TrapGames.ID, SLOW);
        clock.pass(Duration.ofSeconds(1));
        Duel other = duel(SLOW);
        server.close();
        try (Database database = TestDatabases.open(folder)) {
            TrapGames.dig(database, falling.table());
        }
        start();
        other.at(server);
        try (LiveClient live = new Guest(server).watch(other.table())) {
            live.await("welcome");
            clock.pass(DAY);
            live.await(message -> LiveClient.events(message).contains("handedOver"));
        }
        assertProblem(new Guest(server).get("/api/tables/" + falling.table()), 503, "table-damaged");
    }

    @Test
    void a_table_of_before_there_were_clocks_goes_on_without_one() {
        Duel duel = Duel.start(server).chooseTickets();
        server.close();
        OldDatabase.before(folder, 20);
        start();
        duel.at(server);

        TableInfo table = duel.ana().table(duel.table());
        assertThat(table.time()).isEqualTo(TimeControl.NONE);
        assertThat(table.seats().getFirst().clock()).isEmpty();
        clock.pass(DAY.multipliedBy(30));
        try (LiveClient live = duel.onTurn()) {
            assertAccepted(live.chooseFirst());
        }
    }

    @Test
    void the_time_is_told_in_lists() {
        Guest ana = new Guest(server);
        TableInfo open = Guest.table(ana.tryCreate("ttr-usa", Map.of(), SLOW, "me", "friend"));

        assertThat(open.time()).isEqualTo(SLOW);
        assertThat(ana.get("/api/tables").body())
                .contains("\"time\":{\"type\":\"correspondence\",\"turn\":%d}".formatted(DAY.toMillis()));
    }

    @Test
    void time_that_cannot_be_is_refused() {
        Guest ana = new Guest(server);
        for (TimeControl time : List.of(
                new Live(0, 0),
                new Live(-5, 0),
                new Live(BANK, -1),
                new Live(DAY.toMillis() + 1, 0),
                new Correspondence(0))) {
            assertProblem(ana.tryCreate("ttr-usa", Map.of(), time, "me", "friend"), 400, "bad-time");
        }
        assertProblem(ana.tryCreate("french-quarter", Map.of(), LIVE, "me"), 400, "bad-time");
        assertProblem(ana.tryCreate("ttr-usa", Map.of(), LIVE, "me", "random"), 400, "bad-time");
    }

    @Test
    void both_agree_to_stop_the_clocks_and_a_restart_later_one_lets_them_go_on() {
        Duel duel = duel(SLOW);
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.await("welcome");
            bea.await("welcome");
            assertProblem(bea.order(EndPause::new), "not-paused");
            assertAccepted(ana.order(ProposePause::new));
            JsonNode asked =
                    bea.awaitTable(table -> !table.get("proposal").isNull()).get("proposal");
            assertThat(asked.get("kind").asString()).isEqualTo("pause");
            assertAccepted(
                    bea.order(id -> new AnswerProposal(id, asked.get("id").asString(), true)));
            bea.awaitTable(table -> table.get("paused").asBoolean());
        }
        clock.pass(DAY.multipliedBy(9));
        restart();
        assertThat(clock(duel, 0)).isEqualTo(new SeatClock(DAY.toMillis(), false));
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            assertAccepted(bea.order(EndPause::new));
        }
        assertThat(clock(duel, 0)).isEqualTo(new SeatClock(DAY.toMillis(), true));
    }

    @Test
    void what_is_asked_by_correspondence_is_answered_hours_and_a_restart_later_and_forgotten_after_a_turn() {
        Duel duel = duel(SLOW);
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            ana.await("welcome");
            assertAccepted(ana.order(ProposeEnd::new));
        }
        clock.pass(Duration.ofHours(20));
        restart();
        duel.at(server);
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            JsonNode asked = bea.table().get("proposal");
            assertThat(asked.get("left").asLong()).isEqualTo(Duration.ofHours(4).toMillis());
            assertAccepted(
                    bea.order(id -> new AnswerProposal(id, asked.get("id").asString(), false)));
            assertAccepted(bea.order(ProposeEnd::new));
            bea.awaitTable(table -> table.hasNonNull("proposal"));
        }
        restart();
        clock.pass(DAY);
        duel.at(server);
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            ana.await("welcome");
            assertThat(ana.table().get("proposal").isNull()).isTrue();
        }
    }

    @Test
    void what_was_asked_for_too_long_is_neither_agreed_to_nor_in_the_way_of_another_question() {
        Duel duel = duel(TimeControl.NONE);
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.await("welcome");
            bea.await("welcome");
            assertAccepted(ana.order(ProposeEnd::new));
            String asked = bea.awaitQuestion();
            clock.pass(Duration.ofMinutes(10));
            assertProblem(bea.order(id -> new AnswerProposal(id, asked, true)), "nothing-asked");

            assertAccepted(ana.order(ProposeEnd::new));
            clock.pass(Duration.ofMinutes(10));
            assertAccepted(bea.order(ProposeEnd::new));
            assertThat(duel.ana().table(duel.table()).status()).isEqualTo(TableStatus.PLAYING);
        }
    }

    @Test
    void nobody_is_replaced_by_a_bot_before_the_time_is_up() {
        Duel duel = duel(SLOW).chooseTickets();
        Guest away = duel.toAct();
        int seat = seatOf(away, duel.table());
        try (LiveClient other = duel.opposite(away).watch(duel.table())) {
            other.await("welcome");
            clock.pass(Duration.ofHours(1));

            assertThat(other.table().get("seats").get(seat).get("patience").isNull())
                    .isTrue();
            assertProblem(other.order(id -> new AskForBot(id, seat)), "clock-decides");
        }
        assertThat(reason(duel, seat)).isEmpty();
    }

    @Test
    void bots_have_no_clock() {
        Guest ana = new Guest(server);
        String table = Guest.table(ana.tryCreate("ttr-usa", Map.of(), LIVE, "me", "friend", "random"))
                .id();
        new Guest(server).sitDown(table, 1);
        List<SeatInfo> seats = ana.start(table).seats();

        assertThat(seats.get(0).clock()).contains(new SeatClock(BANK + BONUS, true));
        assertThat(seats.get(2).clock()).isEmpty();
    }

    @Test
    void whoever_waits_for_a_friend_and_plays_against_a_bot_instead_has_all_the_time_there_is() {
        Guest ana = new Guest(server);
        String table = Guest.table(ana.tryCreate("ttr-usa", Map.of(), LIVE, "me", "friend"))
                .id();
        ana.seatBot(table, 1, "random");
        assertProblem(
                ana.put("/api/tables/%s/terms".formatted(table), new NewTerms(SLOW, false, SpectatorView.PUBLIC)),
                400,
                "bad-time");
        TableInfo started = ana.start(table);

        assertThat(started.time()).isEqualTo(TimeControl.NONE);
        assertThat(started.seats().getFirst().clock()).isEmpty();
        assertThat(deadline()).isEmpty();
        clock.pass(DAY);
        server.context().getBean(Expiry.class).round();
        assertThat(ana.table(table).seats().getFirst().substitute()).isEmpty();
    }

    @Test
    void when_the_last_of_the_others_resigns_no_clock_runs_any_more() {
        Duel duel = duel(LIVE).chooseTickets();
        Guest stays = duel.toAct();
        try (LiveClient live = duel.waiting().watch(duel.table())) {
            live.await("welcome");
            assertAccepted(live.order(Resign::new));
        }

        assertThat(deadline()).isEmpty();
        TableInfo left = stays.table(duel.table());
        assertThat(left.time()).isEqualTo(TimeControl.NONE);
        assertThat(left.seats()).allSatisfy(seat -> assertThat(seat.clock()).isEmpty());
        clock.pass(DAY);
        server.context().getBean(Expiry.class).round();
        assertThat(stays.table(duel.table())
                        .seats()
                        .get(seatOf(stays, duel.table()))
                        .substitute())
                .isEmpty();
        restart();
        assertThat(stays.at(server).table(duel.table()).seats())
                .allSatisfy(seat -> assertThat(seat.clock()).isEmpty());
    }

    @Test
    void nobody_has_time_left_at_a_game_that_is_over() {
        Duel duel = duel(SLOW);
        assertThat(clock(duel, 0).left()).isEqualTo(DAY.toMillis());
        try (LiveClient ana = duel.ana().watch(duel.table());
                LiveClient bea = duel.bea().watch(duel.table())) {
            ana.await("welcome");
            bea.await("welcome");
            assertAccepted(ana.order(ProposeEnd::new));
            String asked = bea.awaitTable(table -> !table.get("proposal").isNull())
                    .get("proposal")
                    .get("id")
                    .asString();
            assertAccepted(bea.order(id -> new AnswerProposal(id, asked, true)));
        }

        TableInfo over = duel.ana().table(duel.table());
        assertThat(over.status()).isEqualTo(TableStatus.UNFINISHED);
        assertThat(over.seats()).allSatisfy(seat -> assertThat(seat.clock()).isEmpty());
    }

    private Duel duel(TimeControl time) {
        return Duel.start(server.address(), time);
    }

    private void restart() {
        server.close();
        start();
    }

    private OptionalLong deadline() {
        return new ClockStore(server.context().getBean(Database.class)).next();
    }

    private SeatClock clock(Duel duel, int seat) {
        duel.at(server);
        return duel.ana().table(duel.table()).seats().get(seat).clock().orElseThrow();
    }

    private static int seatOf(Guest guest, String table) {
        return guest.table(table).you().orElseThrow();
    }

    private Optional<Substitute.Reason> reason(Duel duel, int seat) {
        duel.at(server);
        return duel.ana().table(duel.table()).seats().get(seat).substitute().map(Substitute::reason);
    }
}
