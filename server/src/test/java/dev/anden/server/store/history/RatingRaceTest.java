package dev.anden.server.store.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.rating.Rating;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.table.ResultStore;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A guest becomes somebody else at one server while another one counts a game of theirs.
@Tag("postgresql")
class RatingRaceTest {
    private static final PersonId ACCOUNT = new PersonId("account");

    private final PostgresAddress address = TestPostgres.newMeetingPlace();

    @AutoClose
    private final Database database = Databases.open(address);

    @AutoClose
    private final Database elsewhere = Databases.open(address);

    @BeforeEach
    void finishARatedGame() {
        OpenTable.in(database);
        new PersonStore(database).introduce(ACCOUNT, "Ana", 1);
        List.of(
                        "update game_table set status = 'over'",
                        "insert into result (table_id, plies, started, ended, rating) values ('table', 9, 1, 2, 'waits')",
                        "insert into seat_result (table_id, seat, score, rank, person, game, seats, ended)"
                                + " select table_id, seat, 9, 1 + seat, person, 'ttr-usa', 2, 2 from seat"
                                + " where person is not null")
                .forEach(statement ->
                        database.write(client -> client.sql(statement).update()));
    }

    @Test
    void the_game_counts_for_whoever_they_are_by_then() throws SQLException {
        try (var held = HeldRow.of(address, "seat_result where table_id = 'table' and seat = 0")) {
            var moved = CompletableFuture.supplyAsync(() -> new TableStore(elsewhere, new ResultStore(elsewhere))
                    .move(OpenTable.ANA, ACCOUNT, Resemblance.NONE));
            held.awaitWaiting(1);
            var counted = CompletableFuture.supplyAsync(
                    () -> new RatingStore(database).count(OpenTable.ID, RatingRaceTest::oneMoreForAll));
            held.awaitWaiting(2);
            held.letGo();

            assertThat(moved.join()).isTrue();
            assertThat(counted.join()).isTrue();
        }

        List<String> rated = database.read(client -> client.sql("select person from rating order by person")
                .query(String.class)
                .list());
        assertThat(rated).containsExactly(ACCOUNT.text(), OpenTable.BEA.text());
    }

    private static void oneMoreForAll(RatingStore.Finished game, RatingStore.Rows rows) {
        game.seats()
                .forEach(seat ->
                        rows.put(game.game(), "", seat.player(), new RatingStore.Standing(Rating.UNKNOWN, 1, 0)));
    }
}
