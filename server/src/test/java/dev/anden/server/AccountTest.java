package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.Person;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.account.SignedIn;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.RatingTable;
import dev.anden.server.account.PasswordCost;
import dev.anden.server.people.Sessions;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeldWriter;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.SlowPost;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.Together;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("store")
class AccountTest {
    private static final AtomicInteger NUMBERS = new AtomicInteger();
    private static final String PASSWORD = "una estación lejana";

    @TempDir
    static Path folder;

    private static final MovedClock CLOCK = new MovedClock();
    private static RunningServer server;

    private Guest ana;

    /// Handles that no other test has.
    private String handle;

    @BeforeAll
    static void start() {
        server = TestServers.start(TestServers.options(folder), CLOCK);
    }

    @BeforeEach
    void come() {
        ana = new Guest(server);
        handle = "ana-" + NUMBERS.incrementAndGet();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    void a_guest_becomes_an_account_and_keeps_name_tables_and_seats() {
        ana.put("/api/me", new Person("Ana"));
        String table = ana.createTable("me", "friend").id();

        Account account = protect(ana, "Ana.B");

        assertThat(account.handle()).contains("Ana.B");
        assertThat(account.devices()).singleElement().matches(Account.Device::here);
        assertThat(ana.me().name()).isEqualTo("Ana");
        assertThat(ana.me().handle()).contains("Ana.B");
        assertThat(ana.table(table).you()).contains(0);
        assertThat(ana.table(table).host()).isTrue();
    }

    @Test
    void a_device_that_was_used_while_the_clock_was_wrong_is_not_there_in_the_future() {
        protect(ana, handle);
        CLOCK.pass(Duration.ofDays(30));
        ana.me();
        assertThat(account(ana).devices().getFirst().seen()).isEqualTo(CLOCK.millis());
        CLOCK.pass(Duration.ofDays(-30));

        ana.me();

        assertThat(account(ana).devices().getFirst().seen()).isEqualTo(CLOCK.millis());
    }

    @Test
    void whoever_signs_in_on_another_device_sits_where_they_sat_and_plays_there() {
        Duel duel = Duel.start(server).chooseTickets();
        Guest onTurn = duel.toAct();
        protect(onTurn, "somebody");
        Guest phone = new Guest(server);

        assertThat(signIn(phone, "SOMEBODY ", PASSWORD).devices()).hasSize(2);

        try (LiveClient live = phone.watch(duel.table())) {
            assertThat(live.awaitTurn()).isTrue();
            assertAccepted(live.chooseFirst());
        }
    }

    @Test
    void what_a_guest_did_before_signing_in_goes_to_the_account_and_a_second_seat_at_one_table_becomes_free() {
        protect(ana, handle);
        String both = ana.createTable("me", "friend", "friend").id();
        Guest phone = new Guest(server);
        String own = phone.createTable("me", "friend").id();
        phone.sitDown(both, 1);
        try (LiveClient watching = new Guest(server).watch(own);
                LiveClient before = phone.watch(own)) {
            before.await("welcome");

            assertThat(signedIn(trySignIn(phone, handle, PASSWORD)).seatsLeft()).isEqualTo(1);

            assertThat(before.awaitClose()).isEqualTo(1012);
            assertThat(phone.table(own).you()).contains(0);
            assertThat(phone.table(own).host()).isTrue();
            assertThat(ana.table(own).you()).contains(0);
            assertThat(phone.table(both).you()).contains(0);
            assertThat(ana.table(both).seats().get(1).kind()).isEqualTo(SeatKind.FREE);
            watching.awaitTable(table -> table.get("seats")
                    .get(0)
                    .get("name")
                    .asString()
                    .equals(ana.me().name()));
        }
    }

    @Test
    void of_two_seats_in_a_game_that_goes_on_a_bot_plays_the_guest_s_for_good() {
        protect(ana, handle);
        String both = ana.createTable("me", "friend", "friend").id();
        Guest phone = new Guest(server);
        phone.sitDown(both, 1);
        new Guest(server).sitDown(both, 2);
        ana.start(both);

        assertThat(signedIn(trySignIn(phone, handle, PASSWORD)).seatsLeft()).isEqualTo(1);

        SeatInfo left = ana.table(both).seats().get(1);
        assertThat(left.substitute())
                .hasValueSatisfying(bot -> assertThat(bot.reason()).isEqualTo(Substitute.Reason.RESIGNED));
        assertThat(phone.table(both).you()).contains(0);
        assertThat(signedIn(trySignIn(new Guest(server), handle, PASSWORD)).seatsLeft())
                .isZero();
    }

    @Test
    void a_table_that_the_guest_set_up_and_where_the_account_sits_is_the_account_s() {
        protect(ana, handle);
        Guest phone = new Guest(server);
        String both = phone.createTable("me", "friend", "friend").id();
        new Guest(server).sitDown(both, 1);
        ana.sitDown(both, 2);

        signIn(phone, handle, PASSWORD);

        assertThat(ana.table(both).host()).isTrue();
        assertThat(ana.table(both).you()).contains(2);
        assertThat(ana.table(both).seats().getFirst().kind()).isEqualTo(SeatKind.FREE);
    }

    @Test
    void what_is_remembered_of_a_guest_s_games_is_the_account_s_after_signing_in() {
        protect(ana, handle);
        Guest phone = new Guest(server);
        String over = phone.createSoloTable().id();
        try (LiveClient live = phone.watch(over)) {
            live.playToTheEnd();
        }
        Database database = server.context().getBean(Database.class);
        String guest = phone.cookie("anden-guest").split("\\.", -1)[0];
        database.write(client -> client.sql("insert into rating values ('ttr-usa', '', ?, '', 26, 5, 3, 2)")
                .param(guest)
                .update());

        signIn(phone, handle, PASSWORD);

        assertThat(ana.ask("/api/me/history", HistoryPage.class).games())
                .extracting(game -> game.table())
                .containsExactly(over);
        assertThat(ana.ask("/api/ratings/ttr-usa", RatingTable.class).mine())
                .hasValueSatisfying(mine -> assertThat(mine.games()).isEqualTo(3));
        assertThat(database.<Integer>read(client -> client.sql("select count(*) from rating where person = ?")
                        .param(guest)
                        .query(Integer.class)
                        .single()))
                .isZero();
    }

    @Test
    void a_guest_s_cookie_is_good_for_nothing_once_the_person_has_an_account() {
        Guest copied = new Guest(server);
        String table = copied.createTable("me", "friend").id();
        String cookie = copied.cookie("anden-guest");
        try (LiveClient live = copied.watch(table)) {
            live.await("welcome");
            protect(copied, "copied");
            assertThat(live.awaitClose()).isEqualTo(1012);
        }
        HttpResponse<String> thief = new Guest(server)
                .send(copied.request("/api/tables/" + table).header("Cookie", "anden-guest=" + cookie));

        assertThat(thief.body()).contains("\"you\":null", "\"host\":false");
        assertThat(copied.table(table).you()).contains(0);
    }

    @Test
    void the_browser_of_a_guest_who_got_an_account_elsewhere_is_told_so_once() throws Exception {
        Guest desk = new Guest(server);
        desk.createTable("me", "friend");
        String phone = "anden-guest=" + desk.cookie("anden-guest");
        assertThat(desk.me().protectedElsewhere()).isFalse();
        protect(desk, "elsewhere");
        assertThat(desk.me().protectedElsewhere()).isFalse();

        try (HttpClient browser = HttpClient.newHttpClient()) {
            HttpResponse<String> told =
                    browser.send(desk.request("/api/me").header("Cookie", phone).build(), BodyHandlers.ofString());
            assertThat(told.body()).contains("\"chosen\":false", "\"protectedElsewhere\":true");
            String next = told.headers().firstValue("Set-Cookie").orElseThrow();
            assertThat(next).startsWith("anden-guest=").doesNotContain(phone);
            HttpResponse<String> later = browser.send(
                    desk.request("/api/me").header("Cookie", next.split(";")[0]).build(), BodyHandlers.ofString());
            assertThat(later.body()).contains("\"protectedElsewhere\":false");
        }
    }

    @Test
    void a_forged_session_is_nobody_s() {
        protect(ana, handle);
        String table = ana.createTable("me", "friend").id();

        for (String forged :
                List.of("", "x", "' or 1=1 --", ana.cookie("anden-session") + "x", "%00", "a".repeat(4000))) {
            HttpResponse<String> answer = new Guest(server)
                    .send(ana.request("/api/tables/" + table).header("Cookie", "anden-session=\"" + forged + "\""));
            assertThat(answer.body()).as(forged).contains("\"you\":null");
        }
    }

    @Test
    void wrong_handle_and_wrong_password_are_answered_alike() {
        protect(ana, handle);
        Guest other = new Guest(server);

        HttpResponse<String> wrongPassword = trySignIn(other, handle, "not this one");
        HttpResponse<String> wrongHandle = trySignIn(other, "nobody", "not this one");

        assertProblem(wrongPassword, 403, "wrong-credentials");
        assertThat(wrongHandle.body()).isEqualTo(wrongPassword.body());
        assertThat(other.me().handle()).isEmpty();
    }

    @Test
    void each_wrong_password_makes_the_next_one_wait_longer_and_no_stranger_locks_anybody_out() {
        protect(ana, handle);
        signIn(new Guest(server), handle, PASSWORD);
        Guest stranger = new Guest(server);
        for (int number = 0; number < 3; number++) {
            assertProblem(trySignIn(stranger, handle, "wrong " + number), 403, "wrong-credentials");
        }
        assertProblem(trySignIn(stranger, handle, PASSWORD), 429, "too-many-attempts");
        CLOCK.pass(Duration.ofSeconds(1));
        assertProblem(trySignIn(stranger, handle, "wrong"), 403, "wrong-credentials");
        CLOCK.pass(Duration.ofSeconds(1));
        HttpResponse<String> waits = trySignIn(stranger, handle, PASSWORD);
        assertProblem(waits, 429, "too-many-attempts");
        assertThat(Guest.problem(waits).facts()).containsEntry("seconds", "1");

        CLOCK.pass(Duration.ofSeconds(1));
        signIn(stranger, handle, PASSWORD);
    }

    @Test
    void a_handle_belongs_to_one_person_however_it_is_written() {
        protect(ana, "Ángel");

        assertProblem(tryProtect(new Guest(server), "ÁNGEL", PASSWORD), 409, "handle-taken");
        assertProblem(tryProtect(new Guest(server), "A\u0301ngel", PASSWORD), 409, "handle-taken");
        assertProblem(tryProtect(ana, "another", PASSWORD), 409, "already-protected");
        for (String bad :
                List.of("ab", "a".repeat(31), "two words", "a@b.c", "x\u200dy", "<b>bold", "\u3164\u3164\u3164")) {
            assertProblem(tryProtect(new Guest(server), bad, PASSWORD), 400, "bad-handle");
        }
    }

    @Test
    void whoever_protects_their_games_twice_at_once_is_told_that_they_are_protected() {
        assertProblem(secondOf(ana, ana), 409, "already-protected");
        assertThat(account(ana).devices()).hasSize(1);
    }

    @Test
    void of_two_who_want_a_handle_at_once_the_second_is_told_that_it_is_taken() {
        assertProblem(secondOf(ana, new Guest(server)), 409, "handle-taken");
    }

    /// What the second of two is answered who have both found the handle free.
    private HttpResponse<String> secondOf(Guest one, Guest other) {
        try (var held = new HeldWriter(server.context().getBean(Database.class))) {
            var answers = Stream.of(one, other)
                    .map(guest -> CompletableFuture.supplyAsync(
                            () -> tryProtect(guest, handle, PASSWORD), Thread::startVirtualThread))
                    .toList();
            held.awaitWaiting(2);
            held.letGo();
            List<HttpResponse<String>> refused = answers.stream()
                    .map(CompletableFuture::join)
                    .filter(answer -> answer.statusCode() != 200)
                    .toList();
            assertThat(refused).hasSize(1);
            return refused.getFirst();
        }
    }

    @Test
    void a_password_is_long_enough_and_not_the_handle() {
        for (String bad : List.of("", "1234567", "x".repeat(201), "ANA-in-town")) {
            assertProblem(tryProtect(new Guest(server), "ana-in-town", bad), 400, "bad-password");
        }
        Guest longest = new Guest(server);
        assertThat(tryProtect(longest, "longest", "ñ".repeat(200)).statusCode()).isEqualTo(200);
        assertThat(trySignIn(new Guest(server), "longest", "n\u0303".repeat(200))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void nothing_that_proves_who_somebody_is_can_be_read_in_the_database() {
        protect(ana, handle);
        String token = ana.cookie("anden-session");

        List<String> kept = server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select hash from password union all select token from session"
                                + " union all select id from session")
                        .query(String.class)
                        .list());

        assertThat(kept).hasSizeGreaterThan(2).noneMatch(text -> text.contains(PASSWORD) || text.contains(token));
        assertThat(kept).anyMatch(text -> text.startsWith("$argon2id$v=19$"));
        assertThat(ServerOptions.of(folder).passwordCost())
                .as("those of tests alone are hashed with less")
                .isEqualTo(PasswordCost.USUAL);
    }

    @Test
    void another_password_signs_everybody_else_out_at_once() {
        String table = ana.createTable("me", "friend").id();
        protect(ana, handle);
        Guest phone = new Guest(server);
        signIn(phone, handle, PASSWORD);
        try (LiveClient live = phone.watch(table)) {
            live.await("welcome");

            assertProblem(changePassword(ana, "wrong", "another station"), 403, "wrong-credentials");
            assertThat(changePassword(ana, PASSWORD, "another station").statusCode())
                    .isEqualTo(200);

            assertThat(live.awaitClose()).isEqualTo(1012);
            assertThat(phone.table(table).you()).isEmpty();
            assertThat(ana.table(table).you()).contains(0);
            assertProblem(trySignIn(phone, handle, PASSWORD), 403, "wrong-credentials");
            signIn(phone, handle, "another station");
        }
    }

    @Test
    void a_guest_who_begins_an_account_while_they_sign_in_as_it_keeps_what_is_theirs() throws IOException {
        Guest guest = new Guest(server);
        String table = guest.createTable("friend", "friend").id();
        String body = WireJson.mapper().writeValueAsString(new SignIn(handle, PASSWORD));
        try (SlowPost slow = new SlowPost(
                server.address(),
                "/api/session",
                body.getBytes(StandardCharsets.UTF_8).length,
                "Content-Type: application/json",
                "Cookie: anden-guest=" + guest.cookie("anden-guest"))) {
            protect(guest, handle);

            slow.send(body);

            assertThat(slow.answer()).startsWith("HTTP/1.1 200");
        }
        assertThat(guest.table(table).host()).isTrue();
    }

    @Test
    void whoever_changes_a_password_that_is_another_by_now_is_refused() {
        protect(ana, handle);
        AccountStore store = new AccountStore(server.context().getBean(Database.class));
        AccountStore.Row before = store.byHandle(handle).orElseThrow();
        assertThat(changePassword(ana, PASSWORD, "another station").statusCode())
                .isEqualTo(200);

        assertThat(store.changePassword(
                        before, new AccountStore.Change("a thief's", false, opening(before.person())), 1))
                .isFalse();

        assertThat(account(ana).devices()).hasSize(1);
        signIn(new Guest(server), handle, "another station");
    }

    private static SessionStore.Opening opening(PersonId person) {
        return new SessionStore.Opening("thief", "hash", person, "device", Optional.empty());
    }

    @Test
    void whoever_signs_in_while_the_password_is_changed_isn_t_signed_in_afterwards() {
        protect(ana, handle);
        Guest phone = new Guest(server);
        for (int round = 0; round < 40; round++) {
            String before = PASSWORD + (round == 0 ? "" : round);
            String next = PASSWORD + (round + 1);

            Together.run(
                    () -> assertThat(changePassword(ana, before, next).statusCode())
                            .isEqualTo(200),
                    () -> trySignIn(phone, handle, before));

            assertThat(account(ana).devices()).singleElement().matches(Account.Device::here);
        }
    }

    @Test
    void one_device_or_all_others_are_signed_out_from_any() {
        protect(ana, handle);
        Guest phone = new Guest(server);
        Guest tablet = new Guest(server);
        signIn(phone, handle, PASSWORD);
        signIn(tablet, handle, PASSWORD);
        String here = account(phone).devices().getFirst().id();

        ana.delete("/api/account/devices/" + here);
        assertThat(phone.me().handle()).isEmpty();
        assertThat(account(ana).devices()).hasSize(2);

        ana.delete("/api/account/devices");
        assertThat(tablet.me().handle()).isEmpty();
        assertThat(account(ana).devices()).hasSize(1);

        assertThat(ana.delete("/api/session").statusCode()).isEqualTo(200);
        assertThat(ana.me().handle()).isEmpty();
        assertProblem(ana.delete("/api/account/devices"), 409, "not-protected");
        assertProblem(changePassword(ana, PASSWORD, "another one"), 409, "not-protected");
    }

    @Test
    void nobody_ends_the_session_of_somebody_else() {
        protect(ana, handle);
        Guest bea = new Guest(server);
        protect(bea, "bea");

        bea.delete("/api/account/devices/" + account(ana).devices().getFirst().id());

        assertThat(ana.me().handle()).contains(handle);
    }

    @Test
    void an_account_is_signed_in_at_a_bounded_number_of_places_for_a_bounded_time_and_is_never_forgotten() {
        ana.put("/api/me", new Person("Ana"));
        protect(ana, handle);
        List<Guest> devices = IntStream.range(0, SessionStore.MOST)
                .mapToObj(number -> {
                    CLOCK.pass(Duration.ofSeconds(1));
                    Guest device = new Guest(server);
                    signIn(device, handle, PASSWORD);
                    return device;
                })
                .toList();
        assertThat(ana.me().handle()).isEmpty();
        assertThat(account(devices.getLast()).devices()).hasSize(SessionStore.MOST);

        CLOCK.pass(Sessions.AGE.minusDays(1));
        assertThat(devices.getLast().me().handle()).contains(handle);
        CLOCK.pass(Duration.ofDays(2));
        server.context().getBean(Ageing.class).round();

        assertThat(devices.getFirst().me().handle()).isEmpty();
        assertThat(account(devices.getLast()).devices()).hasSize(1);
        CLOCK.pass(Duration.ofDays(1000));
        server.context().getBean(Ageing.class).round();
        Guest back = new Guest(server);
        signIn(back, handle, PASSWORD);
        assertThat(back.me().name()).isEqualTo("Ana");
    }

    @Test
    void nobody_is_signed_out_because_the_clock_is_wrong_for_a_moment() {
        protect(ana, handle);
        Duration step = Sessions.AGE.plusDays(1);
        CLOCK.jump(step);
        assertThat(ana.me().handle()).contains(handle);

        CLOCK.jump(step.negated());
        assertThat(ana.me().handle()).contains(handle);
    }

    @Test
    void whoever_was_longest_away_is_signed_out_at_once_by_one_sign_in_too_many() {
        String table = ana.createTable("me", "friend").id();
        protect(ana, handle);
        try (LiveClient live = ana.watch(table)) {
            live.await("welcome");

            Guest last = ana;
            for (int number = 0; number < SessionStore.MOST; number++) {
                CLOCK.pass(Duration.ofSeconds(1));
                last = new Guest(server);
                signIn(last, handle, PASSWORD);
            }

            assertThat(live.awaitClose()).isEqualTo(1012);
            assertThat(ana.me().handle()).isEmpty();
            // A round of ageing lets only so many sessions go, and other tests have some.
            last.delete("/api/account/devices");
        }
    }

    @Test
    void a_restart_signs_nobody_out() {
        Guest phone = new Guest(server);
        protect(ana, handle);
        signIn(phone, handle, PASSWORD);
        server.close();
        server = TestServers.start(TestServers.options(folder), CLOCK);

        assertThat(ana.at(server).me().handle()).contains(handle);
        assertThat(phone.at(server).me().handle()).contains(handle);
    }

    @Test
    void a_handle_shows_others_nothing() {
        Guest watcher = new Guest(server);
        protect(ana, "secret-handle");
        TableInfo table = ana.createTable("me", "friend");

        assertThat(watcher.get("/api/tables").body()).contains(table.id()).doesNotContain("secret-handle");
        assertThat(table.seats()).extracting(SeatInfo::name).doesNotContain("secret-handle");
    }

    @Test
    void a_device_is_named_by_what_its_browser_says_and_nothing_else_of_it_is_kept() {
        HttpResponse<String> answer = ana.send(ana.request("/api/account")
                .header("Content-Type", "application/json")
                .header(
                        "User-Agent",
                        "Mozilla/5.0 (Linux; Android 15; <b>x) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36")
                .POST(BodyPublishers.ofString(WireJson.mapper().writeValueAsString(new Protection(handle, PASSWORD)))));

        assertThat(WireJson.mapper().readValue(answer.body(), Account.class).devices())
                .singleElement()
                .matches(device -> device.name().equals("Chrome · Android"));
    }

    private static Account account(Guest guest) {
        return read(guest.get("/api/account"));
    }

    private static Account protect(Guest guest, String handle) {
        return read(tryProtect(guest, handle, PASSWORD));
    }

    private static HttpResponse<String> tryProtect(Guest guest, String handle, String password) {
        return guest.post("/api/account", new Protection(handle, password));
    }

    private static Account signIn(Guest guest, String handle, String password) {
        return signedIn(trySignIn(guest, handle, password)).account();
    }

    private static SignedIn signedIn(HttpResponse<String> answer) {
        return Guest.read(answer, SignedIn.class);
    }

    private static HttpResponse<String> trySignIn(Guest guest, String handle, String password) {
        return guest.post("/api/session", new SignIn(handle, password));
    }

    private static HttpResponse<String> changePassword(Guest guest, String current, String password) {
        return guest.put("/api/account/password", new NewPassword(current, password, false));
    }

    private static Account read(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return WireJson.mapper().readValue(answer.body(), Account.class);
    }
}
