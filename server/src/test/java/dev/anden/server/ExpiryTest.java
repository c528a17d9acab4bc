package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.TimeControl;
import dev.anden.server.store.database.Database;
import dev.anden.server.table.Expiry;
import dev.anden.server.table.LiveTables;
import dev.anden.server.table.Services;
import dev.anden.server.testing.AskedDatabase;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.StuckTables;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.QueryTimeoutException;

/// Somebody's time is up where nothing can be written. Time goes only when it is told to; the server looks by itself
/// as well, which changes nothing.
class ExpiryTest {
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private RunningServer server;
    private StuckTables stuck;

    @BeforeEach
    void start() {
        server = TestServers.start(TestServers.options(folder), clock);
        stuck = new StuckTables(
                server.context().getBean(Database.class),
                TestDatabases.of(folder).isPresent());
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void tables_of_which_nothing_can_be_written_keep_no_other_waiting_however_many_they_are() {
        List<String> bad = Stream.generate(this::table).limit(7).toList();
        clock.pass(Duration.ofSeconds(1));
        List<String> good = Stream.generate(this::table).limit(2).toList();
        for (String table : bad) {
            stuck.refuseLines(table);
            stuck.refuseChanges(table);
        }

        clock.pass(DAY);
        for (int time = 0; time < 3; time++) {
            round();
            clock.pass(MINUTE);
        }

        assertThat(good).allMatch(this::isHandedOver);
        assertThat(bad).noneMatch(this::isHandedOver);
    }

    @Test
    @Tag("store")
    void a_table_of_which_nothing_could_be_written_for_hours_goes_on_within_a_minute_and_not_at_every_look() {
        String table = table();
        stuck.refuseLines(table);
        stuck.refuseChanges(table);
        clock.pass(DAY);
        for (int minute = 0; minute < 100; minute++) {
            round();
            clock.pass(MINUTE);
        }
        round();

        stuck.free(table);
        round();
        assertThat(isHandedOver(table)).isFalse();
        clock.pass(MINUTE);
        round();
        assertThat(isHandedOver(table)).isTrue();
    }

    @Test
    void where_no_line_is_taken_it_is_tried_less_and_less_often_and_the_table_is_left_alone_in_the_end() {
        String table = table();
        stuck.refuseLines(table);
        clock.pass(DAY);
        List<Long> pauses = new ArrayList<>();
        round();
        for (long due = deadline(table); due > 0; due = deadline(table)) {
            long pause = due - counted();
            pauses.add(Duration.ofMillis(pause).toSeconds());
            clock.pass(Duration.ofMillis(pause));
            round();
        }

        assertThat(pauses).containsExactly(1L, 2L, 4L, 8L, 16L, 32L, 60L, 60L, 60L, 60L);
    }

    @Test
    void what_no_time_mends_is_not_tried_again() {
        String table = table();
        server.close();
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 3")
                    .param(table)
                    .update());
        }
        start();
        clock.pass(DAY);
        round();

        assertThat(deadline(table)).isZero();
    }

    @Test
    void where_it_cannot_be_read_when_the_next_clock_runs_out_it_is_asked_again() {
        var questions = new AtomicInteger();
        Services services = AskedDatabase.of(
                server.context().getBean(Services.class), server.context().getBean(Database.class), () -> {
                    if (questions.incrementAndGet() == 2) {
                        throw new QueryTimeoutException("away");
                    }
                });
        var expiry = new Expiry(services, server.context().getBean(LiveTables.class));

        assertThatThrownBy(expiry::round).isInstanceOf(DataAccessException.class);
        assertThat(questions).as("what is due, and what comes next").hasValue(2);

        expiry.round();
        assertThat(questions).hasValue(4);
    }

    private String table() {
        return Duel.start(server.address(), new TimeControl.Correspondence(DAY.toMillis()))
                .table();
    }

    /// As the server does by itself.
    private void round() {
        try {
            server.context().getBean(Expiry.class).round();
        } catch (DataAccessException unwritten) {
            // The next one goes on.
        }
    }

    private boolean isHandedOver(String table) {
        return query("select count(*) from ply where kind = 'handed-over' and table_id = ?", table) > 0;
    }

    /// When a table is to be looked at, in the time that clocks count; 0 if it isn't.
    private long deadline(String table) {
        return query("select coalesce(deadline, 0) from game_table where id = ?", table);
    }

    private long query(String sql, String table) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql(sql).param(table).query(Long.class).single());
    }

    private long counted() {
        return server.context().getBean(Services.class).counted();
    }
}
