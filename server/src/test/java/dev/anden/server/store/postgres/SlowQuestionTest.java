package dev.anden.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.dao.QueryTimeoutException;

/// A question whose answer takes longer than a server is waited for.
@Tag("postgresql")
class SlowQuestionTest {
    private static final String QUERY_CANCELED = "57014";

    @AutoClose
    private final Database database = Databases.open(
            PostgresAddress.of(TestPostgres.newUrl() + "?socketTimeout=2").orElseThrow());

    @Test
    void it_is_broken_off_by_the_server_which_is_not_taken_for_one_that_is_away() {
        assertThatThrownBy(() -> ask("select 1 from pg_sleep(60)"))
                .isInstanceOf(QueryTimeoutException.class)
                .rootCause()
                .isInstanceOfSatisfying(
                        SQLException.class,
                        failure -> assertThat(failure.getSQLState()).isEqualTo(QUERY_CANCELED));

        assertThat(ask("select count(*) from pg_stat_activity where datname = current_database()"
                        + " and state = 'active' and query like '%pg_sleep(60)'"))
                .isZero();
    }

    private int ask(String question) {
        return database.read(client -> client.sql(question).query(Integer.class).single());
    }
}
