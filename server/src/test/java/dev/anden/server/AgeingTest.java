package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Ping;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.account.HolidayInfo;
import dev.anden.protocol.account.NewHoliday;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.past.RatingTable;
import dev.anden.protocol.past.RatingTable.RatedPlayer;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgeingTest {
    private static final Duration MOMENT = Duration.ofMillis(1);
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration OPEN = Retention.DEFAULT.open();
    private static final Duration PLAYING = Retention.DEFAULT.playing();
    private static final Duration FINISHED = Retention.DEFAULT.finished();
    private static final Duration GUESTS = Retention.DEFAULT.guests();

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
    void an_open_table_at_which_nothing_changes_goes_at_its_time_and_not_a_moment_before() {
        Guest host = new Guest(server);
        String old = open(host);
        pass(MOMENT);
        String younger = open(host);

        pass(OPEN.minus(MOMENT));
        round();
        assertThat(tables(host)).containsExactlyInAnyOrder(old, younger);

        pass(MOMENT);
        round();
        assertThat(tables(host)).containsExactly(younger);
        assertThat(Guest.problem(host.get("/api/tables/" + old)).code())
                .isEqualTo(Guest.problem(host.get("/api/tables/neverwasthere")).code());
        assertProblem(host.get("/api/tables/" + old), 404, "no-such-table");
        try (LiveClient live = host.watch(old)) {
            assertProblem(live.await("problem"), "no-such-table");
        }
    }

    @Test
    void an_open_table_is_kept_from_when_somebody_last_sat_down_or_stood_up() {
        Guest host = new Guest(server);
        String table = open(host);
        pass(OPEN);
        Guest friend = new Guest(server);
        friend.sitDown(table, 1);
        pass(OPEN);
        round();
        assertThat(friend.delete("/api/tables/%s/seats/1".formatted(table)).statusCode())
                .isEqualTo(200);

        pass(OPEN);
        round();
        assertThat(tables(host)).containsExactly(table);

        pass(MOMENT);
        round();
        assertThat(tables(host)).isEmpty();
    }

    @Test
    void an_open_table_stays_while_somebody_is_there_and_goes_afterwards() {
        Guest host = new Guest(server);
        String watched = open(host);
        String alone = open(host);
        try (LiveClient live = new Guest(server).watch(watched)) {
            live.await("welcome");
            pass(OPEN.plus(MOMENT));
            live.send(new Ping());
            live.await("pong");

            round();
            assertThat(tables(host)).containsExactly(watched).doesNotContain(alone);
        }
        // That they have gone is noticed a moment later.
        Polling.until(() -> {
            round();
            return tables(host).isEmpty();
        });
    }

    @Test
    void a_game_that_nobody_comes_back_to_ends_without_a_result_and_is_kept() {
        Duel duel = Duel.start(server).chooseTickets();
        Duel neighbour = Duel.start(server);
        pass(PLAYING.dividedBy(2));
        neighbour.chooseTickets();

        pass(PLAYING.dividedBy(2));
        round();
        assertThat(duel.ana().table(duel.table()).status()).isEqualTo(TableStatus.PLAYING);

        pass(MOMENT);
        round();
        TableInfo ended = duel.ana().table(duel.table());
        assertThat(ended.status()).isEqualTo(TableStatus.UNFINISHED);
        assertThat(ended.result()).isEmpty();
        assertThat(tables(duel.bea())).containsExactly(duel.table());
        assertThat(duel.ana().export(duel.table())).endsWith("result unfinished\n");
        assertThat(duel.ana().replay(duel.table()).problem()).isEmpty();
        assertThat(neighbour.ana().table(neighbour.table()).status()).isEqualTo(TableStatus.PLAYING);

        restart();
        assertThat(duel.ana().at(server).table(duel.table())).isEqualTo(ended);
        try (LiveClient live = duel.ana().watch(duel.table())) {
            assertThat(LiveClient.events(live.await("welcome"))).endsWith("abandoned");
        }
    }

    @Test
    @Tag("store")
    void whoever_lets_a_rated_game_stand_has_resigned_and_it_counts() {
        Guest ana = named("Ana");
        String table = ana.createRatedTable("ttr-paris", "me", "chance").id();
        String friendly =
                Guest.table(ana.tryCreate("ttr-paris", "me", "chance")).id();

        pass(PLAYING.plus(MOMENT));
        round();

        Polling.until(() -> ana.table(table).status() == TableStatus.OVER);
        assertThat(ana.table(table).seats().getFirst().substitute().map(Substitute::reason))
                .contains(Substitute.Reason.RESIGNED);
        assertThat(count("seat_result where seat = 0 and deserted = 1")).isEqualTo(1);
        RatedPlayer rated =
                ana.ask("/api/ratings/ttr-paris", RatingTable.class).mine().orElseThrow();
        assertThat(rated.games()).isEqualTo(1);
        assertThat(rated.wins()).as("whatever the bot made of it").isZero();
        assertThat(ana.table(friendly).status()).isEqualTo(TableStatus.UNFINISHED);
    }

    @Test
    void a_game_that_waits_for_somebody_on_holiday_stays_until_they_should_be_back() {
        named("Passer-by");
        server.close();
        pass(DAY.multipliedBy(60));
        server = TestServers.start(
                TestServers.options(folder).withRetention(new Retention(OPEN, DAY.multipliedBy(3), FINISHED, GUESTS)),
                clock);
        Guest ana = named("Ana");
        Guest bea = named("Bea");
        String rated = slowTable(ana, bea, true);
        String friendly = slowTable(ana, bea, false);
        leave(ana, DAY.multipliedBy(10));
        leave(bea, DAY.multipliedBy(10));

        pass(DAY.multipliedBy(9));
        round();
        for (String table : List.of(rated, friendly)) {
            assertThat(ana.table(table).status()).isEqualTo(TableStatus.PLAYING);
            assertThat(ana.table(table).seats().getFirst().substitute()).isEmpty();
        }

        pass(DAY.plusHours(1));
        round();
        assertThat(ana.table(rated).seats().getFirst().substitute().map(Substitute::reason))
                .contains(Substitute.Reason.RESIGNED);
        assertThat(ana.table(friendly).status()).isEqualTo(TableStatus.UNFINISHED);
    }

    @Test
    void a_game_with_the_seat_of_somebody_who_is_not_known_any_more_goes_on_and_ends() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest acts = duel.toAct();
        Guest gone = duel.waiting();
        int seat = acts.table(duel.table()).you().orElseThrow();
        execute("update seat set person = null where table_id = '%s' and seat <> %d".formatted(duel.table(), seat));
        restart();
        try (LiveClient live = acts.at(server).watch(duel.table())) {
            while (acts.table(duel.table()).seats().get(seat).toAct()) {
                assertThat(live.awaitTurn()).isTrue();
                assertAccepted(live.chooseFirst());
            }
        }
        assertThat(gone.at(server).table(duel.table()).you()).isEmpty();

        pass(PLAYING.plus(MOMENT));
        round();
        assertThat(status(duel.table())).isEqualTo("unfinished");
    }

    @Test
    void a_game_goes_on_while_somebody_is_there() {
        Duel duel = Duel.start(server);
        try (LiveClient live = duel.ana().watch(duel.table())) {
            live.await("welcome");
            pass(PLAYING.plus(MOMENT));
            live.send(new Ping());
            live.await("pong");

            round();
            assertThat(duel.ana().table(duel.table()).status()).isEqualTo(TableStatus.PLAYING);
        }
    }

    @Test
    void who_was_to_play_again_at_a_table_that_has_gone_sets_up_another_one() {
        Duel duel = Duel.start(server);
        pass(PLAYING.plus(MOMENT));
        round();
        String next = rematch(duel);
        assertThat(rematch(duel)).isEqualTo(next);

        pass(OPEN.plus(MOMENT));
        round();
        assertThat(duel.ana().table(duel.table()).rematch()).isEmpty();
        assertThat(rematch(duel)).isNotEqualTo(next);
    }

    @Test
    void a_guest_who_never_played_is_forgotten_and_whoever_sits_at_a_table_never_is() {
        Duel duel = Duel.start(server);
        duel.ana().put("/api/me", new Person("Ana"));
        Guest away = named("Away");
        Guest visitor = named("Visitor");
        Guest host = named("Host");
        open(host);
        server.context()
                .getBean(Database.class)
                .write(client -> client.sql("insert into rating select 'ttr-usa', '', id, '', 26, 5, 1, 1 from person"
                                + " where name = 'Away'")
                        .update());
        assertThat(count("rating")).isOne();
        pass(GUESTS.minus(Duration.ofDays(1)));
        visitor.me();
        pass(Duration.ofDays(1));
        round();
        assertThat(names()).contains("Away", "Visitor", "Host", "Ana");

        pass(MOMENT);
        round();
        assertThat(names()).contains("Visitor", "Ana").doesNotContain("Away", "Host");
        assertThat(away.me().chosen()).isFalse();
        assertThat(count("rating")).isZero();

        pass(GUESTS.plus(PLAYING));
        round();
        assertThat(names()).contains("Ana").doesNotContain("Visitor").hasSize(2);
        assertThat(duel.bea().table(duel.table()).seats().getFirst().name()).isEqualTo("Ana");
    }

    @Test
    @Tag("store")
    void a_finished_game_goes_once_none_of_its_players_could_come_back_to_it() {
        Duel lost = over();
        Duel ofAnAccount = over();
        ofAnAccount.bea().protectedBy("bea");
        Duel ofALink = over();
        assertThat(ofALink.ana().post("/api/account/recovery", List.of()).statusCode())
                .isEqualTo(200);
        Duel visited = over();
        Duel playing = Duel.start(server).chooseTickets();
        pass(DAY);
        visited.ana().me();

        pass(FINISHED.minus(DAY));
        round();
        assertThat(status(lost.table())).isEqualTo("unfinished");

        pass(MOMENT);
        round();
        assertProblem(new Guest(server).get("/api/tables/" + lost.table()), 404, "no-such-table");
        for (Duel kept : List.of(ofAnAccount, ofALink, visited)) {
            assertThat(status(kept.table())).isEqualTo("unfinished");
        }
        assertThat(count("ply where table_id = '%s'".formatted(lost.table()))).isZero();
        assertThat(count("ply where table_id = '%s'".formatted(playing.table())))
                .isPositive();
    }

    @Test
    void a_finished_game_stays_while_somebody_looks_at_it() {
        Duel lost = over();
        try (LiveClient live = new Guest(server).watch(lost.table())) {
            live.await("welcome");
            pass(FINISHED.plus(MOMENT));
            live.send(new Ping());
            live.await("pong");
            round();
            assertThat(status(lost.table())).isEqualTo("unfinished");
        }

        Polling.until(() -> {
            round();
            return count("game_table where id = '%s'".formatted(lost.table())) == 0;
        });
    }

    /// A short game that is over.
    private Duel over() {
        Duel over = Duel.startShort(server);
        try (LiveClient first = over.ana().watch(over.table());
                LiveClient second = over.bea().watch(over.table())) {
            Duel.end(first, second);
        }
        return over;
    }

    @Test
    @Tag("store")
    void what_was_answered_to_those_who_played_is_forgotten_a_week_after_the_game_and_the_game_is_not() {
        Duel over = over();
        Duel playing = Duel.start(server).chooseTickets();
        String game = over.ana().export(over.table());
        String ofOver = "command where table_id = '%s'".formatted(over.table());
        String ofPlaying = "command where table_id = '%s'".formatted(playing.table());

        pass(Duration.ofDays(7));
        round();
        assertThat(count(ofOver)).isPositive();

        pass(MOMENT);
        round();
        assertThat(count(ofOver)).isZero();
        assertThat(count(ofPlaying)).isPositive();
        assertThat(over.ana().export(over.table())).isEqualTo(game);
    }

    @Test
    @Tag("store")
    void holidays_are_forgotten_a_day_after_the_year_for_which_they_count() {
        pass(Duration.ofMillis(newYear() - clock.millis()));
        Guest ana = new Guest(server).protectedBy("ana");
        leave(ana, DAY);
        Duration half = Duration.ofMillis(newYear() - clock.millis())
                .minus(DAY.multipliedBy(10))
                .dividedBy(2);
        pass(half);
        ana.me();
        pass(half);
        leave(ana, DAY.multipliedBy(20));
        assertThat(count("holiday")).isEqualTo(2);

        pass(DAY.multipliedBy(11).minus(MOMENT));
        round();
        assertThat(count("holiday")).isEqualTo(2);

        pass(MOMENT);
        round();
        assertThat(count("holiday")).as("one has ended in the new year").isEqualTo(1);
    }

    @Test
    @Tag("sqlite")
    void one_that_cannot_go_keeps_no_other_and_is_not_tried_again_at_once() {
        Guest host = new Guest(server);
        List<String> ids =
                IntStream.range(0, 3).mapToObj(number -> open(host)).sorted().toList();
        execute(
                "create trigger stuck before delete on game_table when old.id = '%s' begin select raise(abort, 'no'); end"
                        .formatted(ids.get(1)));
        pass(OPEN.plus(MOMENT));
        round();
        assertThat(tables(host)).containsExactly(ids.get(1));
        assertThat(host.table(ids.get(1)).seats()).hasSize(2);

        execute("drop trigger stuck");
        round();
        assertThat(tables(host)).containsExactly(ids.get(1));

        restart();
        round();
        assertThat(tables(host.at(server))).isEmpty();
    }

    @Test
    @Tag("sqlite")
    void a_kind_that_cannot_be_looked_for_keeps_no_other_from_going() {
        named("Away");
        execute("alter table command rename to elsewhere");
        pass(GUESTS.plus(MOMENT));

        round();

        assertThat(names()).doesNotContain("Away");
    }

    @Test
    void a_game_that_does_not_replay_stays_and_its_neighbours_end() {
        List<Duel> duels = new ArrayList<>();
        for (int number = 0; number < 3; number++) {
            duels.add(Duel.start(server));
        }
        duels.sort(Comparator.comparing(Duel::table));
        server.close();
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 7")
                    .param(duels.get(1).table())
                    .update());
        }
        start();
        pass(PLAYING.plus(MOMENT));
        round();

        assertThat(duels.stream().map(duel -> status(duel.table())).toList())
                .containsExactly("unfinished", "playing", "unfinished");
    }

    @Test
    @Tag("sqlite")
    void a_round_is_bounded_and_the_next_one_goes_on_behind_what_stays() {
        Guest host = new Guest(server);
        for (int number = 0; number < AgeingKind.AT_A_TIME + 5; number++) {
            open(host);
        }
        execute("create trigger stuck before delete on game_table when old.id in"
                + " (select id from game_table order by id limit 3) begin select raise(abort, 'no'); end");
        pass(OPEN.plus(MOMENT));

        round();
        assertThat(count("game_table")).isEqualTo(8);
        round();
        assertThat(count("game_table")).isEqualTo(3);
    }

    @Test
    void a_round_goes_on_in_parts_until_nothing_is_due() {
        Guest host = new Guest(server);
        for (int number = 0; number < 2 * AgeingKind.AT_A_TIME + 5; number++) {
            open(host);
        }
        pass(OPEN.plus(MOMENT));
        var ageing = server.context().getBean(Ageing.class);

        ageing.round();
        assertThat(ageing.isUnfinished()).isTrue();
        ageing.goOn();
        assertThat(ageing.isUnfinished()).isTrue();
        assertThat(count("game_table")).isEqualTo(5);
        ageing.goOn();
        assertThat(ageing.isUnfinished()).isFalse();
        assertThat(count("game_table")).isZero();
        open(host);
        pass(OPEN.plus(MOMENT));
        ageing.goOn();
        assertThat(count("game_table")).as("it was at its end").isEqualTo(1);
    }

    @Test
    void a_restart_forgets_no_age() {
        Guest host = new Guest(server);
        open(host);
        Duel duel = Duel.start(server);
        named("Away");
        pass(OPEN);
        restart();
        round();
        assertThat(tables(host.at(server))).hasSize(1);

        pass(MOMENT);
        round();
        assertThat(tables(host)).isEmpty();

        pass(GUESTS.minus(OPEN));
        restart();
        round();
        assertThat(names()).doesNotContain("Away");

        pass(PLAYING.minus(GUESTS));
        restart();
        round();
        assertThat(status(duel.table())).isEqualTo("unfinished");
    }

    @Test
    void what_an_older_version_left_ages_from_the_first_start_of_this_one() {
        Guest host = new Guest(server);
        String table = open(host);
        Duel duel = Duel.start(server);
        named("Away");
        server.close();
        OldDatabase.before(folder, 9);
        pass(PLAYING.multipliedBy(2));
        start();
        round();
        pass(OPEN);
        round();
        assertThat(tables(host.at(server))).containsExactly(table);
        assertThat(names()).contains("Away");

        pass(MOMENT);
        round();
        assertThat(tables(host)).isEmpty();
        assertThat(names()).contains("Away");
        assertThat(status(duel.table())).isEqualTo("playing");

        pass(PLAYING);
        round();
        assertThat(names()).doesNotContain("Away");
        assertThat(status(duel.table())).isEqualTo("unfinished");
    }

    @Test
    void what_is_kept_for_ever_never_goes() {
        server.close();
        var forever = new Retention(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);
        server = TestServers.start(TestServers.options(folder).withRetention(forever), clock);
        Guest host = new Guest(server);
        String table = open(host);
        Duel duel = Duel.start(server);
        named("Away");

        pass(Duration.ofDays(10_000));
        round();

        assertThat(tables(host)).containsExactly(table);
        assertThat(status(duel.table())).isEqualTo("playing");
        assertThat(names()).contains("Away");
    }

    @Test
    @Tag("store")
    void a_clock_that_is_a_year_ahead_for_a_minute_lets_nothing_go() {
        Guest host = new Guest(server);
        String table = open(host);
        Duel duel = Duel.start(server);
        named("Away");

        clock.jump(Duration.ofDays(365));
        round();
        pass(Duration.ofMinutes(1));
        goOn();
        clock.jump(Duration.ofDays(-365));
        round();

        assertThat(tables(host)).containsExactly(table);
        assertThat(status(duel.table())).isEqualTo("playing");
        assertThat(names()).contains("Away");

        pass(OPEN.plus(MOMENT));
        round();
        assertThat(tables(host)).isEmpty();
    }

    @Test
    void after_a_month_in_which_no_server_ran_nothing_goes_in_the_first_hours_and_then_all_that_is_old() {
        Guest host = new Guest(server);
        open(host);
        server.close();
        pass(OPEN.plus(MOMENT));
        start();
        host.at(server);

        round();
        assertThat(tables(host)).hasSize(1);
        pass(OPEN.dividedBy(TrustedTime.PART).plus(Duration.ofMinutes(1)));
        round();
        assertThat(tables(host)).isEmpty();
    }

    /// Somebody was here just before: so the time of day is believed at once.
    private void restart() {
        named("Passer-by");
        server.close();
        start();
    }

    private void pass(Duration time) {
        clock.pass(time);
    }

    private void goOn() {
        server.context().getBean(Ageing.class).goOn();
    }

    private void round() {
        server.context().getBean(Ageing.class).round();
    }

    /// When the next year begins, in milliseconds since 1970.
    private long newYear() {
        int year = clock.instant().atZone(ZoneOffset.UTC).getYear();
        return Instant.parse("%d-01-01T00:00:00Z".formatted(year + 1)).toEpochMilli();
    }

    private void leave(Guest guest, Duration time) {
        Guest.read(guest.put("/api/me/holiday", new NewHoliday(clock.millis() + time.toMillis())), HolidayInfo.class);
    }

    private static String slowTable(Guest host, Guest friend, boolean rated) {
        String table = Guest.table(host.post(
                        "/api/tables",
                        new CreateTable(
                                "ttr-paris",
                                Guest.wishes("me", "friend"),
                                Map.of(),
                                new Correspondence(DAY.toMillis()),
                                rated,
                                SpectatorView.PUBLIC)))
                .id();
        friend.sitDown(table, 1);
        return host.start(table).id();
    }

    private static String open(Guest host) {
        return host.createTable("me", "friend").id();
    }

    private Guest named(String name) {
        Guest guest = new Guest(server);
        guest.put("/api/me", new Person(name));
        return guest;
    }

    private static String rematch(Duel duel) {
        return duel.ana().rematch(duel.table()).id();
    }

    /// The tables in somebody's list at which that person sits.
    private static List<String> tables(Guest guest) {
        return Stream.of(WireJson.mapper().readValue(guest.get("/api/tables").body(), TableInfo[].class))
                .filter(table -> table.you().isPresent())
                .map(TableInfo::id)
                .toList();
    }

    private String status(String table) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select status from game_table where id = ?")
                        .param(table)
                        .query(String.class)
                        .single());
    }

    private List<String> names() {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select name from person")
                        .query(String.class)
                        .list());
    }

    private int count(String rows) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select count(*) from " + rows)
                        .query(Integer.class)
                        .single());
    }

    private void execute(String statement) {
        server.context()
                .getBean(Database.class)
                .write(client -> client.sql(statement).update());
    }
}
