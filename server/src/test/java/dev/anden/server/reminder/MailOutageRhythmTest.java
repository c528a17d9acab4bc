package dev.anden.server.reminder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.MovedClock;
import jakarta.mail.MessagingException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// How often mails are tried that can wait.
class MailOutageRhythmTest {
    private final MessagingException silent = new MessagingException("Read timed out");

    private final MovedClock clock = new MovedClock();
    private final MailOutage outage = new MailOutage(clock);

    @Test
    void while_no_mail_gets_through_one_a_minute_is_tried() {
        assertThat(outage.allowsTry()).isTrue();
        assertThat(outage.allowsTry()).isTrue();
        outage.fail(silent);

        assertThat(outage.allowsTry()).isFalse();
        clock.pass(Duration.ofMinutes(1));
        assertThat(outage.allowsTry()).isTrue();
        assertThat(outage.allowsTry()).as("while that one is tried").isFalse();
        clock.pass(Duration.ofSeconds(30));
        outage.fail(silent);
        assertThat(outage.allowsTry()).as("after it has failed").isFalse();
        clock.pass(Duration.ofSeconds(30));
        assertThat(outage.allowsTry()).isTrue();
    }

    @Test
    void as_soon_as_one_gets_through_all_others_do() {
        outage.fail(silent);
        outage.pass();

        assertThat(outage.allowsTry()).isTrue();
        assertThat(outage.allowsTry()).isTrue();
    }
}
