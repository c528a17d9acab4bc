package dev.anden.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.HeardLog;
import dev.anden.server.web.AddressList;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class AddressBoundTest {
    private final AtomicLong time = new AtomicLong();

    @AutoClose
    private final HeardLog told = HeardLog.of(AddressBound.class);

    private final AddressBound bound = new AddressBound(
            new ConnectionLimits(
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(30),
                    1024,
                    2,
                    AddressList.of(List.of("127.0.0.0/8", "2001:db8:9::/48"))),
            time::get);

    @Test
    void an_address_has_room_for_so_many_and_for_one_more_when_one_is_closed() {
        AddressBound.Group first = bound.enter("203.0.113.1").orElseThrow();
        assertThat(bound.enter("203.0.113.1")).isPresent();
        assertThat(bound.enter("203.0.113.1")).isEmpty();
        assertThat(bound.enter("203.0.113.2")).isPresent();

        first.leave();
        assertThat(bound.enter("203.0.113.1")).isPresent();
        assertThat(bound.enter("203.0.113.1")).isEmpty();
    }

    @Test
    void an_address_that_nobody_is_at_any_more_is_forgotten_and_counts_anew() {
        for (int time = 0; time < 5; time++) {
            AddressBound.Group first = bound.enter("203.0.113.1").orElseThrow();
            AddressBound.Group second = bound.enter("203.0.113.1").orElseThrow();
            assertThat(bound.enter("203.0.113.1")).isEmpty();
            second.leave();
            first.leave();
        }
    }

    @Test
    void one_home_of_the_sixth_version_counts_once() {
        assertThat(bound.enter("2001:db8:1:2:0:0:0:1")).isPresent();
        assertThat(bound.enter("2001:db8:1:2:ffff:0:0:9")).isPresent();
        assertThat(bound.enter("2001:db8:1:2:ffff:0:0:10")).isEmpty();
        assertThat(bound.enter("2001:db8:1:3:0:0:0:1")).isPresent();
    }

    @Test
    void a_network_of_the_sixth_version_has_room_for_four_homes_however_many_it_has() {
        AddressBound.Group first = bound.enter("2001:db8:1:1::1").orElseThrow();
        for (int home = 2; home <= 8; home++) {
            assertThat(bound.enter("2001:db8:1:%d::1".formatted(home))).isPresent();
        }

        assertThat(bound.enter("2001:db8:1:ffff::1")).isEmpty();
        assertThat(bound.enter("2001:db8:2:1::1")).isPresent();
        first.leave();
        assertThat(bound.enter("2001:db8:1:ffff::1")).isPresent();
    }

    @Test
    void whoever_has_no_bound_never_reaches_it() {
        for (int time = 0; time < 10; time++) {
            assertThat(bound.enter("127.0.0.1")).isPresent();
            assertThat(bound.enter("2001:db8:9:1:0:0:0:1")).isPresent();
        }
    }

    @Test
    void it_is_told_once_a_minute() {
        refuse("203.0.113.1", 100);
        refuse("203.0.113.2", 100);
        assertThat(told.events())
                .extracting(event -> event.getKeyValuePairs().toString())
                .containsExactly("[address=\"203.0.113.1\", open=\"2\"]");

        time.set(Duration.ofSeconds(61).toNanos());
        refuse("203.0.113.2", 100);
        assertThat(told.events()).hasSize(2);
    }

    private void refuse(String address, int times) {
        for (int time = 0; time < times; time++) {
            bound.enter(address);
        }
        assertThat(bound.enter(address)).isEmpty();
    }
}
