package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.NewPaint;
import dev.anden.protocol.Paint;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.account.Farewell;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeldRow;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Something is done at a table by one server, and by another one, which doesn't know it yet, something that
/// doesn't go with it.
@Tag("postgresql")
class SimultaneousNodesTest {
    @TempDir
    static Path folder;

    private static RunningServer one;
    private static RunningServer two;

    @BeforeAll
    static void start() {
        TestDatabases.meetingPlace(folder);
        one = TestServers.start(folder);
        two = TestServers.start(folder);
    }

    @AfterAll
    static void close() {
        one.close();
        two.close();
    }

    @Test
    void whoever_goes_for_good_while_the_game_starts_is_played_for_by_a_bot() throws SQLException {
        Guest ana = new Guest(one);
        Guest bea = new Guest(one);
        String table = together(ana, bea);

        HttpResponse<String> gone =
                whileStarting(ana, table, () -> bea.post("/api/account/farewell", new Farewell("")));

        assertThat(gone.statusCode()).as(gone.body()).isEqualTo(200);
        TableInfo now = ana.table(table);
        assertThat(now.status()).isEqualTo(TableStatus.PLAYING);
        assertThat(now.seats().get(1).substitute())
                .hasValueSatisfying(bot -> assertThat(bot.reason()).isEqualTo(Substitute.Reason.RESIGNED));
    }

    @Test
    void whoever_closes_a_table_while_its_game_starts_is_told_that_it_has_started() throws SQLException {
        Guest ana = new Guest(one);
        Guest bea = new Guest(one);
        String table = together(ana, bea);

        HttpResponse<String> closed =
                whileStarting(ana, table, () -> ana.at(one).delete("/api/tables/" + table));

        assertProblem(closed, 409, "not-open");
        assertThat(bea.table(table).status()).isEqualTo(TableStatus.PLAYING);
        assertThat(bea.at(two).table(table).seats()).hasSize(2);
    }

    @Test
    void whoever_starts_a_game_by_two_servers_is_not_told_off_by_either() throws SQLException {
        Guest ana = new Guest(one);
        String table = together(ana, new Guest(one));
        String start = "/api/tables/%s/start".formatted(table);

        HttpResponse<String> again = whileStarting(ana, table, () -> ana.at(one).post(start, List.of()));

        assertThat(Guest.table(again).status()).isEqualTo(TableStatus.PLAYING);
    }

    @Test
    void whoever_asks_two_servers_for_one_table_has_one() throws SQLException {
        Guest ana = new Guest(one).named("Ana");
        CreateTable wish =
                new CreateTable("ttr-usa", Guest.wishes("me", "friend"), Map.of(), TimeControl.NONE).by("once");
        String person = ana.cookie("anden-guest").split("\\.", -1)[0];
        try (var held =
                HeldRow.of(TestDatabases.of(folder).orElseThrow(), "person where id = '%s'".formatted(person))) {
            var first = CompletableFuture.supplyAsync(() -> ana.at(two).post("/api/tables", wish));
            held.awaitWaiting(1);
            var second = CompletableFuture.supplyAsync(() -> ana.at(one).post("/api/tables", wish));
            held.awaitWaiting(2);
            held.letGo();

            String table = Guest.table(first.join()).id();
            assertThat(Guest.table(second.join()).id()).isEqualTo(table);
            assertThat(ana.ask("/api/tables", TableInfo[].class))
                    .filteredOn(TableInfo::host)
                    .extracting(TableInfo::id)
                    .containsExactly(table);
        }
    }

    @Test
    void whoever_watches_by_the_server_that_came_second_sees_who_came_first() throws SQLException {
        String table = new Guest(one).createTable("me", "friend").id();
        Guest bea = new Guest(two).named("Bea");
        Guest cleo = new Guest(one);
        String seat = "/api/tables/%s/seats/1".formatted(table);
        try (LiveClient watcher = new Guest(one).watch(table)) {
            watcher.await("welcome");

            HttpResponse<String> late =
                    afterwards(table, () -> bea.post(seat, List.of()), () -> cleo.post(seat, List.of()));

            assertProblem(late, 409, "seat-taken");
            watcher.awaitTable(
                    now -> now.get("seats").get(1).get("name").asString().equals("Bea"));
        }
    }

    @Test
    void whoever_chooses_a_colour_that_somebody_has_just_got_by_another_server_is_told_who() throws SQLException {
        Guest ana = new Guest(one).named("Ana");
        Guest bea = new Guest(one).named("Bea");
        String table = together(ana, bea);
        String seat = "/api/tables/%s/seats/%d/paint";

        HttpResponse<String> late = afterwards(
                table,
                () -> bea.at(two).put(seat.formatted(table, 1), new NewPaint(Paint.BLACK)),
                () -> ana.at(one).put(seat.formatted(table, 0), new NewPaint(Paint.BLACK)));

        assertProblem(late, 409, "paint-taken");
        assertThat(Guest.problem(late).facts()).containsEntry("name", "Bea");
        assertThat(ana.table(table).seats())
                .extracting(TableInfo.SeatInfo::paint)
                .containsExactly(Paint.BLUE, Paint.BLACK);
    }

    @Test
    void whoever_asks_two_servers_to_play_again_against_bots_has_one_game() throws SQLException {
        Guest ana = new Guest(one);
        String table = ana.createTable("me", "chance").id();
        String again = "/api/tables/%s/rematch".formatted(table);
        // Whoever goes is written down, and nothing else is to be while two ask.
        try (LiveClient live = ana.watch(table)) {
            live.await("welcome");
            assertAccepted(live.order(ProposeEnd::new));

            HttpResponse<String> second = afterwards(
                    table,
                    () -> ana.at(two).post(again, List.of()),
                    () -> ana.at(one).post(again, List.of()));

            String next = Guest.table(second).id();
            assertThat(ana.table(table).rematch()).contains(next);
            List<String> all = one.context()
                    .getBean(Database.class)
                    .read(client -> client.sql("select id from game_table where rematch_of = ?")
                            .param(table)
                            .query(String.class)
                            .list());
            assertThat(all).containsExactly(next);
        }
    }

    /// A table at which both sit, and whose game has not begun.
    private static String together(Guest host, Guest friend) {
        String table = host.createTable("me", "friend").id();
        friend.sitDown(table, 1);
        return table;
    }

    private static HttpResponse<String> whileStarting(Guest host, String table, Supplier<HttpResponse<String>> wish)
            throws SQLException {
        String start = "/api/tables/%s/start".formatted(table);
        return afterwards(table, () -> host.at(two).post(start, List.of()), wish);
    }

    /// Both wait for the same row, and one of them is the first to have it.
    ///
    /// @return what the other one is answered
    private static HttpResponse<String> afterwards(
            String table, Supplier<HttpResponse<String>> first, Supplier<HttpResponse<String>> other)
            throws SQLException {
        try (var held = HeldRow.ofTable(TestDatabases.of(folder).orElseThrow(), table)) {
            var done = CompletableFuture.supplyAsync(first);
            held.awaitWaiting(1);
            var answer = CompletableFuture.supplyAsync(other);
            held.awaitWaiting(2);
            held.letGo();
            assertThat(done.join().statusCode()).isEqualTo(200);
            return answer.join();
        }
    }
}
