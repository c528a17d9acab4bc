package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.TableInfo;
import dev.anden.server.store.database.Database;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessException;

/// Bots go on after a restart, and their tables are in memory no longer than that takes.
class WakingTest {
    private static final int TABLES = 100;

    /// From then on no table can be found, until it is undone.
    private static final String HIDE = "alter table game_table rename column created to hidden";

    private static final String SHOW = "alter table game_table rename column hidden to created";

    @TempDir
    Path folder;

    /// Tables of one person with a bot, of which nobody knows whom they wait for; at many of them it is the bot.
    private Guest sleepingTables(int count) {
        Guest ana;
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withPace(pace -> pace.withBotPause(Duration.ofHours(1))))) {
            ana = new Guest(server);
            for (int number = 0; number < count; number++) {
                ana.createTable("me", "chance");
            }
        }
        try (Database database = TestDatabases.open(folder)) {
            change(database, "update seat set to_act = null");
        }
        return ana;
    }

    private static void change(Database database, String sql) {
        database.write(client -> client.sql(sql).update());
    }

    private static int peopleToAct(RunningServer server) {
        Database database = server.context().getBean(Database.class);
        return database.read(client -> client.sql("select count(*) from seat where kind = 'person' and to_act = 1")
                .query(Integer.class)
                .single());
    }

    private static String aTable(Guest guest) {
        return guest.ask("/api/tables", TableInfo[].class)[0].id();
    }

    @Test
    void a_table_that_nobody_has_opened_leaves_the_memory_as_soon_as_its_bots_have_acted() {
        Guest ana = sleepingTables(TABLES);
        try (RunningServer server = TestServers.start(folder)) {
            var tables = server.context().getBean(LiveTables.class);
            Polling.until(() -> tables.waking().idsWithBotsToAct().isEmpty() && tables.size() == 0);

            assertThat(peopleToAct(server)).isEqualTo(TABLES);
            try (LiveClient live = ana.at(server).watch(aTable(ana.at(server)))) {
                assertThat(live.awaitTurn()).isTrue();
                assertThat(tables.size()).isEqualTo(1);
            }
        }
    }

    @Test
    @Tag("sqlite")
    void bots_go_on_though_it_could_not_be_read_at_first_which_of_them_are_to() {
        sleepingTables(1);
        try (Database database = TestDatabases.open(folder)) {
            change(database, HIDE);
        }
        try (RunningServer server = TestServers.start(folder)) {
            var tables = server.context().getBean(LiveTables.class);
            assertThatThrownBy(() -> tables.waking().idsWithBotsToAct()).isInstanceOf(DataAccessException.class);
            change(server.context().getBean(Database.class), SHOW);

            Polling.until(() -> peopleToAct(server) == 1);
        }
    }

    @Test
    @Tag("sqlite")
    void a_table_that_cannot_be_read_just_now_keeps_no_other_asleep() {
        try (RunningServer server = TestServers.start(folder)) {
            String id = new Guest(server).createTable("me", "chance").id();
            var tables = server.context().getBean(LiveTables.class);
            Database database = server.context().getBean(Database.class);
            change(database, HIDE);

            assertThatCode(() -> tables.waking().letBotsGoOn(id)).doesNotThrowAnyException();

            change(database, SHOW);
        }
    }

    @Test
    void a_table_that_waits_for_somebody_to_come_back_is_not_woken() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            String id = ana.createTable("me", "chance").id();
            var tables = server.context().getBean(LiveTables.class);
            try (LiveClient live = ana.watch(id)) {
                assertThat(live.awaitTurn()).isTrue();
                assertAccepted(live.order(StepAway::new));
            }

            assertThat(tables.waking().idsWithBotsToAct()).isEmpty();
            assertThat(tables.waking().idsUntended("", 1)).isEmpty();
        }
    }

    @Test
    void a_table_that_somebody_looks_at_meanwhile_stays() {
        Guest ana = sleepingTables(1);
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withPace(pace -> pace.withBotPause(Duration.ofSeconds(1))))) {
            var tables = server.context().getBean(LiveTables.class);
            String id = aTable(ana.at(server));
            try (LiveClient live = ana.at(server).watch(id)) {
                assertThat(live.awaitTurn()).isTrue();
                Polling.until(() -> tables.waking().idsWithBotsToAct().isEmpty());
            }
            assertThat(tables.size()).isEqualTo(1);
        }
    }
}
