package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.GameCatalog;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeGameTest {
    @TempDir
    Path folder;

    @Test
    void bots_play_a_game_to_its_end_while_somebody_looks_on() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest host = new Guest(server);
            TableInfo table = host.createTable("chance", "chance", "chance");

            try (LiveClient spectator = new Guest(server).watch(table.id())) {
                assertThat(spectator.awaitTurn()).isFalse();
                assertThat(spectator.position().get("scores").get("totals").size())
                        .isEqualTo(3);
            }

            TableInfo over = host.table(table.id());
            assertThat(over.status()).isEqualTo(TableStatus.OVER);
            assertReplays(host.get("/api/tables/" + table.id() + "/export").body(), over.version());
        }
    }

    @Test
    void two_people_and_a_bot_play_a_game_to_its_end() {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            Guest bea = new Guest(server);
            TableInfo table = ana.createTable("me", "friend", "chance");
            bea.sitDown(table.id(), 1);
            ana.start(table.id());

            try (LiveClient first = ana.watch(table.id());
                    LiveClient second = bea.watch(table.id())) {
                Thread other = Thread.startVirtualThread(second::playToTheEnd);
                first.playToTheEnd();
                other.join();
                assertThat(first.version()).isEqualTo(second.version());
                assertThat(first.position().get("scores"))
                        .isEqualTo(second.position().get("scores"));
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }
    }

    private static void assertReplays(String text, int version) {
        ReplayReading reading = ReplayReader.read(GameCatalog.installed(), text);

        assertThat(reading.problem()).isEmpty();
        assertThat(reading.replay().codes()).hasSize(version);
        assertThat(reading.replay().totals()).isPresent();
    }
}
