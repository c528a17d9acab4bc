package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.NewPasskey;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.PasskeyChallenge;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyProof;
import dev.anden.protocol.account.PasskeyWish;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.account.SignedIn;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.SoftKey;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// People prove by a key of their device who they are. The device is a [SoftKey].
@Tag("store")
class PasskeyTest {
    private static final AtomicInteger NUMBERS = new AtomicInteger();
    private static final String PASSWORD = "una estación lejana";

    @TempDir
    static Path folder;

    private static final MovedClock CLOCK = new MovedClock();
    private static RunningServer server;

    private Guest ana;

    /// Handles that no other test has.
    private String handle;

    private SoftKey key;

    @BeforeAll
    static void start() {
        server = TestServers.start(TestServers.options(folder), CLOCK);
    }

    @BeforeEach
    void come() {
        ana = guest();
        handle = "ana-" + NUMBERS.incrementAndGet();
        key = new SoftKey(address());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    void a_guest_becomes_an_account_by_a_passkey_and_keeps_name_tables_and_seats() {
        ana.put("/api/me", new Person("Ana"));
        String table = ana.createTable("me", "friend").id();

        Account account = protect(ana, key);

        assertThat(account.handle()).contains(handle);
        assertThat(account.password()).isFalse();
        assertThat(account.passkeys()).singleElement().satisfies(mine -> {
            assertThat(mine.id()).isEqualTo(key.id());
            assertThat(mine.host()).isEqualTo("localhost");
            assertThat(mine.used()).isEmpty();
        });
        assertThat(account.devices()).singleElement().matches(Account.Device::here);
        assertThat(ana.me().name()).isEqualTo("Ana");
        assertThat(ana.table(table).you()).contains(0);
    }

    @Test
    void whoever_has_the_key_signs_in_on_another_device_without_a_name_and_finds_their_tables() {
        String table = ana.createTable("me", "friend").id();
        protect(ana, key);
        Guest phone = guest();
        String own = phone.createTable("me", "friend").id();

        Account account = read(signIn(phone, key), SignedIn.class).account();

        assertThat(account.handle()).contains(handle);
        assertThat(account.devices()).hasSize(2);
        assertThat(account.passkeys())
                .singleElement()
                .satisfies(mine -> assertThat(mine.used())
                        .hasValueSatisfying(used -> assertThat(CLOCK.millis() - used)
                                .isBetween(0L, Duration.ofHours(1).toMillis())));
        assertThat(phone.table(table).you()).contains(0);
        assertThat(ana.table(own).you()).contains(0);
    }

    @Test
    void a_guest_s_cookie_is_good_for_nothing_once_a_passkey_protects_the_games() {
        String table = ana.createTable("me", "friend").id();
        String cookie = ana.cookie("anden-guest");
        try (LiveClient live = ana.watch(table)) {
            live.await("welcome");
            protect(ana, key);
            assertThat(live.awaitClose()).isEqualTo(1012);
        }

        assertThat(guest().send(ana.request("/api/tables/" + table).header("Cookie", "anden-guest=" + cookie))
                        .body())
                .contains("\"you\":null");
    }

    @Test
    void behind_a_proxy_that_speaks_https_the_page_is_of_that_origin() {
        key.from(address().replace("http:", "https:"));

        protect(ana, key);

        assertThat(signIn(guest(), key).statusCode()).isEqualTo(200);
    }

    @Test
    void a_key_that_was_asked_by_a_foreign_page_proves_nothing() {
        for (String foreign : List.of("https://evil.example", "http://localhost", "https://localhost:1", "null")) {
            assertProblem(tryProtect(guest(), new SoftKey(foreign)), 403, "bad-passkey");
        }
        protect(ana, key);
        for (String foreign : List.of("https://evil.example", "http://localhost", "https://localhost:1", "null")) {
            assertProblem(signIn(guest(), key.from(foreign)), 403, "bad-passkey");
        }
    }

    @Test
    void a_key_that_was_asked_under_another_name_proves_nothing() {
        assertProblem(tryProtect(guest(), new SoftKey(address()).under("evil.example")), 403, "bad-passkey");
        protect(ana, key);
        assertProblem(signIn(guest(), key.under("evil.example")), 403, "bad-passkey");
    }

    @Test
    void a_key_is_good_under_the_name_alone_under_which_it_was_made() {
        protect(ana, key);
        database()
                .write(client -> client.sql("update passkey set host = 'anden.example' where id = ?")
                        .param(key.id())
                        .update());

        assertProblem(signIn(guest(), key), 403, "unknown-passkey");
    }

    @Test
    void at_an_address_of_numbers_there_are_no_passkeys() {
        var there = new Guest(address().replace("localhost", "127.0.0.1"));

        assertProblem(there.post("/api/session/passkey/challenge", List.of()), 409, "no-passkeys-here");
        assertProblem(wish(there, handle, ""), 409, "no-passkeys-here");
    }

    @Test
    void what_the_server_did_not_ask_is_not_answered() {
        protect(ana, key);
        Guest phone = guest();
        PasskeyChallenge asked = ask(phone);
        String tampered = (asked.challenge().startsWith("A") ? "B" : "A")
                + asked.challenge().substring(1);

        for (String other :
                List.of(tampered, "AAAA", "", invite(phone, handle + "x").challenge())) {
            HttpResponse<String> answer =
                    phone.post("/api/session/passkey", key.prove(new PasskeyChallenge(other, "localhost")));
            assertProblem(answer, 403, "bad-passkey");
        }
        assertThat(phone.me().handle()).isEmpty();
    }

    @Test
    void an_answer_is_good_once() {
        protect(ana, key);
        PasskeyProof proof = key.prove(ask(ana));
        assertThat(guest().post("/api/session/passkey", proof).statusCode()).isEqualTo(200);

        assertProblem(guest().post("/api/session/passkey", proof), 403, "passkey-too-late");
        CLOCK.pass(Duration.ofMinutes(20));
        server.context().getBean(Ageing.class).round();
        assertProblem(guest().post("/api/session/passkey", proof), 403, "passkey-too-late");
        assertThat(database()
                        .<Integer>read(client -> client.sql("select count(*) from passkey_answer")
                                .query(Integer.class)
                                .single()))
                .isZero();
    }

    @Test
    void an_answer_comes_within_five_minutes() {
        protect(ana, key);
        PasskeyChallenge early = ask(ana);
        CLOCK.pass(Duration.ofMinutes(5));
        assertThat(guest().post("/api/session/passkey", key.prove(early)).statusCode())
                .isEqualTo(200);

        PasskeyChallenge late = ask(ana);
        CLOCK.pass(Duration.ofMinutes(5).plusMillis(1));
        assertProblem(guest().post("/api/session/passkey", key.prove(late)), 403, "passkey-too-late");
        PasskeyInvitation invitation = invite(guest(), handle + "x");
        CLOCK.pass(Duration.ofMinutes(5).plusMillis(1));
        assertProblem(guest().post("/api/account/passkeys", key.make(invitation, handle + "x")), 403, "bad-passkey");
    }

    @Test
    void an_invitation_is_for_the_person_and_the_handle_that_it_was_given_for() {
        PasskeyInvitation invitation = invite(ana, handle);
        NewPasskey made = key.make(invitation, handle);

        assertProblem(guest().post("/api/account/passkeys", made), 403, "bad-passkey");
        assertProblem(ana.post("/api/account/passkeys", key.make(invitation, handle + "x")), 403, "bad-passkey");
        CLOCK.pass(Duration.ofMinutes(6));
        assertProblem(ana.post("/api/account/passkeys", made), 403, "passkey-too-late");
        assertThat(ana.me().handle()).isEmpty();
    }

    @Test
    void a_key_is_one_person_s_and_signs_in_nobody_else() {
        protect(ana, key);
        String anas = key.prove(ask(ana)).user();
        Guest bea = guest();
        assertProblem(tryProtect(bea, key), 403, "bad-passkey");

        var beas = new SoftKey(address());
        protect(bea, beas);
        assertProblem(signIn(guest(), beas.of(anas)), 403, "bad-passkey");
        assertProblem(signIn(guest(), beas.of("")), 403, "bad-passkey");
    }

    @Test
    void a_signature_of_another_key_is_none() {
        protect(ana, key);
        PasskeyChallenge asked = ask(ana);
        PasskeyProof mine = key.prove(asked);
        PasskeyProof another = new SoftKey(address()).of(mine.user()).prove(asked);

        for (PasskeyProof forged : List.of(
                new PasskeyProof(
                        mine.id(), mine.user(), mine.clientData(), mine.authenticatorData(), another.signature()),
                new PasskeyProof(mine.id(), mine.user(), mine.clientData(), mine.authenticatorData(), ""),
                new PasskeyProof(mine.id(), mine.user(), mine.clientData(), "", mine.signature()),
                new PasskeyProof(mine.id(), mine.user(), "", mine.authenticatorData(), mine.signature()),
                new PasskeyProof(mine.id(), mine.user(), "e30", mine.authenticatorData(), mine.signature()),
                new PasskeyProof(mine.id(), mine.user(), "<>", "<>", "<>"))) {
            assertProblem(guest().post("/api/session/passkey", forged), 403, "bad-passkey");
        }
        assertProblem(guest().post("/api/session/passkey", another), 403, "unknown-passkey");
        for (NewPasskey unreadable : List.of(
                new NewPasskey(handle + "x", "", ""),
                new NewPasskey(handle + "x", mine.clientData(), "oA"),
                new NewPasskey(handle + "x", "<>", "<>"))) {
            assertProblem(guest().post("/api/account/passkeys", unreadable), 403, "bad-passkey");
        }
    }

    @Test
    void a_key_whose_counter_does_not_go_on_was_copied_by_somebody() {
        protect(ana, key.count(7));
        assertThat(signIn(guest(), key.count(9)).statusCode()).isEqualTo(200);

        assertProblem(signIn(guest(), key.count(9)), 403, "bad-passkey");
        assertProblem(signIn(guest(), key.count(8)), 403, "bad-passkey");
        assertProblem(signIn(guest(), key.count(0)), 403, "bad-passkey");
        assertThat(signIn(guest(), key.count(10)).statusCode()).isEqualTo(200);
    }

    @Test
    void a_key_that_its_owner_s_devices_share_does_not_count() {
        protect(ana, key.copied());

        for (int times = 0; times < 3; times++) {
            assertThat(signIn(guest(), key).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void a_removed_key_lets_nobody_in() {
        protect(ana, key);
        var second = new SoftKey(address());
        assertThat(read(add(ana, second, ""), Account.class).passkeys()).hasSize(2);

        Account account = read(ana.delete("/api/account/passkeys/" + key.id()), Account.class);

        assertThat(account.passkeys()).extracting(Account.Passkey::id).containsExactly(second.id());
        assertProblem(signIn(guest(), key), 403, "unknown-passkey");
        assertThat(signIn(guest(), second).statusCode()).isEqualTo(200);
    }

    @Test
    void the_last_way_in_goes_only_if_that_is_said() {
        protect(ana, key);
        assertProblem(ana.delete("/api/account/passkeys/" + key.id()), 409, "last-way-in");
        assertThat(signIn(guest(), key).statusCode()).isEqualTo(200);

        assertThat(ana.delete("/api/account/passkeys/" + key.id() + "?last=true")
                        .statusCode())
                .isEqualTo(200);
        assertProblem(signIn(guest(), key), 403, "unknown-passkey");
        assertThat(ana.me().handle()).contains(handle);
    }

    @Test
    void beside_a_password_a_key_can_go_and_one_who_adds_it_knows_the_password() {
        ana.post("/api/account", new Protection(handle, PASSWORD));

        assertProblem(wish(ana, "", ""), 403, "wrong-credentials");
        assertProblem(wish(ana, "", "not this one"), 403, "wrong-credentials");
        Account account = read(add(ana, key, PASSWORD), Account.class);
        assertThat(account.password()).isTrue();
        assertThat(account.devices()).hasSize(1);
        assertThat(signIn(guest(), key).statusCode()).isEqualTo(200);

        assertThat(ana.delete("/api/account/passkeys/" + key.id()).statusCode()).isEqualTo(200);
    }

    @Test
    void whoever_has_no_password_gets_in_by_none_and_can_choose_one() {
        protect(ana, key);
        for (String guessed : List.of("", "null", PASSWORD)) {
            assertProblem(guest().post("/api/session", new SignIn(handle, guessed)), 403, "wrong-credentials");
        }

        Account account = read(ana.put("/api/account/password", new NewPassword("", PASSWORD, false)), Account.class);

        assertThat(account.password()).isTrue();
        CLOCK.pass(Duration.ofMinutes(1));
        assertThat(guest().post("/api/session", new SignIn(handle, PASSWORD)).statusCode())
                .isEqualTo(200);
        assertProblem(
                ana.put("/api/account/password", new NewPassword("", "another one", false)), 403, "wrong-credentials");
    }

    @Test
    void nobody_removes_somebody_else_s_key_and_a_guest_removes_none() {
        protect(ana, key);
        Guest bea = guest();
        protect(bea, new SoftKey(address()));

        bea.delete("/api/account/passkeys/" + key.id() + "?last=true");
        assertProblem(guest().delete("/api/account/passkeys/" + key.id()), 409, "not-protected");

        assertThat(signIn(guest(), key).statusCode()).isEqualTo(200);
    }

    @Test
    void a_handle_that_cannot_be_had_is_said_before_a_device_makes_a_key() {
        ana.post("/api/account", new Protection(handle, PASSWORD));

        assertProblem(wish(guest(), handle.toUpperCase(Locale.ROOT), ""), 409, "handle-taken");
        assertProblem(wish(guest(), "a", ""), 400, "bad-handle");
    }

    @Test
    void a_handle_that_somebody_else_takes_meanwhile_is_theirs() {
        PasskeyInvitation invitation = invite(ana, handle);
        guest().post("/api/account", new Protection(handle, PASSWORD));

        assertProblem(ana.post("/api/account/passkeys", key.make(invitation, handle)), 409, "handle-taken");
        assertThat(ana.me().handle()).isEmpty();
    }

    @Test
    void a_person_has_a_bounded_number_of_keys_and_a_device_is_told_which() {
        protect(ana, key);
        for (int number = 1; number < 20; number++) {
            assertThat(add(ana, new SoftKey(address()), "").statusCode()).isEqualTo(200);
        }

        assertProblem(wish(ana, "", ""), 409, "too-many-passkeys");
        ana.delete("/api/account/passkeys/" + key.id());
        assertThat(read(wish(ana, "", ""), PasskeyInvitation.class).known()).hasSize(19);
    }

    @Test
    void invitations_of_before_the_bound_was_reached_give_no_more_keys_than_that() {
        protect(ana, key);
        List<PasskeyInvitation> invitations = Stream.generate(() -> read(wish(ana, "", ""), PasskeyInvitation.class))
                .limit(20)
                .toList();
        List<HttpResponse<String>> answers = invitations.stream()
                .map(one -> ana.post("/api/account/passkeys", new SoftKey(address()).make(one, "")))
                .toList();

        assertThat(answers.subList(0, 19)).extracting(HttpResponse::statusCode).containsOnly(200);
        assertProblem(answers.getLast(), 409, "too-many-passkeys");
        ana.delete("/api/account/passkeys/" + key.id());
        assertThat(ana.post("/api/account/passkeys", new SoftKey(address()).make(invitations.getLast(), ""))
                        .statusCode())
                .as("the invitation isn't used up")
                .isEqualTo(200);
    }

    @Test
    void keys_are_in_what_is_downloaded_and_go_with_their_person() {
        protect(ana, key);
        signIn(guest(), key);
        JsonNode data = WireJson.mapper().readTree(ana.get("/api/account/data").body());

        JsonNode mine = data.get("passkeys").get(0);
        assertThat(mine.get("host").asString()).isEqualTo("localhost");
        assertThat(mine.get("used").asString()).endsWith("Z");
        assertThat(data.get("account").get("passwordChanged").isNull()).isTrue();

        assertThat(ana.post("/api/account/farewell", new Farewell("")).statusCode())
                .isEqualTo(200);
        assertProblem(signIn(guest(), key), 403, "unknown-passkey");
    }

    @Test
    void a_restart_takes_nobody_s_key_and_what_was_asked_before_it_is_answered_after_it() {
        protect(ana, key);
        PasskeyChallenge asked = ask(ana);
        server.close();
        server = TestServers.start(TestServers.options(folder), CLOCK);

        assertThat(guest().post("/api/session/passkey", key.from(address()).prove(asked))
                        .statusCode())
                .isEqualTo(200);
    }

    private Account protect(Guest guest, SoftKey made) {
        return read(tryProtect(guest, made), Account.class);
    }

    private HttpResponse<String> tryProtect(Guest guest, SoftKey made) {
        String own = handle + (guest == ana ? "" : "-" + NUMBERS.incrementAndGet());
        return guest.post("/api/account/passkeys", made.make(invite(guest, own), own));
    }

    private static HttpResponse<String> add(Guest guest, SoftKey made, String password) {
        PasskeyInvitation invitation = read(wish(guest, "", password), PasskeyInvitation.class);
        return guest.post("/api/account/passkeys", made.make(invitation, ""));
    }

    private static PasskeyInvitation invite(Guest guest, String handle) {
        return read(wish(guest, handle, ""), PasskeyInvitation.class);
    }

    private static HttpResponse<String> wish(Guest guest, String handle, String password) {
        return guest.post("/api/account/passkeys/challenge", new PasskeyWish(handle, password));
    }

    private static HttpResponse<String> signIn(Guest guest, SoftKey key) {
        return guest.post("/api/session/passkey", key.prove(ask(guest)));
    }

    private static PasskeyChallenge ask(Guest guest) {
        return read(guest.post("/api/session/passkey/challenge", List.of()), PasskeyChallenge.class);
    }

    private static <T> T read(HttpResponse<String> answer, Class<T> type) {
        return Guest.read(answer, type);
    }

    private static Database database() {
        return server.context().getBean(Database.class);
    }

    /// Passkeys need a name.
    private static Guest guest() {
        return new Guest(address());
    }

    private static String address() {
        return server.address().replace("127.0.0.1", "localhost");
    }
}
