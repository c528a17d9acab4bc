package dev.anden.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Gathered;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Changes that need what somebody else keeps, and those that come with them.
@Tag("postgresql")
class HeldChangesTest {
    private static final String FREE = "free";

    /// PostgreSQL looks after a second whether two wait for one another.
    private static final Duration LONGER_THAN_A_DEADLOCK = Duration.ofSeconds(12);

    private final PostgresAddress address = TestPostgres.newDatabase();

    @AutoClose
    private final Database database = Databases.open(address);

    /// What was tried, in order.
    private final List<String> tried = new CopyOnWriteArrayList<>();

    @BeforeEach
    void keepRows() {
        IntStream.range(0, 20).mapToObj(number -> "row " + number).forEach(this::keepRow);
        keepRow(FREE);
    }

    private void keepRow(String name) {
        database.update(client -> client.sql("insert into setting (name, value) values (?, '')")
                .param(name)
                .update());
    }

    @Test
    void whatever_needs_nothing_that_is_held_is_written_before_anything_is_tried_again() throws SQLException {
        try (var held = HeldRow.of(address, "setting where name <> 'free'")) {
            List<String> names = new ArrayList<>(
                    IntStream.range(0, 12).mapToObj(number -> "row " + number).toList());
            names.add(FREE);

            List<CompletableFuture<Integer>> answers = Gathered.call(database, changes(database, names));

            assertThat(answers.getLast().join()).isEqualTo(1);
            answers.subList(0, 12)
                    .forEach(answer -> assertThatThrownBy(answer::join).hasCauseInstanceOf(DataAccessException.class));
            held.letGo();
            // All of them were to share a transaction, which the first of them kept from being written.
            assertThat(tried.getFirst()).isEqualTo("row 0");
            assertThat(tried.subList(1, names.size() + 1)).isEqualTo(names);
            assertThat(tried.subList(names.size() + 1, tried.size())).doesNotContain(FREE);
        }
    }

    @Test
    void what_is_let_go_in_time_is_written() throws SQLException {
        try (var held = HeldRow.of(address, "setting where name = 'row 1'")) {
            CompletableFuture<Integer> answer =
                    Gathered.call(database, changes(database, List.of("row 1"))).getFirst();
            held.awaitWaiting(1);
            held.letGo();

            assertThat(answer.join()).isEqualTo(1);
        }
    }

    @Test
    void one_row_that_is_held_lets_nothing_stand_still() throws SQLException {
        var standstill = new Standstills();
        database.watch(standstill);
        try (var held = HeldRow.of(address, "setting where name = 'row 1'")) {
            assertThatThrownBy(() -> change(database, "row 1").getAsInt()).isInstanceOf(DataAccessException.class);
            held.letGo();
        }

        assertThat(standstill.began.getCount()).isOne();
    }

    @Test
    void where_all_is_held_everything_stands_still_since_something_was_written_last() throws Exception {
        var standstill = new Standstills();
        database.watch(standstill);
        try (Connection holder = TestPostgres.hold(address)) {
            while (standstill.began.getCount() > 0) {
                assertThatThrownBy(() -> change(database, "row 1").getAsInt()).isInstanceOf(DataAccessException.class);
            }
            assertThat(standstill.tried).allSatisfy(tried -> assertThat(tried).isGreaterThan(Duration.ofSeconds(5)));
            assertThat(holder.isClosed()).isFalse();
        }
        assertThat(standstill.ended.getCount()).isOne();

        assertThat(change(database, "row 1").getAsInt()).isEqualTo(1);

        assertThat(standstill.ended.await(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS))
                .isTrue();
    }

    /// Each of two servers has two changes to write, in different orders.
    @Test
    void groups_of_changes_of_two_servers_do_not_wait_for_one_another_until_one_has_to_give_way() throws SQLException {
        PostgresAddress patient = address.waitingFor(LONGER_THAN_A_DEADLOCK);
        try (Database first = Databases.open(patient);
                Database second = Databases.open(patient)) {
            var begun = new CountDownLatch(2);
            List<CompletableFuture<Integer>> answers = new ArrayList<>();
            answers.addAll(Gathered.call(first, meeting(first, begun, "row 1", "row 2")));
            answers.addAll(Gathered.call(second, meeting(second, begun, "row 2", "row 1")));

            answers.forEach(answer -> assertThat(answer.join()).isEqualTo(1));
        }
        assertThat(deadlocks()).isZero();
    }

    /// Whoever has gone has told what came of it.
    private int deadlocks() throws SQLException {
        database.close();
        Polling.until(() -> asked("select count(*) from pg_stat_activity where datname = current_database()") == 1);
        return asked("select deadlocks from pg_stat_database where datname = current_database()");
    }

    private int asked(String question) {
        try (Connection connection = TestPostgres.connect(address);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(question)) {
            row.next();
            return row.getInt(1);
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    /// The first of two changes lasts until that of the other server has what it needs.
    private List<IntSupplier> meeting(Database server, CountDownLatch begun, String first, String then) {
        return List.of(
                () -> server.update(client -> {
                    int changed = change(client, first);
                    begun.countDown();
                    Gathered.await(begun);
                    return changed;
                }),
                change(server, then));
    }

    @Test
    void of_two_changes_that_wait_for_one_another_the_one_that_gives_way_is_tried_again() {
        PostgresAddress patient = address.waitingFor(LONGER_THAN_A_DEADLOCK);
        try (Database one = Databases.open(patient);
                Database other = Databases.open(patient)) {
            var begun = new CountDownLatch(2);

            var answers = List.of(
                    CompletableFuture.supplyAsync(() -> changeBoth(one, begun, "row 1", "row 2")),
                    CompletableFuture.supplyAsync(() -> changeBoth(other, begun, "row 2", "row 1")));

            answers.forEach(answer -> assertThat(answer.join()).isEqualTo(2));
            assertThat(tried).hasSizeGreaterThan(4);
        }
    }

    private int changeBoth(Database server, CountDownLatch begun, String first, String then) {
        return server.update(client -> {
            int changed = change(client, first);
            begun.countDown();
            Gathered.await(begun);
            return changed + change(client, then);
        });
    }

    private List<IntSupplier> changes(Database server, List<String> names) {
        return names.stream().map(name -> change(server, name)).toList();
    }

    private IntSupplier change(Database server, String name) {
        return () -> server.update(client -> change(client, name));
    }

    private int change(JdbcClient client, String name) {
        tried.add(name);
        return client.sql("update setting set value = value || '.' where name = ?")
                .param(name)
                .update();
    }

    private static final class Standstills implements Database.Standstill {
        final List<Duration> tried = new CopyOnWriteArrayList<>();
        final CountDownLatch began = new CountDownLatch(1);
        final CountDownLatch ended = new CountDownLatch(1);

        @Override
        public void began(Duration since) {
            tried.add(since);
            began.countDown();
        }

        @Override
        public void ended() {
            ended.countDown();
        }
    }
}
