package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import dev.anden.protocol.TimeControl.Correspondence;
import dev.anden.protocol.account.Protection;
import dev.anden.protocol.reminder.MailLink;
import dev.anden.protocol.reminder.NewReminderMail;
import dev.anden.protocol.reminder.Reminders;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeardLog;
import dev.anden.server.testing.MailServer;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestServers;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What can't be mailed: for whose fault.
class MailOutageTest {
    private static final String PASSWORD = "a quiet platform";
    private static final int TRIES = 5;

    /// Nothing is tried again later than that.
    private static final Duration BETWEEN = Duration.ofHours(3);

    private final MovedClock clock = new MovedClock();

    @TempDir
    Path folder;

    private MailServer mails;
    private RunningServer server;
    private Duel duel;
    private Guest away;
    private HeardLog told;

    @BeforeEach
    void start() throws IOException {
        mails = new MailServer();
        server = TestServers.start(folder, mails, clock);
        duel = Duel.start(
                        server.address(), new Correspondence(Duration.ofDays(7).toMillis()))
                .chooseTickets();
        away = duel.waiting();
        away.post("/api/account", new Protection("away", PASSWORD));
        away.put("/api/reminders/mail", new NewReminderMail("away@example.org", "en", PASSWORD));
        away.post("/api/reminders/confirm", new MailLink(mails.next().token("/confirm")));
        told = HeardLog.of("dev.anden.server.reminder");
    }

    @AfterEach
    void close() throws IOException {
        told.close();
        server.close();
        mails.close();
    }

    @Test
    void a_mail_server_that_takes_nothing_is_told_once_and_stops_nobody_s_mails() {
        mails.refuse(true);
        turnThatFails();
        turnThatFails();
        mails.refuse(false);

        assertThat(isStopped()).isFalse();
        assertThat(warnings()).containsExactly("E-mails can't be sent");
        turn();
        assertThat(mails.next().header("Subject")).isEqualTo("Your turn: USA");
        Polling.until(() -> told.events().stream()
                .anyMatch(event -> event.getFormattedMessage().equals("E-mails can be sent again")));
    }

    @Test
    @Tag(Thorough.TAG)
    void an_address_that_there_is_not_is_stopped_in_the_end() {
        mails.answerReceivers("550 5.1.1 There is nobody of that name");
        turnThatFails();
        assertThat(isStopped()).isFalse();
        turnThatFails();

        Polling.until(this::isStopped);
        assertThat(warnings()).doesNotContain("E-mails can't be sent");
    }

    @Test
    @Tag(Thorough.TAG)
    void a_mail_server_that_lets_this_one_write_to_nobody_stops_no_address() {
        mails.answerReceivers("554 5.7.1 Relay access denied");
        turnThatFails();
        turnThatFails();

        assertThat(isStopped()).isFalse();
        assertThat(warnings()).containsExactly("E-mails can't be sent");
    }

    private void turnThatFails() {
        turn();
        mails.awaitRefused();
        for (int again = 1; again < TRIES; again++) {
            clock.pass(BETWEEN);
            mails.awaitRefused();
        }
        Polling.until(() -> server.context()
                        .getBean(Database.class)
                        .read(client -> client.sql("select count(*) from reminder where kind = 'turn'")
                                .query(Integer.class)
                                .single())
                == 0);
    }

    /// It is the turn of whoever is away, and has been for long enough to be mailed.
    private void turn() {
        if (duel.toAct() == away) {
            duel.playTurn(away);
        }
        duel.playTurn(duel.opposite(away));
        int seat = away.table(duel.table()).you().orElseThrow();
        Polling.until(() -> !away.table(duel.table()).seats().get(seat).present());
        clock.pass(Duration.ofMinutes(16));
    }

    private boolean isStopped() {
        return away.ask("/api/reminders", Reminders.class)
                .mailAddresses()
                .getFirst()
                .stopped();
    }

    private List<String> warnings() {
        return told.events().stream()
                .filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
    }
}
