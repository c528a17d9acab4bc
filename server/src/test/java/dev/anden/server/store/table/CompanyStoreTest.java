package dev.anden.server.store.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.NodeStore;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.testing.PlainTable;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("store")
class CompanyStoreTest {
    private static final String TABLE = "table";
    private static final PersonId ANA = new PersonId("ana");

    @TempDir
    Path folder;

    private Database database;
    private NodeStore nodes;
    private CompanyStore companies;
    private TableStore tables;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
        nodes = new NodeStore(database);
        companies = new CompanyStore(database);
        tables = new TableStore(database, new ResultStore(database));
        nodes.join();
        PlainTable.keep(database, againstABot());
        itIsTheBotsTurn();
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void bots_that_nobody_plays_are_played_by_the_first_who_says_so() {
        assertThat(tables.idsUntended("", 10)).containsExactly(TABLE);

        assertThat(companies.tend(TABLE)).isTrue();

        assertThat(companies.company(TABLE).tender()).contains(nodes.self());
        assertThat(tables.idsUntended("", 10)).isEmpty();
    }

    @Test
    void bots_that_another_server_plays_are_left_to_it() {
        list("other");
        tendedBy("other");

        assertThat(tables.idsUntended("", 10)).isEmpty();
        assertThat(companies.company(TABLE).tender()).contains("other");
        assertThat(companies.tend(TABLE)).isFalse();
    }

    @Test
    void bots_of_a_server_that_was_buried_are_anybody_s() {
        list("other");
        tendedBy("other");

        assertThat(nodes.bury("other", 0)).isTrue();

        assertThat(tables.idsUntended("", 10)).containsExactly(TABLE);
    }

    @Test
    void whoever_was_buried_and_wrote_something_before_it_died_keeps_no_bots() {
        list("other");
        nodes.bury("other", 0);
        tendedBy("other");

        assertThat(tables.idsUntended("", 10)).containsExactly(TABLE);
        assertThat(companies.company(TABLE).tender()).isEmpty();
        assertThat(companies.tend(TABLE)).isTrue();
        assertThat(companies.company(TABLE).tender()).contains(nodes.self());
    }

    private void itIsTheBotsTurn() {
        database.write(client -> client.sql("update seat set to_act = seat where table_id = ?")
                .param(TABLE)
                .update());
    }

    private void list(String node) {
        database.write(client -> client.sql("insert into node (id, beat) values (?, 0)")
                .param(node)
                .update());
    }

    private void tendedBy(String node) {
        database.write(client -> client.sql("update game_table set tended_by = ? where id = ?")
                .params(node, TABLE)
                .update());
    }

    private static StoredTable againstABot() {
        return PlainTable.of(
                TABLE, TableStatus.PLAYING, StoredTable.Seat.of(0, ANA), StoredTable.Seat.ofBot(1, "greedy"));
    }
}
