package dev.anden.server.store.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.time.Duration;
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
        time = RunningTime.begin(runs, false, true, 1_000);
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
        assertThat(RunningTime.begin(runs, false, false, LATER).applyAsLong(LATER))
                .isEqualTo(COUNTED);
    }

    @Test
    void a_moment_in_which_nothing_could_be_written_counts() {
        time.stop(STOPPED);
        time.goOn(STOPPED + RunningTime.LEAST - 1);

        assertThat(time.applyAsLong(LATER)).isEqualTo(LATER);
    }

    @Test
    void of_two_servers_that_could_not_write_the_first_one_that_can_says_so_for_both() {
        RunningTime one = RunningTime.begin(runs, true, false, 2_000);
        RunningTime other = RunningTime.begin(runs, true, false, 2_000);
        one.stop(STOPPED);
        other.stop(STOPPED + 1_000);
        one.goOn(BACK);
        one.settle(Duration.ZERO);
        one.keep();

        other.goOn(BACK + 1_000);
        other.keep();
        assertThat(one.learn()).isFalse();
        assertThat(other.learn()).isTrue();
        other.settle(Duration.ZERO);
        other.keep();
        assertThat(other.applyAsLong(LATER)).isEqualTo(COUNTED);
        assertThat(RunningTime.begin(runs, true, false, LATER).applyAsLong(LATER))
                .isEqualTo(COUNTED);
    }

    @Test
    void a_server_that_was_cut_off_alone_makes_time_stand_for_nobody() {
        RunningTime cutOff = RunningTime.begin(runs, true, false, 2_000);
        cutOff.stop(STOPPED);
        cutOff.goOn(BACK);
        cutOff.keep();
        assertThat(RunningTime.begin(runs, true, false, LATER).applyAsLong(LATER))
                .as("before it is known whether others ran")
                .isEqualTo(LATER);
        assertThat(cutOff.applyAsLong(BACK)).isEqualTo(STOPPED);

        cutOff.settle(Duration.ofMillis((BACK - STOPPED) / 2));
        cutOff.keep();

        assertThat(cutOff.applyAsLong(BACK)).isEqualTo(BACK);
        assertThat(RunningTime.begin(runs, true, false, LATER).applyAsLong(LATER))
                .isEqualTo(LATER);
    }

    @Test
    void where_no_other_server_ran_for_half_of_the_time_none_is_counted() {
        RunningTime cutOff = RunningTime.begin(runs, true, false, 2_000);
        cutOff.settle(Duration.ofHours(1));
        cutOff.stop(STOPPED);
        cutOff.goOn(BACK - 10_000);
        cutOff.stop(BACK - 5_000);
        cutOff.settle(Duration.ofHours(1));
        assertThat(cutOff.applyAsLong(BACK)).as("it can't write again").isEqualTo(STOPPED);
        cutOff.goOn(BACK);

        cutOff.settle(Duration.ofMillis((BACK - STOPPED) / 2 - 1));
        cutOff.keep();

        assertThat(RunningTime.begin(runs, true, false, LATER).applyAsLong(LATER))
                .isEqualTo(COUNTED);
    }
}
