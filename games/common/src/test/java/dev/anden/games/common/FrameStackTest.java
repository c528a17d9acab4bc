package dev.anden.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FrameStackTest {
    private final Plates plates = new Plates();

    private static final class Plates extends FrameStack {
        Plates() {
            super(3);
        }

        void copyFrom(Plates other) {
            copyStack(other);
        }

        void countDown() {
            replaceTop(top() - 1);
        }
    }

    private void stack(int... frames) {
        for (int frame : frames) {
            plates.pushFrame(frame);
        }
    }

    @Test
    void the_last_frame_put_on_is_the_first_to_be_taken() {
        stack(7, 8, 9);

        assertThat(plates.depth()).isEqualTo(3);
        assertThat(plates.pop()).isEqualTo(9);
        assertThat(plates.top()).isEqualTo(8);
        assertThat(plates.pop()).isEqualTo(8);
        assertThat(plates.pop()).isEqualTo(7);
        assertThat(plates.isEmpty()).isTrue();
    }

    @Test
    void frames_are_looked_at_from_the_ground_up() {
        stack(7, 8, 9);

        assertThat(plates.at(0)).isEqualTo(7);
        assertThat(plates.at(1)).isEqualTo(8);
        assertThat(plates.at(2)).isEqualTo(9);
    }

    @Test
    void the_topmost_frame_can_be_counted_down_and_the_others_stay() {
        stack(7, 8);
        plates.countDown();

        assertThat(plates.at(1)).isEqualTo(7);
        assertThat(plates.at(0)).isEqualTo(7);
        plates.countDown();
        assertThat(plates.pop()).isEqualTo(6);
        assertThat(plates.top()).isEqualTo(7);
    }

    @Test
    void a_copy_goes_its_own_way() {
        stack(7, 8);
        var copy = new Plates();
        copy.copyFrom(plates);
        copy.pop();
        copy.pushFrame(5);

        assertThat(plates.at(1)).isEqualTo(8);
        assertThat(copy.at(0)).isEqualTo(7);
        assertThat(copy.at(1)).isEqualTo(5);
    }

    @Test
    void a_full_stack_takes_no_more() {
        stack(7, 8, 9);

        assertThat(plates.capacity()).isEqualTo(3);
        assertThatThrownBy(() -> stack(10, 11)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
