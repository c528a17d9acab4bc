package dev.anden.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;

class WritingPartsTest {
    private static final Message TOLD = () -> "word";

    private final PendingChange first = PendingChange.of(TOLD, client -> 0);
    private final PendingChange second = PendingChange.of(TOLD, new Joint());
    private final PendingChange third = PendingChange.of(client -> 0);
    private final PendingChange fourth = PendingChange.of(TOLD, new Joint());
    private final List<PendingChange> group = List.of(first, second, third, fourth);

    @Test
    void where_nobody_else_writes_all_share_a_transaction() {
        assertThat(WritingParts.of(group, false)).isEqualTo(List.of(group));
    }

    @Test
    void where_others_write_those_share_one_that_are_made_together_and_what_nobody_is_told_of_comes_next() {
        assertThat(WritingParts.of(group, true))
                .isEqualTo(List.of(List.of(second, fourth), List.of(third), List.of(first)));
    }

    private record Joint() implements JointChange {
        @Override
        public Kind kind() {
            return (JdbcOperations operations, List<JointChange> changes) -> {};
        }

        @Override
        public void carryOut(JdbcClient client) {}
    }
}
