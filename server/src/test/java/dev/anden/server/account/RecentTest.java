package dev.anden.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecentTest {
    private static final int MOST = 3;

    private int today;
    private final List<Integer> lookedAt = new ArrayList<>();
    private final Recent<String, Integer> recent = new Recent<>(MOST, lastDay -> {
        lookedAt.add(lastDay);
        return lastDay < today;
    });

    @Test
    void what_is_known_counts_for_a_time() {
        recent.put("ana", 1);

        today = 1;
        assertThat(recent.find("ana")).contains(1);
        today = 2;
        assertThat(recent.find("ana")).isEmpty();
    }

    @Test
    void what_does_not_count_any_more_is_forgotten_whoever_is_asked_about() {
        recent.put("ana", 1);
        recent.put("bea", 5);
        today = 2;
        recent.find("cleo");
        lookedAt.clear();

        recent.find("cleo");
        recent.put("dan", 6);

        assertThat(lookedAt).containsOnly(5);
    }

    @Test
    void what_is_over_does_not_count_though_something_that_counts_was_used_before_it() {
        recent.put("ana", 1);
        recent.put("bea", 5);
        recent.find("ana");
        today = 2;

        assertThat(recent.find("ana")).isEmpty();
    }

    @Test
    void of_too_many_the_one_that_was_not_used_for_longest_is_forgotten() {
        recent.put("ana", 1);
        recent.put("bea", 1);
        recent.put("cleo", 1);
        recent.find("ana");

        recent.put("dan", 1);

        assertThat(recent.find("bea")).isEmpty();
        assertThat(List.of("ana", "cleo", "dan"))
                .allSatisfy(name -> assertThat(recent.find(name)).isPresent());
    }

    @Test
    void what_is_removed_is_not_known_any_more() {
        recent.put("ana", 1);

        recent.remove("ana");

        assertThat(recent.find("ana")).isEmpty();
    }
}
