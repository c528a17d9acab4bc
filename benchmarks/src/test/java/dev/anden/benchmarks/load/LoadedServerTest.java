package dev.anden.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.benchmarks.load.LoadedServer.Borne;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadedServerTest {
    @TempDir
    Path folder;

    @Test
    void games_at_many_tables_at_once_go_on_without_a_refusal_beside_connections_on_which_nothing_happens()
            throws IOException, InterruptedException {
        Borne borne = LoadedServer.bear(
                Load.of(folder.toString(), "tables=20", "idle=50", "thinking=150", "warming=0", "seconds=2"));

        assertThat(borne.choices()).isGreaterThan(20);
        // What was acknowledged is written; some of it may have been written before it was measured.
        assertThat(borne.plies()).isGreaterThan(borne.choices() / 2.0);
        assertThat(borne.refused()).isZero();
        assertThat(borne.broken()).isZero();
        assertThat(borne.lost()).isZero();
    }

    @Test
    void what_it_does_not_know_it_refuses() {
        assertThatThrownBy(() -> Load.of("/tmp/loaded", "table=30"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("table=30");
    }
}
