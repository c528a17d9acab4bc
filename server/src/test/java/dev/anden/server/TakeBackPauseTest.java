package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Ping;
import dev.anden.protocol.json.WireJson;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Bots leave a person the time to take a choice back.
class TakeBackPauseTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    /// Longer than anybody waits here.
    private static final Duration LONG = Duration.ofSeconds(30);

    @Test
    void after_a_claim_bots_wait_until_the_person_goes_on() {
        Guest ana = SERVER.guest();
        try (LiveClient live = onTurn(ana, LONG)) {
            assertAccepted(live.act(claim(live)));
            int version = live.version();

            assertThat(live.mayTakeBack()).isTrue();
            assertThat(live.position().get("pause").get("length").asInt()).isEqualTo(30_000);
            assertThat(live.position().get("pause").get("left").asInt()).isBetween(1, 30_000);
            live.send(new Ping());
            live.await("pong");
            assertThat(live.version()).isEqualTo(version);

            live.goOn();
            live.await(message -> live.version() > version);
            assertThat(live.position().get("pause").isNull()).isTrue();
            assertProblem(live.takeBack(), "others-acted");
        }
    }

    @Test
    void a_claim_is_taken_back_while_bots_wait_and_they_wait_anew_for_the_next_one() {
        try (LiveClient live = onTurn(SERVER.guest(), LONG)) {
            JsonNode before = live.position().get("view");
            live.act(claim(live));
            assertAccepted(live.takeBack());

            assertThat(live.position().get("view")).isEqualTo(before);
            assertThat(live.position().get("pause").isNull()).isTrue();
            live.act(claim(live));
            assertThat(live.position().get("pause").isNull()).isFalse();
            int version = live.version();
            live.goOn();
            live.await(message -> live.version() > version);
        }
    }

    @Test
    void a_page_that_is_loaded_again_learns_how_much_of_the_pause_is_left() {
        Guest ana = SERVER.guest();
        try (LiveClient live = onTurn(ana, LONG)) {
            live.act(claim(live));
            try (LiveClient again = ana.watch(live.table().get("id").asString(), LONG)) {
                again.await("welcome");
                assertThat(again.position().get("pause").get("left").asInt()).isBetween(1, 30_000);
                again.goOn();
                again.await(message -> again.position().get("pause").isNull());
            }
        }
    }

    @Test
    void to_go_on_twice_or_too_late_changes_nothing() {
        try (LiveClient live = onTurn(SERVER.guest(), LONG)) {
            live.act(claim(live));
            int version = live.version();
            live.goOn();
            live.goOn();
            live.await(message -> live.version() > version);
            live.awaitTurn();
            live.goOn();
            live.send(new Ping());

            assertThat(live.await(message -> !message.get("type").asString().equals("progress"))
                            .get("type")
                            .asString())
                    .isEqualTo("pong");
        }
    }

    @Test
    void nobody_else_sends_the_bots_on() {
        try (LiveClient live = onTurn(SERVER.guest(), LONG);
                LiveClient spectator =
                        SERVER.guest().watch(live.table().get("id").asString())) {
            live.act(claim(live));
            spectator.await(message -> spectator.version() == live.version());
            assertThat(spectator.position().get("pause").isNull()).isTrue();

            spectator.goOn();

            assertProblem(spectator.await("problem"), "not-your-seat");
            assertThat(live.position().get("pause").isNull()).isFalse();
            live.goOn();
        }
    }

    @Test
    void bots_wait_neither_for_what_stands_nor_where_none_is_to_act_nor_for_who_does_not_want_it() {
        try (LiveClient live = onTurn(SERVER.guest(), LONG)) {
            live.act("draw deck");
            assertThat(live.position().get("pause").isNull()).isTrue();
        }
        try (LiveClient live = onTurn(SERVER.guest(), Duration.ZERO)) {
            live.act(claim(live));
            assertThat(live.position().get("pause").isNull()).isTrue();
        }
        Duel duel = SERVER.duel().chooseTickets();
        try (LiveClient live = duel.toAct().watch(duel.table(), LONG)) {
            live.awaitTurn();
            live.act(claim(live));
            assertThat(live.position().get("pause").isNull()).isTrue();
        }
    }

    @Test
    void who_says_nothing_is_given_the_servers_time(@TempDir Path folder) {
        Duration pause = Duration.ofMillis(400);
        try (RunningServer server =
                        TestServers.start(TestServers.options(folder).withPace(pace -> pace.withTakeBackPause(pause)));
                LiveClient live = onTurn(new Guest(server))) {
            live.act(claim(live));
            int version = live.version();
            assertThat(live.position().get("pause").get("length").asInt()).isEqualTo(400);
            JsonNode next = live.await(message -> live.version() > version);

            List<Long> times = times(live.received());
            assertThat(next.get("events").get(0).get("at").asLong())
                    .isGreaterThanOrEqualTo(times.get(times.size() - 1) + pause.toMillis());
        }
    }

    /// A table of a person and a bot, when it is the person's turn and nothing was chosen but tickets.
    private static LiveClient onTurn(Guest guest, Duration pause) {
        return onTurn(guest.watch(guest.createTable("me", "chance").id(), pause));
    }

    private static LiveClient onTurn(Guest guest) {
        return onTurn(guest.watch(guest.createTable("me", "chance").id()));
    }

    private static LiveClient onTurn(LiveClient live) {
        live.awaitTurn();
        live.chooseFirst();
        live.goOn();
        live.awaitTurn();
        return live;
    }

    private static String claim(LiveClient live) {
        return live.choices().stream()
                .filter(choice -> choice.startsWith("claim "))
                .findFirst()
                .orElseThrow();
    }

    /// When the claims were made that messages tell of, in their order.
    private static List<Long> times(List<String> messages) {
        var times = new ArrayList<Long>();
        for (String text : messages) {
            WireJson.mapper().readTree(text).path("events").forEach(logged -> {
                if (logged.get("event").get("type").asString().equals("routeClaimed")
                        && logged.get("event").get("seat").asInt() == 0) {
                    times.add(logged.get("at").asLong());
                }
            });
        }
        return times;
    }
}
