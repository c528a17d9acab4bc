package dev.anden.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.spi.ILoggingEvent;
import dev.anden.server.testing.HeardLog;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.slf4j.event.KeyValuePair;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.BadSqlGrammarException;

/// What whoever runs a server reads about a database that fails.
@Tag("sqlite")
class OutageTest {
    /// Other tests have outages of their own.
    private static final String WHAT = "spoken to in this test";

    @AutoClose
    private final HeardLog log = HeardLog.of(Outage.class);

    private long now = Duration.ofHours(-1).toNanos();
    private final Outage outage = new Outage(WHAT, () -> now);

    @Test
    void a_failure_is_told_at_once_and_those_after_it_once_a_minute() {
        for (int second = 0; second < 150; second++) {
            outage.fail(new SQLException("no answer"));
            pass(Duration.ofSeconds(1));
        }

        assertThat(told())
                .containsExactly(
                        "The database can't be spoken to in this test failures=1 reason=no answer",
                        "The database can't be spoken to in this test failures=61 reason=no answer",
                        "The database can't be spoken to in this test failures=121 reason=no answer");
    }

    @Test
    void its_end_is_told_once_and_the_next_one_at_once() {
        outage.pass();
        outage.fail(new SQLException("gone"));
        pass(Duration.ofMillis(2_500));
        outage.fail(new SQLException("still gone"));
        pass(Duration.ofSeconds(10));
        outage.pass();
        outage.pass();
        outage.fail(new SQLException("gone again"));

        assertThat(told())
                .containsExactly(
                        "The database can't be spoken to in this test failures=1 reason=gone",
                        "The database can be spoken to in this test again failed=PT2.5S failures=2",
                        "The database can't be spoken to in this test failures=1 reason=gone again");
    }

    @Test
    void where_something_goes_well_between_failures_it_goes_on() {
        for (int second = 0; second < 50; second++) {
            outage.fail(new SQLException("one table is locked"));
            pass(Duration.ofMillis(500));
            outage.pass();
            pass(Duration.ofMillis(500));
        }

        assertThat(told())
                .containsExactly("The database can't be spoken to in this test failures=1 reason=one table is locked");
    }

    @Test
    void a_question_that_the_database_does_not_answer_is_one_and_a_wrong_one_is_not() {
        assertThatThrownBy(() -> outage.over(() -> {
                    throw new BadSqlGrammarException("wrong", "selct 1", new SQLException("selct?", "42601"));
                }))
                .isInstanceOf(BadSqlGrammarException.class);
        assertThat(told()).isEmpty();

        assertThatThrownBy(() -> outage.over(() -> {
                    throw new DataAccessResourceFailureException("away", new SQLException("nobody there", "08006"));
                }))
                .isInstanceOf(DataAccessResourceFailureException.class);
        pass(Duration.ofSeconds(10));
        assertThat(outage.over(() -> 7)).isEqualTo(7);
        assertThat(told())
                .containsExactly(
                        "The database can't be spoken to in this test failures=1 reason=nobody there",
                        "The database can be spoken to in this test again failed=PT0S failures=1");
    }

    @Test
    void a_question_whose_answer_nobody_waits_for_is_none() {
        assertThatThrownBy(() -> outage.over(() -> {
                    throw new DataAccessResourceFailureException("broken off", new InterruptedException());
                }))
                .isInstanceOf(DataAccessResourceFailureException.class);

        assertThat(told()).isEmpty();
    }

    @Test
    void nothing_is_told_of_a_database_that_was_closed() {
        outage.close();
        outage.fail(new SQLException("closed"));

        assertThat(told()).isEmpty();
    }

    @Test
    void whoever_passes_it_on_says_it_softly_and_anything_else_aloud() {
        assertThat(Outage.level(new DataAccessResourceFailureException("away"), Level.ERROR))
                .isEqualTo(Level.DEBUG);
        assertThat(Outage.level(new IllegalStateException(new DataAccessResourceFailureException("away")), Level.ERROR))
                .isEqualTo(Level.DEBUG);
        assertThat(Outage.level(
                        new DataAccessResourceFailureException("not waited for", new InterruptedException()),
                        Level.WARN))
                .isEqualTo(Level.DEBUG);
        assertThat(Outage.level(new BadSqlGrammarException("wrong", "x", new SQLException("x")), Level.ERROR))
                .isEqualTo(Level.ERROR);
        assertThat(Outage.level(new IllegalStateException("a mistake"), Level.WARN))
                .isEqualTo(Level.WARN);
    }

    private void pass(Duration time) {
        now += time.toNanos();
    }

    private List<String> told() {
        return log.events().stream()
                .filter(event -> event.getFormattedMessage().contains(WHAT))
                .map(OutageTest::line)
                .toList();
    }

    private static String line(ILoggingEvent event) {
        var line = new StringBuilder(event.getFormattedMessage());
        for (KeyValuePair fact : event.getKeyValuePairs()) {
            line.append(' ').append(fact.key).append('=').append(fact.value);
        }
        return line.toString();
    }
}
