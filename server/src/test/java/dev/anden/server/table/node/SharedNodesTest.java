package dev.anden.server.table.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.NodeStore;
import dev.anden.server.store.table.CompanyStore;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which servers are taken for dead. One looks once a second; the heart of the other one stands still.
class SharedNodesTest {
    private static final int PATIENCE = 5;

    @TempDir
    Path folder;

    private Database database;
    private SharedNodes nodes;

    @BeforeEach
    void join() {
        database = Databases.open(folder);
        nodes = new SharedNodes(new NodeStore(database), new CompanyStore(database), true);
        nodes.join();
        database.write(client ->
                client.sql("insert into node (id, beat) values ('other', 7)").update());
    }

    @AfterEach
    void close() {
        nodes.leave();
        database.close();
    }

    @Test
    void a_server_whose_heart_stands_still_while_others_look_is_dead() {
        for (int second = 0; second <= PATIENCE; second++) {
            assertThat(isDeadAt(second)).isFalse();
        }

        assertThat(isDeadAt(PATIENCE + 1)).isTrue();
    }

    @Test
    void where_nobody_could_look_for_a_while_each_gets_time_to_go_on() {
        assertThat(isDeadAt(0)).isFalse();
        int back = 60;
        for (int second = back; second <= back + PATIENCE; second++) {
            assertThat(isDeadAt(second)).isFalse();
        }

        assertThat(isDeadAt(back + PATIENCE + 1)).as("it doesn't come back").isTrue();
    }

    @Test
    void whoever_could_not_look_for_a_while_sees_by_the_beats_whether_others_ran() {
        isDeadAt(0);
        beat("other", 1);
        isDeadAt(1);
        assertThat(nodes.beatsMeanwhile()).isZero();

        beat("other", 2);
        isDeadAt(60);
        assertThat(nodes.beatsMeanwhile())
                .as("before it was cut off, and afterwards")
                .isZero();

        beat("other", 50);
        isDeadAt(120);
        assertThat(nodes.beatsMeanwhile()).isEqualTo(48);
        database.write(client ->
                client.sql("update node set beat = 30 where id = 'other'").update());
        isDeadAt(180);
        assertThat(nodes.beatsMeanwhile()).as("it has joined again").isEqualTo(28);
        database.write(client ->
                client.sql("insert into node (id, beat) values ('new', 40)").update());
        isDeadAt(240);
        assertThat(nodes.beatsMeanwhile()).as("it has joined since").isEqualTo(38);
        for (int beat = 0; beat < 50; beat++) {
            nodes.beat();
        }
        isDeadAt(300);
        assertThat(nodes.beatsMeanwhile()).as("its own").isZero();
    }

    private void beat(String node, int times) {
        database.write(client -> client.sql("update node set beat = beat + ? where id = ?")
                .params(times, node)
                .update());
    }

    private boolean isDeadAt(int second) {
        return nodes.removeDeadNodes(
                Duration.ofSeconds(second).toNanos(),
                Duration.ofSeconds(PATIENCE).toNanos());
    }
}
