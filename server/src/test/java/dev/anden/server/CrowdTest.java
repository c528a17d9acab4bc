package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.MovedClock;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// More tables than are kept in memory.
class CrowdTest {
    private static final long ROOM = Long.MAX_VALUE;
    private static final int MANY = 1_000;

    /// What a table takes whose game hasn't begun.
    private static final long WITHOUT_LOG = 16 * 1024;

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

                tables.clearing().dropCrowd(5, ROOM);
                assertThat(tables.size()).isEqualTo(5);
                tables.clearing().dropCrowd(2, ROOM);
                assertThat(tables.size()).isEqualTo(2);
                assertThat(host.table(watched).id()).isEqualTo(watched);
                assertThat(host.table(others.getFirst()).id()).isEqualTo(others.getFirst());
                assertThat(tables.size()).isEqualTo(2);

                assertThat(host.table(others.get(1)).id()).isEqualTo(others.get(1));
                assertThat(tables.size()).isEqualTo(3);
                tables.clearing().dropCrowd(0, ROOM);
                assertThat(tables.size()).isEqualTo(1);
            }
        }
    }

    @Test
    void tables_with_long_games_leave_the_memory_before_there_are_many() {
        var clock = new MovedClock();
        try (RunningServer server = TestServers.start(TestServers.options(folder), clock)) {
            var tables = server.context().getBean(LiveTables.class);
            Guest host = new Guest(server);
            String played = host.createTable("me", "random").id();
            host.playToTheEnd(played);
            Polling.until(() -> !host.table(played).seats().getFirst().present());
            for (int other = 0; other < 2; other++) {
                clock.pass(Duration.ofSeconds(1));
                host.createTable("me", "friend");
            }
            assertThat(tables.size()).isEqualTo(3);

            tables.clearing().dropCrowd(MANY, 3 * WITHOUT_LOG + 1_000_000);
            assertThat(tables.size()).isEqualTo(3);
            tables.clearing().dropCrowd(MANY, 3 * WITHOUT_LOG + 10_000);
            assertThat(tables.size()).isEqualTo(2);
            tables.clearing().dropCrowd(MANY, 2 * WITHOUT_LOG);
            assertThat(tables.size()).isEqualTo(2);
            tables.clearing().dropCrowd(MANY, 2 * WITHOUT_LOG - 1);
            assertThat(tables.size()).isEqualTo(1);
        }
    }
}
