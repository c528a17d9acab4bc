package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.MyGames;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.WaitingGames;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.store.database.Database;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The list of tables comes from rows, and one table that can't be opened takes nothing from the others.
class TableListTest {
    private static final Path EXAMPLE = Path.of("../games/ticket-to-ride/src/test/resources/boards/brava.json");

    @TempDir
    Path folder;

    @Test
    void a_table_whose_set_up_has_become_impossible_is_listed_as_damaged_and_hurts_nobody_else() throws IOException {
        Path board = Files.createDirectory(folder.resolve("boards")).resolve("brava.json");
        String example = Files.readString(EXAMPLE);
        Files.writeString(board, example);
        Guest host;
        String impossible;
        String open;
        String other;
        try (RunningServer server = TestServers.start(folder)) {
            host = new Guest(server);
            impossible = Guest.table(host.tryCreate("ttr-brava", "me", "chance", "chance"))
                    .id();
            open = Guest.table(host.tryCreate("ttr-brava", "me", "friend", "friend"))
                    .id();
            other = host.createTable("chance", "chance").id();
        }
        Files.writeString(board, example.replace("\"maximum\": 3", "\"maximum\": 2"));
        try (RunningServer server = TestServers.start(folder)) {
            host.at(server);

            assertThat(statuses(host))
                    .containsEntry(impossible, TableStatus.DAMAGED)
                    .containsEntry(open, TableStatus.DAMAGED);
            assertThat(list(new Guest(server))).isEmpty();
            assertProblem(host.get("/api/tables/" + impossible), 503, "table-damaged");
            assertThat(Guest.problem(host.get("/api/tables/" + open)).detail())
                    .isEqualTo("Table %s can't be opened: at line 0 of its log ttr-brava is for 2 to 2 seats, not 3."
                            .formatted(open));
            try (LiveClient live = host.watch(other)) {
                assertThat(live.awaitTurn()).isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update game_table set status = 'weird' where id = :table",
                "update game_table set time_control = 'foo' where id = :table",
                "update game_table set time_control = 'live 5' where id = :table",
                "update game_table set spectators = 'foo' where id = :table",
                "update game_table set seed = 'zz' where id = :table",
                "update seat set kind = 'foo' where table_id = :table and seat = 1",
                "update seat set contribution = 'zz' where table_id = :table and seat = 1",
                "update seat set seat = 7 where table_id = :table and seat = 1"
            })
    void a_row_that_cannot_be_read_is_told_with_its_table_and_hurts_nobody_else(String change) throws StartFailure {
        Guest host;
        String unreadable;
        String other;
        try (RunningServer server = TestServers.start(folder)) {
            host = new Guest(server);
            unreadable = host.createTable("me", "friend").id();
            other = host.createTable("me", "chance").id();
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(
                    client -> client.sql(change).param("table", unreadable).update());
        }
        ServerOptions options = TestServers.options(folder);
        var told = new ArrayList<String>();
        DataCheck.run(options, damaged -> told.add(damaged.table() + " " + damaged.code()));
        assertThat(told).containsExactly(unreadable + " table-damaged");
        try (Inspection inspection = Inspection.of(options)) {
            assertThat(inspection.tables(EnumSet.allOf(TableStatus.class), Long.MAX_VALUE, 1))
                    .extracting(
                            found -> found.table().id() + " " + found.table().status())
                    .containsExactlyInAnyOrder(unreadable + " damaged", other + " playing");
        }
        try (RunningServer server = TestServers.start(folder)) {
            host.at(server);

            assertThat(statuses(host))
                    .containsEntry(unreadable, TableStatus.DAMAGED)
                    .containsEntry(other, TableStatus.PLAYING);
            assertThat(list(new Guest(server))).isEmpty();
            assertProblem(host.get("/api/tables/" + unreadable), 503, "table-damaged");
            server.context().getBean(LiveTables.class).clearing().remove(unreadable);
            assertThat(statuses(host)).doesNotContainKey(unreadable).containsKey(other);
        }
    }

    @Test
    void the_list_says_whose_turn_it_is_without_loading_a_table() {
        Duel duel;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server);
        }
        assertListedAsItStands(duel);
        try (RunningServer server = TestServers.start(folder)) {
            duel.at(server).chooseTickets();
        }
        assertListedAsItStands(duel);
        try (RunningServer server = TestServers.start(folder)) {
            try (LiveClient live = duel.at(server).onTurn()) {
                live.act("draw deck");
            }
        }
        assertListedAsItStands(duel);
    }

    @Test
    void a_choice_that_is_kept_and_taken_back_is_seen_in_the_list() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server);
            Guest early = duel.early();
            try (LiveClient live = early.watch(duel.table())) {
                live.awaitTurn();
                assertThat(waitsFor(early)).isTrue();

                live.chooseFirst();
                assertThat(waitsFor(early)).isFalse();

                live.takeBack();
                assertThat(waitsFor(early)).isTrue();
            }
        }
    }

    @Test
    void a_table_of_an_older_version_is_read_once_to_know_whose_turn_it_is() {
        Duel duel;
        try (RunningServer server = TestServers.start(folder)) {
            duel = Duel.start(server).chooseTickets();
        }
        try (Database database = TestDatabases.open(folder)) {
            database.write(client -> client.sql("update seat set to_act = null").update());
        }
        try (RunningServer server = TestServers.start(folder)) {
            duel.at(server);
            List<TableInfo> before = list(duel.ana());
            assertThat(before.getFirst().seats())
                    .filteredOn(TableInfo.SeatInfo::toAct)
                    .hasSize(1);
            assertThat(server.context().getBean(LiveTables.class).size()).isEqualTo(1);
        }
        assertListedAsItStands(duel);
    }

    @Test
    void what_waits_for_somebody_is_counted_as_it_is_listed() {
        Guest ana;
        String gone;
        String otherRules;
        String damaged;
        String sound;
        try (RunningServer server = TestServers.start(folder)) {
            ana = new Guest(server);
            gone = ana.createSoloTable().id();
            otherRules = ana.createSoloTable().id();
            damaged = ana.createSoloTable().id();
            sound = ana.createSoloTable().id();
            assertThat(counted(ana))
                    .containsExactlyInAnyOrder(gone, otherRules, damaged, sound)
                    .containsExactlyElementsOf(listed(ana));
        }
        try (Database database = TestDatabases.open(folder)) {
            change(database, "update game_table set game = 'ttr-brava' where id = ?", gone);
            change(database, "update game_table set rules_version = rules_version - 1 where id = ?", otherRules);
            change(database, "update ply set hash = hash + 1 where line = 0 and table_id = ?", damaged);
        }
        try (RunningServer server = TestServers.start(folder)) {
            ana.at(server);
            for (int time = 0; time < 2; time++) {
                assertThat(counted(ana))
                        .containsExactlyInAnyOrder(damaged, sound)
                        .containsExactlyElementsOf(listed(ana));
            }
            assertThat(server.context().getBean(LiveTables.class).size())
                    .as("tables that were opened for it")
                    .isZero();

            try (LiveClient live = ana.watch(damaged)) {
                assertProblem(live.await("problem"), "table-damaged");
            }
            assertThat(counted(ana)).containsExactly(sound).containsExactlyElementsOf(listed(ana));
        }
    }

    @Test
    void a_table_at_which_nobody_is_missing_waits_for_its_host_until_that_one_starts_it() {
        try (RunningServer server = TestServers.start(folder)) {
            var ana = new Guest(server);
            var bea = new Guest(server);
            String table = ana.createTable("me", "friend").id();
            assertThat(counted(ana)).isEmpty();

            bea.sitDown(table, 1);

            assertThat(counted(ana)).containsExactly(table).containsExactlyElementsOf(listed(ana));
            assertThat(counted(bea)).isEmpty();
            assertThat(listed(bea)).isEmpty();
            ana.start(table);
            assertThat(server.context().getBean(LiveTables.class).size()).isEqualTo(1);
            assertThat(counted(ana)).containsExactlyElementsOf(listed(ana));
        }
    }

    @Test
    @Tag("store")
    void a_table_waits_for_whoever_is_asked_something_there_until_they_have_answered() {
        try (RunningServer server = TestServers.start(folder)) {
            Duel duel = Duel.start(server).chooseTickets();
            Guest asking = duel.toAct();
            Guest asked = duel.waiting();
            assertThat(counted(asked)).isEmpty();
            try (LiveClient live = asking.watch(duel.table())) {
                assertAccepted(live.order(ProposeEnd::new));
            }

            assertThat(counted(asked)).containsExactly(duel.table()).containsExactlyElementsOf(listed(asked));
            assertThat(proposal(asked))
                    .hasValueSatisfying(one -> assertThat(one.awaited())
                            .containsExactly(asked.table(duel.table()).you().orElseThrow()));
            assertThat(proposal(new Guest(server))).isEmpty();
            try (LiveClient live = asked.watch(duel.table())) {
                String question = live.awaitQuestion();
                assertAccepted(live.order(id -> new AnswerProposal(id, question, false)));
            }
            assertThat(counted(asked)).isEmpty();
            assertThat(proposal(asked)).isEmpty();
            assertThat(counted(asking)).containsExactly(duel.table());
        }
    }

    private static Optional<TableInfo.ProposalInfo> proposal(Guest guest) {
        return list(guest).stream().findFirst().flatMap(TableInfo::proposal);
    }

    @Test
    @Tag("store")
    void when_somebody_last_played_in_a_game_is_listed_once_they_have() {
        var clock = new MovedClock();
        try (RunningServer server = TestServers.start(TestServers.options(folder), clock)) {
            Duel duel = Duel.start(server);
            assertThat(moved(duel.ana(), duel.table())).isEmpty();
            duel.chooseTickets();
            long played = moved(duel.ana(), duel.table()).orElseThrow();
            clock.pass(Duration.ofMinutes(8));

            try (LiveClient live = duel.waiting().watch(duel.table())) {
                assertAccepted(live.order(StepAway::new));
            }

            assertThat(moved(duel.ana(), duel.table())).contains(played);
            clock.pass(Duration.ofMinutes(8));
            try (LiveClient live = duel.onTurn()) {
                live.act("draw deck");
            }
            assertThat(moved(duel.ana(), duel.table()).orElseThrow()).isGreaterThan(played);
        }
    }

    private static Optional<Long> moved(Guest guest, String table) {
        return guest.ask("/api/me/games", MyGames.class).games().stream()
                .filter(game -> game.table().id().equals(table))
                .findFirst()
                .flatMap(MyGames.MyGame::moved);
    }

    private static void change(Database database, String sql, String table) {
        database.write(client -> client.sql(sql).param(table).update());
    }

    private static List<String> counted(Guest guest) {
        return guest.ask("/api/me/waiting", WaitingGames.class).tables();
    }

    private static List<String> listed(Guest guest) {
        return guest.ask("/api/me/games", MyGames.class).games().stream()
                .filter(MyGames.MyGame::waits)
                .map(game -> game.table().id())
                .toList();
    }

    /// What a new server lists is what it says of the table when it is opened, and nothing is opened for the list. How
    /// long somebody has yet to be waited for is told at the table only.
    private void assertListedAsItStands(Duel duel) {
        try (RunningServer server = TestServers.start(folder)) {
            duel.at(server);
            TableInfo listed = list(duel.ana()).getFirst();
            assertThat(server.context().getBean(LiveTables.class).size()).isZero();
            assertThat(listed)
                    .usingRecursiveComparison()
                    .ignoringFields("seats.patience")
                    .isEqualTo(duel.ana().table(duel.table()));
        }
    }

    private static boolean waitsFor(Guest guest) {
        TableInfo table = list(guest).getFirst();
        return table.seats().get(table.you().orElseThrow()).toAct();
    }

    private static Map<String, TableStatus> statuses(Guest guest) {
        return list(guest).stream().collect(Collectors.toMap(TableInfo::id, TableInfo::status));
    }

    private static List<TableInfo> list(Guest guest) {
        return List.of(WireJson.mapper().readValue(guest.get("/api/tables").body(), TableInfo[].class));
    }
}
