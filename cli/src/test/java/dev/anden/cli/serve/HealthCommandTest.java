package dev.anden.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.anden.cli.CommandRun;
import dev.anden.server.AndenServer;
import dev.anden.server.RunningServer;
import dev.anden.server.ServerOptions;
import dev.anden.server.StartFailure;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HealthCommandTest {
    @TempDir
    Path folder;

    @Test
    void a_server_that_is_ready_is_found_by_its_settings() throws StartFailure {
        try (RunningServer server = AndenServer.start(ServerOptions.of(folder).withPort(0))) {
            String port = Integer.toString(server.port());

            CommandRun run = CommandRun.with(Map.of("ANDEN_PORT", port, "ANDEN_HOST", "0.0.0.0"), "health");
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).isEqualTo("Andén is ready at http://localhost:%s.%n".formatted(port));
            assertThat(run.exitCode()).isZero();
            assertThat(CommandRun.in("es", "health", "--url", "http://127.0.0.1:" + port + "/")
                            .out())
                    .isEqualTo("Andén está listo en http://127.0.0.1:%s.%n".formatted(port));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            503 | {"components":{"store":{"details":{"writable":false},"status":"DOWN"}},"status":"DOWN"}   | isn't ready: its database can't be written to.
            503 | {"components":{"store":{"details":{"writable":false,"answers":true},"status":"DOWN"}}}    | isn't ready: its database can't be written to.
            503 | {"components":{"store":{"details":{"writable":false,"answers":false},"status":"DOWN"}}}   | isn't ready: its database doesn't answer.
            503 | {"components":{"store":{"details":{"writable":true,"sound":false},"status":"DOWN"}}}      | isn't ready: its database is damaged; restore a backup.
            503 | {"components":{"disk":{"details":{"left":1,"least":104857600},"status":"DOWN"}}}          | isn't ready: there is hardly any room left on its disk.
            503 | {"components":{"disk":{"details":{"left":9},"status":"UP"},"x":{"status":"DOWN"}}}        | isn't ready: it is starting or stopping.
            404 | {}                                                                                        | doesn't report its health to this machine; see --watchers.
            418 | {}                                                                                        | answered 418, which Andén never does; is it another program?
            """)
    void a_server_that_is_not_ready_is_told_with_what_it_lacks(int status, String body, String sentence)
            throws IOException {
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        other.createContext("/actuator/health/readiness", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        other.start();
        try {
            String address = "http://127.0.0.1:" + other.getAddress().getPort();
            CommandRun run = CommandRun.of("health", "--url", address);

            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err()).contains(address).endsWith(sentence + System.lineSeparator());
        } finally {
            other.stop(0);
        }
    }

    @Test
    void an_answer_without_an_end_is_not_waited_for() throws IOException {
        HttpServer endless = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1);
        endless.createContext("/actuator/health/readiness", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write('{');
            exchange.getResponseBody().flush();
        });
        endless.start();
        try {
            String address = "http://127.0.0.1:" + endless.getAddress().getPort();
            CommandRun run = CommandRun.of("health", "--url", address);

            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err()).contains(address, "within 5 seconds");
        } finally {
            endless.stop(0);
        }
    }

    @Test
    void nobody_at_an_address_is_one_sentence() throws IOException {
        // Nobody listens at this address of the machine meanwhile, not even a test beside this one.
        String here = "127.0.0.9";
        int port;
        try (var free = new ServerSocket(0, 1, InetAddress.getByName(here))) {
            port = free.getLocalPort();
        }

        CommandRun run = CommandRun.of("health", "--host", here, "--port", Integer.toString(port));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .isEqualTo("anden: Nobody answers at http://%s:%d; is the server running?%n".formatted(here, port));
    }

    @ParameterizedTest
    @ValueSource(strings = {"::1", "[::1]"})
    void an_address_of_the_sixth_version_may_be_written_as_in_a_url(String host) throws IOException {
        int port;
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }

        CommandRun run = CommandRun.of("health", "--host", host, "--port", Integer.toString(port));

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("anden: Nobody answers at http://[::1]:%d;".formatted(port));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --url localhost:8080       | --url: "localhost:8080" isn't an address like
            --url ftp://localhost      | --url: "ftp://localhost" isn't an address like
            --url http://localhost/api | --url: "http://localhost/api" isn't an address like
            --url http://a:99999       | --url: "http://a:99999" isn't an address like
            --host a/b                 | --host: "a/b" can't be the address of a machine
            --host [::1                | --host: "[::1" can't be the address of a machine
            --host a:b                 | --host: "a:b" can't be the address of a machine
            --port 0                   | --port must be from 1 to 65535 here, not 0; --url says where the server is
            """)
    void what_is_no_address_is_refused(String options, String sentence) {
        CommandRun run = CommandRun.of(("health " + options).split(" "));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("anden: " + sentence);
    }
}
