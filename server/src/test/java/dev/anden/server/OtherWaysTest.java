package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.account.Account;
import dev.anden.protocol.account.LostPassword;
import dev.anden.protocol.account.NetworkBot;
import dev.anden.protocol.account.NetworkBotList;
import dev.anden.protocol.account.NetworkBotToken;
import dev.anden.protocol.account.NewNetworkBot;
import dev.anden.protocol.account.NewPassword;
import dev.anden.protocol.account.PasskeyChallenge;
import dev.anden.protocol.account.PasskeyInvitation;
import dev.anden.protocol.account.PasskeyWish;
import dev.anden.protocol.account.PasswordByLink;
import dev.anden.protocol.account.PasswordLink;
import dev.anden.protocol.account.PasswordLinkOwner;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.account.SignIn;
import dev.anden.protocol.account.SignedIn;
import dev.anden.protocol.account.TokenWish;
import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.NewReminderWebhook;
import dev.anden.protocol.reminder.ReminderMail;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.MailServer;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.Program;
import dev.anden.server.testing.SoftKey;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A thief knew the password of Ana's account, and left behind what outlives it: a passkey, a program with a token, an
/// address of the web, and a mail address that is still to be confirmed.
@Tag("store")
class OtherWaysTest {
    private static final String PASSWORD = "a quiet platform";
    private static final String OTHER = "another platform";

    @TempDir
    Path folder;

    private final MovedClock clock = new MovedClock();
    private MailServer mails;
    private RunningServer server;
    private Guest ana;

    @BeforeEach
    void start() throws IOException {
        mails = new MailServer();
        server = TestServers.start(folder, mails, clock);
        ana = guest();
        ana.post("/api/account", new Protection("ana", PASSWORD));
        assertThat(confirm(ana, askMail(ana, "ana@example.org")).statusCode()).isEqualTo(200);
        clock.pass(Duration.ofMinutes(11));
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        mails.close();
    }

    @Test
    void a_password_chosen_by_a_link_takes_away_what_the_thief_left() {
        assertThat(ways(link())).isFalse();
        Thief thief = breakIn();
        String link = link();
        assertThat(ways(link)).isTrue();

        Account account = read(guest().post("/api/session/link", new PasswordByLink(link, OTHER, true)), SignedIn.class)
                .account();

        assertThat(account.passkeys()).isEmpty();
        assertThat(account.otherWays()).isFalse();
        assertNothingIsLeft(thief);
    }

    @Test
    void another_password_takes_it_away_if_that_is_wished() {
        Thief thief = breakIn();
        assertThat(account(ana).otherWays()).isTrue();

        Account account = read(changePassword(PASSWORD, true), Account.class);

        assertThat(account.passkeys()).isEmpty();
        assertThat(account.otherWays()).isFalse();
        assertNothingIsLeft(thief);
    }

    @Test
    void it_stays_if_that_is_not_wished_or_nothing_was_proved() {
        Thief thief = breakIn();

        assertThat(changePassword("guessed", true).statusCode()).isEqualTo(403);
        assertThat(guest().post("/api/session/link", new PasswordByLink("guessed", OTHER, true))
                        .statusCode())
                .isEqualTo(404);
        assertThat(changePassword(PASSWORD, false).statusCode()).isEqualTo(200);

        assertThat(account(ana).otherWays()).isTrue();
        assertThat(signIn(thief.key()).statusCode()).isEqualTo(200);
        assertThat(thief.program().tables().name()).isEqualTo("Long Routes");
        assertThat(reminders().webhook()).isPresent();
    }

    @Test
    void a_session_alone_adds_no_address_of_the_web() {
        for (String wrong : List.of("", "guessed")) {
            assertProblem(
                    ana.put("/api/reminders/webhook", new NewReminderWebhook("http://127.0.0.1:1/spy", "en", wrong)),
                    403,
                    "wrong-credentials");
        }

        assertThat(reminders().webhook()).isEmpty();
    }

    @Test
    void an_address_that_waits_to_be_confirmed_goes_with_every_new_password() {
        String link = breakIn().mailLink();
        assertThat(changePassword(PASSWORD, false).statusCode()).isEqualTo(200);

        assertThatTheAddressIsAnasAlone(link);
    }

    @Test
    void an_address_that_waits_to_be_confirmed_goes_with_a_password_chosen_by_a_link() {
        String link = breakIn().mailLink();
        assertThat(guest().post("/api/session/link", new PasswordByLink(link(), OTHER, false))
                        .statusCode())
                .isEqualTo(200);
        ana.post("/api/session", new SignIn("ana", OTHER));

        assertThatTheAddressIsAnasAlone(link);
    }

    @Test
    void an_address_that_waits_to_be_confirmed_goes_when_everybody_else_is_signed_out() {
        String link = breakIn().mailLink();
        assertThat(ana.delete("/api/account/devices").statusCode()).isEqualTo(200);

        assertThatTheAddressIsAnasAlone(link);
    }

    @Test
    void an_address_that_waits_to_be_confirmed_goes_when_whoever_gave_it_is_signed_out() {
        String link = breakIn().mailLink();
        String device = account(ana).devices().stream()
                .filter(one -> !one.here())
                .findFirst()
                .orElseThrow()
                .id();
        assertThat(ana.delete("/api/account/devices/" + device).statusCode()).isEqualTo(200);

        assertThatTheAddressIsAnasAlone(link);
    }

    private void assertThatTheAddressIsAnasAlone(String link) {
        assertProblem(confirm(guest(), link), 404, "no-such-link");
        assertThat(reminders().mailAddresses())
                .extracting(ReminderMail::address)
                .containsExactly("ana@example.org");
    }

    @Test
    void a_program_whose_token_went_gets_another_one() {
        breakIn();
        changePassword(PASSWORD, true);

        NetworkBot bot =
                read(ana.get("/api/account/bots"), NetworkBotList.class).bots().getFirst();
        NetworkBotToken next = read(
                ana.post("/api/account/bots/%s/token".formatted(bot.id()), new TokenWish(OTHER)),
                NetworkBotToken.class);

        assertThat(bot.admitted()).isFalse();
        assertThat(next.bot().admitted()).isTrue();
        assertThat(new Program(server.address(), next.token()).tables().name()).isEqualTo("Long Routes");
    }

    private void assertNothingIsLeft(Thief thief) {
        assertProblem(signIn(thief.key()), 403, "unknown-passkey");
        assertThat(thief.program()
                        .send(thief.program().request("/api/bot/tables").GET())
                        .statusCode())
                .isEqualTo(401);
        assertProblem(confirm(guest(), thief.mailLink()), 404, "no-such-link");
        ana.post("/api/session", new SignIn("ana", OTHER));
        assertThat(reminders().webhook()).isEmpty();
        assertThat(reminders().mailAddresses())
                .extracting(ReminderMail::address)
                .containsExactly("ana@example.org");
    }

    /// @param mailLink confirms the thief's mail address
    private record Thief(SoftKey key, Program program, String mailLink) {}

    private Thief breakIn() {
        Guest thief = guest();
        thief.post("/api/session", new SignIn("ana", PASSWORD));
        var key = new SoftKey(address());
        PasskeyInvitation invitation = read(
                thief.post("/api/account/passkeys/challenge", new PasskeyWish("", PASSWORD)), PasskeyInvitation.class);
        assertThat(thief.post("/api/account/passkeys", key.make(invitation, "")).statusCode())
                .isEqualTo(200);
        NetworkBotToken made = read(
                thief.post("/api/account/bots", new NewNetworkBot("Long Routes", PASSWORD)), NetworkBotToken.class);
        assertThat(thief.put("/api/reminders/webhook", new NewReminderWebhook("http://127.0.0.1:1/spy", "en", PASSWORD))
                        .statusCode())
                .isEqualTo(200);
        return new Thief(key, new Program(server.address(), made.token()), askMail(thief, "thief@example.org"));
    }

    /// What is in the link of the mail that asks whoever reads the mails of an address.
    private String askMail(Guest guest, String address) {
        guest.put("/api/reminders/mail", new NewReminderMail(address, "en", PASSWORD));
        return mails.token("/confirm");
    }

    private static HttpResponse<String> confirm(Guest guest, String link) {
        return guest.post("/api/reminders/confirm", new MailLink(link));
    }

    private String link() {
        guest().post("/api/session/lost", new LostPassword("ana"));
        return mails.token("/new-password");
    }

    private boolean ways(String link) {
        return read(guest().post("/api/session/link/look", new PasswordLink(link)), PasswordLinkOwner.class)
                .otherWays();
    }

    private HttpResponse<String> changePassword(String current, boolean removeOtherWays) {
        return ana.put("/api/account/password", new NewPassword(current, OTHER, removeOtherWays));
    }

    private HttpResponse<String> signIn(SoftKey key) {
        Guest somebody = guest();
        PasskeyChallenge asked =
                read(somebody.post("/api/session/passkey/challenge", List.of()), PasskeyChallenge.class);
        return somebody.post("/api/session/passkey", key.prove(asked));
    }

    private static Account account(Guest guest) {
        return read(guest.get("/api/account"), Account.class);
    }

    private Reminders reminders() {
        return read(ana.get("/api/reminders"), Reminders.class);
    }

    private static <T> T read(HttpResponse<String> answer, Class<T> type) {
        return Guest.read(answer, type);
    }

    /// Passkeys need a name.
    private Guest guest() {
        return new Guest(address());
    }

    private String address() {
        return server.address().replace("127.0.0.1", "localhost");
    }
}
