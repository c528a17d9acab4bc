package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.table.LeftAlone;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessResourceFailureException;

@Tag("sqlite")
class AgeingKindTest {
    private final List<String> old = new ArrayList<>();
    private final List<String> tried = new ArrayList<>();
    private Optional<RuntimeException> failure = Optional.empty();
    private final AgeingKind kind = new AgeingKind("thing", Duration.ofDays(1), this::page, this::fail);

    @Test
    void what_cannot_go_is_tried_once() {
        old.add(name(0));

        rounds(3);

        assertThat(tried).containsExactly(name(0));
    }

    @Test
    void only_so_many_failures_are_remembered_and_the_first_is_forgotten_first() {
        IntStream.rangeClosed(0, LeftAlone.MOST).mapToObj(AgeingKindTest::name).forEach(old::add);

        rounds(old.size() / AgeingKind.AT_A_TIME + 1);
        assertThat(tried).containsExactlyElementsOf(old);
        tried.clear();
        old.subList(1, old.size() - 1).clear();
        rounds(1);

        assertThat(tried).containsExactly(name(0));
    }

    @Test
    void it_is_tried_again_a_day_later_for_the_disk_may_have_been_full() {
        old.add(name(0));
        kind.round(Duration.ofDays(2).toMillis());

        kind.round(Duration.ofDays(3).toMillis() - 1);
        assertThat(tried).hasSize(1);

        kind.round(Duration.ofDays(3).toMillis());
        assertThat(tried).hasSize(2);
    }

    @Test
    void a_page_that_can_not_be_read_keeps_no_other_kind_waiting_and_is_asked_for_again_by_the_next_round() {
        IntStream.range(0, AgeingKind.AT_A_TIME + 1)
                .mapToObj(AgeingKindTest::name)
                .forEach(old::add);
        rounds(1);
        failure = Optional.of(new IllegalStateException("It can't be read"));

        rounds(1);
        assertThat(kind.isUnfinished()).isFalse();
        failure = Optional.empty();
        rounds(1);

        assertThat(tried).containsExactlyElementsOf(old);
    }

    @Test
    void a_database_that_is_away_is_so_for_all_kinds() {
        failure = Optional.of(new DataAccessResourceFailureException("It is away"));

        assertThatThrownBy(() -> rounds(1)).isSameAs(failure.orElseThrow());
    }

    private void rounds(int many) {
        for (int round = 0; round < many; round++) {
            kind.round(Duration.ofDays(2).toMillis());
        }
    }

    private List<String> page(long before, String after, int limit) {
        failure.ifPresent(thrown -> {
            throw thrown;
        });
        return old.stream().filter(id -> id.compareTo(after) > 0).limit(limit).toList();
    }

    private boolean fail(String id, long before) {
        tried.add(id);
        throw new IllegalStateException("It stays");
    }

    private static String name(int number) {
        return "%05d".formatted(number);
    }
}
