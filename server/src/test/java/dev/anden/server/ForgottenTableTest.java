package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;

import dev.anden.protocol.ClientMessage.ComeBack;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestServers;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table has left the memory of the server that played its bots last, which lives on.
@Tag("postgresql")
class ForgottenTableTest {
    @TempDir
    Path folder;

    @Test
    void a_bot_that_takes_a_seat_over_at_another_server_plays() {
        try (RunningServer one = TestServers.start(folder);
                RunningServer two = TestServers.start(folder)) {
            Duel duel = Duel.startShort(one).chooseTickets();
            Guest ana = duel.toAct();
            try (LiveClient live = ana.watch(duel.table())) {
                assertAccepted(live.order(StepAway::new));
                assertAccepted(live.order(ComeBack::new));
            }
            forget(one);

            try (LiveClient live = ana.at(two).watch(duel.table())) {
                live.awaitTurn();
                int version = live.version();
                assertAccepted(live.order(StepAway::new));
                live.await(message -> live.version() > version + 1);
            }
        }
    }

    private static void forget(RunningServer server) {
        LiveTables tables = server.context().getBean(LiveTables.class);
        Polling.until(() -> {
            tables.clearing().dropCrowd(0, Long.MAX_VALUE);
            return tables.size() == 0;
        });
    }
}
