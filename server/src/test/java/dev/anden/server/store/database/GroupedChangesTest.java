package dev.anden.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.store.table.LogConflict;
import dev.anden.server.testing.Gathered;
import dev.anden.server.testing.TestDatabases;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

@Tag("store")
class GroupedChangesTest {
    private static final int ENOUGH_PAGES = 1_000_000;

    @TempDir
    Path folder;

    private Database database;

    @BeforeEach
    void open() {
        database = TestDatabases.open(folder);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void changes_that_come_while_another_is_written_share_a_transaction() {
        long before = database.commits();

        List<CompletableFuture<Integer>> answers = together(names(50).stream()
                .<ToIntFunction<JdbcClient>>map(name -> client -> insert(client, name))
                .toList());

        answers.forEach(answer -> assertThat(answer.join()).isEqualTo(1));
        // The one that they waited behind, and theirs.
        assertThat(database.commits() - before).isEqualTo(2);
        assertThat(kept()).containsExactlyInAnyOrderElementsOf(names(50));
    }

    @Test
    void a_change_that_fails_is_undone_and_leaves_its_neighbours_alone() {
        List<CompletableFuture<Integer>> answers = together(List.of(
                client -> insert(client, "first"),
                client -> {
                    insert(client, "of the one that fails");
                    return insert(client, "first");
                },
                client -> {
                    insert(client, "of the one that changes its mind");
                    throw new LogConflict("somebody was quicker");
                },
                client -> insert(client, "last")));

        assertThat(answers.get(0).join()).isEqualTo(1);
        assertThatThrownBy(answers.get(1)::join).hasCauseInstanceOf(DataAccessException.class);
        assertThatThrownBy(answers.get(2)::join).hasCauseInstanceOf(LogConflict.class);
        assertThat(answers.get(3).join()).isEqualTo(1);
        assertThat(kept()).containsExactlyInAnyOrder("first", "last");
    }

    @Test
    @Tag("sqlite")
    void a_change_for_which_there_is_no_room_leaves_its_neighbours_alone() {
        int pages = database.read(
                client -> client.sql("pragma page_count").query(Integer.class).single());
        limit(pages + 5);

        List<CompletableFuture<Integer>> answers = together(List.of(
                client -> insert(client, "small"),
                client -> insert(client, "large".repeat(100_000)),
                client -> insert(client, "small, too")));

        assertThat(answers.get(0).join()).isEqualTo(1);
        assertThatThrownBy(answers.get(1)::join).hasCauseInstanceOf(DataAccessException.class);
        assertThat(answers.get(2).join()).isEqualTo(1);
        assertThat(kept()).containsExactlyInAnyOrder("small", "small, too");
        limit(ENOUGH_PAGES);
        assertThat(database.update(client -> insert(client, "after it"))).isEqualTo(1);
    }

    @Test
    void nobody_is_answered_before_the_whole_group_is_on_disk() {
        var reached = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);

        List<CompletableFuture<Integer>> answers = gathering(List.of(client -> insert(client, "first"), client -> {
            reached.countDown();
            Gathered.await(goOn);
            return insert(client, "second");
        }));
        Gathered.await(reached);

        assertThat(answers.getFirst()).isNotDone();
        assertThat(kept()).isEmpty();
        goOn.countDown();
        answers.forEach(CompletableFuture::join);
        assertThat(kept()).containsExactlyInAnyOrder("first", "second");
    }

    @Test
    void a_closed_database_has_written_what_was_asked_before_and_takes_nothing_more() {
        List<CompletableFuture<Integer>> answers = gathering(List.of(client -> insert(client, "before")));

        database.close();

        answers.forEach(answer -> assertThat(answer.join()).isEqualTo(1));
        assertThatThrownBy(() -> database.update(client -> insert(client, "afterwards")))
                .isInstanceOf(DataAccessException.class);
        database = TestDatabases.open(folder);
        assertThat(kept()).containsExactly("before");
    }

    @Test
    void whoever_only_reads_changes_nothing() {
        assertThatThrownBy(() -> database.read(client -> insert(client, "by the way")))
                .isInstanceOf(DataAccessException.class);
    }

    /// Changes that come while another one is being written, in this order; all of them are answered.
    private List<CompletableFuture<Integer>> together(List<ToIntFunction<JdbcClient>> changes) {
        List<CompletableFuture<Integer>> answers = gathering(changes);
        answers.forEach(answer -> answer.exceptionally(failure -> 0).join());
        return answers;
    }

    /// The same, without waiting for the answers.
    private List<CompletableFuture<Integer>> gathering(List<ToIntFunction<JdbcClient>> changes) {
        return Gathered.call(
                database,
                changes.stream()
                        .<IntSupplier>map(change -> () -> database.update(change))
                        .toList());
    }

    private static List<String> names(int count) {
        var names = new ArrayList<String>();
        for (int number = 1; number <= count; number++) {
            names.add("name " + number);
        }
        return names;
    }

    private static int insert(JdbcClient client, String name) {
        return client.sql("insert into setting (name, value) values (?, '')")
                .param(name)
                .update();
    }

    private List<String> kept() {
        return database.read(client ->
                client.sql("select name from setting").query(String.class).list());
    }

    private void limit(int pages) {
        database.update(client -> client.sql("pragma max_page_count = " + pages)
                .query(Integer.class)
                .single());
    }
}
