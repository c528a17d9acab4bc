package dev.anden.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.server.RunningServer;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A table for one whose player chooses as fast as the server answers, until the server is gone.
public final class BusyTable {
    private final Guest player;
    private final String table;
    private volatile @Nullable Answered last;

    private BusyTable(Guest player, String table) {
        this.player = player;
        this.table = table;
    }

    public static BusyTable at(String address) {
        var player = new Guest(address);
        return new BusyTable(player, player.createSoloTable().id());
    }

    /// Plays, and remembers what was accepted last.
    ///
    /// @param begun is counted down when the first one was
    /// @param accepted is counted down for each choice that was
    public void play(CountDownLatch begun, CountDownLatch accepted) {
        try (LiveClient live = player.watch(table)) {
            while (live.awaitTurn()) {
                var act = new Act(
                        UUID.randomUUID().toString(),
                        live.version(),
                        live.choices().getLast());
                live.send(act);
                Answered before = last;
                last = new Answered(act, live.answer(act.command()));
                if (before == null) {
                    begun.countDown();
                }
                accepted.countDown();
            }
        } catch (RuntimeException | AssertionError gone) {
            // That is what the test does to it.
        }
    }

    /// What was accepted last has happened, and is answered as it was then.
    public void assertNothingLost(RunningServer server) {
        Answered known = Objects.requireNonNull(last, "Nothing was accepted");
        player.at(server);
        assertThat(player.table(table).version())
                .isGreaterThanOrEqualTo(known.answer().get("version").asInt());
        try (LiveClient live = player.watch(table)) {
            live.await("welcome");
            live.send(known.act());
            assertThat(live.answer(known.act().command())).isEqualTo(known.answer());
        }
    }

    private record Answered(Act act, JsonNode answer) {}
}
