package dev.anden.server.store.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Two servers each remove one of two keys at the same moment, or each add one where there is room for one.
@Tag("postgresql")
class PasskeyRaceTest {
    private static final PersonId ANA = new PersonId("ana");
    private static final int MOST = 3;

    private final PostgresAddress address = TestPostgres.newMeetingPlace();

    @AutoClose
    private final Database one = Databases.open(address);

    @AutoClose
    private final Database two = Databases.open(address);

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

    @Test
    void the_last_way_in_stays() throws SQLException {
        assertOneOf(
                () -> new PasskeyStore(one).removeIfNotLast(ANA, "first"),
                () -> new PasskeyStore(two).removeIfNotLast(ANA, "second"));

        assertThat(new PasskeyStore(one).of(ANA)).hasSize(1);
    }

    @Test
    void of_two_keys_that_come_at_once_one_finds_no_room() throws SQLException {
        assertOneOf(() -> add(one, "third"), () -> add(two, "fourth"));

        assertThat(new PasskeyStore(one).of(ANA)).hasSize(MOST);
    }

    @Test
    void nobody_who_comes_by_a_key_stays_when_it_goes_with_a_new_password() throws SQLException {
        for (int number = 0; number < SessionStore.MOST; number++) {
            openSince(number);
        }
        // The one that is longest away makes room for the thief's.
        try (var held = HeldRow.of(address, "session where id = '0'")) {
            var thief = CompletableFuture.supplyAsync(() -> new PasskeyStore(one)
                    .signIn("first", 0, new PasskeyStore.Answer("a challenge", 2), session("thief")));
            held.awaitWaiting(1);
            var owner = CompletableFuture.supplyAsync(() -> new AccountStore(two)
                    .changePassword(
                            new AccountStore.Row(ANA, "ana", Optional.empty()),
                            new AccountStore.Change("hash", true, session("owner")),
                            2));
            held.awaitWaiting(2);
            held.letGo();

            thief.join();
            assertThat(owner.join()).isTrue();
        }

        assertThat(new SessionStore(one).of(ANA))
                .extracting(SessionStore.Row::id)
                .containsExactly("owner");
    }

    private void openSince(int time) {
        one.write(client -> client.sql("insert into session (id, token, person, device, created, seen)"
                        + " values (?, ?, 'ana', '', ?, ?)")
                .params(String.valueOf(time), String.valueOf(time), time, time)
                .update());
    }

    private static SessionStore.Opening session(String id) {
        return new SessionStore.Opening(id, "token of " + id, ANA, "", Optional.empty());
    }

    private void assertOneOf(Supplier<Boolean> first, Supplier<Boolean> second) throws SQLException {
        try (var held = HeldRow.of(address, "account where person = 'ana'")) {
            var one = CompletableFuture.supplyAsync(first);
            held.awaitWaiting(1);
            var other = CompletableFuture.supplyAsync(second);
            held.awaitWaiting(2);
            held.letGo();

            assertThat(one.join()).isNotEqualTo(other.join());
        }
    }

    private void add(String id) {
        assertThat(add(one, id)).isTrue();
    }

    private static boolean add(Database server, String id) {
        var key = new PasskeyStore.Row(id, ANA, "", "example.org", "key", false, 0, 1, Optional.empty());
        return new PasskeyStore(server).add(key, new PasskeyStore.Answer(id, 1), MOST);
    }
}
