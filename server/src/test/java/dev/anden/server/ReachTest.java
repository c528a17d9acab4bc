package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ServerInfo;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From where a server can be reached, as it tells those who invite others.
class ReachTest {
    @TempDir
    Path folder;

    @Test
    void a_server_that_lets_nobody_else_in_says_so() {
        try (RunningServer server = TestServers.start(folder)) {
            ServerInfo info = info(new Guest(server));

            assertThat(info.onlyHere()).isTrue();
            assertThat(info.addresses()).isEmpty();
        }
    }

    @Test
    void a_server_that_lets_others_in_says_where_they_find_it() {
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withHost("0.0.0.0"))) {
            ServerInfo info = info(new Guest(server));

            assertThat(info.onlyHere()).isFalse();
            assertThat(info.addresses()).doesNotHaveDuplicates().allSatisfy(address -> {
                assertThat(address).doesNotContain("localhost", "127.0.0.1").endsWith(":" + server.port());
                Guest friend = new Guest(address);
                assertThat(friend.get("/api/games").statusCode()).isEqualTo(200);
                // Whoever knows the server by an address of its network needs no other.
                assertThat(info(friend)).isEqualTo(new ServerInfo(false, List.of()));
            });
        }
    }

    private static ServerInfo info(Guest guest) {
        return WireJson.mapper().readValue(guest.get("/api/server").body(), ServerInfo.class);
    }
}
