package dev.anden.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RateLimitsTest {
    /// What one address may at once.
    private static final int ADDRESS = Limits.DEFAULT.tables().burst() * Limits.ADDRESS;

    private final RateLimits limits = new RateLimits(Limits.DEFAULT, () -> Instant.EPOCH);

    @Test
    void a_network_of_the_sixth_version_may_as_much_as_four_homes_however_many_it_has() {
        for (int number = 0; number < 4 * ADDRESS; number++) {
            require("2001:db8:1:%x::1".formatted(number));
        }

        assertThatThrownBy(() -> require("2001:db8:1:ffff::1")).isInstanceOf(RequestRefused.class);
        require("2001:db8:2::1");
    }

    @Test
    void whoever_sets_up_tables_day_and_night_comes_to_an_end() {
        var clock = new AtomicLong();
        var patient = new RateLimits(Limits.DEFAULT, () -> Instant.ofEpochMilli(clock.get()));
        var person = Optional.of(new PersonId("person"));
        int tables = 0;
        while (setsUp(patient, person)) {
            tables++;
            clock.addAndGet(10_000);
        }

        assertThat(tables).isBetween(300, 320);
        clock.addAndGet(Duration.ofDays(1).toMillis());
        assertThat(setsUp(patient, person)).isTrue();
    }

    private static boolean setsUp(RateLimits limits, Optional<PersonId> person) {
        try {
            limits.requireTable(person, "192.0.2.1");
            return true;
        } catch (RequestRefused tooMany) {
            return false;
        }
    }

    @Test
    void whoever_only_watches_a_table_does_not_use_up_what_those_who_play_there_may_say() {
        int all = Limits.DEFAULT.talk().burst() * Limits.ADDRESS;
        for (int number = 0; number < all; number++) {
            say(number, false);
        }

        assertThatThrownBy(() -> say(all, false)).isInstanceOf(RequestRefused.class);
        say(all + 1, true);
    }

    @Test
    void what_a_bot_sends_to_one_table_uses_up_nothing_of_another() {
        for (int number = 0; number < Limits.DEFAULT.messages().burst(); number++) {
            for (int table = 0; table < Limits.TABLES_OF_A_BOT; table++) {
                if (number > 0 || table > 0) {
                    limits.requireBotMessage(new PersonId("bot"), "table " + table, "192.0.2.1");
                }
            }
        }

        limits.requireBotMessage(new PersonId("bot"), "table 0", "192.0.2.1");
        assertThatThrownBy(() -> limits.requireBotMessage(new PersonId("bot"), "table 0", "192.0.2.2"))
                .as("too much for the table")
                .isInstanceOf(RequestRefused.class);
        assertThatThrownBy(() -> limits.requireBotMessage(new PersonId("other"), "table 0", "192.0.2.1"))
                .as("too much for the address")
                .isInstanceOf(RequestRefused.class);
        limits.requireBotMessage(new PersonId("other"), "table 0", "192.0.2.3");
    }

    private void say(int number, boolean sits) {
        limits.requireTalk(new PersonId("person " + number), "192.0.2." + number, "table", sits);
    }

    @Test
    void what_is_counted_as_one_address_already_is_counted_in_its_network() {
        assertThat(AddressGroup.network(AddressGroup.of("2001:db8:1:2:3:4:5:6")))
                .contains("20010db80001/48");
        assertThat(AddressGroup.of("20010db800010002/64")).isEqualTo("20010db800010002/64");
        assertThat(AddressGroup.network("203.0.113.1")).isEmpty();
    }

    @Test
    void addresses_of_the_fourth_version_have_nothing_around_them() {
        for (int number = 0; number < 8 * ADDRESS; number++) {
            require("203.0.%d.%d".formatted(number / 256, number % 256));
        }
    }

    @Test
    void whose_address_has_asked_too_much_is_not_asked_for_who_it_is() {
        var asked = new AtomicInteger();

        assertThatThrownBy(() -> {
                    for (int number = 0; number < 1_000_000; number++) {
                        limits.requireRequest(
                                () -> {
                                    asked.incrementAndGet();
                                    return Optional.empty();
                                },
                                "192.0.2.7");
                    }
                })
                .isInstanceOf(RequestRefused.class);

        int before = asked.get();
        assertThatThrownBy(() -> limits.requireRequest(
                        () -> {
                            asked.incrementAndGet();
                            return Optional.empty();
                        },
                        "192.0.2.7"))
                .isInstanceOf(RequestRefused.class);
        assertThat(asked).hasValue(before);
    }

    private void require(String address) {
        limits.requireTable(Optional.empty(), address);
    }
}
