package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.Farewell;
import dev.anden.protocol.account.LostPassword;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.PasswordByLink;
import dev.anden.protocol.account.PasswordLink;
import dev.anden.protocol.account.PasswordLinkOwner;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.account.SignedIn;
import dev.anden.protocol.json.WireJson;
import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MailServer;
import dev.anden.server.testing.MailServer.Mail;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.Limits;
import jakarta.mail.internet.MimeUtility;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whoever has lost a password chooses another one, by a link that was sent or handed over.
class LostPasswordTest {
    private static final String PASSWORD = "a quiet platform";
    private static final String OTHER = "another platform";

    @RegisterExtension
    static final OneServer WITHOUT_MAIL = new OneServer();

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private MailServer mails;
    private RunningServer server;

    @BeforeEach
    void start() throws IOException {
        mails = new MailServer();
        server = TestServers.start(folder, mails, clock);
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        mails.close();
    }

    @Test
    void a_link_is_sent_by_which_another_password_is_chosen_and_every_other_device_is_signed_out() throws IOException {
        Guest ana = reachable("Ana.B", "ana@example.org");
        String table = ana.createTable("me", "friend").id();
        Guest lost = new Guest(server);
        String own = lost.createTable("me", "friend").id();

        ask(lost, "ANA.b ");
        Mail mail = mails.next();

        assertThat(mail.to()).containsExactly("ana@example.org");
        assertThat(MimeUtility.decodeText(mail.header("Subject"))).isEqualTo("Elige otra contraseña");
        assertThat(mail.text()).contains("«Ana.B»", "https://games.example.org/new-password#");
        String link = mail.token("/new-password");
        assertThat(WireJson.mapper()
                        .readValue(
                                lost.post("/api/session/link/look", new PasswordLink(link))
                                        .body(),
                                PasswordLinkOwner.class))
                .isEqualTo(new PasswordLinkOwner("Ana.B", false));
        try (LiveClient before = ana.watch(table)) {
            before.await("welcome");

            Account account = read(use(lost, link, OTHER));

            assertThat(account.handle()).contains("Ana.B");
            assertThat(account.devices()).singleElement().matches(Account.Device::here);
            assertThat(before.awaitClose()).isPositive();
        }
        assertThat(lost.table(table).host()).isTrue();
        assertThat(lost.table(own).host())
                .as("what the guest had goes with them")
                .isTrue();
        assertThat(ana.me().handle()).isEmpty();
        assertProblem(signIn(ana, "Ana.B", PASSWORD), 403, "wrong-credentials");
        assertThat(read(signIn(ana, "Ana.B", OTHER)).devices()).hasSize(2);
    }

    @Test
    void a_link_works_once_within_an_hour_and_only_with_a_password_that_can_be() {
        Guest ana = reachable("ana", "ana@example.org");
        ask(ana, "ana");
        String late = mails.next().token("/new-password");
        clock.pass(Duration.ofHours(1));
        assertProblem(use(ana, late, OTHER), 404, "no-such-link");

        ask(ana, "ana");
        String link = mails.next().token("/new-password");
        clock.pass(Duration.ofHours(1).minusMillis(1));
        assertProblem(use(ana, link, "short"), 400, "bad-password");
        assertProblem(use(ana, link + "x", OTHER), 404, "no-such-link");
        assertProblem(use(ana, "", OTHER), 404, "no-such-link");
        assertThat(use(ana, link, OTHER).statusCode()).isEqualTo(200);

        assertProblem(use(new Guest(server), link, PASSWORD), 404, "no-such-link");
        assertProblem(new Guest(server).post("/api/session/link/look", new PasswordLink(link)), 404, "no-such-link");
        assertThat(signIn(new Guest(server), "ana", OTHER).statusCode()).isEqualTo(200);
    }

    @Test
    void once_the_password_has_changed_no_older_link_changes_it_again() {
        Guest ana = reachable("ana", "ana@example.org");
        ask(ana, "ana");
        String first = mails.next().token("/new-password");
        ask(ana, "ana");
        String second = mails.next().token("/new-password");

        assertThat(use(ana, second, OTHER).statusCode()).isEqualTo(200);
        assertProblem(use(ana, first, PASSWORD), 404, "no-such-link");

        ask(ana, "ana");
        String third = mails.token("/new-password");
        assertThat(ana.put("/api/account/password", new NewPassword(OTHER, PASSWORD, false))
                        .statusCode())
                .isEqualTo(200);
        assertProblem(use(ana, third, OTHER), 404, "no-such-link");
    }

    @Test
    void who_has_forgotten_the_handle_too_is_sent_it_by_the_confirmed_address() {
        reachable("ana", "both@example.org");
        reachable("bea", "both@example.org");
        Guest lost = new Guest(server);

        ask(lost, " Both@Example.org");

        assertThat(List.of(mails.next().text(), mails.next().text()))
                .anyMatch(text -> text.contains("«ana»"))
                .anyMatch(text -> text.contains("«bea»"));
    }

    @Test
    void the_answer_tells_neither_whether_there_is_an_account_nor_whether_it_has_an_address() {
        reachable("ana", "ana@example.org");
        Guest silent = new Guest(server);
        silent.post("/api/account", new Protection("silent", PASSWORD));
        Guest waiting = new Guest(server);
        waiting.post("/api/account", new Protection("waiting", PASSWORD));
        waiting.put("/api/reminders/mail", new NewReminderMail("waiting@example.org", "es", PASSWORD));
        assertThat(mails.next().text()).contains("/confirm#");
        Guest stranger = new Guest(server);

        HttpResponse<String> known = ask(stranger, "ana");
        for (String text : List.of(
                "silent", "waiting", "waiting@example.org", "nobody", "nobody@example.org", "", "\0", "@", "'")) {
            HttpResponse<String> answer = ask(stranger, text);
            assertThat(answer.body()).isEqualTo(known.body());
            assertThat(answer.headers().map().keySet())
                    .isEqualTo(known.headers().map().keySet());
        }
        assertThat(mails.next().to()).containsExactly("ana@example.org");
        // Whatever else was asked for would have come by now: the last one asked for comes last.
        ask(stranger, "ana");
        assertThat(mails.next().to()).containsExactly("ana@example.org");
        assertThat(mails.waiting()).isZero();
    }

    @Test
    @Tag("store")
    void an_account_gets_three_mails_an_hour_whoever_asks_for_them_and_the_answer_stays_the_same() {
        reachable("ana", "ana@example.org");
        reachable("bea", "bea@example.org");
        Guest stranger = new Guest(server);
        for (int number = 0; number < 3; number++) {
            ask(stranger, "ana");
            assertThat(mails.next().to()).containsExactly("ana@example.org");
        }

        ask(stranger, "ana");
        ask(stranger, "ana@example.org");
        ask(stranger, "bea");
        assertThat(mails.next().to()).containsExactly("bea@example.org");
        assertThat(mails.waiting()).isZero();

        clock.pass(Duration.ofHours(1));
        ask(stranger, "ana");
        assertThat(mails.next().to()).containsExactly("ana@example.org");
    }

    @Test
    @Tag("store")
    void a_link_that_whoever_runs_the_server_hands_over_works_once_within_a_day() throws StartFailure {
        Guest ana = new Guest(server);
        ana.post("/api/account", new Protection("Ana", PASSWORD));
        ServerOptions options = TestServers.options(folder);
        assertThat(OperatorLink.make(options, "nobody", clock.instant())).isEmpty();
        String late = handedOver(options);
        clock.pass(Duration.ofDays(1));
        assertProblem(use(ana, late, OTHER), 404, "no-such-link");
        String link = handedOver(options);
        clock.pass(Duration.ofDays(1).minusMillis(1));

        assertThat(use(new Guest(server), link, OTHER).statusCode()).isEqualTo(200);

        assertProblem(use(new Guest(server), link, PASSWORD), 404, "no-such-link");
        assertThat(ana.me().handle()).isEmpty();
    }

    private String handedOver(ServerOptions options) throws StartFailure {
        String page = OperatorLink.make(options, "ANA", clock.instant()).orElseThrow();
        assertThat(page).startsWith("/new-password#");
        return page.substring(page.indexOf('#') + 1);
    }

    @Test
    void from_one_address_links_are_asked_for_tried_and_used_only_so_often(@TempDir Path other) {
        var few = TestServers.options(other).withLimits(Limits.DEFAULT);
        try (RunningServer limited = TestServers.start(few, clock)) {
            Guest stranger = new Guest(limited);
            int free = Limits.DEFAULT.attempts().burst() * Limits.ADDRESS;
            for (int number = 0; number < free; number++) {
                HttpResponse<String> answer = switch (number % 3) {
                    case 0 -> stranger.post("/api/session/lost", new LostPassword("ana"));
                    case 1 -> stranger.post("/api/session/link/look", new PasswordLink("guessed"));
                    default -> use(stranger, "guessed", OTHER);
                };
                assertThat(answer.statusCode()).isNotEqualTo(429);
            }

            assertProblem(stranger.post("/api/session/lost", new LostPassword("ana")), 429, "too-many-requests");
            assertProblem(
                    stranger.post("/api/session/link/look", new PasswordLink("guessed")), 429, "too-many-requests");
            assertProblem(use(stranger, "guessed", OTHER), 429, "too-many-requests");
        }
    }

    @Test
    void who_can_t_send_mail_says_so() {
        assertProblem(WITHOUT_MAIL.guest().post("/api/session/lost", new LostPassword("nobody")), 409, "no-mails");
    }

    @Test
    @Tag("store")
    void links_are_part_of_what_is_kept_of_a_person_and_go_with_them_and_with_their_time() throws StartFailure {
        Guest ana = new Guest(server);
        ana.post("/api/account", new Protection("ana", PASSWORD));
        Guest bea = new Guest(server);
        bea.post("/api/account", new Protection("bea", PASSWORD));
        ServerOptions options = TestServers.options(folder);
        for (String handle : List.of("ana", "bea")) {
            OperatorLink.make(options, handle, clock.instant());
        }
        JsonNode data = WireJson.mapper().readTree(ana.get("/api/account/data").body());
        assertThat(data.get("passwordLinks")).hasSize(1);
        assertThat(data.get("passwordLinks").get(0).get("expires").asString()).endsWith("Z");

        assertThat(ana.post("/api/account/farewell", new Farewell(PASSWORD)).statusCode())
                .isEqualTo(200);
        assertThat(links()).isEqualTo(1);

        clock.pass(Duration.ofDays(1));
        server.context().getBean(Ageing.class).round();
        assertThat(links()).isZero();
    }

    private int links() {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select count(*) from password_link")
                        .query(Integer.class)
                        .single());
    }

    /// An account with a confirmed address.
    private Guest reachable(String handle, String address) {
        Guest guest = new Guest(server);
        guest.post("/api/account", new Protection(handle, PASSWORD));
        clock.pass(Duration.ofMinutes(11));
        guest.put("/api/reminders/mail", new NewReminderMail(address, "es", PASSWORD));
        assertThat(guest.post(
                                "/api/reminders/confirm",
                                new MailLink(mails.next().token("/confirm")))
                        .statusCode())
                .isEqualTo(200);
        return guest;
    }

    private static HttpResponse<String> ask(Guest guest, String account) {
        HttpResponse<String> answer = guest.post("/api/session/lost", new LostPassword(account));
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer;
    }

    private static HttpResponse<String> use(Guest guest, String link, String password) {
        return guest.post("/api/session/link", new PasswordByLink(link, password, false));
    }

    private static HttpResponse<String> signIn(Guest guest, String handle, String password) {
        return guest.post("/api/session", new SignIn(handle, password));
    }

    private static Account read(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return WireJson.mapper().readValue(answer.body(), SignedIn.class).account();
    }
}
