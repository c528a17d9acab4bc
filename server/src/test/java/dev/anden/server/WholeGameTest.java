package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReading;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.Together;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class WholeGameTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void bots_play_a_game_to_its_end_while_somebody_looks_on() {
        Guest host = SERVER.guest();
        TableInfo table = host.createTable("chance", "chance", "chance");

        try (LiveClient spectator = SERVER.guest().watch(table.id())) {
            assertThat(spectator.awaitTurn()).isFalse();
            assertThat(spectator.position().get("scores").get("totals").size()).isEqualTo(3);
        }

        TableInfo over = host.table(table.id());
        assertThat(over.status()).isEqualTo(TableStatus.OVER);
        assertReplays(host.replay(table.id()), over.version());
    }

    @Test
    void two_people_and_a_bot_play_a_game_to_its_end() {
        Guest ana = SERVER.guest();
        Guest bea = SERVER.guest();
        TableInfo table = ana.createTable("me", "friend", "chance");
        bea.sitDown(table.id(), 1);
        ana.start(table.id());

        try (LiveClient first = ana.watch(table.id());
                LiveClient second = bea.watch(table.id())) {
            Together.run(first::playToTheEnd, second::playToTheEnd);
            assertThat(first.version()).isEqualTo(second.version());
            assertThat(first.position().get("scores"))
                    .isEqualTo(second.position().get("scores"));
        }
    }

    private static void assertReplays(ReplayReading reading, int version) {
        assertThat(reading.problem()).isEmpty();
        assertThat(reading.replay().codes()).hasSize(version);
        assertThat(reading.replay().totals()).isPresent();
    }
}
