package dev.anden.server.table.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.Polling;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/// Bots at tables that somebody is looking at think first.
class ThinkingQueueTest {
    private static final String ANA = "Ana";

    private final ThinkingQueue queue = new ThinkingQueue(1);
    private final BlockingQueue<String> admitted = new LinkedBlockingQueue<>();

    @Test
    void tables_that_somebody_looks_at_come_first_and_one_in_four_is_the_one_that_waits_longest() throws Exception {
        queue.enter(ANA, () -> true);
        for (String name : List.of("deserted 1", "deserted 2", "deserted 3")) {
            await(name, () -> false);
        }
        for (String name : List.of("watched 1", "watched 2", "watched 3", "watched 4")) {
            await(name, () -> true);
        }

        assertThat(leaveAll(7))
                .containsExactly(
                        "watched 1", "watched 2", "deserted 1", "watched 3", "watched 4", "deserted 2", "deserted 3");
        queue.leave(ANA);
        assertThat(queue.size()).isZero();
    }

    @Test
    void a_table_that_somebody_comes_to_while_its_bot_waits_is_one_that_somebody_looks_at() throws Exception {
        var come = new AtomicBoolean();
        queue.enter(ANA, () -> true);
        await("deserted", () -> false);
        await("visited", come::get);
        come.set(true);

        assertThat(leaveAll(2)).containsExactly("visited", "deserted");
    }

    @Test
    void thousands_at_which_nobody_is_leave_the_others_their_time() throws Exception {
        queue.enter(ANA, () -> true);
        for (int number = 0; number < 50; number++) {
            await("deserted", () -> false);
        }
        await("watched", () -> true);

        assertThat(queue.parts(ANA, false)).isEqualTo(2);
        assertThat(queue.parts(ANA, true)).isEqualTo(52);
        assertThat(queue.size()).isEqualTo(52);
        leaveAll(51);
    }

    @Test
    void whoever_is_waited_for_no_longer_takes_nobodys_place() throws Exception {
        queue.enter(ANA, () -> true);
        Thread unwanted = await("unwanted", () -> true);
        await("next", () -> true);
        unwanted.interrupt();
        unwanted.join();

        assertThat(queue.size()).isEqualTo(2);
        assertThat(leaveAll(1)).containsExactly("next");
    }

    @Test
    void whoever_has_many_tables_gets_no_more_turns_than_somebody_with_one() throws Exception {
        queue.enter("Ana", () -> true);
        for (int number = 1; number <= 6; number++) {
            await("Ana", "Ana " + number, () -> true);
        }
        await("Bea", "Bea 1", () -> true);
        await("Bea", "Bea 2", () -> true);
        await("Eva", "Eva 1", () -> true);

        String owner = "Ana";
        var order = new ArrayList<String>();
        for (int number = 0; number < 9; number++) {
            queue.leave(owner);
            String next = next();
            order.add(next);
            owner = next.substring(0, 3);
        }
        queue.leave(owner);

        assertThat(order)
                .as("every fourth is the one that waits longest")
                .containsExactly("Bea 1", "Eva 1", "Ana 1", "Bea 2", "Ana 2", "Ana 3", "Ana 4", "Ana 5", "Ana 6");
        assertThat(queue.parts("Ana", true)).isZero();
    }

    @Test
    void while_one_of_somebodys_bots_thinks_those_of_others_come_first() throws Exception {
        var two = new ThinkingQueue(2);
        two.enter("Ana", () -> true);
        two.enter("Bea", () -> true);
        for (String owner : List.of("Ana", "Ana", "Ana", "Bea")) {
            int before = two.size();
            Thread.startVirtualThread(() -> enter(two, owner, owner, () -> true));
            Polling.until(() -> two.size() == before + 1);
        }

        two.leave("Bea");

        assertThat(next()).as("Ana thinks already").isEqualTo("Bea");
    }

    @Test
    void owners_share_the_machine_and_each_ones_tables_share_what_is_theirs() throws Exception {
        queue.enter("Ana", () -> true);
        for (int number = 1; number <= 8; number++) {
            await("Ana", "Ana", () -> true);
        }
        assertThat(queue.parts("Ana", false)).as("alone").isEqualTo(9);
        await("Bea", "Bea", () -> true);
        await("Eva", "Eva", () -> false);

        assertThat(queue.parts("Ana", false)).isEqualTo(2 * 9);
        assertThat(queue.parts("Bea", false)).isEqualTo(2);
        assertThat(queue.parts("Eva", true)).isEqualTo(3);
    }

    /// Comes back when it is waiting.
    private Thread await(String name, BooleanSupplier watched) {
        return await(ANA, name, watched);
    }

    /// @param owner whose table it is
    private Thread await(String owner, String name, BooleanSupplier watched) {
        int before = queue.size();
        Thread waiting = Thread.startVirtualThread(() -> enter(queue, owner, name, watched));
        Polling.until(() -> queue.size() == before + 1);
        return waiting;
    }

    private void enter(ThinkingQueue where, String owner, String name, BooleanSupplier watched) {
        try {
            where.enter(owner, watched);
            admitted.add(name);
        } catch (InterruptedException unwanted) {
            Thread.currentThread().interrupt();
        }
    }

    private String next() throws InterruptedException {
        String next = admitted.poll(1, TimeUnit.MINUTES);
        return next == null ? "nobody" : next;
    }

    /// Who thinks next, each time that one leaves.
    private List<String> leaveAll(int many) throws InterruptedException {
        var order = new ArrayList<String>();
        for (int number = 0; number < many; number++) {
            queue.leave(ANA);
            order.add(next());
        }
        return order;
    }
}
