package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.NameTaken;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestPostgres;
import java.sql.SQLException;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Two servers change an open table at the same moment: the second one waits, and then finds it as it is.
@Tag("postgresql")
class OpenTableRaceTest {
    private static final PersonId ANA = OpenTable.ANA;
    private static final PersonId BEA = OpenTable.BEA;
    private static final PersonId CLEO = new PersonId("cleo");
    private static final PersonId DAN = new PersonId("dan");
    private static final String TABLE = OpenTable.ID;

    private final PostgresAddress address = TestPostgres.newMeetingPlace();

    @AutoClose
    private final Database database = Databases.open(address);

    private final TableStore tables = OpenTable.in(database);

    @Test
    void whoever_sits_down_meanwhile_keeps_the_seat_that_somebody_else_leaves() throws SQLException {
        boolean freed = after(
                "update seat set person = 'cleo' where seat = 1",
                () -> tables.open().free(TABLE, StoredTable.Seat.of(1, BEA), ANA, ANA, 2));

        assertThat(freed).isFalse();
        assertThat(seat(1).person()).contains(CLEO);
    }

    @Test
    void a_seat_is_given_once() throws SQLException {
        new PersonStore(database).introduce(DAN, "Dan", 1);
        boolean occupied = after(
                "update seat set kind = 'person', person = 'cleo' where seat = 2",
                () -> tables.open().occupy(TABLE, StoredTable.Seat.of(2, DAN), Resemblance.NONE, false, 2));

        assertThat(occupied).isFalse();
        assertThat(seat(2).person()).contains(CLEO);
    }

    @Test
    void nobody_sits_down_by_a_name_that_they_take_meanwhile_and_somebody_there_has() throws SQLException {
        new PersonStore(database).introduce(DAN, "Dan", 1);

        assertThatExceptionOfType(NameTaken.class)
                .isThrownBy(() -> after(
                        "update person set name = 'bea' where id = 'dan'",
                        () -> tables.open().occupy(TABLE, StoredTable.Seat.of(2, DAN), String::equals, false, 2)));

        assertThat(seat(2).kind()).isEqualTo(SeatKind.FREE);
    }

    @Test
    void of_two_of_the_same_name_who_sit_down_at_once_one_does() throws SQLException {
        var people = new PersonStore(database);
        people.introduce(DAN, "Twin", 1);
        people.introduce(CLEO, "Twin", 1);

        assertThatExceptionOfType(NameTaken.class)
                .isThrownBy(() -> after(
                        "update seat set kind = 'person', person = 'cleo' where seat = 1",
                        () -> tables.open().occupy(TABLE, StoredTable.Seat.of(2, DAN), String::equals, false, 2)));

        assertThat(seat(2).kind()).isEqualTo(SeatKind.FREE);
    }

    @Test
    void nobody_takes_the_name_of_somebody_who_sits_down_beside_them_meanwhile() throws SQLException {
        var people = new PersonStore(database);
        people.introduce(CLEO, "Cleo", 1);

        assertThatExceptionOfType(NameTaken.class)
                .isThrownBy(() -> afterPerson(
                        "bea",
                        "update seat set kind = 'person', person = 'cleo' where seat = 2",
                        () -> people.rename(BEA, "Cleo", String::equals, 2)));

        assertThat(people.name(BEA)).contains("bea");
    }

    @Test
    void of_two_beside_each_other_who_take_the_same_name_at_once_one_does() throws SQLException {
        var people = new PersonStore(database);

        assertThatExceptionOfType(NameTaken.class)
                .isThrownBy(() -> afterPerson(
                        "ana",
                        "update person set name = 'Twin' where id = 'ana'",
                        () -> people.rename(BEA, "Twin", String::equals, 2)));

        assertThat(people.name(BEA)).contains("bea");
    }

    @Test
    void nobody_who_stands_up_meanwhile_becomes_the_host() throws SQLException {
        String bea = "update seat set kind = 'free', person = null where seat = 1";

        assertThat(after(bea, () -> tables.open().passOn(TABLE, ANA, BEA, 2))).isFalse();
        assertThat(after(bea, () -> tables.open().free(TABLE, StoredTable.Seat.of(0, ANA), ANA, BEA, 2)))
                .isFalse();

        assertThat(tables.find(TABLE).orElseThrow().host()).isEqualTo(ANA);
        assertThat(seat(0).person()).contains(ANA);
    }

    @Test
    void a_table_whose_game_starts_meanwhile_is_not_closed_and_loses_nothing() throws SQLException {
        new CompanyStore(database).attend(TABLE, Set.of(ANA, BEA));

        boolean closed = after(
                "update game_table set status = 'playing' where id = 'table'",
                () -> tables.open().remove(TABLE));

        assertThat(closed).isFalse();
        assertThat(tables.find(TABLE).orElseThrow().seats()).hasSize(3);
        assertThat(database.<Integer>read(client -> client.sql("select count(*) from presence")
                        .query(Integer.class)
                        .single()))
                .isEqualTo(2);
    }

    @Test
    void no_game_starts_with_a_seat_that_somebody_leaves_meanwhile() throws SQLException {
        tables.open().occupy(TABLE, StoredTable.Seat.ofBot(2, "greedy"), Resemblance.NONE, false, 2);

        boolean started = after("update seat set kind = 'free', person = null where seat = 1", this::start);

        assertThat(started).isFalse();
        assertThat(tables.find(TABLE).orElseThrow().status()).isEqualTo(TableStatus.OPEN);
    }

    @Test
    void no_game_has_a_free_seat_because_the_program_there_is_removed_while_it_starts() throws SQLException {
        var bots = new NetworkBotStore(database);
        giveAccount(ANA);
        bots.make(new NetworkBotStore.Known(DAN, ANA), "Dan's program", "token", Resemblance.NONE, 5, 1);
        tables.open().occupy(TABLE, StoredTable.Seat.ofNetworkBot(2, DAN), Resemblance.NONE, true, 2);

        after("update game_table set status = 'playing' where id = 'table'", () -> {
            bots.remove(DAN, true);
            return true;
        });

        assertThat(seat(2).kind()).isEqualTo(SeatKind.BOT);
        assertThat(seat(2).name()).isEqualTo("Dan's program");
        assertThat(bots.of(ANA)).isEmpty();
    }

    private void giveAccount(PersonId person) {
        new PersonStore(database).introduce(person, "Ana", 1);
        database.write(client -> client.sql(
                        "insert into account (person, handle, folded, created)" + " values (?, 'ana', 'ana', 1)")
                .param(person.text())
                .update());
    }

    private boolean start() {
        try {
            OpenTable.begin(database);
            return true;
        } catch (LogConflict conflict) {
            return false;
        }
    }

    /// What comes of a change that waits until another server has done something.
    private boolean after(String other, BooleanSupplier change) throws SQLException {
        try (var held = HeldRow.ofTable(address, TABLE)) {
            var answer = CompletableFuture.supplyAsync(change::getAsBoolean);
            held.awaitWaiting(1);
            held.change(other);
            held.change("update game_table set changed = changed where id = 'table'");
            held.letGo();
            return await(answer);
        }
    }

    /// Does something that waits for a person until another server has done something.
    private void afterPerson(String person, String other, Runnable change) throws SQLException {
        try (var held = HeldRow.of(address, "person where id = '" + person + "'")) {
            var done = CompletableFuture.runAsync(change);
            held.awaitWaiting(1);
            held.change(other);
            held.letGo();
            await(done);
        }
    }

    private static <T> T await(CompletableFuture<T> answer) {
        try {
            return answer.join();
        } catch (CompletionException failure) {
            throw failure.getCause() instanceof RuntimeException cause ? cause : failure;
        }
    }

    private StoredTable.Seat seat(int number) {
        return OpenTable.seat(tables, number);
    }
}
