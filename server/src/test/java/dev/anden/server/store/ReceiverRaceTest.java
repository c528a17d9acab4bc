package dev.anden.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Two servers each keep a receiver of one person at the same moment.
@Tag("postgresql")
class ReceiverRaceTest {
    private static final PersonId ANA = new PersonId("ana");

    private final PostgresAddress address = TestPostgres.newDatabase();
    private final Database one = Database.open(address);
    private final Database two = Database.open(address);

    @BeforeEach
    void introduce() {
        new PersonStore(one).introduce(ANA, "Ana", 1);
    }

    @AfterEach
    void close() {
        one.close();
        two.close();
    }

    @Test
    void a_person_has_one_address_of_the_web() throws SQLException {
        atOnce((store, id) -> store.replace(receiver(id, ReceiverKind.WEBHOOK, Receiver.State.ON)));

        assertThat(new ReceiverStore(one).of(ANA)).hasSize(1);
    }

    @Test
    void a_person_has_one_mail_address_that_waits_to_be_confirmed() throws SQLException {
        atOnce((store, id) -> store.await(
                receiver(id, ReceiverKind.MAIL, Receiver.State.WAITING), new ReceiverStore.Confirmation(id, 9)));

        assertThat(new ReceiverStore(one).of(ANA)).hasSize(1);
    }

    @Test
    void a_person_has_a_bounded_number_of_browsers() throws SQLException {
        for (int number = 1; number < ReceiverStore.MOST_BROWSERS; number++) {
            new ReceiverStore(one).addBrowser(receiver("b" + number, ReceiverKind.PUSH, Receiver.State.ON));
        }

        atOnce((store, id) -> store.addBrowser(receiver(id, ReceiverKind.PUSH, Receiver.State.ON)));

        assertThat(new ReceiverStore(one).of(ANA)).hasSize(ReceiverStore.MOST_BROWSERS);
    }

    private void atOnce(BiConsumer<ReceiverStore, String> keeping) throws SQLException {
        try (Connection other = TestPostgres.connect(address);
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("select 1 from person where id = 'ana' for update");
            var first = CompletableFuture.runAsync(() -> keeping.accept(new ReceiverStore(one), "first"));
            awaitWaiting(1);
            var second = CompletableFuture.runAsync(() -> keeping.accept(new ReceiverStore(two), "second"));
            awaitWaiting(2);
            other.commit();
            first.join();
            second.join();
        }
    }

    private static Receiver receiver(String id, ReceiverKind kind, Receiver.State state) {
        return new Receiver(id, ANA, kind, "address of " + id, "secret", "", Optional.empty(), "en", state, 1);
    }

    private void awaitWaiting(int number) {
        Polling.until(() -> one.<Integer>read(client -> client.sql("select count(*) from pg_stat_activity"
                                + " where datname = current_database() and wait_event_type = 'Lock'")
                        .query(Integer.class)
                        .single())
                == number);
    }
}
