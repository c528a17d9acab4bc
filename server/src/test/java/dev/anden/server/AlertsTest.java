package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.account.LostPassword;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyWish;
import dev.anden.protocol.account.PasswordByLink;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.TokenWish;
import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.NewReminderWebhook;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.MailServer;
import dev.anden.server.testing.MailServer.Mail;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.SoftKey;
import dev.anden.server.testing.TestServers;
import jakarta.mail.internet.MimeUtility;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever has confirmed a mail address is told there what acts for their account from now on.
class AlertsTest {
    private static final String PASSWORD = "a quiet platform";
    private static final String OTHER = "another platform";
    private static final String OTHERWISE = "https://games.example.org/lost-password";

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private MailServer mails;
    private RunningServer server;
    private Guest ana;

    /// Hers now.
    private String password = PASSWORD;

    @BeforeEach
    void start() throws IOException {
        mails = new MailServer();
        server = TestServers.start(folder, mails, clock);
        ana = new Guest(address());
        ana.post("/api/account", new Protection("Ana.B", PASSWORD));
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        mails.close();
    }

    @Test
    void of_a_new_passkey() throws IOException {
        confirm("es");

        addPasskey();

        Mail mail = mails.next();
        assertThat(mail.to()).containsExactly("ana@example.org");
        assertThat(subject(mail)).isEqualTo("Tu cuenta tiene una llave de acceso nueva");
        assertThat(mail.text()).contains("«Ana.B»", "Si no, elige ahora mismo otra contraseña", OTHERWISE);
    }

    @Test
    void of_a_new_password() throws IOException {
        confirm("en");

        changePassword(PASSWORD, OTHER);

        Mail mail = mails.next();
        assertThat(subject(mail)).isEqualTo("Your password has changed");
        assertThat(mail.text()).contains("“Ana.B”", "If it wasn’t, choose another password right away", OTHERWISE);
    }

    @Test
    void of_a_new_password_by_a_link() throws IOException {
        confirm("en");
        Guest somebody = new Guest(address());
        somebody.post("/api/session/lost", new LostPassword("ana.b"));

        assertOk(somebody.post("/api/session/link", new PasswordByLink(mails.token("/new-password"), OTHER, true)));

        assertThat(subject(mails.next())).isEqualTo("Your password has changed");
    }

    @Test
    void of_the_token_of_a_new_program_and_of_another_one() throws IOException {
        confirm("en");

        NetworkBotToken made = Guest.read(makeBot("Long Routes"), NetworkBotToken.class);
        Mail mail = mails.next();
        assertThat(subject(mail)).isEqualTo("A new token for one of your bots");
        assertThat(mail.text()).contains("“Ana.B”", OTHERWISE).doesNotContain(made.token());

        assertOk(ana.post("/api/account/bots/%s/token".formatted(made.bot().id()), new TokenWish(PASSWORD)));
        assertThat(subject(mails.next())).isEqualTo("A new token for one of your bots");
    }

    @Test
    void of_a_new_address_of_the_web() throws IOException {
        confirm("en");

        assertOk(addWebhook());

        Mail mail = mails.next();
        assertThat(subject(mail)).isEqualTo("A new webhook for your account");
        assertThat(mail.text())
                .contains("“Ana.B”", OTHERWISE)
                .as("what a stranger wrote is told to nobody")
                .doesNotContain("/spy");
    }

    @Test
    @Tag("store")
    void that_another_address_is_the_account_s_at_the_one_that_was() throws IOException {
        confirm("en");
        clock.pass(Duration.ofMinutes(11));
        assertOk(ana.put("/api/reminders/mail", new NewReminderMail("thief@example.org", "en", PASSWORD)));

        assertOk(ana.post("/api/reminders/confirm", new MailLink(mails.next().token("/confirm"))));

        Mail mail = mails.next();
        assertThat(mail.to()).containsExactly("ana@example.org");
        assertThat(subject(mail)).isEqualTo("Your account no longer uses this address");
        assertThat(mail.text()).contains("“Ana.B”", "sign in here and choose another password right away");
    }

    @Test
    void that_an_address_was_removed_at_that_one_and_not_that_it_was_confirmed_again() throws IOException {
        confirm("es");
        clock.pass(Duration.ofMinutes(11));
        confirm("en");
        String id = ana.ask("/api/reminders", Reminders.class)
                .mailAddresses()
                .getFirst()
                .id();

        assertOk(ana.delete("/api/reminders/receivers/" + id));

        Mail mail = mails.next();
        assertThat(mail.to()).containsExactly("ana@example.org");
        assertThat(subject(mail)).isEqualTo("Your account no longer uses this address");
        assertThat(mails.waiting()).isZero();
    }

    @Test
    void of_what_was_refused_nothing_is_told_nor_where_no_address_is_confirmed() throws IOException {
        assertOk(addWebhook());
        askMail("en");
        String link = mails.next().token("/confirm");
        assertOk(makeBot("Long Routes"));
        assertOk(ana.post("/api/reminders/confirm", new MailLink(link)));

        ana.put("/api/account/password", new NewPassword("guessed", OTHER, true));
        makeBot("Long Routes");
        changePassword(PASSWORD, OTHER);

        assertThat(subject(mails.next())).isEqualTo("Your password has changed");
        assertThat(mails.waiting()).isZero();
    }

    @Test
    void of_each_kind_three_times_at_once_and_then_three_times_a_day() throws IOException {
        confirm("en");
        for (int number = 0; number < 3; number++) {
            assertOk(addWebhook());
            assertThat(subject(mails.next())).isEqualTo("A new webhook for your account");
        }

        assertOk(addWebhook());
        changePassword(PASSWORD, OTHER);
        assertThat(subject(mails.next())).isEqualTo("Your password has changed");
        assertThat(mails.waiting()).isZero();

        clock.pass(Duration.ofHours(8).plusMinutes(1));
        assertOk(addWebhook());
        assertThat(subject(mails.next())).isEqualTo("A new webhook for your account");
    }

    @Test
    void what_is_asked_for_is_done_although_no_mail_can_be_sent() {
        confirm("en");
        mails.refuse(true);

        addPasskey();
        mails.awaitRefused();
        changePassword(PASSWORD, OTHER);
        mails.awaitRefused();
        assertOk(makeBot("Long Routes"));
        mails.awaitRefused();
        assertOk(addWebhook());
        mails.awaitRefused();
    }

    private void confirm(String language) {
        askMail(language);
        assertOk(ana.post("/api/reminders/confirm", new MailLink(mails.next().token("/confirm"))));
    }

    private void askMail(String language) {
        assertOk(ana.put("/api/reminders/mail", new NewReminderMail("ana@example.org", language, PASSWORD)));
    }

    private void addPasskey() {
        PasskeyInvitation invitation = Guest.read(
                ana.post("/api/account/passkeys/challenge", new PasskeyWish("", PASSWORD)), PasskeyInvitation.class);
        assertOk(ana.post("/api/account/passkeys", new SoftKey(address()).make(invitation, "")));
    }

    private void changePassword(String current, String next) {
        assertOk(ana.put("/api/account/password", new NewPassword(current, next, false)));
        password = next;
    }

    private HttpResponse<String> makeBot(String name) {
        return ana.post("/api/account/bots", new NewNetworkBot(name, password));
    }

    private HttpResponse<String> addWebhook() {
        return ana.put("/api/reminders/webhook", new NewReminderWebhook("http://127.0.0.1:1/spy", "en", password));
    }

    private static void assertOk(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }

    private static String subject(Mail mail) throws IOException {
        return MimeUtility.decodeText(mail.header("Subject"));
    }

    /// Passkeys need a name.
    private String address() {
        return server.address().replace("127.0.0.1", "localhost");
    }
}
