package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.chaos.Room;
import dev.anden.server.store.access.Databases;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.testing.CuttingProxy;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestPostgres;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Servers on PostgreSQL: which databases they refuse, and what they do without theirs.
@Tag("postgresql")
class DatabaseStartTest {
    private static final String READY = "/actuator/health/readiness";

    @TempDir
    Path folder;

    @Test
    void a_server_that_is_not_there_is_one_clear_sentence() throws IOException {
        // Nobody listens at this address of the machine meanwhile, not even a test beside this one.
        String here = "127.0.0.9";
        int nobody;
        try (var free = new ServerSocket(0, 1, InetAddress.getByName(here))) {
            nobody = free.getLocalPort();
        }

        assertRefused(
                "postgresql://ana:secret@%s:%d/games".formatted(here, nobody),
                "postgres-unreachable",
                "The PostgreSQL server %s:%d can't be reached; does it run, and are its name and port right?"
                        .formatted(here, nobody));
    }

    @Test
    void a_database_server_that_is_still_starting_is_waited_for() throws StartFailure {
        PostgresAddress address = TestPostgres.newDatabase();
        try (CuttingProxy door = CuttingProxy.to(TestPostgres.port())) {
            door.turnAway(3);
            String there =
                    TestPostgres.url(name(address)).replace(":" + TestPostgres.port() + "/", ":" + door.port() + "/");
            try (RunningServer server =
                    AndenServer.start(options(folder, PostgresAddress.of(there).orElseThrow()))) {
                assertThat(door.turningAway()).isZero();
                assertThat(new Guest(server).get(READY).statusCode()).isEqualTo(200);
            }
        }
    }

    @Test
    void a_wrong_password_is_one_clear_sentence() throws SQLException, IOException {
        guard("ana");

        assertRefused(
                "postgresql://ana:secret@localhost:%d/postgres".formatted(TestPostgres.port()),
                "postgres-password",
                "The PostgreSQL server localhost:%d doesn't let the user \"ana\" in; check name, password and pg_hba.conf."
                        .formatted(TestPostgres.port()));
    }

    @Test
    void a_password_that_is_asked_for_and_not_given_is_one_clear_sentence() throws SQLException, IOException {
        guard("bea");

        assertRefused(
                "postgresql://bea@localhost:%d/postgres".formatted(TestPostgres.port()),
                "postgres-password",
                "The PostgreSQL server localhost:%d doesn't let the user \"bea\" in; check name, password and pg_hba.conf."
                        .formatted(TestPostgres.port()));
    }

    @Test
    void a_server_whose_name_nobody_knows_is_one_clear_sentence() {
        assertRefused(
                "postgresql://ana:secret@no.such.host.invalid/games",
                "postgres-host",
                "The name of the PostgreSQL server no.such.host.invalid isn't known here; check it.");
    }

    @Test
    void a_setting_of_the_address_that_means_nothing_is_one_clear_sentence() {
        assertRefused(
                "postgresql://ana:secret@localhost:%d/games?sslmode=perhaps".formatted(TestPostgres.port()),
                "postgres-setting",
                "A setting in the address of postgresql://localhost:%d/games can't be used: Invalid sslmode value: perhaps."
                        .formatted(TestPostgres.port()));
    }

    @Test
    void a_server_that_does_not_encrypt_is_told_from_one_that_is_not_there() {
        assertRefused(
                TestPostgres.url("postgres") + "?sslmode=require",
                "postgres-tls",
                "No encrypted connection to the PostgreSQL server localhost:%d can be made; check sslmode and certificates."
                        .formatted(TestPostgres.port()));
    }

    @Test
    void a_database_that_takes_no_connections_is_one_clear_sentence() {
        PostgresAddress address = TestPostgres.newDatabase();
        TestPostgres.execute("alter database " + name(address) + " allow_connections false");

        assertRefused(
                TestPostgres.url(address),
                "postgres-closed",
                "The database \"%s\" on the PostgreSQL server localhost:%d takes no connections; let it (allow_connections)."
                        .formatted(name(address), TestPostgres.port()));
    }

    @Test
    void a_database_that_is_not_there_is_one_clear_sentence() {
        assertRefused(
                TestPostgres.url("nowhere"),
                "postgres-missing",
                "There is no database \"nowhere\" on the PostgreSQL server localhost:%d; make it with createdb."
                        .formatted(TestPostgres.port()));
    }

    @Test
    void a_user_who_may_make_no_tables_is_told_so() {
        PostgresAddress address = TestPostgres.newDatabase();
        TestPostgres.execute("drop role if exists guest", "create role guest login");

        assertRefused(
                address + "?user=guest",
                "postgres-rights",
                "The user \"guest\" may not make or use tables in %s; let the database belong to that user."
                        .formatted(address));
    }

    @Test
    void a_database_of_something_else_is_left_alone() throws SQLException {
        PostgresAddress address = TestPostgres.newDatabase();
        run(address, "create table thing (id integer)");

        assertRefused(
                TestPostgres.url(address),
                "postgres-foreign",
                "%s isn't a database of Andén; make one for it alone.".formatted(address));
    }

    @Test
    void a_database_that_keeps_no_letters_of_all_languages_is_refused() {
        TestPostgres.execute(
                "drop database if exists latin",
                "create database latin encoding 'LATIN1' locale 'C' template template0");

        assertRefused(
                TestPostgres.url("latin"),
                "postgres-encoding",
                "%s keeps texts as LATIN1; make it anew with the encoding UTF8."
                        .formatted(TestPostgres.address("latin")));
    }

    @Test
    void a_database_that_can_only_be_read_is_one_clear_sentence() {
        PostgresAddress address = TestPostgres.newDatabase();
        String name = name(address);
        TestPostgres.execute("alter database " + name + " set default_transaction_read_only = on");

        assertRefused(
                TestPostgres.url(address),
                "postgres-read-only",
                "%s can only be read; name the server that is written to, and not one that stands in for it."
                        .formatted(address));
    }

    @Test
    void tables_that_were_changed_are_one_clear_sentence() throws SQLException {
        PostgresAddress address = TestPostgres.newDatabase();
        Databases.open(address).close();
        run(address, "update flyway_schema_history set checksum = 1 where version = '3'");

        assertRefused(
                TestPostgres.url(address),
                "database-altered",
                "The tables of the database %s aren't as Andén made them; restore a backup.".formatted(address));
    }

    @Test
    void tables_that_somebody_keeps_to_themselves_are_one_clear_sentence() throws SQLException {
        PostgresAddress address = TestPostgres.newDatabase();
        Databases.open(address).close();
        try (Connection holder = TestPostgres.hold(address)) {
            assertRefused(
                    TestPostgres.url(address),
                    "postgres-held",
                    "Something else keeps tables of %s to itself (pg_locks says what); try again once it is done."
                            .formatted(address));
            assertThat(holder.isClosed()).isFalse();
        }
    }

    @Test
    void a_database_without_room_is_one_clear_sentence() throws StartFailure {
        PostgresAddress address = TestPostgres.newDatabase();
        AndenServer.start(options(folder, address)).close();
        Room.leave(address, false);

        assertRefused(
                TestPostgres.url(name(address)),
                "disk-full",
                "There is no room left on the disk for the database %s.".formatted(address));
    }

    @Test
    void a_second_server_joins_the_first_one_and_the_folder_is_not_needed() throws StartFailure {
        PostgresAddress address = TestPostgres.newDatabase();
        Path nowhere = folder.resolve("nowhere");
        try (RunningServer server = AndenServer.start(options(nowhere, address));
                RunningServer second = AndenServer.start(options(nowhere, address))) {
            assertThat(nowhere).doesNotExist();
            assertThat(new Guest(server).get(READY).body()).contains("\"writable\":true", "\"elsewhere\":true");
            assertThat(new Guest(second).get(READY).body()).contains("\"writable\":true", "\"listening\":true");
        }
    }

    @Test
    void while_the_database_is_away_nothing_happens_and_the_server_says_that_it_is_not_ready() throws StartFailure {
        PostgresAddress address = TestPostgres.newDatabase();
        String name = name(address);
        try (RunningServer server = AndenServer.start(options(folder, address))) {
            Duel duel = Duel.start(server).chooseTickets();
            try (LiveClient live = duel.onTurn()) {
                String action = live.choices().getFirst();
                TestPostgres.close(name);

                assertProblem(live.act(action), "not-known");
                assertThat(duel.ana().get(READY).statusCode()).isEqualTo(503);
                assertProblem(duel.ana().tryCreate("ttr-usa", "me", "chance"), 503, "not-saved");

                TestPostgres.open(name);
                assertAccepted(live.act(action));
                Polling.until(() -> duel.ana().get(READY).statusCode() == 200);
            }
        }
    }

    @Test
    @Timeout(300)
    void a_server_that_finds_its_database_in_the_hands_of_another_stops() throws Exception {
        PostgresAddress address = TestPostgres.newDatabase();
        try (RunningServer server = AndenServer.start(options(folder, address))) {
            // It may notice by itself, and then nobody comes any more.
            var guest = new Guest(server);
            try (Connection other = TestPostgres.takeOver(name(address))) {
                assertThat(other.isClosed()).isFalse();
                assertProblem(guest.tryCreate("ttr-usa", "me", "chance"), 503, "not-saved");

                assertThat(server.awaitClose()).isFalse();
            }
        }
    }

    @Test
    void a_running_server_s_database_can_be_checked() throws StartFailure, SQLException {
        PostgresAddress address = TestPostgres.newDatabase();
        ServerOptions options = options(folder, address);
        try (RunningServer server = AndenServer.start(options)) {
            Duel damaged = Duel.start(server);
            Duel.start(server);
            assertThat(TestServers.soundTables(options)).isEqualTo(2);

            run(address, "update ply set hash = hash + 1 where line = 7 and table_id = '" + damaged.table() + "'");

            List<DataCheck.Damaged> told = new ArrayList<>();
            DataCheck.run(options, told::add);
            assertThat(told).extracting(DataCheck.Damaged::table).containsExactly(damaged.table());
        }
    }

    private void assertRefused(String url, String code, String sentence) {
        PostgresAddress address = PostgresAddress.of(url).orElseThrow();

        assertThatThrownBy(() -> AndenServer.start(options(folder, address)))
                .isInstanceOf(StartFailure.class)
                .hasMessage(sentence)
                .hasMessageNotContaining("secret")
                .extracting(failure -> ((StartFailure) failure).code())
                .isEqualTo(code);
    }

    private static ServerOptions options(Path folder, PostgresAddress address) {
        return TestServers.options(folder).withPostgres(Optional.of(address));
    }

    private static String name(PostgresAddress address) {
        return address.toString().replaceAll(".*/", "");
    }

    private static void run(PostgresAddress address, String statement) throws SQLException {
        try (Connection connection = TestPostgres.connect(address.toString().replaceAll(".*/", ""));
                Statement said = connection.createStatement()) {
            said.execute(statement);
        }
    }

    /// Has the server ask a user for a password, which it asks of nobody else.
    private static void guard(String user) throws SQLException, IOException {
        TestPostgres.execute("drop role if exists " + user, "create role " + user + " login password 'something else'");
        try (Connection connection = TestPostgres.connect("postgres");
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("show hba_file")) {
            row.next();
            Path file = Path.of(row.getString(1));
            Files.writeString(file, "host all %s all scram-sha-256\n%s".formatted(user, Files.readString(file)));
        }
        TestPostgres.execute("select pg_reload_conf()");
    }
}
