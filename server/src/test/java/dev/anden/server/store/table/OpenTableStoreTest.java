package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.anden.protocol.NewTerms;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What somebody wants at an open table is done as they saw the table, or not at all.
@Tag("store")
class OpenTableStoreTest {
    private static final PersonId ANA = OpenTable.ANA;
    private static final PersonId BEA = OpenTable.BEA;
    private static final PersonId CLEO = new PersonId("cleo");
    private static final String TABLE = OpenTable.ID;

    @TempDir
    Path folder;

    private Database database;
    private TableStore tables;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        tables = OpenTable.in(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void a_seat_is_made_free_for_whoever_was_thought_to_sit_there_alone() {
        assertThat(tables.open().free(TABLE, StoredTable.Seat.of(1, CLEO), ANA, ANA, 2))
                .isFalse();
        assertThat(tables.open().free(TABLE, StoredTable.Seat.ofBot(1, "greedy"), ANA, ANA, 2))
                .isFalse();
        assertThat(seat(1).person()).contains(BEA);

        assertThat(tables.open().free(TABLE, StoredTable.Seat.of(1, BEA), ANA, ANA, 2))
                .isTrue();
        assertThat(seat(1)).isEqualTo(StoredTable.Seat.free(1));
    }

    @Test
    void what_is_added_to_the_seed_is_of_whoever_sits_there() {
        Optional<String> digits = Optional.of("ab".repeat(32));

        assertThat(tables.open().contribute(TABLE, StoredTable.Seat.of(1, CLEO).with(digits), 2))
                .isFalse();
        assertThat(seat(1).contribution()).isEmpty();

        assertThat(tables.open().contribute(TABLE, StoredTable.Seat.of(1, BEA).with(digits), 2))
                .isTrue();
        assertThat(seat(1).contribution()).isEqualTo(digits);
    }

    @Test
    void what_was_added_to_the_seed_first_stays() {
        Optional<String> first = Optional.of("ab".repeat(32));
        Optional<String> second = Optional.of("cd".repeat(32));

        assertThat(tables.open().contribute(TABLE, StoredTable.Seat.of(1, BEA).with(first), 2))
                .isTrue();
        assertThat(tables.open().contribute(TABLE, StoredTable.Seat.of(1, BEA).with(second), 3))
                .isFalse();
        assertThat(seat(1).contribution()).isEqualTo(first);
    }

    @Test
    void the_host_stands_up_and_another_one_is_the_host_in_one_change() {
        StoredTable.Seat own = StoredTable.Seat.of(0, ANA);

        assertThat(tables.open().free(TABLE, own, ANA, CLEO, 2))
                .as("an heir who has gone")
                .isFalse();
        assertThat(tables.open().free(TABLE, own, BEA, BEA, 2))
                .as("another host")
                .isFalse();
        assertThat(seat(0).person()).contains(ANA);

        assertThat(tables.open().free(TABLE, own, ANA, BEA, 2)).isTrue();
        assertThat(seat(0)).isEqualTo(StoredTable.Seat.free(0));
        assertThat(tables.find(TABLE).orElseThrow().host()).isEqualTo(BEA);
    }

    @Test
    void a_table_whose_game_has_begun_is_not_closed_nor_left_nor_passed_on() {
        database.write(
                client -> client.sql("update game_table set status = 'playing'").update());

        assertThat(tables.open().remove(TABLE)).isFalse();
        assertThat(tables.open().free(TABLE, StoredTable.Seat.of(0, ANA), ANA, BEA, 2))
                .isFalse();
        assertThat(tables.open().passOn(TABLE, ANA, BEA, 2)).isFalse();

        StoredTable table = tables.find(TABLE).orElseThrow();
        assertThat(table.status()).isEqualTo(TableStatus.PLAYING);
        assertThat(table.host()).isEqualTo(ANA);
    }

    @Test
    void a_table_that_was_closed_is_not_closed_twice() {
        assertThat(tables.open().remove(TABLE)).isTrue();
        assertThat(tables.open().remove(TABLE)).isFalse();
    }

    @Test
    void whoever_is_told_of_less_time_is_waited_for() {
        long told = 1_000;
        assertThat(tables.open().patience(TABLE, told)).isZero();
        assertThat(change(OpenTableStore.Others.TOLD, told)).isTrue();

        assertThat(tables.open().patience(TABLE, told)).isEqualTo(15_000);
        assertThat(tables.open().patience(TABLE, told + 14_999)).isEqualTo(1);
        assertThatExceptionOfType(LogConflict.class).isThrownBy(this::begin);
        assertThat(tables.open().patience(TABLE, told + 15_000)).isZero();
        begin();
        assertThat(tables.find(TABLE).orElseThrow().status()).isEqualTo(TableStatus.PLAYING);
    }

    @Test
    void nobody_is_waited_for_until_a_time_that_was_written_while_a_clock_was_wrong() {
        change(OpenTableStore.Others.TOLD, 1_000_000_000);

        assertThat(tables.open().patience(TABLE, 1_000)).isZero();
        begin();
    }

    @Test
    void nobody_is_waited_for_who_does_not_sit_there_or_has_more_time() {
        change(OpenTableStore.Others.ANYBODY, 1_000);
        assertThat(tables.open().patience(TABLE, 1_000)).isZero();
        assertThat(change(OpenTableStore.Others.NOBODY, 1_000))
                .as("Bea sits there")
                .isFalse();

        tables.open().free(TABLE, StoredTable.Seat.of(1, BEA), ANA, ANA, 2);
        assertThat(change(OpenTableStore.Others.NOBODY, 1_000)).isTrue();
        assertThat(change(OpenTableStore.Others.TOLD, 1_000)).isTrue();
        assertThat(tables.open().patience(TABLE, 1_000)).isZero();
    }

    @Test
    void a_game_begins_by_itself_where_nobody_is_missing_and_all_have_added_to_the_seed_or_were_waited_for() {
        assertThat(tables.open().startByItself(TABLE, true, 5)).isTrue();
        assertThat(tables.find(TABLE).orElseThrow().startsByItself()).isTrue();
        assertThat(toBegin(5)).as("a seat is free").isEmpty();

        tables.open().occupy(TABLE, StoredTable.Seat.ofBot(2, "greedy"), Resemblance.NONE, false, 6);
        assertThat(toBegin(5)).as("nothing was added").isEmpty();
        assertThat(tables.open().isUntouched(TABLE, 5)).isFalse();
        assertThat(toBegin(6)).as("waited for").containsExactly(TABLE);
        assertThat(tables.open().isUntouched(TABLE, 6)).isTrue();

        add(0, ANA);
        assertThat(toBegin(5)).as("one part is missing").isEmpty();
        add(1, BEA);
        assertThat(toBegin(5)).containsExactly(TABLE);
        assertThat(tables.open().idsToBegin(5, TABLE, 10)).as("behind it").isEmpty();

        tables.open().startByItself(TABLE, false, 7);
        assertThat(toBegin(9)).as("its host starts it").isEmpty();
    }

    @Test
    void a_game_with_a_live_clock_is_not_found_for_nobody_knows_who_is_there() {
        letBegin(new TimeControl.Correspondence(1_000));
        assertThat(toBegin(9)).containsExactly(TABLE);
        letBegin(new TimeControl.Live(1_000, 0));
        assertThat(toBegin(9)).isEmpty();
    }

    private void letBegin(TimeControl time) {
        tables.open().occupy(TABLE, StoredTable.Seat.ofBot(2, "greedy"), Resemblance.NONE, false, 2);
        tables.open().startByItself(TABLE, true, 3);
        var terms = new NewTerms(time, false, SpectatorView.PUBLIC);
        assertThat(tables.open().change(TABLE, ANA, terms, OpenTableStore.Others.ANYBODY, 4))
                .isTrue();
    }

    @Test
    void whether_a_game_begins_by_itself_is_not_said_any_more_once_it_has() {
        begin();

        assertThat(tables.open().startByItself(TABLE, true, 5)).isFalse();
        assertThat(tables.find(TABLE).orElseThrow().startsByItself()).isFalse();
        assertThat(tables.open().isUntouched(TABLE, 9)).isFalse();
    }

    private List<String> toBegin(long untouched) {
        return tables.open().idsToBegin(untouched, "", 10);
    }

    private void add(int seat, PersonId person) {
        assertThat(tables.open()
                        .contribute(TABLE, StoredTable.Seat.of(seat, person).with(Optional.of("ab".repeat(32))), 6))
                .isTrue();
    }

    /// A bot takes the free seat.
    private void begin() {
        tables.open().occupy(TABLE, StoredTable.Seat.ofBot(2, "greedy"), Resemblance.NONE, false, 2);
        OpenTable.begin(database);
    }

    private boolean change(OpenTableStore.Others others, long at) {
        return tables.open()
                .change(TABLE, ANA, new NewTerms(TimeControl.NONE, false, SpectatorView.PUBLIC), others, at);
    }

    private StoredTable.Seat seat(int number) {
        return OpenTable.seat(tables, number);
    }
}
