package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// More tables than are kept in memory.
class CrowdTest {
    @TempDir
    Path folder;

    @Test
    void those_that_nobody_watches_leave_the_memory_first_touched_first_and_are_opened_again() {
        var clock = new MovedClock();
        try (RunningServer server = TestServers.start(TestServers.options(folder), clock)) {
            var tables = server.context().getBean(LiveTables.class);
            Guest host = new Guest(server);
            String watched = host.createTable("me", "friend").id();
            try (LiveClient live = host.watch(watched)) {
                live.await("welcome");
                var others = new ArrayList<String>();
                for (int number = 0; number < 4; number++) {
                    clock.pass(Duration.ofSeconds(1));
                    others.add(host.createTable("me", "friend").id());
                }
                clock.pass(Duration.ofSeconds(1));
                assertThat(host.table(others.getFirst()).id()).isEqualTo(others.getFirst());
                assertThat(tables.size()).isEqualTo(5);

                tables.clearing().dropCrowd(5);
                assertThat(tables.size()).isEqualTo(5);
                tables.clearing().dropCrowd(2);
                assertThat(tables.size()).isEqualTo(2);
                assertThat(host.table(watched).id()).isEqualTo(watched);
                assertThat(host.table(others.getFirst()).id()).isEqualTo(others.getFirst());
                assertThat(tables.size()).isEqualTo(2);

                assertThat(host.table(others.get(1)).id()).isEqualTo(others.get(1));
                assertThat(tables.size()).isEqualTo(3);
                tables.clearing().dropCrowd(0);
                assertThat(tables.size()).isEqualTo(1);
            }
        }
    }
}
