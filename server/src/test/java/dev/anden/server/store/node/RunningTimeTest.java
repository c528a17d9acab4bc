package dev.anden.server.store.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The time that clocks count while a database is away. All times are milliseconds.
@Tag("store")
class RunningTimeTest {
    private static final long STOPPED = 10_000;
    private static final long BACK = 60_000;
    private static final long LATER = 70_000;

    /// What counts later of all time but that in which nothing could be written.
    private static final long COUNTED = LATER - (BACK - STOPPED);

    @TempDir
    Path folder;

    private Database database;
    private RunStore runs;
    private RunningTime time;

    @BeforeEach
    void begin() {
        database = TestDatabases.open(folder);
        runs = new RunStore(database);
        time = RunningTime.begin(runs, true, 1_000);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void while_nothing_can_be_written_none_is_counted_and_later_as_if_no_server_had_run() {
        time.stop(STOPPED);
        time.stop(STOPPED + 20_000);
        assertThat(time.applyAsLong(STOPPED - 1)).isEqualTo(STOPPED - 1);
        assertThat(time.applyAsLong(BACK)).isEqualTo(STOPPED);

        time.goOn(BACK);
        time.keep();
        assertThat(time.applyAsLong(LATER)).isEqualTo(COUNTED);
        assertThat(RunningTime.begin(runs, false, LATER).applyAsLong(LATER)).isEqualTo(COUNTED);
    }

    @Test
    void a_moment_in_which_nothing_could_be_written_counts() {
        time.stop(STOPPED);
        time.goOn(STOPPED + RunningTime.LEAST - 1);

        assertThat(time.applyAsLong(LATER)).isEqualTo(LATER);
    }

    @Test
    void of_two_servers_that_could_not_write_the_first_one_that_can_says_so_for_both() {
        RunningTime other = RunningTime.begin(runs, false, 2_000);
        time.stop(STOPPED);
        other.stop(STOPPED + 1_000);
        time.goOn(BACK);
        time.keep();

        other.goOn(BACK + 1_000);
        other.keep();
        assertThat(time.learn()).isFalse();
        assertThat(other.learn()).isTrue();
        assertThat(other.applyAsLong(LATER)).isEqualTo(COUNTED);
    }
}
