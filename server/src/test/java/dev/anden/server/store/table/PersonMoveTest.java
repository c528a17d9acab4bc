package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.anden.protocol.TableStatus;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.testing.OpenTable;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is a guest's becomes somebody else's.
@Tag("store")
class PersonMoveTest {
    private static final PersonId ANA = OpenTable.ANA;
    private static final PersonId CLEO = new PersonId("cleo");
    private static final PersonId DORA = new PersonId("dora");
    private static final String FROM_AFAR = "from afar";

    @TempDir
    Path folder;

    private Database database;
    private TableStore tables;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        tables = OpenTable.in(database);
        new PersonStore(database).introduce(CLEO, "Cleo", 1);
        tables.create(
                PlainTable.of(FROM_AFAR, TableStatus.OPEN, StoredTable.Seat.of(0, CLEO), StoredTable.Seat.free(1)),
                Optional.empty());
        database.write(client -> client.sql("update seat set kind = 'free', person = null where table_id = ?")
                .param(FROM_AFAR)
                .update());
        database.write(client -> client.sql("insert into rating values ('ttr-usa', '', 'cleo', '', 26, 5, 3, 2)")
                .update());
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void all_of_it_goes_at_once() {
        assertThat(tables.move(CLEO, ANA, Resemblance.NONE)).isTrue();

        assertThat(tables.move(CLEO, ANA, Resemblance.NONE))
                .as("nothing is left")
                .isFalse();
        assertThat(host()).isEqualTo(ANA);
        assertThat(rated()).isEqualTo("ana");
    }

    @Test
    void nothing_goes_to_whose_it_is() {
        assertThat(tables.move(CLEO, CLEO, Resemblance.NONE)).isFalse();

        assertThat(host()).isEqualTo(CLEO);
        assertThat(rated()).isEqualTo("cleo");
    }

    @Test
    void nothing_is_taken_from_a_guest_who_has_an_account_by_now() {
        database.write(client -> client.sql(
                        "insert into account (person, handle, folded, created) values ('cleo', 'cleo', 'cleo', 1)")
                .update());

        assertThat(tables.move(CLEO, ANA, Resemblance.NONE)).isFalse();

        assertThat(host()).isEqualTo(CLEO);
        assertThat(rated()).isEqualTo("cleo");
    }

    @Test
    void both_sit_at_the_tables_that_have_not_ended_and_where_each_has_a_seat() {
        table("open", TableStatus.OPEN);
        table("over", TableStatus.OVER);

        assertThat(tables.idsOfBoth(CLEO, ANA)).containsExactly("open");
        assertThat(tables.idsOfBoth(CLEO, CLEO)).isEmpty();
        database.write(client -> client.sql(
                        "insert into account (person, handle, folded, created) values ('cleo', 'cleo', 'cleo', 1)")
                .update());
        assertThat(tables.idsOfBoth(CLEO, ANA)).isEmpty();
    }

    private void table(String id, TableStatus status) {
        tables.create(
                PlainTable.of(id, status, StoredTable.Seat.of(0, ANA), StoredTable.Seat.of(1, CLEO)), Optional.empty());
    }

    @Test
    void what_either_of_the_two_has_read_is_read() {
        table("further", TableStatus.PLAYING);
        table("less-far", TableStatus.PLAYING);
        for (String row : List.of(
                "'table', 'cleo', 3",
                "'further', 'cleo', 5",
                "'further', 'ana', 2",
                "'less-far', 'cleo', 1",
                "'less-far', 'ana', 4")) {
            database.write(client -> client.sql("insert into talk_read (table_id, person, line) values (" + row + ")")
                    .update());
        }

        tables.move(CLEO, ANA, Resemblance.NONE);

        List<String> kept =
                database.read(client -> client.sql("select table_id || ' ' || person || ' ' || line from talk_read")
                        .query(String.class)
                        .list());
        assertThat(kept).containsExactlyInAnyOrder("table ana 3", "further ana 5", "less-far ana 4");
    }

    @Test
    void whoever_was_blocked_by_one_of_the_two_is_not_only_muted() {
        var silences = new SilenceStore(database);
        silences.add("of-cleo", CLEO, OpenTable.BEA, SilenceKind.BLOCK, 1);
        silences.add("of-ana", ANA, OpenTable.BEA, SilenceKind.MUTE, 2);
        silences.add("less-of-cleo", CLEO, DORA, SilenceKind.MUTE, 3);
        silences.add("more-of-ana", ANA, DORA, SilenceKind.BLOCK, 4);

        tables.move(CLEO, ANA, Resemblance.NONE);

        assertThat(silences.of(ANA))
                .extracting(SilenceStore.Row::id, SilenceStore.Row::kind, SilenceStore.Row::since)
                .containsExactly(tuple("of-cleo", SilenceKind.BLOCK, 1L), tuple("more-of-ana", SilenceKind.BLOCK, 4L));
        assertThat(silences.of(CLEO)).isEmpty();
    }

    @Test
    void whoever_has_blocked_one_of_the_two_has_not_only_muted_the_other() {
        var silences = new SilenceStore(database);
        silences.add("cleo-blocked", OpenTable.BEA, CLEO, SilenceKind.BLOCK, 1);
        silences.add("ana-muted", OpenTable.BEA, ANA, SilenceKind.MUTE, 2);
        silences.add("cleo-muted", DORA, CLEO, SilenceKind.MUTE, 3);
        silences.add("ana-blocked", DORA, ANA, SilenceKind.BLOCK, 4);

        tables.move(CLEO, ANA, Resemblance.NONE);

        for (PersonId person : List.of(OpenTable.BEA, DORA)) {
            assertThat(silences.of(person))
                    .extracting(SilenceStore.Row::other, SilenceStore.Row::kind)
                    .containsExactly(tuple(ANA, SilenceKind.BLOCK));
        }
    }

    private PersonId host() {
        return tables.find(FROM_AFAR).orElseThrow().host();
    }

    private String rated() {
        return database.read(client ->
                client.sql("select person from rating").query(String.class).single());
    }
}
