package dev.anden.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Two servers each remove one of two keys at the same moment, or each add one where there is room for one.
@Tag("postgresql")
class PasskeyRaceTest {
    private static final PersonId ANA = new PersonId("ana");
    private static final int MOST = 3;

    private final PostgresAddress address = TestPostgres.newDatabase();
    private final Database one = Database.open(address);
    private final Database two = Database.open(address);

    @BeforeEach
    void giveTwoKeys() {
        one.write(client -> {
            client.sql("insert into person (id, name, created, seen) values ('ana', 'Ana', 1, 1)")
                    .update();
            client.sql("insert into account (person, handle, folded, created) values ('ana', 'ana', 'ana', 1)")
                    .update();
        });
        add("first");
        add("second");
    }

    @AfterEach
    void close() {
        one.close();
        two.close();
    }

    @Test
    void the_last_way_in_stays() throws SQLException {
        try (Connection other = TestPostgres.connect(address);
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("select 1 from account where person = 'ana' for update");
            var first = CompletableFuture.supplyAsync(() -> new PasskeyStore(one).removeIfNotLast(ANA, "first"));
            awaitWaiting(1);
            var second = CompletableFuture.supplyAsync(() -> new PasskeyStore(two).removeIfNotLast(ANA, "second"));
            awaitWaiting(2);
            other.commit();

            assertThat(first.join()).isNotEqualTo(second.join());
        }
        assertThat(new PasskeyStore(one).of(ANA)).hasSize(1);
    }

    @Test
    void of_two_keys_that_come_at_once_one_finds_no_room() throws SQLException {
        try (Connection other = TestPostgres.connect(address);
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("select 1 from account where person = 'ana' for update");
            var third = CompletableFuture.supplyAsync(() -> add(one, "third"));
            awaitWaiting(1);
            var fourth = CompletableFuture.supplyAsync(() -> add(two, "fourth"));
            awaitWaiting(2);
            other.commit();

            assertThat(third.join()).isNotEqualTo(fourth.join());
        }
        assertThat(new PasskeyStore(one).of(ANA)).hasSize(MOST);
    }

    private void add(String id) {
        assertThat(add(one, id)).isTrue();
    }

    private static boolean add(Database server, String id) {
        var key = new PasskeyStore.Row(id, ANA, "", "example.org", "key", false, 0, 1, Optional.empty());
        return new PasskeyStore(server).add(key, new PasskeyStore.Answer(id, 1), MOST);
    }

    private void awaitWaiting(int number) {
        Polling.until(() -> one.<Integer>read(client -> client.sql("select count(*) from pg_stat_activity"
                                + " where datname = current_database() and wait_event_type = 'Lock'")
                        .query(Integer.class)
                        .single())
                == number);
    }
}
