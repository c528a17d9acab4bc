package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.HostileBodies;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.RawFrames;
import dev.anden.testkit.RandomEdits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// Messages and frames that nobody means, on live connections. `-Pattack` sends very many.
class LiveFuzzTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    /// Whoever sends very much on one connection is read slowly.
    private static final int ON_ONE_CONNECTION = 250;

    private static final int MESSAGES = Integer.getInteger("anden.attack.messages", 1_500);
    private static final int CONNECTIONS = Math.max(100, MESSAGES / 20);

    /// After so many of them the server is left the time to notice that they have gone: nobody may have forty.
    private static final int AT_ONCE = 20;
    private static final long SEED = Long.getLong("anden.attack.seed", System.nanoTime());

    @Test
    void whatever_is_sent_is_answered_and_the_server_does_not_fail() {
        var random = new Random(SEED);
        var edits = new RandomEdits(SEED);
        Duel duel = SERVER.duel();
        for (int sent = 0; sent < MESSAGES; sent += ON_ONE_CONNECTION) {
            sendEdited(duel, edits, random, Math.min(ON_ONE_CONNECTION, MESSAGES - sent));
        }
        assertStillPlayed();
    }

    private static void sendEdited(Duel duel, RandomEdits edits, Random random, int messages) {
        try (LiveClient live = duel.ana().watch(duel.table())) {
            live.await("welcome");
            for (int number = 0; number < messages; number++) {
                String message = edits.of(usual(random));
                live.sendText(message);
                live.send(new ClientMessage.Ping());
                JsonNode answer = live.await(one ->
                        List.of("pong", "problem").contains(one.get("type").asString()));
                if (answer.get("type").asString().equals("problem")) {
                    assertThat(answer.get("code").asString())
                            .as("-Danden.attack.seed=%d, the answer to %s", SEED, message)
                            .isNotEqualTo("internal");
                    live.await("pong");
                }
            }
        }
    }

    @Test
    void frames_that_are_none_end_their_own_connection_alone() throws IOException {
        var random = new Random(SEED);
        Duel duel = SERVER.duel();
        String cookie = "anden-guest=" + duel.bea().cookie("anden-guest");
        try (LiveClient other = duel.ana().watch(duel.table())) {
            other.await("welcome");
            for (int number = 0; number < CONNECTIONS; number++) {
                try (RawFrames raw = RawFrames.open(SERVER.address(), duel.table(), cookie, 64 * 1024)) {
                    sendNonsense(raw, random);
                }
                if (number % AT_ONCE == 0) {
                    duel.awaitGone(duel.bea(), duel.ana());
                }
            }
            other.send(new ClientMessage.Ping());
            other.await("pong");
        }
        assertStillPlayed();
    }

    private static void sendNonsense(RawFrames raw, Random random) {
        var bytes = new byte[1 + random.nextInt(200)];
        random.nextBytes(bytes);
        if (random.nextBoolean()) {
            // At least it begins as a frame does.
            bytes[0] = (byte) RawFrames.TEXT;
        }
        try {
            raw.send(bytes);
            raw.send("{\"type\":\"ping\"}");
        } catch (IOException closed) {
            // The server has seen enough.
        }
    }

    private static void assertStillPlayed() {
        Duel fresh = SERVER.duel().chooseTickets();
        try (LiveClient live = fresh.onTurn()) {
            assertThat(live.chooseFirst().get("type").asString())
                    .as("-Danden.attack.seed=%d", SEED)
                    .isEqualTo("accepted");
        }
    }

    /// A message of some kind, with a hostile text in it.
    private static String usual(Random random) {
        Class<?>[] kinds = ClientMessage.class.getPermittedSubclasses();
        Class<?> kind = kinds[random.nextInt(kinds.length)];
        String text = HostileBodies.TEXTS.get(random.nextInt(HostileBodies.TEXTS.size()));
        // What isn't text at all can't be sent as one.
        String sent = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        String name = Character.toLowerCase(kind.getSimpleName().charAt(0))
                + kind.getSimpleName().substring(1);
        String fields = HostileBodies.usual(kind, sent).substring(1);
        return "{\"type\":\"%s\"%s%s"
                .formatted(name, fields.equals("}") ? "" : ",", fields)
                .replace("\"command\":\"x\"", "\"command\":\"%s\"".formatted(UUID.randomUUID()));
    }
}
