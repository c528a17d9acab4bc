package dev.anden.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.database.OutcomeUnknown;
import dev.anden.server.store.database.UnusableDatabase;
import dev.anden.server.store.node.Notice;
import dev.anden.server.testing.CuttingProxy;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What becomes of changes when the connection to a PostgreSQL server goes.
@Tag("postgresql")
class LostConnectionTest {
    /// Stands for what was missed among the words that were heard.
    private static final String MISSED = "missed";

    private final PostgresAddress address = TestPostgres.newDatabase();
    private final CuttingProxy proxy = CuttingProxy.to(TestPostgres.port());
    private Database database = Databases.open(address);

    @BeforeEach
    void goThroughTheProxy() {
        database.close();
        database = Databases.open(
                PostgresAddress.of(TestPostgres.url(address).replace(":" + TestPostgres.port(), ":" + proxy.port()))
                        .orElseThrow());
    }

    @AfterEach
    void close() {
        database.close();
        proxy.close();
    }

    @Test
    void a_connection_that_was_lost_is_taken_up_again() {
        database.update(client -> insert(client, "before"));

        TestPostgres.cutOff(address.database());

        assertThat(database.update(client -> insert(client, "afterwards"))).isEqualTo(1);
        assertThat(kept()).containsExactlyInAnyOrder("before", "afterwards");
    }

    @Test
    void a_change_whose_commit_did_not_arrive_is_made_anew() {
        var tries = new AtomicInteger();
        proxy.cutBefore("commit");

        assertThat(database.update(client -> {
                    tries.incrementAndGet();
                    return insert(client, "once");
                }))
                .isEqualTo(1);

        assertThat(tries).hasValue(2);
        assertThat(kept()).containsExactly("once");
    }

    @Test
    void a_change_whose_commit_was_not_answered_has_happened() {
        var tries = new AtomicInteger();
        proxy.cutAfter("commit");

        assertThat(database.update(client -> {
                    tries.incrementAndGet();
                    return insert(client, "once");
                }))
                .isEqualTo(1);

        assertThat(tries).hasValue(1);
        assertThat(kept()).containsExactly("once");
    }

    @Test
    void a_change_is_neither_said_to_be_kept_nor_to_be_lost_where_others_have_done_away_with_its_mark() {
        database.update(client -> insert(client, "before"));
        proxy.cutAfter("commit", () -> withoutMarks());

        assertThatThrownBy(() -> database.update(client -> insert(client, "once")))
                .isInstanceOf(OutcomeUnknown.class);

        assertThat(kept()).containsExactlyInAnyOrder("before", "once");
    }

    private void withoutMarks() {
        try (Connection connection = TestPostgres.connect(address);
                Statement statement = connection.createStatement()) {
            statement.execute("delete from last_change");
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
    }

    @Test
    void a_change_in_the_middle_of_which_the_connection_goes_is_made_anew() {
        proxy.cutAfter("insert into setting");

        assertThat(database.update(client -> insert(client, "first") + insert(client, "second")))
                .isEqualTo(2);

        assertThat(kept()).containsExactlyInAnyOrder("first", "second");
    }

    @Test
    void while_the_database_is_away_changes_are_refused_and_afterwards_they_are_made() {
        TestPostgres.close(address.database());

        assertThatThrownBy(() -> database.update(client -> insert(client, "meanwhile")))
                .isInstanceOf(DataAccessException.class);
        TestPostgres.open(address.database());

        assertThat(database.update(client -> insert(client, "afterwards"))).isEqualTo(1);
        assertThat(kept()).containsExactly("afterwards");
    }

    @Test
    void a_server_that_only_stands_in_is_not_taken_for_the_one_that_is_written_to() {
        String database = '"' + address.database() + '"';
        TestPostgres.execute("alter database " + database + " set default_transaction_read_only = on");
        TestPostgres.cutOff(address.database());

        assertThatThrownBy(() -> this.database.update(client -> insert(client, "meanwhile")))
                .isInstanceOf(DataAccessException.class);
        TestPostgres.execute("alter database " + database + " reset default_transaction_read_only");

        assertThat(this.database.update(client -> insert(client, "afterwards"))).isEqualTo(1);
        assertThat(kept()).containsExactly("afterwards");
    }

    @Test
    void a_short_absence_is_waited_for() {
        TestPostgres.close(address.database());
        var begun = new CountDownLatch(1);
        CompletableFuture<Integer> answer = CompletableFuture.supplyAsync(() -> {
            begun.countDown();
            return database.update(client -> insert(client, "patient"));
        });
        await(begun);

        TestPostgres.open(address.database());

        assertThat(answer.join()).isEqualTo(1);
    }

    @Test
    void a_database_is_shared_by_servers_and_each_hears_what_the_others_change() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        database.listen(heardBy(heard));
        assertThat(next(heard)).isEqualTo(MISSED);
        try (Database second = Databases.open(address)) {
            assertThat(second.isFirst()).isFalse();

            database.update(new Notice.OfTable("own"), client -> insert(client, "own words aren't heard"));
            second.update(new Notice.OfTable("theirs"), client -> insert(client, "theirs"));

            assertThat(next(heard)).isEqualTo("table theirs");
            assertThat(kept()).hasSize(2);
        }
    }

    @Test
    void what_was_said_while_nobody_listened_is_known_to_be_missed() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        database.listen(heardBy(heard));
        assertThat(next(heard)).isEqualTo(MISSED);

        TestPostgres.cutOff(address.database());

        assertThat(next(heard)).as("when it is gone").isEqualTo(MISSED);
        assertThat(next(heard)).as("when it is back").isEqualTo(MISSED);
        assertThat(database.isListening()).isTrue();
    }

    @Test
    void a_listener_that_fails_hears_what_is_said_after_it() throws InterruptedException {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        database.listen(failingAt("table bad", heardBy(heard)));
        assertThat(next(heard)).isEqualTo(MISSED);
        try (Database second = Databases.open(address)) {
            second.write(new Notice.OfTable("bad"), client -> {});

            assertThat(next(heard)).as("when it failed").isEqualTo(MISSED);
            assertThat(next(heard)).as("when it hears again").isEqualTo(MISSED);
            second.write(new Notice.OfTable("good"), client -> {});
            assertThat(next(heard)).isEqualTo("table good");
        }
    }

    private static Database.Listener failingAt(String bad, Database.Listener listener) {
        return new Database.Listener() {
            @Override
            public void heard(String words) {
                if (words.equals(bad)) {
                    throw new AssertionError("a fault of the program");
                }
                listener.heard(words);
            }

            @Override
            public void missed() {
                listener.missed();
            }
        };
    }

    @Test
    void a_word_that_can_not_be_said_keeps_nothing_from_being_kept() {
        assertThat(database.update(new Notice.OfTable("'; drop table setting; --"), client -> insert(client, "kept")))
                .isEqualTo(1);
        assertThat(kept()).containsExactly("kept");
    }

    @Test
    void a_server_of_another_version_is_told_where_one_is_reached_that_it_can_not_join() {
        database.announce("http://games.example.org:8080");
        database.update(client -> client.sql("delete from flyway_schema_history"
                        + " where installed_rank = (select max(installed_rank) from flyway_schema_history)")
                .update());

        assertThatThrownBy(() -> Databases.open(address))
                .isInstanceOf(UnusableDatabase.class)
                .hasMessageMatching("Another Andén is using postgresql://localhost:\\d+/anden_\\d+, since .{16}, at"
                        + " http://games.example.org:8080; stop it, or choose another database.")
                .extracting(failure -> ((UnusableDatabase) failure).code())
                .isEqualTo("postgres-in-use");
    }

    @Test
    void a_server_of_another_version_that_is_ending_is_waited_for() {
        OldDatabase.before(database, 51);
        CompletableFuture<Database> opening = CompletableFuture.supplyAsync(() -> Databases.open(address));
        Polling.until(() -> TestPostgres.holders(address.database()) > 1);

        database.close();

        try (Database second = opening.join()) {
            assertThat(second.isFirst()).isTrue();
            assertThat(second.update(client -> insert(client, "made by the second")))
                    .isEqualTo(1);
        }
    }

    /// What is heard next.
    private static String next(BlockingQueue<String> heard) throws InterruptedException {
        String words = heard.poll(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS);
        return words == null ? "nothing" : words;
    }

    private static Database.Listener heardBy(BlockingQueue<String> heard) {
        return new Database.Listener() {
            @Override
            public void heard(String words) {
                heard.add(words);
            }

            @Override
            public void missed() {
                heard.add(MISSED);
            }
        };
    }

    @Test
    void two_servers_may_use_two_schemas_of_one_database() throws SQLException {
        try (Connection connection = TestPostgres.connect(address.database());
                Statement statement = connection.createStatement()) {
            statement.execute("create schema other");
        }
        PostgresAddress other = PostgresAddress.of(TestPostgres.url(address) + "&currentSchema=other")
                .orElseThrow();

        try (Database second = Databases.open(other)) {
            second.update(client -> insert(client, "theirs"));
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void a_server_whose_database_another_one_took_writes_no_more_and_is_told() throws Exception {
        var told = new CountDownLatch(1);
        database.whenTaken(told::countDown);
        try (Connection other = TestPostgres.takeOver(address.database())) {
            assertThat(other.isClosed()).isFalse();
            assertThatThrownBy(() -> database.update(client -> insert(client, "too late")))
                    .isInstanceOf(DataAccessException.class);
            assertThat(told.await(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS))
                    .isTrue();
        }
        assertThatThrownBy(() -> database.update(client -> insert(client, "still too late")))
                .isInstanceOf(DataAccessException.class);
        assertThat(kept()).isEmpty();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static int insert(JdbcClient client, String name) {
        return client.sql("insert into setting (name, value) values (?, '')")
                .param(name)
                .update();
    }

    private List<String> kept() {
        return database.read(client ->
                client.sql("select name from setting").query(String.class).list());
    }
}
