package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Explain;
import dev.anden.protocol.ClientMessage.Ping;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Why things can't be chosen is told to whoever asks.
class WhyNotTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void whoever_is_to_choose_learns_why_other_things_cannot_be_chosen() {
        Guest ana = SERVER.guest();
        String table = ana.createTable("me", "random").id();
        try (LiveClient live = ana.watch(table)) {
            live.awaitTurn();
            live.chooseFirst();
            live.awaitTurn();
            assertThat(live.position().has("refusals")).isFalse();

            live.send(new Explain(live.version()));

            JsonNode refusals = live.await("refusals");
            assertThat(refusals.path("version").asInt()).isEqualTo(live.version());
            assertThat(live.choices()).contains("draw deck");
            assertThat(refusals.path("refusals").has("deck")).isFalse();
            assertThat(refusals.path("refusals")
                            .path("route:helena--seattle")
                            .path("rule")
                            .asString())
                    .startsWith("ttr.claim.");
        }
    }

    @Test
    void about_a_table_that_has_gone_on_nothing_is_said_and_somebody_without_a_seat_hears_no_reasons() {
        Guest ana = SERVER.guest();
        String table = ana.createTable("me", "random").id();
        try (LiveClient live = ana.watch(table);
                LiveClient onlooker = SERVER.guest().watch(table)) {
            live.awaitTurn();
            live.send(new Explain(live.version() - 1));
            live.send(new Ping());
            live.await("pong");
            assertThat(live.received()).noneMatch(text -> text.contains("\"type\":\"refusals\""));

            onlooker.await("welcome");
            onlooker.send(new Explain(onlooker.version()));
            assertThat(onlooker.await("refusals").path("refusals").isEmpty()).isTrue();
        }
    }
}
