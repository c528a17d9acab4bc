package dev.anden.server.reminder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.anden.server.web.AddressList;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CourierTest {
    private final AtomicLong time = new AtomicLong(Long.MAX_VALUE);
    private final Courier courier = new Courier(
            new PublicAddresses(AddressList.LOCAL, CourierTest::machine), Duration.ofSeconds(10), time::get);

    private HttpServer server;
    private int closed;

    @BeforeEach
    void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
    }

    @AfterEach
    void close() {
        server.stop(0);
    }

    private static InetAddress[] machine(String host) throws UnknownHostException {
        if (host.equals("nobody.example")) {
            throw new UnknownHostException(host);
        }
        return new InetAddress[] {InetAddress.getLoopbackAddress()};
    }

    @Test
    void that_nothing_is_reached_is_no_address_s_fault() {
        assertOutOfReach("one.example");
        assertOutOfReach("other.example");
        assertOutOfReach("nobody.example");
    }

    @Test
    void an_address_that_is_not_reached_is_to_blame_if_another_one_was_a_moment_ago() throws IOException {
        assertThat(post("one.example", server.getAddress().getPort())).isEqualTo(204);

        assertToBlame("other.example");
        assertToBlame("nobody.example");
        assertOutOfReach("one.example");
        time.addAndGet(Duration.ofMinutes(2).toNanos());
        assertOutOfReach("other.example");
        assertOutOfReach("nobody.example");
    }

    private void assertToBlame(String host) {
        assertThatThrownBy(() -> post(host, closed))
                .isInstanceOf(IOException.class)
                .isNotInstanceOf(OutOfReach.class);
    }

    private void assertOutOfReach(String host) {
        assertThatThrownBy(() -> post(host, closed)).isInstanceOf(OutOfReach.class);
    }

    private int post(String host, int port) throws IOException {
        return courier.post(URI.create("http://%s:%d/".formatted(host, port)), Map.of(), new byte[1]);
    }
}
