package dev.anden.server.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.problem.RequestRefused;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class UploadRoomPartsTest {
    private static final int PER_SECOND = 10;

    /// A clock may begin anywhere, and run over.
    private final AtomicLong time =
            new AtomicLong(Long.MAX_VALUE - Duration.ofSeconds(1).toNanos());

    private final UploadRoom room = new UploadRoom(100, PER_SECOND, time::get);

    @Test
    void what_all_are_sending_has_so_much_room_together_and_again_when_one_is_done() {
        UploadRoom.Part one = room.enter();
        UploadRoom.Part other = room.enter();
        add(one, 60);
        add(other, 40);
        UploadRoom.Part third = room.enter();
        add(third, 1);
        assertRefused(third);

        one.close();
        add(other, 60);
        assertThat(other.whole()).hasSize(100);
        other.close();
        UploadRoom.Part last = room.enter();
        add(last, 100);
        assertThat(last.whole()).hasSize(100);
    }

    @Test
    void what_there_was_no_room_for_takes_none_either() {
        UploadRoom.Part one = room.enter();
        UploadRoom.Part other = room.enter();
        add(one, 50);
        add(other, 50);
        add(other, 1);
        assertRefused(other);

        add(one, 50);
        assertThat(one.whole()).hasSize(100);
    }

    @Test
    void whoever_sends_nothing_any_more_makes_room_for_whoever_needs_it_and_for_nobody_else() {
        UploadRoom.Part first = room.enter();
        UploadRoom.Part second = room.enter();
        add(first, 50);
        pass(1);
        add(second, 49);
        pass(9);
        UploadRoom.Part third = room.enter();
        add(third, 1);
        add(third, 1);

        add(first, 1);
        assertRefused(first);
        add(second, 1);
        assertThat(second.whole()).hasSize(50);
        assertThat(third.whole()).hasSize(2);
    }

    @Test
    void nobody_rests_on_what_was_sent_before_and_whoever_keeps_pace_stays() {
        UploadRoom.Part steady = room.enter();
        UploadRoom.Part quick = room.enter();
        add(quick, 70);
        for (int second = 0; second < 3; second++) {
            add(steady, PER_SECOND);
            pass(1);
        }
        add(room.enter(), 1);

        assertRefused(quick);
        assertThat(steady.whole()).hasSize(30);
    }

    @Test
    void where_all_keep_pace_the_slowest_makes_way_for_whoever_has_just_come() {
        UploadRoom.Part slow = room.enter();
        UploadRoom.Part faster = room.enter();
        add(faster, 30);
        keepPace(slow, faster);

        UploadRoom.Part late = room.enter();
        add(late, 20);

        assertRefused(slow);
        assertThat(faster.whole()).hasSize(60);
        assertThat(late.whole()).hasSize(20);
    }

    @Test
    void where_all_keep_pace_the_slowest_makes_way_for_a_faster_one_and_nobody_for_the_slowest() {
        UploadRoom.Part slow = room.enter();
        UploadRoom.Part faster = room.enter();
        UploadRoom.Part fastest = room.enter();
        add(faster, 5);
        add(fastest, 5);
        keepPace(slow, faster, fastest);
        add(slow, 1);
        assertRefused(slow);

        add(fastest, 40);
        assertThat(fastest.whole()).hasSize(75);
        assertRefused(faster);
    }

    @Test
    void whoever_has_just_come_keeps_out_nobody_else_who_has() {
        UploadRoom.Part one = room.enter();
        add(one, 100);
        pass(1);
        UploadRoom.Part other = room.enter();
        add(other, 1);

        assertRefused(other);
        assertThat(one.whole()).hasSize(100);
    }

    @Test
    void whoever_goes_on_after_a_while_keeps_what_was_here() {
        UploadRoom.Part idle = room.enter();
        UploadRoom.Part late = room.enter();
        add(idle, 50);
        add(late, 50);
        pass(100);
        add(late, 1);

        assertThat(late.whole()).hasSize(51);
        assertRefused(idle);
    }

    @Test
    void what_is_whole_is_kept_however_long_it_waits() {
        UploadRoom.Part whole = room.enter();
        add(whole, 100);
        assertThat(whole.whole()).hasSize(100);
        pass(1_000);

        UploadRoom.Part next = room.enter();
        add(next, 1);
        assertRefused(next);
        whole.close();
        UploadRoom.Part last = room.enter();
        add(last, 100);
        assertThat(last.whole()).hasSize(100);
    }

    @Test
    void what_was_given_out_is_not_here_a_second_time() {
        UploadRoom.Part part = room.enter();
        add(part, 100);
        assertThat(part.whole()).hasSize(100);

        assertThatThrownBy(part::whole).isInstanceOf(IllegalStateException.class);
        assertRefused(refused());
    }

    /// Somebody for whom there is no room.
    private UploadRoom.Part refused() {
        UploadRoom.Part part = room.enter();
        add(part, 1);
        return part;
    }

    /// Three seconds in which each sends as little as may be.
    private void keepPace(UploadRoom.Part... parts) {
        for (int second = 0; second < 3; second++) {
            for (UploadRoom.Part part : parts) {
                add(part, PER_SECOND);
            }
            pass(1);
        }
    }

    private void pass(int seconds) {
        time.addAndGet(Duration.ofSeconds(seconds).toNanos());
    }

    private static void add(UploadRoom.Part part, int bytes) {
        part.add(new byte[bytes], bytes);
    }

    private static void assertRefused(UploadRoom.Part part) {
        assertThatThrownBy(part::whole).isInstanceOf(RequestRefused.class);
    }
}
