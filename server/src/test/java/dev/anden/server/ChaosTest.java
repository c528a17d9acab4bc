package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import dev.anden.server.chaos.Chaos;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Servers that are killed again and again, a database that breaks down or has no room, clocks that are moved,
/// connections that are cut, messages that come twice, late and out of order: nothing that was accepted is lost or
/// done twice, no time runs out twice, nobody sees what isn't for them, and no table stands still.
///
/// On PostgreSQL three servers share the database, and it is one with a folder otherwise. It takes as long as
/// `anden.chaos.minutes` says, at as many times nine tables as `anden.chaos.times` says: so it is run by the
/// profile `chaos`, on both. Every build runs it on PostgreSQL for some seconds.
@Tag("chaos")
class ChaosTest {
    private static final Duration LENGTH = Optional.ofNullable(Integer.getInteger("anden.chaos.minutes"))
            .map(Duration::ofMinutes)
            .orElse(Duration.ofSeconds(15));
    private static final int TIMES = Integer.getInteger("anden.chaos.times", 1);

    @TempDir
    Path folder;

    @Test
    void whatever_happens_to_servers_and_connections_nothing_is_lost_or_done_twice_and_no_table_stands_still()
            throws Exception {
        Chaos chaos = Chaos.over(folder, TIMES, LENGTH);

        // All of it is told: what one has not been able to do says nothing of what the logs have.
        assertAll(
                () -> assertThat(chaos.hasEnded()).isTrue(),
                () -> assertThat(chaos.failures()).isEmpty(),
                () -> assertThat(chaos.complaints()).isEmpty(),
                () -> chaos.aftermath().assertSound());
    }
}
