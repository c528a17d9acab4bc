package dev.anden.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CrewTest {
    private static final int THREADS = 3;

    @Test
    void all_are_made_and_let_go_of_at_the_same_time() throws InterruptedException {
        var together = new CyclicBarrier(THREADS);

        Crew<Integer> crew = Crew.of(THREADS, () -> await(together), member -> await(together));
        assertThat(crew.members()).hasSize(THREADS);

        crew.close();
    }

    @Test
    void where_one_cant_be_let_go_of_the_others_are_all_the_same() throws InterruptedException {
        var number = new AtomicInteger();
        var gone = new AtomicInteger();
        Crew<Integer> crew = Crew.of(THREADS, number::getAndIncrement, member -> {
            if (member == 0) {
                throw new IllegalStateException("it stays");
            }
            gone.incrementAndGet();
        });

        assertThatIllegalStateException().isThrownBy(crew::close).withMessage("it stays");
        assertThat(gone).hasValue(THREADS - 1);
    }

    /// Comes back only once as many as there are threads are here.
    private static int await(CyclicBarrier together) {
        try {
            return together.await();
        } catch (InterruptedException | BrokenBarrierException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
