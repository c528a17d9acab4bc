package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.NewInvitation;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.LostPassword;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.NewReminderWebhook;
import dev.anden.protocol.reminder.ReminderMail;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.protocol.reminder.WebhookSecret;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Limited;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MailServer;
import dev.anden.server.testing.MailServer.Mail;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.PastGames;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whoever isn't there is told that it is their turn by mail, or by an address of the web: both for accounts.
@Tag("store")
class ReminderMailTest {
    private static final String PASSWORD = "a quiet platform";
    private static final TimeControl SLOW =
            new Correspondence(Duration.ofDays(1).toMillis());

    /// Neither what isn't one, nor another spelling of one.
    private static final List<String> NO_ADDRESSES = List.of(
            "",
            "ana",
            "ana@",
            "ana@example",
            "a b@example.org",
            "ana@example.org.",
            "Ana <ana@example.org>",
            "g1:ana@example.org;",
            "g1:ana@example.org,bea@example.org;",
            "ana(me)@example.org",
            "ana@(here)example.org",
            "\"ana\"@example.org",
            "an\\a@example.org",
            "ana@[127.0.0.1].org",
            "<ana@example.org>");

    @TempDir
    static Path folder;

    private static final MovedClock CLOCK = new MovedClock();
    private static MailServer mails;
    private static RunningServer server;

    @BeforeAll
    static void start() throws IOException {
        mails = new MailServer();
        server = TestServers.start(TestServers.options(folder).withReminders(TestServers.reminders(mails)), CLOCK);
    }

    @AfterAll
    static void close() throws IOException {
        server.close();
        mails.close();
    }

    @Test
    void a_mail_goes_to_a_confirmed_address_alone_a_quarter_of_an_hour_after_the_turn_began_and_stops_by_one_press() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        Guest away = protectedAs(duel.waiting(), "away");
        Guest acting = duel.toAct();
        away.put("/api/reminders/mail", new NewReminderMail("Away@Example.org", "es", PASSWORD));
        Mail question = mails.next();
        assertThat(question.to()).containsExactly("away@example.org");
        assertThat(question.text()).contains("https://games.example.org/confirm#");
        duel.playTurn(acting);
        duel.playTurn(away);
        assertThat(away.post("/api/reminders/confirm", new MailLink(question.token("/confirm")))
                        .statusCode())
                .isEqualTo(200);
        assertProblem(
                away.post("/api/reminders/confirm", new MailLink(question.token("/confirm"))), 404, "no-such-link");
        duel.playTurn(acting);
        CLOCK.pass(Duration.ofMinutes(16));

        Mail told = mails.next();

        assertThat(told.header("Subject")).isEqualTo("Te toca: Estados Unidos");
        assertThat(told.text()).contains("https://games.example.org/tables/" + duel.table());
        assertThat(told.header("From")).contains("anden@example.org");
        assertThat(told.header("Auto-Submitted")).isEqualTo("auto-generated");
        String stop = told.token("/unsubscribe");
        assertThat(told.header("List-Unsubscribe"))
                .isEqualTo("<https://games.example.org/api/reminders/unsubscribe/%s>".formatted(stop));
        assertThat(told.header("List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");

        String guessed = stop.substring(0, stop.length() - 1) + (stop.endsWith("A") ? "B" : "A");
        assertThat(oneClick(guessed)).isEqualTo(404);
        assertThat(reminders(away).mailAddresses()).hasSize(1);
        assertThat(oneClick(stop)).isEqualTo(200);
        assertThat(reminders(away).mailAddresses()).isEmpty();
        assertThat(oneClick(stop)).as("it works once").isEqualTo(404);
        assertThat(mails.waiting()).as("the turn was told once").isZero();
    }

    @Test
    void who_is_asked_something_by_correspondence_gets_a_mail_although_a_bot_plays_for_them() {
        Duel duel = Duel.start(server.address(), SLOW).chooseTickets();
        protectedAs(duel.bea(), "beas-questions");
        duel.bea().put("/api/reminders/mail", new NewReminderMail("questions@example.org", "es", PASSWORD));
        duel.bea().post("/api/reminders/confirm", new MailLink(mails.next().token("/confirm")));
        try (LiveClient bea = duel.bea().watch(duel.table())) {
            bea.await("welcome");
            assertAccepted(bea.order(StepAway::new));
        }
        duel.awaitGone(duel.bea());
        try (LiveClient ana = duel.ana().watch(duel.table())) {
            ana.await("welcome");
            assertAccepted(ana.order(ProposeEnd::new));
        }
        CLOCK.pass(Duration.ofMinutes(16));

        Mail told = mails.next();

        assertThat(told.to()).containsExactly("questions@example.org");
        assertThat(told.header("Subject")).isEqualTo("Esperan tu respuesta: Estados Unidos");
        assertThat(told.text()).contains("https://games.example.org/tables/" + duel.table());
    }

    @Test
    void another_address_asks_for_the_password_since_it_could_choose_another_one() {
        Guest ana = protectedAs(new Guest(server), "ana-is-asked");

        assertProblem(
                ana.put("/api/reminders/mail", new NewReminderMail("thief@example.org", "en", "")),
                403,
                "wrong-credentials");

        assertThat(reminders(ana).mailAddresses()).isEmpty();
    }

    @Test
    void mails_are_for_accounts_and_nobody_is_asked_twice_within_minutes() {
        Guest guest = new Guest(server);
        assertProblem(
                guest.put("/api/reminders/mail", new NewReminderMail("ana@example.org", "en", PASSWORD)),
                409,
                "not-protected");
        Guest ana = protectedAs(guest, "anas-handle");
        Guest bea = protectedAs(new Guest(server), "beas-handle");
        for (String none : NO_ADDRESSES) {
            assertProblem(ana.put("/api/reminders/mail", new NewReminderMail(none, "en", PASSWORD)), 400, "bad-mail");
        }
        ana.put("/api/reminders/mail", new NewReminderMail("ana@example.org", "en", PASSWORD));
        assertThat(mails.next().header("Subject")).isEqualTo("Confirm your e-mail address");
        assertThat(reminders(ana).mailAddresses().getFirst().confirmed()).isFalse();
        assertProblem(
                bea.put("/api/reminders/mail", new NewReminderMail("ANA@example.org", "en", PASSWORD)),
                429,
                "mailed-already");
        assertProblem(
                ana.post(
                        "/api/reminders/receivers/%s/trial"
                                .formatted(reminders(ana)
                                        .mailAddresses()
                                        .getFirst()
                                        .id()),
                        List.of()),
                404,
                "not-found");

        assertThat(ana.get("/api/account/data").body()).contains("ana@example.org");
    }

    @Test
    void nobody_is_asked_twice_within_minutes_whatever_has_become_of_whoever_wished_it() {
        Guest ana = protectedAs(new Guest(server), "ana-insists");
        var stranger = new NewReminderMail("stranger@example.org", "en", PASSWORD);
        ana.put("/api/reminders/mail", stranger);
        assertThat(mails.next().to()).containsExactly("stranger@example.org");

        ana.put("/api/reminders/mail", new NewReminderMail("own@example.org", "en", PASSWORD));
        assertThat(mails.next().to()).containsExactly("own@example.org");
        assertProblem(ana.put("/api/reminders/mail", stranger), 429, "mailed-already");

        ana.delete("/api/reminders/receivers/"
                + reminders(ana).mailAddresses().getFirst().id());
        assertThat(reminders(ana).mailAddresses()).isEmpty();
        assertProblem(ana.put("/api/reminders/mail", stranger), 429, "mailed-already");

        ana.post("/api/account/farewell", new Farewell(PASSWORD));
        Guest bea = protectedAs(new Guest(server), "bea-insists");
        assertProblem(bea.put("/api/reminders/mail", stranger), 429, "mailed-already");

        CLOCK.pass(Duration.ofMinutes(11));
        bea.put("/api/reminders/mail", stranger);
        assertThat(mails.next().to()).containsExactly("stranger@example.org");
    }

    @Test
    void an_address_that_is_confirmed_stays_until_another_one_is() {
        Guest ana = protectedAs(new Guest(server), "ana-moves");
        confirm(ana, "before@example.org");

        ana.put("/api/reminders/mail", new NewReminderMail("slip@example.org", "en", PASSWORD));
        mails.next();
        assertThat(addresses(ana)).containsExactly("before@example.org", "slip@example.org");
        assertThat(reminders(ana).mailAddresses())
                .extracting(ReminderMail::confirmed)
                .containsExactly(true, false);
        assertThat(lostPasswordLink("ana-moves").to()).containsExactly("before@example.org");

        confirm(ana, "after@example.org");

        assertThat(mails.next().to()).as("who is told that it was replaced").containsExactly("before@example.org");
        assertThat(addresses(ana)).containsExactly("after@example.org");
        assertThat(lostPasswordLink("ana-moves").to()).containsExactly("after@example.org");
    }

    @Test
    void where_no_mail_can_be_sent_the_address_that_is_confirmed_stays_and_the_other_one_can_be_asked_again() {
        Guest ana = protectedAs(new Guest(server), "ana-waits");
        confirm(ana, "working@example.org");

        mails.refuse(true);
        try {
            assertProblem(
                    ana.put("/api/reminders/mail", new NewReminderMail("later@example.org", "en", PASSWORD)),
                    502,
                    "not-reached");
        } finally {
            mails.refuse(false);
        }

        assertThat(addresses(ana)).containsExactly("working@example.org");
        confirm(ana, "later@example.org");
        assertThat(mails.next().to()).as("who is told that it was replaced").containsExactly("working@example.org");
        assertThat(addresses(ana)).containsExactly("later@example.org");
    }

    @Test
    void nobody_has_mails_sent_to_one_stranger_after_the_other(@TempDir Path other) {
        var options = TestServers.options(other)
                .withLimits(Limited.MAILS.only(new Limits.Rate(2, 0.001)))
                .withReminders(TestServers.reminders(mails));
        try (RunningServer bounded = TestServers.start(options)) {
            Guest ana = protectedAs(new Guest(bounded.address()), "strangers");
            for (String stranger : List.of("one@example.org", "two@example.org")) {
                assertThat(ana.put("/api/reminders/mail", new NewReminderMail(stranger, "en", PASSWORD))
                                .statusCode())
                        .isEqualTo(200);
                assertThat(mails.next().to()).containsExactly(stranger);
            }

            assertProblem(
                    ana.put("/api/reminders/mail", new NewReminderMail("three@example.org", "en", PASSWORD)),
                    429,
                    "too-many-mails");
        }
    }

    private static void confirm(Guest guest, String address) {
        guest.put("/api/reminders/mail", new NewReminderMail(address, "en", PASSWORD));
        Mail question = mails.next();
        assertThat(question.to()).containsExactly(address);
        assertThat(guest.post("/api/reminders/confirm", new MailLink(question.token("/confirm")))
                        .statusCode())
                .isEqualTo(200);
    }

    private static List<String> addresses(Guest guest) {
        return reminders(guest).mailAddresses().stream()
                .map(ReminderMail::address)
                .toList();
    }

    private static Mail lostPasswordLink(String handle) {
        new Guest(server).post("/api/session/lost", new LostPassword(handle));
        return mails.next();
    }

    @Test
    @Tag(Thorough.TAG)
    void an_address_of_the_web_is_told_with_a_signature_and_a_failing_one_is_stopped_in_the_end()
            throws IOException, GeneralSecurityException, InterruptedException {
        BlockingQueue<List<String>> calls = new LinkedBlockingQueue<>();
        var status = new AtomicInteger(204);
        HttpServer hook = hook(calls, status::get);
        try {
            Duel duel = Duel.start(server).chooseTickets();
            Guest away = protectedAs(duel.waiting(), "hook");
            String address = address(hook);
            String secret = tellByHook(away, hook).secret();
            duel.playTurn(duel.toAct());
            awaitGone(duel, away);
            CLOCK.pass(Duration.ofSeconds(11));

            List<String> call = next(calls);

            JsonNode body = Guest.JSON.readTree(call.get(3));
            assertThat(body.get("event").asString()).isEqualTo("turn");
            assertThat(body.get("address").asString()).isEqualTo("https://games.example.org/tables/" + duel.table());
            assertThat(call.get(2)).isEqualTo("v1," + signature(secret, call));
            assertThat(away.get("/api/account/data").body()).contains(address).doesNotContain(secret);

            status.set(500);
            String trial = "/api/reminders/receivers/%s/trial"
                    .formatted(reminders(away).webhook().orElseThrow().id());
            assertProblem(away.post(trial, List.of()), 502, "not-reached");
            next(calls);
            for (int turn = 0; turn < 2; turn++) {
                duel.playTurn(away);
                duel.playTurn(duel.opposite(away));
                awaitGone(duel, away);
                for (int again = 0; again < 5; again++) {
                    CLOCK.pass(Duration.ofHours(7));
                    next(calls);
                }
            }
            Polling.until(() -> reminders(away).webhook().orElseThrow().stopped());
            status.set(204);
            assertThat(away.post(trial, List.of()).statusCode()).isEqualTo(200);
            assertThat(reminders(away).webhook().orElseThrow().stopped()).isFalse();
        } finally {
            hook.stop(0);
        }
    }

    @Test
    void whoever_is_invited_to_a_table_by_correspondence_is_told_by_an_address_of_the_web_and_then_by_mail()
            throws IOException, InterruptedException {
        BlockingQueue<List<String>> calls = new LinkedBlockingQueue<>();
        HttpServer hook = hook(calls, () -> 204);
        try {
            Duel played = Duel.start(server);
            PastGames.finish(server.context().getBean(Database.class), played.table(), 1_000, 0);
            Guest bea = protectedAs(played.bea(), "bea-invited");
            tellByHook(bea, hook);
            bea.put("/api/reminders/mail", new NewReminderMail("invited@example.org", "es", PASSWORD));
            bea.post("/api/reminders/confirm", new MailLink(mails.next().token("/confirm")));
            TableInfo table = Guest.table(played.ana().tryCreate("ttr-usa", Map.of(), SLOW, "me", "friend"));
            played.ana().post("/api/tables/%s/invitations".formatted(table.id()), new NewInvitation(played.table(), 1));
            String address = "https://games.example.org/tables/" + table.id();

            CLOCK.pass(Duration.ofSeconds(11));
            JsonNode body = Guest.JSON.readTree(next(calls).get(3));
            assertThat(body.get("event").asString()).isEqualTo("invited");
            assertThat(body.get("table").asString()).isEqualTo(table.id());
            assertThat(body.get("address").asString()).isEqualTo(address);
            assertThat(mails.waiting()).isZero();
            // What isn't noted as told is told again.
            Polling.until(() -> waitingFor("invited", address(hook)) == 0);

            CLOCK.pass(Duration.ofMinutes(16));
            Mail told = mails.next();
            assertThat(told.to()).containsExactly("invited@example.org");
            assertThat(told.header("Subject")).isEqualTo("Te invitan: Estados Unidos");
            assertThat(told.text())
                    .contains("Alguien con quien has jugado quiere jugar contigo.")
                    .contains(address);
            assertThat(calls).isEmpty();
        } finally {
            hook.stop(0);
        }
    }

    @Test
    void games_that_wait_for_somebody_at_once_come_in_one_mail_and_to_a_program_each_by_itself()
            throws IOException, InterruptedException {
        BlockingQueue<List<String>> calls = new LinkedBlockingQueue<>();
        HttpServer hook = hook(calls, () -> 204);
        try {
            Guest away = protectedAs(new Guest(server), "busy");
            tellByHook(away, hook);
            away.put("/api/reminders/mail", new NewReminderMail("busy@example.org", "es", PASSWORD));
            away.post("/api/reminders/confirm", new MailLink(mails.next().token("/confirm")));
            List<String> tables = new Guest(server).startGamesWith(away, 3, SLOW);

            CLOCK.pass(Duration.ofSeconds(11));
            var told = new ArrayList<String>();
            for (int call = 0; call < tables.size(); call++) {
                told.add(Guest.JSON.readTree(next(calls).get(3)).get("table").asString());
            }
            assertThat(told).containsExactlyInAnyOrderElementsOf(tables);

            CLOCK.pass(Duration.ofMinutes(16));
            Mail mail = mails.next();
            assertThat(mail.header("Subject")).isEqualTo("Te toca en 3 partidas");
            assertThat(mail.text().lines()).contains("https://games.example.org/");
            Polling.until(() -> waitingFor("turn", "busy@example.org") == 0);
            assertThat(mails.waiting()).isZero();
            // That time runs out there would be told while the clock passes for others.
            oneClick(mail.token("/unsubscribe"));
        } finally {
            hook.stop(0);
        }
    }

    /// How many reminders of a kind are to be told at an address.
    private static int waitingFor(String kind, String address) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select count(*) from reminder where kind = ? and receiver in"
                                + " (select id from receiver where address = ?)")
                        .params(kind, address)
                        .query(Integer.class)
                        .single());
    }

    /// An address of the web; what it is told is its id, its time, its signature and its body.
    private static HttpServer hook(BlockingQueue<List<String>> calls, IntSupplier status) throws IOException {
        HttpServer hook = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        hook.createContext("/hook", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            // What is answered is settled before whoever waits for the call may settle something else.
            int answer = status.getAsInt();
            calls.add(List.of(
                    exchange.getRequestHeaders().getFirst("webhook-id"),
                    exchange.getRequestHeaders().getFirst("webhook-timestamp"),
                    exchange.getRequestHeaders().getFirst("webhook-signature"),
                    body));
            exchange.sendResponseHeaders(answer, -1);
            exchange.close();
        });
        hook.start();
        return hook;
    }

    private static String address(HttpServer hook) {
        return "http://127.0.0.1:%d/hook".formatted(hook.getAddress().getPort());
    }

    private static WebhookSecret tellByHook(Guest guest, HttpServer hook) {
        return Guest.read(
                guest.put("/api/reminders/webhook", new NewReminderWebhook(address(hook), "en", PASSWORD)),
                WebhookSecret.class);
    }

    /// Who is still there when a reminder is due isn't told before a while has passed.
    private static void awaitGone(Duel duel, Guest away) {
        int seat = away.table(duel.table()).you().orElseThrow();
        Polling.until(() -> !away.table(duel.table()).seats().get(seat).present());
    }

    private static int oneClick(String token) {
        Guest program = new Guest(server);
        return program.send(program.request("/api/reminders/unsubscribe/" + token)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString("List-Unsubscribe=One-Click")))
                .statusCode();
    }

    private static List<String> next(BlockingQueue<List<String>> calls) throws InterruptedException {
        List<String> call = calls.poll(Patience.LENGTH.toSeconds(), TimeUnit.SECONDS);
        assertThat(call).isNotNull();
        return call;
    }

    private static String signature(String secret, List<String> call) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring("whsec_".length())), "HmacSHA256"));
        String signed = call.get(0) + "." + call.get(1) + "." + call.get(3);
        return Base64.getEncoder().encodeToString(mac.doFinal(signed.getBytes(StandardCharsets.UTF_8)));
    }

    private static Guest protectedAs(Guest guest, String handle) {
        assertThat(guest.post("/api/account", new Protection(handle, PASSWORD)).statusCode())
                .isEqualTo(200);
        return guest;
    }

    private static Reminders reminders(Guest guest) {
        return guest.ask("/api/reminders", Reminders.class);
    }
}
