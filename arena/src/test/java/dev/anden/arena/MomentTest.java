package dev.anden.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.RandomStream;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class MomentTest {
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    @Test
    void a_moment_is_written_as_java_writes_it() {
        RandomStream chance = RandomStream.ofSeed(3, 0, 0);
        for (int number = 0; number < 20_000; number++) {
            long seconds = chance.below(Integer.MAX_VALUE) * (LAST.getEpochSecond() / Integer.MAX_VALUE);
            assertWritten(seconds * 1_000);
            assertWritten(seconds * 1_000 + chance.below(1_000));
            assertWritten(-seconds / 5 * 1_000);
        }
    }

    @Test
    void so_are_the_days_around_which_calendars_differ() {
        for (String day : new String[] {
            "1969-12-31",
            "1970-01-01",
            "2000-02-29",
            "2000-03-01",
            "2026-11-30",
            "2028-02-29",
            "2100-02-28",
            "2100-03-01"
        }) {
            assertWritten(Instant.parse(day + "T00:00:00Z").toEpochMilli());
            assertWritten(Instant.parse(day + "T23:59:59.999Z").toEpochMilli());
        }
        assertWritten(LAST.toEpochMilli());
    }

    private static void assertWritten(long at) {
        assertThat(Moment.written(at)).isEqualTo(Instant.ofEpochMilli(at).toString());
    }
}
