package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.account.Farewells;
import dev.anden.server.live.Connections;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.LockedDatabase;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessException;
import tools.jackson.databind.JsonNode;

/// What happens when the medium fails: a database that really is full, locked, changed behind the server's
/// back.
class FailingStoreTest {
    @TempDir
    Path folder;

    @Test
    @Tag("sqlite")
    void on_a_full_disk_an_action_has_not_happened_and_the_table_lives_on() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server).chooseTickets();
            try (LiveClient live = duel.toAct().watch(duel.table());
                    LiveClient spectator = new Guest(server).watch(duel.table())) {
                live.awaitTurn();
                spectator.await("welcome");
                fill(server);
                JsonNode before = live.position();
                String action = live.choices().getFirst();

                JsonNode answer = live.act(action);

                assertProblem(answer, "not-saved");
                assertThat(duel.ana().table(duel.table()).version())
                        .isEqualTo(before.get("version").asInt());
                assertThat(live.position()).isEqualTo(before);

                assertProblem(duel.ana().tryCreate("ttr-usa", "me", "chance"), 503, "not-saved");

                makeRoom(server);
                JsonNode accepted = live.act(action);
                assertAccepted(accepted);
                assertThat(spectator.await("progress").get("position").get("version"))
                        .isEqualTo(accepted.get("version"));
            }
        }
    }

    @Test
    @Tag("sqlite")
    void bots_wait_until_there_is_room_again() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest host = new Guest(server);
            String table = host.createTable("chance", "friend").id();
            host.seatBot(table, 1, "chance");
            try (LiveClient live = host.watch(table)) {
                host.start(table);
                live.await("progress");
                fill(server);
                makeRoom(server);

                assertThat(live.awaitTurn()).isFalse();
            }
        }
    }

    @Test
    @Tag("sqlite")
    void a_locked_database_is_a_problem_and_no_end() throws SQLException {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server).chooseTickets();
            try (LiveClient live = duel.onTurn()) {
                String action = live.choices().getFirst();
                try (var _ = LockedDatabase.in(folder)) {
                    assertProblem(live.act(action), "not-saved");
                }
                assertAccepted(live.act(action));
            }
        }
    }

    @Test
    @Tag("sqlite")
    void of_two_servers_on_one_database_only_one_writes_a_ply() {
        try (RunningServer one = TestServers.start(folder);
                RunningServer two = startBeside(folder)) {
            Duel duel = Duel.start(one).chooseTickets();
            Guest acting = duel.toAct();
            try (LiveClient here = acting.watch(duel.table());
                    LiveClient there = acting.at(two).watch(duel.table())) {
                here.awaitTurn();
                there.awaitTurn();
                String action = here.choices().getFirst();
                assertAccepted(here.act(action));

                JsonNode answer = there.act(action);

                assertProblem(answer, "stale-version");
                there.await("progress");
                assertThat(there.position()).isEqualTo(here.position());
                assertThat(there.received()).anyMatch(text -> text.contains("\"events\":[{"));
            }
        }
    }

    @Test
    @Tag("sqlite")
    void of_two_servers_on_one_database_one_takes_a_choice_back_and_the_other_learns_of_it() {
        try (RunningServer one = TestServers.start(folder);
                RunningServer two = startBeside(folder)) {
            Guest ana = new Guest(one);
            String table = ana.createSoloTable().id();
            try (LiveClient here = ana.watch(table);
                    LiveClient there = ana.at(two).watch(table)) {
                here.awaitTurn();
                there.awaitTurn();
                here.chooseFirst();
                assertProblem(there.chooseFirst(), "stale-version");
                there.await("progress");
                assertAccepted(here.takeBack());

                assertProblem(there.takeBack(), "stale-version");

                there.await(message -> there.version() == here.version());
                assertThat(there.position()).isEqualTo(here.position());
                assertThat(there.received()).anyMatch(text -> text.contains("tookBack"));
            }
        }
    }

    @Test
    @Tag("sqlite")
    void a_choice_that_was_taken_back_elsewhere_is_not_played() {
        try (RunningServer one = TestServers.start(folder);
                RunningServer two = startBeside(folder)) {
            Duel duel = Duel.start(one);
            Guest later = duel.early();
            Guest first = duel.opposite(later);
            try (LiveClient keeping = later.watch(duel.table())) {
                keeping.awaitTurn();
                keeping.chooseFirst();
                try (LiveClient elsewhere = first.at(two).watch(duel.table())) {
                    elsewhere.awaitTurn();
                    keeping.takeBack();

                    assertProblem(elsewhere.chooseFirst(), "stale-version");
                    assertAccepted(elsewhere.chooseFirst());
                    assertThat(duel.ana().table(duel.table()).seats()).anyMatch(TableInfo.SeatInfo::toAct);
                }
            }
        }
    }

    @Test
    @Tag("sqlite")
    void what_cannot_be_read_of_a_table_is_read_as_soon_as_it_can_be_however_often_it_could_not() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);
            Database database = server.context().getBean(Database.class);
            rename(database, "created", "hidden");
            duel.ana().named("Anabel");
            assertProblem(duel.bea().get("/api/tables/" + duel.table()), 503, "not-read");
            rename(database, "hidden", "created");

            assertThat(duel.bea().table(duel.table()).seats().getFirst().name()).isEqualTo("Anabel");
        }
    }

    @Test
    @Tag("sqlite")
    void whoever_steps_away_has_done_so_although_the_table_cannot_be_read_again() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.startShort(server);
            Database database = server.context().getBean(Database.class);
            try (LiveClient live = duel.ana().watch(duel.table())) {
                stepAwayUnread(live, database);

                showPeople(database);
                assertThat(duel.bea().table(duel.table()).seats().getFirst().substitute())
                        .isPresent();
            }
        }
    }

    @Test
    @Tag("sqlite")
    void the_bot_of_whoever_steps_away_plays_once_the_table_can_be_read_though_nobody_asks_for_it() {
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withPace(pace -> pace.withIdle(Duration.ofSeconds(1))))) {
            Duel duel = Duel.startShort(server).chooseTickets();
            Database database = server.context().getBean(Database.class);
            Guest going = duel.toAct();
            Guest staying = going == duel.ana() ? duel.bea() : duel.ana();
            try (LiveClient watching = staying.watch(duel.table())) {
                watching.await("welcome");
                try (LiveClient live = going.watch(duel.table())) {
                    stepAwayUnread(live, database);
                }
                showPeople(database);

                assertThat(watching.awaitTurn()).isTrue();
            }
        }
    }

    @Test
    @Tag("sqlite")
    void no_table_is_left_where_it_cannot_be_noted_that_people_play_again_there() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.startShort(server);
            try (LiveClient first = duel.ana().watch(duel.table());
                    LiveClient second = duel.bea().watch(duel.table())) {
                Duel.end(first, second);
            }
            Database database = server.context().getBean(Database.class);
            change(
                    database,
                    "create trigger no_rematch before update of rematch on game_table"
                            + " begin select raise(abort, 'no'); end");

            assertProblem(
                    duel.ana().post("/api/tables/%s/rematch".formatted(duel.table()), List.of()), 503, "not-saved");

            assertThat(tables(database)).isEqualTo(1);
            change(database, "drop trigger no_rematch");
            assertThat(duel.ana().rematch(duel.table()).id()).isNotEqualTo(duel.table());
            assertThat(tables(database)).isEqualTo(2);
        }
    }

    @Test
    @Tag("sqlite")
    void whoever_is_blocked_is_let_go_although_they_cannot_leave_a_table_now() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.startShort(server);
            Database database = server.context().getBean(Database.class);
            PersonId ana = server.context()
                    .getBean(TableStore.class)
                    .find(duel.table())
                    .orElseThrow()
                    .host();
            try (LiveClient live = duel.ana().watch(duel.table())) {
                live.await("welcome");
                change(
                        database,
                        "create trigger no_leaving before update of substitute on seat"
                                + " begin select raise(abort, 'no'); end");

                assertThatExceptionOfType(RequestRefused.class)
                        .isThrownBy(
                                () -> server.context().getBean(Farewells.class).bar(ana));

                live.awaitClose();
            }
            assertProblem(duel.ana().tryCreate("ttr-usa", "me", "random"), 403, "barred");
        }
    }

    private static int tables(Database database) {
        return database.read(client -> client.sql("select count(*) from game_table")
                .query(Integer.class)
                .single());
    }

    @Test
    @Tag("sqlite")
    void whoever_goes_while_the_table_cannot_be_read_is_gone_once_it_can() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.startShort(server);
            Database database = server.context().getBean(Database.class);
            try (LiveClient live = duel.ana().watch(duel.table())) {
                stepAwayUnread(live, database);
            }
            Connections connections = server.context().getBean(Connections.class);
            Polling.until(() -> connections.size() == 0);
            showPeople(database);

            Polling.until(
                    () -> !duel.bea().table(duel.table()).seats().getFirst().present());
        }
    }

    @Test
    @Tag("sqlite")
    void whoever_seats_a_bot_is_not_told_that_nothing_has_changed_because_the_table_cannot_be_read_again() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest host = new Guest(server);
            String table = host.createTable("me", "friend").id();
            Database database = server.context().getBean(Database.class);
            LiveTables tables = server.context().getBean(LiveTables.class);
            PersonId person = server.context()
                    .getBean(TableStore.class)
                    .find(table)
                    .orElseThrow()
                    .host();
            hidePeople(database, "kind = 'bot'");

            assertThatThrownBy(() -> tables.visit(
                            table, Optional.of(person), found -> found.seating().seatBot(person, 1, "chance")))
                    .isInstanceOfSatisfying(
                            RequestRefused.class,
                            refused -> assertThat(refused.code()).isEqualTo(ProblemCode.NOT_KNOWN));

            showPeople(database);
            assertThat(host.table(table).seats().get(1).bot()).isEqualTo("chance");
        }
    }

    /// Somebody steps away, and from then on who sits at tables can't be read.
    private static void stepAwayUnread(LiveClient live, Database database) {
        live.await("welcome");
        hidePeople(database, "substitute is not null");
        assertAccepted(live.order(StepAway::new));
    }

    private static void rename(Database database, String column, String other) {
        change(database, "alter table game_table rename column " + column + " to " + other);
    }

    /// As soon as any seat is so, which can be written, nobody who sits anywhere can be read: a number overflows.
    private static void hidePeople(Database database, String which) {
        change(database, "alter table person rename to hidden");
        change(
                database,
                "create view person as select * from hidden where coalesce("
                        + "(select abs(-9223372036854775808) from seat where " + which + "), 1)");
    }

    private static void showPeople(Database database) {
        change(database, "drop view person");
        change(database, "alter table hidden rename to person");
    }

    private static void change(Database database, String sql) {
        database.write(client -> client.sql(sql).update());
    }

    @Test
    void a_log_that_takes_back_what_stands_is_not_played() {
        Guest ana;
        String table;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            table = ana.createSoloTable().id();
            try (LiveClient live = ana.watch(table)) {
                live.awaitTurn();
                live.chooseFirst();
                live.takeBack();
            }
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update ply set undoes = 0 where undoes is not null")
                    .update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            assertProblem(ana.at(server).get("/api/tables/" + table), 503, "table-damaged");
        }
    }

    @Test
    void a_log_that_does_not_replay_closes_that_table_alone() {
        Duel duel;
        Duel other;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server);
            other = Duel.start(server);
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update ply set hash = hash + 1 where table_id = ? and line = 7")
                    .param(duel.table())
                    .update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            duel.at(server);
            other.at(server);
            HttpResponse<String> answer = duel.ana().get("/api/tables/" + duel.table());

            assertProblem(answer, 503, "table-damaged");
            assertThat(Guest.problem(answer).facts())
                    .containsEntry("table", duel.table())
                    .containsEntry("line", "7");
            assertThat(other.ana().table(other.table()).status()).isEqualTo(TableStatus.PLAYING);
            try (LiveClient live = duel.ana().watch(duel.table())) {
                assertProblem(live.await("problem"), "table-damaged");
            }
        }
    }

    /// A second server on the same database, by another folder: one folder has one server.
    private static RunningServer startBeside(Path folder) {
        try {
            Path beside = Files.createDirectory(folder.resolve("beside"));
            Files.createSymbolicLink(beside.resolve(EmbeddedDatabase.FILE), folder.resolve(EmbeddedDatabase.FILE));
            return TestServers.start(beside);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Leaves no page free in the database, and no room for a ply in those that are there: the log of another
    /// table takes it all.
    private static void fill(RunningServer server) {
        String filler = new Guest(server).createTable("me", "friend").id();
        Database database = server.context().getBean(Database.class);
        FileLimit.full(server);
        boolean full = false;
        for (int next = 100; !full; next++) {
            assertThat(next).isLessThan(10_000);
            int ply = next;
            try {
                database.write(client -> client.sql(
                                "insert into ply (table_id, line, actor, text, hash, at) values (?, ?, 0, '', 0, 0)")
                        .params(filler, ply)
                        .update());
            } catch (DataAccessException noRoom) {
                full = true;
            }
        }
    }

    private static void makeRoom(RunningServer server) {
        FileLimit.room(server);
    }
}
