package dev.anden.server.store.operator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.TestPostgres;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Old games in thousands. What PostgreSQL is asked has to be answered within seconds.
@Tag("postgresql")
class AgeStoreTest {
    private static final int GAMES = 6_000;
    private static final int PEOPLE = 8_000;
    private static final long LATER = 1_000;
    private static final int PAGE = 50;

    private final PostgresAddress address =
            PostgresAddress.of(TestPostgres.newUrl() + "?socketTimeout=5").orElseThrow();

    @AutoClose
    private final Database database = Databases.open(address);

    @Test
    void lost_games_are_found_soon_however_many_there_are_that_somebody_could_come_back_to() {
        execute("insert into person (id, name, created, seen) select 'p' || n, '', 1, " + LATER
                + " from generate_series(1, " + PEOPLE + ") n");
        execute("insert into person (id, name, created, seen) values ('lost', '', 1, 1)");
        execute("insert into game_table (id, game, rules_version, host, status, seed, created, options, changed)"
                + " select 'g' || n, 'ttr-usa', 1, 'lost', 'over', '', 1, '', 1 from generate_series(1, " + GAMES
                + ") n");
        execute("insert into seat (table_id, seat, kind, person, bot)"
                + " select 'g' || n, 0, 'person', 'p' || n, '' from generate_series(1, " + GAMES + ") n");
        execute("analyze");
        execute("update seat set person = 'lost' where table_id in ('g7', 'g77')");

        assertThat(new AgeStore(database).finishedOfGuests(LATER, "", PAGE)).isEqualTo(List.of("g7", "g77"));
    }

    private void execute(String statement) {
        database.write(client -> client.sql(statement).update());
    }
}
