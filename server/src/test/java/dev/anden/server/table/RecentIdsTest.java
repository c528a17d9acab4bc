package dev.anden.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RecentIdsTest {
    private final RecentIds ids = new RecentIds();

    @Test
    void only_so_many_are_remembered_and_the_first_is_forgotten_first() {
        ids.add("first");
        ids.add("second");
        ids.add("first");
        for (int number = 0; number < RecentIds.MOST - 1; number++) {
            ids.add("id " + number);
        }

        assertThat(ids.contains("first")).isFalse();
        assertThat(ids.contains("second")).isTrue();
        ids.remove("second");
        assertThat(ids.contains("second")).isFalse();
    }
}
