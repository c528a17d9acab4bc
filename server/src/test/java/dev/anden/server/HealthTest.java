package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.anden.protocol.TableInfo;
import dev.anden.server.chaos.Room;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.postgres.PostgresAddress;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HeardLog;
import dev.anden.server.testing.LockedDatabase;
import dev.anden.server.testing.Patience;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.RawConnection;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestPostgres;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.springframework.boot.health.contributor.Status;
import org.springframework.dao.DataAccessException;

class HealthTest {
    private static final String ALIVE = "/actuator/health/liveness";
    private static final String READY = "/actuator/health/readiness";

    /// Once, 8,292 kept everybody else out. `-Pattack` opens more.
    private static final int SILENT = Integer.getInteger("anden.attack.silent", 3_000);

    @TempDir
    Path folder;

    @Test
    @Tag("sqlite")
    void a_server_that_can_write_and_has_room_is_ready() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest guest = new Guest(server);

            assertThat(guest.get(ALIVE).body()).contains("\"status\":\"UP\"");
            Polling.until(() -> guest.get(READY).body().contains("\"sound\":true"));
            assertThat(guest.get(READY).body())
                    .contains("\"writable\":true", "\"sound\":true", "\"left\":")
                    .doesNotContain("DOWN");
        }
    }

    @Test
    void whether_a_database_is_sound_is_not_known_before_it_was_examined() {
        try (Database database = TestDatabases.open(folder)) {
            var health = new DatabaseHealth(database, InstantSource.system());

            assertThat(health.health().getDetails()).containsEntry("sound", "unknown");
            assertThat(health.health().getStatus()).isEqualTo(Status.UP);
            assertThat(health.examine()).isEmpty();
            assertThat(health.health().getDetails()).containsEntry("sound", true);
        }
    }

    @Test
    @Tag("sqlite")
    void a_database_that_is_gone_or_another_one_is_not_written_any_more() throws IOException {
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        Path kept = folder.resolve("kept");
        try (RunningServer server = TestServers.start(folder)) {
            Guest guest = new Guest(server);
            TableInfo table = guest.createTable("me", "chance");
            Files.move(file, kept);

            assertThat(guest.get(READY).body()).contains("\"writable\":false");
            assertProblem(guest.tryCreate("ttr-usa", "me", "chance"), 503, "not-saved");
            Files.copy(kept, file);
            assertThat(guest.get(READY).body()).contains("\"writable\":false");
            Files.delete(file);
            Files.move(kept, file);
            Polling.until(() -> guest.get(READY).body().contains("\"writable\":true"));
            assertThat(guest.table(table.id()).id()).isEqualTo(table.id());
        }
    }

    @Test
    @Tag("sqlite")
    void why_nothing_is_kept_is_told_of_a_database_that_is_gone() throws IOException {
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        try (Database database = TestDatabases.open(folder)) {
            Files.move(file, folder.resolve("kept"));

            assertThatThrownBy(() -> database.write(
                            client -> client.sql("delete from setting").update()))
                    .isInstanceOfSatisfying(
                            DataAccessException.class,
                            failure -> assertThat(failure.getMostSpecificCause())
                                    .hasMessageContaining("%s was removed while it was used", file));
            Files.move(folder.resolve("kept"), file);
        }
    }

    @Test
    @Tag("sqlite")
    void whoever_asks_again_and_again_about_a_folder_that_is_gone_fills_no_log() throws IOException {
        var told = new ListAppender<ILoggingEvent>();
        var log = (Logger) LoggerFactory.getLogger(DiskHealth.class);
        told.start();
        Path data = Files.createDirectory(folder.resolve("data"));
        try (RunningServer server = TestServers.start(data)) {
            log.addAppender(told);
            Guest guest = new Guest(server);
            Files.move(data, folder.resolve("moved"));
            HttpResponse<String> answer = guest.get(READY);
            Files.move(folder.resolve("moved"), data);

            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.body()).contains("\"left\":\"unknown\"");
            Polling.until(() -> guest.get(READY).statusCode() == 200);
        } finally {
            log.detachAppender(told);
        }
        assertThat(told.list).isEmpty();
    }

    @Test
    @Tag("sqlite")
    void a_server_that_cannot_write_is_alive_but_not_ready() throws SQLException {
        try (RunningServer server = TestServers.start(folder)) {
            Guest guest = new Guest(server);
            try (var _ = LockedDatabase.in(folder)) {
                assertThat(guest.get(READY).body()).contains("\"writable\":false");
                assertThat(guest.get(READY).statusCode()).isEqualTo(503);
                assertThat(guest.get(ALIVE).statusCode()).isEqualTo(200);
            }
            Polling.until(() -> guest.get(READY).statusCode() == 200);
        }
    }

    @Test
    @Tag("postgresql")
    void a_server_whose_postgresql_has_no_room_is_not_ready_until_it_has_some_again() throws SQLException {
        PostgresAddress database = TestDatabases.of(folder).orElseThrow();
        try (RunningServer server = TestServers.start(folder)) {
            Guest guest = new Guest(server);
            Room.leave(database, false);
            assertProblem(guest.tryCreate("ttr-usa", "me", "friend"), 503, "not-saved");
            assertThat(guest.get(READY).statusCode()).isEqualTo(503);

            takeWhatFits(database);
            assertThat(guest.get(READY).body()).contains("\"writable\":false");
            assertThat(guest.get(READY).statusCode()).isEqualTo(503);
            assertThat(guest.get(ALIVE).statusCode()).isEqualTo(200);

            execute(database, "drop event trigger no_room");
            Room.leave(database, true);
            Polling.until(() -> guest.get(READY).statusCode() == 200);
            assertThat(guest.createTable("me", "friend").id()).isNotEmpty();
            Polling.until(() -> guest.get(READY).statusCode() == 200);
        }
    }

    /// A disk has room for a row that takes the place of another one, and for no new file.
    private static void takeWhatFits(PostgresAddress database) throws SQLException {
        execute(
                database,
                "drop trigger no_room on setting",
                "create function no_file() returns event_trigger language plpgsql as $$ begin"
                        + " raise exception 'could not extend file' using errcode = 'disk_full'; end $$",
                "create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE')"
                        + " execute function no_file()");
    }

    private static void execute(PostgresAddress database, String... statements) throws SQLException {
        try (Connection connection = TestPostgres.connect(database);
                Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        }
    }

    @Test
    @Tag("sqlite")
    void a_server_whose_database_is_damaged_says_so_and_is_not_ready() throws SQLException, IOException {
        try (RunningServer server = TestServers.start(folder)) {
            new Guest(server).createTable("me", "friend");
        }
        damage("early_choice");
        try (RunningServer server = TestServers.start(folder)) {
            Guest guest = new Guest(server);
            Polling.until(() -> guest.get(READY).body().contains("\"sound\":false"));

            assertThat(guest.get(READY).statusCode()).isEqualTo(503);
            assertThat(guest.get(ALIVE).statusCode()).isEqualTo(200);
        }
    }

    @Test
    void how_a_server_is_may_be_asked_from_this_machine_alone() {
        try (RunningServer server = TestServers.start(folder)) {
            assertThat(asks(server, "Host: whatever")).isEqualTo(200);
            assertThat(asks(server, "Host: localhost", "X-Forwarded-For: 127.0.0.1"))
                    .isEqualTo(404);
            assertThat(asks(server, "Host: localhost", "Forwarded: for=127.0.0.1"))
                    .isEqualTo(404);
        }
        var behindProxy = Entrance.OPEN.withProxies(AddressList.LOCAL);
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withEntrance(behindProxy))) {
            assertThat(asks(server, "Host: localhost", "X-Forwarded-For: 203.0.113.1"))
                    .isEqualTo(404);
            assertThat(asks(server, "Host: localhost")).isEqualTo(200);
        }
        var watched = Entrance.OPEN.withWatchers(AddressList.of(List.of("203.0.113.0/24")));
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withEntrance(watched))) {
            assertThat(asks(server, "Host: localhost")).isEqualTo(404);
        }
    }

    @Test
    void a_server_that_listens_on_one_address_is_asked_from_that_one_by_its_own_machine() throws IOException {
        var here = Entrance.OPEN.withWatchers(AddressList.of(List.of("127.0.0.1")));
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withHost("127.0.0.2").withEntrance(here))) {
            assertThat(asksFrom(server, "127.0.0.2")).isEqualTo(200);
            assertThat(asksFrom(server, "127.0.0.3")).isEqualTo(404);
            assertThat(asksFrom(server, "127.0.0.2", "X-Forwarded-For: 127.0.0.2"))
                    .isEqualTo(404);
        }
    }

    /// A proxy on this machine that says nothing of whoever asks looks like this machine.
    @Test
    void what_a_server_has_counted_is_read_by_nobody_who_is_not_named() {
        try (RunningServer server = TestServers.start(folder)) {
            for (String path : List.of(
                    "/actuator/prometheus",
                    "/actuator",
                    "/actuator/",
                    "/%61ctuator/prometheus",
                    "/actuator/health/../prometheus",
                    "/actuator/health/..;/prometheus",
                    "/actuator/health;/../prometheus",
                    "/actuator;a=b/prometheus")) {
                assertThat(RawRequest.get(server.address(), path, "Host: localhost"))
                        .as(path)
                        .doesNotStartWith("HTTP/1.1 2")
                        .doesNotContain("anden_", "prometheus");
            }
            assertThat(asks(server, "Host: localhost")).isEqualTo(200);
        }
        var read = Entrance.OPEN.withReaders(AddressList.LOCAL);
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withEntrance(read))) {
            assertThat(RawRequest.get(server.address(), "/actuator/prometheus", "Host: localhost"))
                    .contains("anden_plies_total");
            assertThat(RawRequest.get(
                            server.address(), "/actuator/prometheus", "Host: localhost", "X-Forwarded-For: 127.0.0.1"))
                    .startsWith("HTTP/1.1 404");
        }
    }

    /// Spring hands such requests to what looks after the server's health, whoever asks, and that fails and says so in
    /// the log each time.
    @Test
    void a_path_that_winds_leads_nowhere_and_is_not_told_of() {
        try (RunningServer server = TestServers.start(folder);
                HeardLog told = HeardLog.ofAll()) {
            for (String path : List.of(
                    "/actuator/health/..;/..;/x",
                    "/actuator/health/%2e%2e/%2e%2e/x",
                    "/actuator/health/../../x",
                    "/api;a=b/games",
                    "/api/./games",
                    "/;/")) {
                assertThat(RawRequest.get(server.address(), path, "Host: localhost", "X-Forwarded-For: 10.0.0.1"))
                        .as(path)
                        .startsWith("HTTP/1.1 404");
            }
            assertThat(told.events()).noneMatch(event -> event.getLevel().isGreaterOrEqual(Level.WARN));
        }
    }

    @Test
    void plies_of_a_game_that_begins_as_soon_as_it_is_set_up_are_counted() {
        var read = Entrance.OPEN.withReaders(AddressList.LOCAL);
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withEntrance(read))) {
            Guest guest = new Guest(server);
            TableInfo table = guest.createTable("me", "chance");
            assertThat(table.version()).isPositive();

            Polling.until(() -> guest.get("/actuator/prometheus")
                    .body()
                    .contains("anden_plies_total %d.0"
                            .formatted(guest.table(table.id()).version())));
        }
    }

    @Test
    void how_a_server_is_stays_closed_however_its_address_is_written() {
        var behindProxy = Entrance.OPEN.withProxies(AddressList.LOCAL);
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withEntrance(behindProxy))) {
            for (String path : List.of(
                    "/%61ctuator/health/liveness",
                    "/act%75ator;a=b/health",
                    "/%61ctuator/prometheus",
                    "//actuator/health",
                    "/api/../%61ctuator/health")) {
                assertThat(RawRequest.get(server.address(), path, "Host: localhost", "X-Forwarded-For: 203.0.113.1"))
                        .as(path)
                        .startsWith("HTTP/1.1 404")
                        .contains("There is nothing at this address.");
            }
            assertThat(RawRequest.get(server.address(), "/%61ctuator/health/liveness", "Host: localhost"))
                    .startsWith("HTTP/1.1 200");
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void thousands_who_connect_and_say_nothing_keep_nobody_out_and_are_let_go() throws IOException {
        try (RunningServer server = TestServers.start(folder)) {
            var silent = new ArrayList<Socket>();
            try {
                for (int number = 0; number < SILENT; number++) {
                    silent.add(new Socket("localhost", server.port()));
                }
                long before = System.nanoTime();

                assertThat(new Guest(server).get("/api/games").statusCode()).isEqualTo(200);

                assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(10));
                for (Socket socket : silent) {
                    socket.setSoTimeout(Patience.milliseconds());
                    assertThat(socket.getInputStream().read()).isEqualTo(-1);
                }
            } finally {
                for (Socket socket : silent) {
                    socket.close();
                }
            }
        }
    }

    @Test
    @Tag("sqlite")
    void what_a_server_writes_is_for_its_owner_alone() throws IOException {
        Path data = folder.resolve("data");
        try (RunningServer server = TestServers.start(data)) {
            new Guest(server).createTable("me", "friend");

            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                    .isEqualTo("rwx------");
            try (Stream<Path> files = Files.list(data)) {
                assertThat(files)
                        .isNotEmpty()
                        .allSatisfy(
                                file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                                        .isEqualTo("rw-------"));
            }
        }
    }

    private static int asks(RunningServer server, String... headers) {
        return RawRequest.status(RawRequest.get(server.address(), ALIVE, headers));
    }

    private static int asksFrom(RunningServer server, String address, String... headers) throws IOException {
        try (var connection = new RawConnection(server, address)) {
            String lines = Stream.of(headers).map(header -> header + "\r\n").collect(Collectors.joining());
            connection.send(
                    "GET %s HTTP/1.1\r\nHost: localhost\r\n%sConnection: close\r\n\r\n".formatted(ALIVE, lines));
            return RawRequest.status(connection.rest());
        }
    }

    /// Overwrites the first page of a table.
    private void damage(String table) throws SQLException, IOException {
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        long page;
        long size;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            page = number(statement, "select rootpage from sqlite_master where name = '" + table + "'");
            size = number(statement, "pragma page_size");
        }
        try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
            bytes.seek((page - 1) * size);
            bytes.write("damage".repeat((int) size / 6).getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        }
    }

    private static long number(Statement statement, String question) throws SQLException {
        try (ResultSet row = statement.executeQuery(question)) {
            return row.getLong(1);
        }
    }
}
