package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableResult;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.store.database.Database;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OldDatabase;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How a game ended is kept with its table, and databases of older versions are read.
class ResultTest {
    @TempDir
    Path folder;

    @Test
    void a_finished_game_is_listed_with_its_result_and_no_log_is_read_for_it() {
        Guest host;
        TableInfo over;
        List<Integer> scores;
        try (RunningServer server = TestServers.start(folder)) {
            host = new Guest(server);
            over = finish(host);
            scores = scores(host, over.id());
        }
        TableResult result = over.result().orElseThrow();
        assertThat(result.scores()).isEqualTo(scores);
        assertThat(result.ranks()).hasSize(2).contains(1);
        assertThat(result.plies()).isEqualTo(over.version());
        assertThat(result.started()).isBetween(over.created(), result.ended());
        try (RunningServer server = TestServers.start(folder)) {
            assertThat(list(host.at(server))).containsExactly(over);
            assertThat(host.table(over.id())).isEqualTo(over);
            assertThat(server.context().getBean(LiveTables.class).size()).isEqualTo(1);
        }
    }

    @Test
    void a_check_finds_what_is_missing_of_a_game_that_is_over() throws StartFailure {
        try (RunningServer server = TestServers.start(folder)) {
            finish(new Guest(server));
        }
        assertThat(TestServers.soundTables(TestServers.options(folder))).isEqualTo(1);

        assertFault("update game_table set status = 'playing'", "its log goes to the end of the game");
        change("update game_table set status = 'over'");
        assertFault("update seat_result set score = score + 1 where seat = 0", "its result isn't kept");
        assertFault("delete from seat_result where seat = 1", "its result isn't kept");
        assertFault("update game_table set host = 'nobody'", "its result isn't kept");
        assertFault("delete from seat_result", "its result isn't kept");
        assertFault("delete from ply where line > 20", "its log stops before the end of the game");
        assertFault("update game_table set status = 'playing'", "the person nobody has it or a seat there");
    }

    private void change(String statement) {
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql(statement).update());
        }
    }

    /// Something is changed, and a check then has this to say of the only table.
    private void assertFault(String change, String fault) throws StartFailure {
        change(change);
        var told = new ArrayList<String>();
        DataCheck.Sum sum = DataCheck.run(
                TestServers.options(folder),
                damaged -> told.add(damaged.fact("reason").toString()));
        assertThat(sum.faults()).isEmpty();
        assertThat(told).as(change).singleElement().asString().startsWith(fault);
    }

    @Test
    void a_game_that_goes_on_has_no_result() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server).chooseTickets();

            assertThat(duel.ana().table(duel.table()).result()).isEmpty();
        }
    }

    @Test
    void a_database_from_before_lines_had_kinds_is_opened_and_its_games_are_replayed() {
        Duel duel;
        String text;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server);
            Guest early = duel.opposite(duel.early());
            try (LiveClient live = early.watch(duel.table())) {
                live.awaitTurn();
                live.chooseFirst();
                live.takeBack();
                live.chooseLast();
            }
            text = logOf(duel);
        }
        OldDatabase.before(folder, 5);
        try (RunningServer server = TestServers.start(folder)) {
            assertThat(logOf(duel.at(server))).isEqualTo(text).contains("tookBack");
        }
        try (Database database = TestDatabases.open(folder)) {
            assertThat(kinds(database, "undoes is not null")).containsExactly("took-back");
            assertThat(kinds(database, "undoes is null")).containsExactly("played");
        }
    }

    @Test
    void a_line_of_a_kind_that_is_not_known_is_not_played() {
        Duel duel;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server);
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(client ->
                    client.sql("update ply set kind = 'danced' where line = 1").update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            assertThat(Guest.problem(duel.at(server).ana().get("/api/tables/" + duel.table()))
                            .code())
                    .isEqualTo("table-damaged");
        }
    }

    @Test
    void games_that_were_over_before_results_were_kept_get_theirs_by_themselves() {
        Guest host;
        TableInfo over;
        try (RunningServer server = TestServers.start(folder)) {
            host = new Guest(server);
            over = finish(host);
        }
        OldDatabase.before(folder, 6);
        try (RunningServer server = TestServers.start(folder)) {
            host.at(server);
            LiveTables tables = server.context().getBean(LiveTables.class);
            tables.pastGames().idsWithoutResult().forEach(tables.pastGames()::noteResult);

            assertThat(tables.pastGames().idsWithoutResult()).isEmpty();
            assertThat(list(host)).containsExactly(over);
        }
    }

    @Test
    void a_game_that_cannot_be_read_again_stays_without_a_result_and_stops_nobody() {
        Guest host;
        TableInfo damaged;
        TableInfo over;
        try (RunningServer server = TestServers.start(folder)) {
            host = new Guest(server);
            damaged = finish(host);
            over = finish(host);
        }
        OldDatabase.before(folder, 6);
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 3")
                    .param(damaged.id())
                    .update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            LiveTables tables = server.context().getBean(LiveTables.class);
            tables.pastGames().idsWithoutResult().forEach(tables.pastGames()::noteResult);

            assertThat(tables.pastGames().idsWithoutResult()).containsExactly(damaged.id());
            assertThat(list(host.at(server)))
                    .filteredOn(table -> table.id().equals(over.id()))
                    .containsExactly(over);
        }
    }

    /// A game between bots, played to its end.
    private static TableInfo finish(Guest host) {
        String id = host.createTable("chance", "chance").id();
        try (LiveClient live = host.watch(id)) {
            assertThat(live.awaitTurn()).isFalse();
        }
        TableInfo over = host.table(id);
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        return over;
    }

    private static List<Integer> scores(Guest host, String id) {
        try (LiveClient live = host.watch(id)) {
            live.await("welcome");
            return List.of(
                    WireJson.mapper().treeToValue(live.position().get("scores").get("totals"), Integer[].class));
        }
    }

    private static String logOf(Duel duel) {
        try (LiveClient live = duel.ana().watch(duel.table())) {
            return live.await("welcome").get("log").toString();
        }
    }

    private static List<TableInfo> list(Guest guest) {
        return List.of(WireJson.mapper().readValue(guest.get("/api/tables").body(), TableInfo[].class));
    }

    private static List<String> kinds(Database database, String where) {
        return database.read(client -> client.sql("select distinct kind from ply where " + where)
                .query(String.class)
                .list());
    }
}
