package dev.anden.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BrokenPagesTest {
    private final BrokenPages three = new BrokenPages(3, Optional.of("2026-11-27 12:00:00+00"));

    @Test
    void what_was_counted_before_is_no_fault() {
        assertThat(three.since(3)).isEmpty();
        assertThat(three.since(4)).as("after a reset").isEmpty();
    }

    @Test
    void what_is_counted_afterwards_is_told_with_what_to_do_once_it_is_mended() {
        assertThat(three.since(0)).containsExactlyElementsOf(three.since(2)).hasSize(1);
        assertThat(three.since(2).getFirst())
                .contains("checksum_failures = 3", "2026-11-27 12:00:00", "pg_stat_reset()");
    }

    @Test
    @Tag("postgresql")
    void a_sound_database_has_none() throws SQLException {
        try (Connection connection = TestPostgres.connect(TestPostgres.newDatabase())) {
            assertThat(BrokenPages.counted(connection).since(0)).isEmpty();
        }
    }
}
