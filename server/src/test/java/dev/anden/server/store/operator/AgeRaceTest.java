package dev.anden.server.store.operator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Somebody comes back to another server while what is theirs is about to go.
@Tag("postgresql")
class AgeRaceTest {
    private static final long LATER = 1_000;

    private final PostgresAddress address = TestPostgres.newMeetingPlace();

    @AutoClose
    private final Database database = Databases.open(address);

    @AutoClose
    private final Database elsewhere = Databases.open(address);

    @BeforeEach
    void finishAGame() {
        OpenTable.in(database);
        execute("update game_table set status = 'over', changed = 1");
        execute("update person set seen = 1");
    }

    @Test
    void a_finished_game_goes_whole_though_one_of_its_players_comes_back_meanwhile() throws SQLException {
        try (var held = HeldRow.of(address, "seat where table_id = '" + OpenTable.ID + "' and seat = 0")) {
            var gone = CompletableFuture.supplyAsync(
                    () -> new AgeStore(database).removeFinishedOfGuests(OpenTable.ID, LATER));
            held.awaitWaiting(1);
            execute("update person set seen = " + LATER);
            held.letGo();

            assertThat(gone.join()).isTrue();
        }

        assertThat(count("game_table")).isZero();
        assertThat(count("seat")).isZero();
    }

    @Test
    void a_finished_game_stays_when_one_of_its_players_has_come_back() {
        execute("update person set seen = " + LATER + " where id = 'bea'");

        assertThat(new AgeStore(database).removeFinishedOfGuests(OpenTable.ID, LATER))
                .isFalse();

        assertThat(count("game_table")).isOne();
        assertThat(count("seat")).isPositive();
    }

    private void execute(String statement) {
        elsewhere.write(client -> client.sql(statement).update());
    }

    private int count(String rows) {
        return database.read(client ->
                client.sql("select count(*) from " + rows).query(Integer.class).single());
    }
}
