package dev.anden.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import dev.anden.server.testing.HeardLog;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.KeyValuePair;
import org.springframework.core.NestedRuntimeException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.BadSqlGrammarException;

/// What is said of what fails in the database and can be left.
class DatabaseTroubleTest {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseTroubleTest.class);

    @AutoClose
    private final HeardLog log = HeardLog.of(DatabaseTroubleTest.class);

    @Test
    void what_goes_well_is_done_and_nothing_is_said() {
        var done = new AtomicInteger();

        assertThat(DatabaseTrouble.attempt(LOG, "It isn't done", done::incrementAndGet))
                .isTrue();

        assertThat(done).hasValue(1);
        assertThat(log.events()).isEmpty();
    }

    @Test
    void a_mistake_in_the_program_is_said_where_it_is_let_go() {
        var mistake = new BadSqlGrammarException("", "select nothing", new SQLException("no such column"));

        assertThat(attempt(mistake)).isFalse();

        assertThat(DatabaseTrouble.isMistake(mistake)).isTrue();
        assertThat(log.events()).singleElement().satisfies(said -> {
            assertThat(said.getLevel()).isEqualTo(Level.WARN);
            assertThat(said.getKeyValuePairs())
                    .containsExactly(
                            new KeyValuePair("table", "t1"),
                            new KeyValuePair(
                                    "reason", mistake.getMostSpecificCause().getMessage()));
        });
    }

    @Test
    void what_the_database_is_to_blame_for_is_said_by_whoever_asked_it() {
        var outage = new DataAccessResourceFailureException("no answer");

        assertThat(attempt(outage)).isFalse();

        assertThat(DatabaseTrouble.isMistake(outage)).isFalse();
        assertThat(log.events()).noneMatch(said -> said.getLevel().isGreaterOrEqual(Level.INFO));
    }

    private static boolean attempt(NestedRuntimeException failure) {
        return DatabaseTrouble.attempt(
                LOG,
                "It isn't done",
                () -> {
                    throw failure;
                },
                "table",
                "t1");
    }
}
