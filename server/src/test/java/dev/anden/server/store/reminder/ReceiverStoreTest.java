package dev.anden.server.store.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A guest signs in, and the browser is told from now on what the account is told.
@Tag("store")
class ReceiverStoreTest {
    private static final PersonId ANA = new PersonId("ana");
    private static final PersonId BEA = new PersonId("bea");

    @TempDir
    Path folder;

    private Database database;
    private ReceiverStore receivers;

    @BeforeEach
    void giveAnaABrowser() {
        database = TestDatabases.open(folder);
        receivers = new ReceiverStore(database);
        var people = new PersonStore(database);
        people.introduce(ANA, "Ana", 1);
        people.introduce(BEA, "Bea", 1);
        receivers.addBrowser(new Receiver(
                "browser",
                ANA,
                ReceiverKind.PUSH,
                "https://push.example",
                "secret",
                "",
                Optional.empty(),
                "en",
                Receiver.State.ON,
                1));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void a_guest_s_browser_goes_with_the_guest() {
        receivers.move(ANA, BEA, Optional.empty());

        assertThat(receivers.of(BEA)).extracting(Receiver::id).containsExactly("browser");
    }

    @Test
    void the_browser_of_whoever_has_begun_an_account_meanwhile_stays_theirs() {
        database.write(client -> client.sql(
                        "insert into account (person, handle, folded, created) values ('ana', 'ana', 'ana', 1)")
                .update());

        receivers.move(ANA, BEA, Optional.empty());

        assertThat(receivers.of(ANA)).extracting(Receiver::id).containsExactly("browser");
        assertThat(receivers.of(BEA)).isEmpty();
    }
}
