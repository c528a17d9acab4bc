package dev.anden.server.store.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Two servers each keep a receiver of one person at the same moment, or one ends what another one's
/// belongs to.
@Tag("postgresql")
class ReceiverRaceTest {
    private static final PersonId ANA = new PersonId("ana");

    private final PostgresAddress address = TestPostgres.newMeetingPlace();

    @AutoClose
    private final Database one = Databases.open(address);

    @AutoClose
    private final Database two = Databases.open(address);

    @BeforeEach
    void introduce() {
        new PersonStore(one).introduce(ANA, "Ana", 1);
        var session = new SessionStore.Opening("session", "token", ANA, "", Optional.empty());
        new AccountStore(one).protect(new AccountStore.Beginning("ana", "ana", session), "hash", 1);
    }

    @Test
    void a_person_has_one_address_of_the_web() throws SQLException {
        atOnce((store, id) -> store.replace(receiver(id, ReceiverKind.WEBHOOK, Receiver.State.ON)));

        assertThat(new ReceiverStore(one).of(ANA)).hasSize(1);
    }

    @Test
    void a_person_has_one_mail_address_that_waits_to_be_confirmed() throws SQLException {
        atOnce(ReceiverRaceTest::await);

        assertThat(new ReceiverStore(one).of(ANA)).hasSize(1);
    }

    @Test
    void no_mail_address_waits_to_be_confirmed_once_its_session_has_ended() throws SQLException {
        await(new ReceiverStore(one), "earlier");
        try (var held = HeldRow.of(address, "session where id = 'session'")) {
            var asking = CompletableFuture.runAsync(() -> await(new ReceiverStore(one), "later"));
            held.awaitWaiting(1);
            var ending = CompletableFuture.runAsync(() -> new SessionStore(two).end(ANA, "session"));
            held.awaitWaiting(2);
            held.letGo();
            asking.join();
            ending.join();
        }

        assertThat(new ReceiverStore(one).of(ANA)).isEmpty();
    }

    private static void await(ReceiverStore store, String id) {
        store.await(
                receiver(id, ReceiverKind.MAIL, Receiver.State.WAITING),
                "session",
                new ReceiverStore.Confirmation(id, 9));
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
        try (var held = HeldRow.of(address, "person where id = 'ana'")) {
            var first = CompletableFuture.runAsync(() -> keeping.accept(new ReceiverStore(one), "first"));
            held.awaitWaiting(1);
            var second = CompletableFuture.runAsync(() -> keeping.accept(new ReceiverStore(two), "second"));
            held.awaitWaiting(2);
            held.letGo();
            first.join();
            second.join();
        }
    }

    private static Receiver receiver(String id, ReceiverKind kind, Receiver.State state) {
        return new Receiver(id, ANA, kind, "address of " + id, "secret", "", Optional.empty(), "en", state, 1);
    }
}
