package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.sqlite.EmbeddedDatabase;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.ServerProcess;
import dev.anden.server.testing.TestDatabases;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import dev.anden.testkit.Thorough;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartTest {
    /// An address of this machine at which the tests that run beside this one listen nowhere, so that a port that is
    /// free here stays so.
    private static final String OWN_HOST = "127.0.0.9";

    @TempDir
    Path folder;

    @Test
    void a_server_that_was_asked_to_end_while_it_started_is_one_that_ends() throws Exception {
        RunningServer started = TestServers.start(folder);
        started.close();

        var late = new RunningServer(started.context(), TestServers.options(folder), 8080, InstantSource.system());

        assertThat(late.isEnding()).isTrue();
        assertThat(late.awaitClose()).isTrue();
    }

    @Test
    void a_started_server_is_healthy_and_counts() {
        var read = Entrance.OPEN.withReaders(AddressList.LOCAL);
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withEntrance(read))) {
            Guest guest = new Guest(server);

            assertThat(guest.get("/actuator/health").body()).contains("\"UP\"");
            assertThat(guest.get("/actuator/prometheus").body())
                    .contains(
                            "anden_plies_total",
                            "anden_tables_live",
                            "anden_writes_waiting",
                            "anden_bots_replaced_total",
                            "jvm_memory_used_bytes");
        }
    }

    @Test
    @Tag("sqlite")
    void the_disk_that_is_measured_is_the_one_of_the_data() {
        Path data = folder.resolve("data");
        var read = Entrance.OPEN.withReaders(AddressList.LOCAL);
        try (RunningServer server = TestServers.start(TestServers.options(data).withEntrance(read))) {
            assertThat(new Guest(server).get("/actuator/prometheus").body())
                    .contains("disk_free_bytes{path=\"%s\"}".formatted(data));
        }
    }

    @Test
    void a_taken_port_is_one_clear_sentence() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            int port = taken.getLocalPort();

            assertThatThrownBy(
                            () -> AndenServer.start(TestServers.options(folder).withPort(port)))
                    .isInstanceOf(StartFailure.class)
                    .hasMessage(
                            "Port %d of localhost can't be used: another program is using it, or you aren't allowed to;"
                                    + " choose another one.",
                            port);
        }
    }

    @Test
    @Tag("sqlite")
    void a_taken_port_is_told_before_anything_is_done() throws IOException {
        Path data = folder.resolve("data");
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            assertThatThrownBy(() -> AndenServer.start(TestServers.options(data).withPort(taken.getLocalPort())))
                    .isInstanceOf(StartFailure.class);
        }
        assertThat(data).doesNotExist();
    }

    /// Another program may come in between; the clock is asked for the first time while the server is put together.
    @Test
    void a_port_that_is_taken_while_the_server_starts_is_told_as_well() throws IOException {
        var taken = new ServerSocket();
        try (taken) {
            int port = freePort();
            InstantSource clock = () -> {
                if (!taken.isBound()) {
                    bind(taken, port);
                }
                return Instant.now();
            };

            var options = TestServers.options(folder).withHost(OWN_HOST).withPort(port);

            assertThatThrownBy(() -> AndenServer.start(options, clock))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageStartingWith("Port %d of %s can't be used: ".formatted(port, OWN_HOST));
            assertThat(taken.isBound()).isTrue();
        }
        TestServers.start(folder).close();
    }

    private static int freePort() throws IOException {
        try (var free = new ServerSocket(0, 1, InetAddress.getByName(OWN_HOST))) {
            return free.getLocalPort();
        }
    }

    private static void bind(ServerSocket socket, int port) {
        try {
            socket.bind(new InetSocketAddress(OWN_HOST, port));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    @Tag("sqlite")
    void whoever_starts_a_server_twice_is_told_that_and_not_that_its_port_is_taken() {
        try (RunningServer server = TestServers.start(folder)) {
            assertThatThrownBy(
                            () -> AndenServer.start(TestServers.options(folder).withPort(server.port())))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageStartingWith("Another Andén is using the data folder")
                    .hasMessageContaining(server.address());
            assertThat(new Guest(server).createTable("me", "friend").id()).isNotEmpty();
        }
    }

    @Test
    void a_port_can_be_used_again_as_soon_as_its_server_has_ended() {
        int port;
        // Nobody else is given a port of that address meanwhile.
        var options = TestServers.options(folder).withHost(OWN_HOST);
        try (RunningServer server = TestServers.start(options)) {
            port = server.port();
            assertThat(new Guest(server).get("/api/games").statusCode()).isEqualTo(200);
        }
        try (RunningServer again = TestServers.start(options.withPort(port))) {
            assertThat(again.port()).isEqualTo(port);
        }
    }

    /// Each of these would keep it from starting, or let it listen somewhere else.
    @Test
    @Tag(Thorough.TAG)
    void what_others_have_set_for_other_programs_is_not_read() throws IOException {
        Path work = Files.createDirectory(folder.resolve("work"));
        for (String name : List.of("application.properties", "anden-server.properties")) {
            Files.writeString(work.resolve(name), "server.address=no.such.host.invalid\n");
        }
        var variables = Map.of(
                "SERVER_PORT", "tcp://10.0.0.1:8080",
                "SERVER_SERVLET_CONTEXT_PATH", "/elsewhere",
                "SPRING_CONFIG_LOCATION", "file:no-such-file.properties",
                "SPRING_APPLICATION_JSON", "{\"server.address\":\"no.such.host.invalid\"}",
                "JDK_JAVA_OPTIONS", "-Dserver.address=no.such.host.invalid");

        try (ServerProcess server = ServerProcess.start(folder.resolve("data"), work, variables)) {
            assertThat(RawRequest.get(server.address(), "/api/games", "Host: localhost"))
                    .startsWith("HTTP/1.1 200");
        }
    }

    @Test
    void an_unknown_host_is_one_clear_sentence() {
        assertThatThrownBy(() -> AndenServer.start(TestServers.options(folder).withHost("no.such.host.invalid")))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("no.such.host.invalid");
    }

    @Test
    void an_address_of_another_machine_is_not_told_as_a_taken_port() {
        assertThatThrownBy(() -> AndenServer.start(TestServers.options(folder).withHost("192.0.2.1")))
                .isInstanceOf(StartFailure.class)
                .hasMessage("Can't listen on \"192.0.2.1\": this machine has no such address;"
                        + " use localhost or 0.0.0.0.");
    }

    @Test
    @Tag("sqlite")
    void a_data_folder_that_cannot_be_made_is_one_clear_sentence() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");

        assertThatThrownBy(() -> AndenServer.start(TestServers.options(file.resolve("data"))))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("data folder " + file.resolve("data"));
    }

    @Test
    @Tag("sqlite")
    void where_no_folder_can_be_made_another_one_is_to_be_chosen() {
        Path processes = Path.of("/proc");
        assumeTrue(Files.isDirectory(processes.resolve("self")));

        assertThatThrownBy(() -> AndenServer.start(TestServers.options(processes.resolve("anden"))))
                .isInstanceOf(StartFailure.class)
                .hasMessage("The data folder /proc/anden can't be created; choose another one.");
    }

    @Test
    @Tag("sqlite")
    void a_data_folder_may_have_any_name() {
        Path data = folder.resolve("it's 100% ours? #1 & más");
        Guest ana;
        String table;
        try (RunningServer server = TestServers.start(data)) {
            ana = new Guest(server);
            table = ana.createTable("me", "friend").id();
        }
        assertThat(data.resolve(EmbeddedDatabase.FILE)).isNotEmptyFile();
        assertThat(folder).isDirectoryNotContaining(other -> !other.equals(data));
        try (RunningServer again = TestServers.start(data)) {
            assertThat(ana.at(again).table(table).id()).isEqualTo(table);
        }
    }

    @Test
    @Tag("sqlite")
    void a_file_in_the_place_of_the_data_folder_is_called_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");

        assertThatThrownBy(() -> AndenServer.start(TestServers.options(file)))
                .isInstanceOf(StartFailure.class)
                .hasMessage("%s is a file and not a folder.", file);
    }

    @Test
    @Tag("sqlite")
    void a_data_folder_has_one_server_and_the_second_says_who_has_it() throws IOException {
        try (ServerProcess first = ServerProcess.start(folder)) {
            assertThatThrownBy(() -> AndenServer.start(TestServers.options(folder)))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageMatching(
                            "Another Andén is using the data folder %s: process %d, since .{16}, at %s; stop it, or .*"
                                    .formatted(
                                            Pattern.quote(folder.toString()),
                                            first.pid(),
                                            Pattern.quote(first.address())))
                    .extracting(failure -> ((StartFailure) failure).code())
                    .isEqualTo("data-in-use");
            first.kill();
        }
        try (RunningServer again = TestServers.start(folder)) {
            assertThat(again.port()).isPositive();
        }
    }

    @Test
    @Tag("sqlite")
    void a_folder_is_free_again_when_its_server_was_closed_or_could_not_start() throws IOException {
        TestServers.start(folder).close();
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            assertThatThrownBy(
                            () -> AndenServer.start(TestServers.options(folder).withPort(taken.getLocalPort())))
                    .isInstanceOf(StartFailure.class);
        }
        TestServers.start(folder).close();
    }

    @Test
    void a_server_is_not_started_for_an_empty_host_or_on_an_empty_folder() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TestServers.options(folder).withHost(""))
                .withMessageContaining("host is empty");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TestServers.options(Path.of("")))
                .withMessageContaining("data folder is empty");
    }

    @Test
    @Tag("sqlite")
    void a_file_that_is_no_database_is_one_clear_sentence() throws IOException {
        Path file = Files.writeString(
                folder.resolve(EmbeddedDatabase.FILE), "these are not the bytes of a database\n".repeat(99));

        assertThatThrownBy(() -> AndenServer.start(TestServers.options(folder)))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("The file %s isn't a database of Andén".formatted(file));
    }

    @Test
    @Tag("sqlite")
    void a_database_that_another_program_holds_is_one_clear_sentence() throws SQLException {
        Databases.open(folder).close();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(EmbeddedDatabase.FILE));
                Statement statement = other.createStatement()) {
            statement.execute("pragma locking_mode = exclusive");
            statement.execute("begin exclusive");

            assertThatThrownBy(() -> AndenServer.start(TestServers.options(folder)))
                    .isInstanceOf(StartFailure.class)
                    .hasMessageEndingWith("anden.db; close it.");
        }
    }

    @Test
    @Tag("sqlite")
    void a_damaged_database_is_one_clear_sentence() throws IOException {
        Databases.open(folder).close();
        Path file = folder.resolve(EmbeddedDatabase.FILE);
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 100, bytes.length, (byte) 'x');
        Files.write(file, bytes);

        assertThatThrownBy(() -> AndenServer.start(TestServers.options(folder)))
                .isInstanceOf(StartFailure.class)
                .hasMessageMatching("The database .*anden.db is damaged; restore a backup\\.");
    }

    @Test
    void a_database_of_a_newer_version_is_left_alone() {
        try (Database database = TestDatabases.open(folder)) {
            database.write(
                    client -> client.sql("update flyway_schema_history set version = '999', script = 'V999__later.sql'")
                            .update());
        }

        assertThatThrownBy(() -> AndenServer.start(TestServers.options(folder)))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("newer version of Andén");
    }
}
