package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LiveConfigurationTest {
    private static final long MEGABYTE = 1 << 20;

    /// So many slow requests ended a server with 400 MB of heap.
    private static final int DEADLY = 5_200;

    @Test
    void no_more_connections_are_open_than_the_heap_has_room_for() {
        assertThat(LiveConfiguration.mostConnections(400 * MEGABYTE)).isBetween(3_000, DEADLY - 1_000);
        assertThat(LiveConfiguration.mostConnections(8_000 * MEGABYTE)).isEqualTo(20_000);
        assertThat(LiveConfiguration.mostConnections(MEGABYTE)).isEqualTo(100);
    }
}
