package dev.anden.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.CuttingProxy;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestPostgres;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What becomes of a change when PostgreSQL dies with it, and gives its number to another one.
@Tag("postgresql")
class LostNumberTest {
    @Test
    void a_change_that_was_lost_is_not_taken_for_that_of_another_which_was_given_its_number() throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.builder()
                        .setPGStartupWait(Patience.LENGTH)
                        // What was kept before is kept.
                        .setServerConfig("synchronous_commit", "on")
                        .start();
                CuttingProxy proxy = CuttingProxy.to(postgres.getPort());
                Database database = Databases.open(
                        PostgresAddress.of("postgresql://postgres@localhost:" + proxy.port() + "/postgres")
                                .orElseThrow())) {
            var tries = new AtomicInteger();
            var number = new AtomicLong();
            proxy.cutBefore("commit", () -> dieAndGiveAway(postgres, number.get()));

            database.write(client -> {
                number.set(client.sql("select pg_current_xact_id()::text::bigint")
                        .query(Long.class)
                        .single());
                client.sql("insert into setting (name, value) values ('once', '')")
                        .update();
                tries.incrementAndGet();
            });

            assertThat(tries).hasValue(2);
            assertThat(count(postgres)).isEqualTo(1);
        }
    }

    private static int count(EmbeddedPostgres postgres) throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select count(*) from setting where name = 'once'")) {
            row.next();
            return row.getInt(1);
        }
    }

    private static void dieAndGiveAway(EmbeddedPostgres postgres, long number) {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Connection other = postgres.getPostgresDatabase().getConnection()) {
            TestPostgres.breakDown(connection);
            Polling.until(() -> isGone(other));
        } catch (SQLException failure) {
            throw new AssertionError(failure);
        }
        Polling.until(() -> isGivenAway(postgres, number));
    }

    /// All go with the one that died, a moment later.
    private static boolean isGone(Connection connection) {
        try (Statement statement = connection.createStatement()) {
            return !statement.execute("select 1");
        } catch (SQLException gone) {
            return true;
        }
    }

    /// Whether another transaction, which is kept, has had the number, or a later one.
    private static boolean isGivenAway(EmbeddedPostgres postgres, long number) {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select pg_current_xact_id()::text::bigint")) {
            row.next();
            return row.getLong(1) >= number;
        } catch (SQLException notBack) {
            return false;
        }
    }
}
