package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReading;
import dev.anden.engine.RandomStream;
import dev.anden.engine.State;
import dev.anden.protocol.TableInfo;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ChanceTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void anybody_can_check_the_deal_once_the_game_is_over() throws NoSuchAlgorithmException {
        Guest host = SERVER.guest();
        TableInfo open = host.createTable("chance", "friend");
        String commitment = open.commitment();
        host.seatBot(open.id(), 1, "chance");
        TableInfo started = host.start(open.id());
        assertThat(started.commitment()).isEqualTo(commitment);
        try (LiveClient live = host.watch(open.id())) {
            live.awaitTurn();
        }

        TableInfo over = host.table(open.id());
        String seed = over.seed().orElseThrow();
        assertThat(over.commitment()).isEqualTo(commitment);
        assertThat(HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256")
                                .digest(HexFormat.of().parseHex(seed))))
                .isEqualTo(commitment);
        assertDealt(host.replay(open.id()), seed);
    }

    private static void assertDealt(ReplayReading reading, String seed) {
        var key = new long[4];
        for (int word = 0; word < 4; word++) {
            key[word] = new BigInteger(seed.substring(16 * word, 16 * (word + 1)), 16).longValue();
        }
        var stream = new RandomStream(key, RandomStream.CHANCE);
        State state = reading.replay().stateAt(reading.game(), 0);
        for (int code : reading.replay().codes()) {
            if (state.actor() == State.CHANCE) {
                assertThat(code).isEqualTo(state.chanceOutcome(stream.below(state.chanceWeight())));
            }
            state.apply(code);
        }
        assertThat(stream.position()).isGreaterThan(20);
    }
}
