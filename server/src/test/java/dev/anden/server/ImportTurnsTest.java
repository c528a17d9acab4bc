package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.Match;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayWriter;
import dev.anden.engine.Game;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.RandomPlayer;
import dev.anden.protocol.past.ImportReport;
import dev.anden.protocol.past.ImportReport.ImportOutcome;
import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several people bring games along at the same time.
class ImportTurnsTest {
    private static final int MANY = 40;
    private static final Game QUARTER = GameCatalog.installed().require("french-quarter");

    @TempDir
    Path folder;

    @Test
    void whoever_brings_one_game_does_not_wait_for_all_that_somebody_else_has_brought() throws IOException {
        byte[] many = archive();
        try (RunningServer server = TestServers.start(
                TestServers.options(folder).withEntrance(Entrance.OPEN.withProxies(AddressList.LOCAL)))) {
            Guest ana = new Guest(server.address(), "203.0.113.1");
            Guest bea = new Guest(server.address(), "203.0.113.2");
            ana.named("Ana");
            var first = CompletableFuture.supplyAsync(() -> ana.bring("?seat=0", many));
            Polling.until(() -> imported(server) > 0);

            ImportReport report = bea.bring("?seat=0", replay(MANY));

            assertThat(imported(server)).as("hers among them").isLessThanOrEqualTo(MANY);
            assertThat(report.files().getFirst().outcome()).isEqualTo(ImportOutcome.IMPORTED);
            assertThat(first.join().files()).hasSize(MANY);
        }
    }

    private static int imported(RunningServer server) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select count(*) from game_table where imported = 1")
                        .query(Integer.class)
                        .single());
    }

    private static byte[] archive() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(bytes)) {
            for (int number = 0; number < MANY; number++) {
                zip.putNextEntry(new ZipEntry(number + ".txt"));
                zip.write(replay(number));
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] replay(long number) {
        var match = new Match(QUARTER, new Setup(2));
        match.play(new Player[] {new RandomPlayer(), new RandomPlayer()}, 7, number, true);
        Replay replay = Replay.of(
                QUARTER,
                new Setup(2),
                Optional.of(new Replay.Series(7, number)),
                List.of("Ana", "random"),
                match.log());
        return ReplayWriter.write(QUARTER, replay).getBytes(StandardCharsets.UTF_8);
    }
}
