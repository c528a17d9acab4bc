package dev.anden.server.store.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.SessionStore;
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

/// A guest signs in, and the browser is told from now on what the account is told; others that were the
/// guest's aren't.
@Tag("store")
class ReceiverStoreTest {
    private static final PersonId ANA = new PersonId("ana");
    private static final PersonId BEA = new PersonId("bea");

    @TempDir
    Path folder;

    private Database database;
    private ReceiverStore receivers;

    @BeforeEach
    void giveAnaTwoBrowsers() {
        database = TestDatabases.open(folder);
        receivers = new ReceiverStore(database);
        var people = new PersonStore(database);
        people.introduce(ANA, "Ana", 1);
        people.introduce(BEA, "Bea", 1);
        receivers.addBrowser(browser("browser", ANA));
        receivers.addBrowser(browser("foreign", ANA));
    }

    private static Receiver browser(String id, PersonId person) {
        return new Receiver(
                id,
                person,
                ReceiverKind.PUSH,
                "https://push.example/" + id,
                "secret",
                "",
                Optional.empty(),
                "en",
                Receiver.State.ON,
                1);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void the_browser_that_becomes_somebody_else_s_goes_along_and_no_other_of_the_guest_s() {
        receivers.move(ANA, BEA, Optional.empty(), Optional.of("browser"));

        assertThat(receivers.of(BEA)).extracting(Receiver::id).containsExactly("browser");
        assertThat(receivers.of(ANA)).isEmpty();
    }

    @Test
    void a_browser_that_says_nothing_of_itself_or_names_another_person_s_takes_nothing_along() {
        receivers.addBrowser(browser("bea's", BEA));

        receivers.move(ANA, BEA, Optional.empty(), Optional.empty());
        receivers.move(ANA, BEA, Optional.empty(), Optional.of("bea's"));

        assertThat(receivers.of(BEA)).extracting(Receiver::id).containsExactly("bea's");
        assertThat(receivers.of(ANA)).isEmpty();
    }

    @Test
    void the_browser_in_which_a_guest_becomes_an_account_belongs_to_its_session_and_no_other_is_told() {
        var session = new SessionStore.Opening("session", "token", ANA, "", Optional.of("browser"));

        new AccountStore(database).protect(new AccountStore.Beginning("ana", "ana", session), "hash", 1);

        assertThat(receivers.of(ANA)).extracting(Receiver::id).containsExactly("browser");
        assertThat(receivers.of(ANA).getFirst().session()).contains("session");
    }

    @Test
    void no_browser_is_told_of_a_guest_whose_seats_are_another_person_s() {
        receivers.cutOff(ANA);

        assertThat(receivers.of(ANA)).isEmpty();
    }

    @Test
    void the_browser_of_whoever_has_begun_an_account_meanwhile_stays_theirs() {
        database.write(client -> client.sql(
                        "insert into account (person, handle, folded, created) values ('ana', 'ana', 'ana', 1)")
                .update());

        receivers.move(ANA, BEA, Optional.empty(), Optional.of("browser"));

        assertThat(receivers.of(ANA)).extracting(Receiver::id).containsExactlyInAnyOrder("browser", "foreign");
        assertThat(receivers.of(BEA)).isEmpty();
    }
}
