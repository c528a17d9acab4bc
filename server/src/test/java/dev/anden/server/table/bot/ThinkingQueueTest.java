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
    private final ThinkingQueue queue = new ThinkingQueue(1);
    private final BlockingQueue<String> admitted = new LinkedBlockingQueue<>();

    @Test
    void tables_that_somebody_looks_at_come_first_and_one_in_four_is_the_one_that_waits_longest() throws Exception {
        queue.enter(() -> true);
        for (String name : List.of("deserted 1", "deserted 2", "deserted 3")) {
            await(name, () -> false);
        }
        for (String name : List.of("watched 1", "watched 2", "watched 3", "watched 4")) {
            await(name, () -> true);
        }

        assertThat(leaveAll(7))
                .containsExactly(
                        "watched 1", "watched 2", "deserted 1", "watched 3", "watched 4", "deserted 2", "deserted 3");
        queue.leave();
        assertThat(queue.size()).isZero();
    }

    @Test
    void a_table_that_somebody_comes_to_while_its_bot_waits_is_one_that_somebody_looks_at() throws Exception {
        var come = new AtomicBoolean();
        queue.enter(() -> true);
        await("deserted", () -> false);
        await("visited", come::get);
        come.set(true);

        assertThat(leaveAll(2)).containsExactly("visited", "deserted");
    }

    @Test
    void thousands_at_which_nobody_is_leave_the_others_their_time() throws Exception {
        queue.enter(() -> true);
        for (int number = 0; number < 50; number++) {
            await("deserted", () -> false);
        }
        await("watched", () -> true);

        assertThat(queue.watched()).isEqualTo(2);
        assertThat(queue.size()).isEqualTo(52);
        leaveAll(51);
    }

    @Test
    void whoever_is_waited_for_no_longer_takes_nobodys_place() throws Exception {
        queue.enter(() -> true);
        Thread unwanted = await("unwanted", () -> true);
        await("next", () -> true);
        unwanted.interrupt();
        unwanted.join();

        assertThat(queue.size()).isEqualTo(2);
        assertThat(leaveAll(1)).containsExactly("next");
    }

    /// Comes back when it is waiting.
    private Thread await(String name, BooleanSupplier watched) {
        int before = queue.size();
        Thread waiting = Thread.startVirtualThread(() -> {
            try {
                queue.enter(watched);
                admitted.add(name);
            } catch (InterruptedException unwanted) {
                Thread.currentThread().interrupt();
            }
        });
        Polling.until(() -> queue.size() == before + 1);
        return waiting;
    }

    /// Who thinks next, each time that one leaves.
    private List<String> leaveAll(int many) throws InterruptedException {
        var order = new ArrayList<String>();
        for (int number = 0; number < many; number++) {
            queue.leave();
            String next = admitted.poll(1, TimeUnit.MINUTES);
            order.add(next == null ? "nobody" : next);
        }
        return order;
    }
}
