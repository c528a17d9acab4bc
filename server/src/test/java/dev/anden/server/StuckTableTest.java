package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.ClientMessage.Act;
import dev.anden.protocol.ClientMessage.StepAway;
import dev.anden.protocol.TableInfo;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Duel;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.ServerProcess;
import dev.anden.server.testing.TestServers;
import dev.anden.server.testing.TrapGames;
import dev.anden.testkit.Thorough;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A rule that never comes to an end can't be stopped: whoever else comes to that table is answered all the same,
/// and other tables go on.
@Timeout(600)
class StuckTableTest {
    private static final String READY = "/actuator/health/readiness";

    @TempDir
    Path folder;

    @BeforeEach
    void closeMaze() {
        TrapGames.openMaze(false);
    }

    @AfterEach
    void openMaze() {
        TrapGames.openMaze(true);
        Polling.until(() -> TrapGames.lost() == 0);
    }

    @Test
    void whoever_comes_to_a_table_that_is_caught_in_a_rule_is_told_to_try_again_and_health_and_metrics_say_so() {
        try (RunningServer server = start()) {
            Duel duel = Duel.start(server.address(), TrapGames.ID, Map.of());
            try (LiveClient other = duel.bea().watch(duel.table())) {
                other.awaitTurn();
                try (LiveClient caught = enterMaze(duel.ana(), duel.table())) {
                    awaitStuck(server);

                    assertProblem(duel.ana().get("/api/tables/" + duel.table()), 503, "table-busy");
                    assertProblem(other.chooseFirst(), "table-busy");
                    assertProblem(other.order(StepAway::new), "table-busy");
                    try (LiveClient late = new Guest(server).watch(duel.table())) {
                        assertProblem(late.await("problem"), "table-busy");
                    }
                    Guest anybody = new Guest(server);
                    assertThat(anybody.get(READY).statusCode()).isEqualTo(200);
                    assertThat(anybody.get(READY).body()).contains("\"stuck\":1");
                    assertThat(stuckByMetrics(server)).isEqualTo(1);

                    TrapGames.openMaze(true);
                    assertProblem(caught.answer("maze"), "bad-action");
                }
                Polling.until(() -> stuckByMetrics(server) == 0);
                assertAccepted(other.chooseFirst());
            }
        }
    }

    @Test
    void many_who_come_to_such_a_table_are_answered_at_once_and_other_tables_go_on() throws Exception {
        try (RunningServer server = start();
                ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            Duel duel = Duel.start(server.address(), TrapGames.ID, Map.of());
            try (LiveClient caught = enterMaze(duel.ana(), duel.table())) {
                awaitStuck(server);
                List<Future<Integer>> answers = Stream.generate(() -> crowd.submit(() ->
                                duel.bea().get("/api/tables/" + duel.table()).statusCode()))
                        .limit(50)
                        .toList();
                for (Future<Integer> answer : answers) {
                    assertThat(answer.get()).isEqualTo(503);
                }
                Duel sound = Duel.start(server).chooseTickets();
                sound.playTurn(sound.toAct());

                assertThat(caught.isOpen()).isTrue();
            }
        }
    }

    @Test
    void what_has_happened_meanwhile_is_noticed_when_the_table_goes_on() {
        try (RunningServer server = start()) {
            Duel duel = Duel.start(server.address(), TrapGames.ID, Map.of());
            try (LiveClient caught = enterMaze(duel.ana(), duel.table())) {
                // Whoever comes before that is let in.
                Polling.until(() -> TrapGames.lost() == 1);
                try (LiveClient leaving = duel.bea().watch(duel.table())) {
                    assertProblem(leaving.await("problem"), "table-busy");
                }
                awaitStuck(server);
                duel.bea().named("Beatriz");

                TrapGames.openMaze(true);
                assertProblem(caught.answer("maze"), "bad-action");
                // The answer is sent a moment before the table is let go.
                Polling.until(() -> stuckByMetrics(server) == 0);
                TableInfo.SeatInfo bea = duel.ana().table(duel.table()).seats().get(1);
                assertThat(bea.name()).isEqualTo("Beatriz");
                assertThat(bea.present()).isFalse();
            }
        }
    }

    @Test
    @Tag(Thorough.TAG)
    void whoever_is_gone_meanwhile_is_seen_off_when_the_table_goes_on() {
        try (RunningServer server = start()) {
            Duel duel = Duel.start(server.address(), TrapGames.ID, Map.of());
            LiveClient leaving = duel.bea().watch(duel.table());
            leaving.await("welcome");
            try (LiveClient caught = enterMaze(duel.ana(), duel.table())) {
                awaitStuck(server);
                leaving.close();
                // Whoever closes it waits for as long as anybody.
                assertProblem(duel.bea().get("/api/tables/" + duel.table()), 503, "table-busy");

                TrapGames.openMaze(true);
                caught.awaitTable(table -> !isPresent(table, 1));
            }
        }
    }

    @Test
    void as_many_such_tables_as_the_machine_has_processors_keep_nobody_from_being_answered() throws IOException {
        try (ServerProcess server = ServerProcess.start(folder)) {
            Guest host = new Guest(server.address());
            List<LiveClient> caught = new ArrayList<>();
            for (int table = 0; table < Runtime.getRuntime().availableProcessors(); table++) {
                TableInfo trap = Guest.table(host.tryCreate(TrapGames.ID, "me", "chance"));
                caught.add(enter(TrapGames.TREADMILL, host, trap.id()));
            }
            // Each was read before what comes next on its connection, and nothing answers that.
            caught.forEach(live -> assertThat(live.isOpen()).isTrue());

            for (int asked = 0; asked < 20; asked++) {
                assertThat(new Guest(server.address()).get("/api/games").statusCode())
                        .isEqualTo(200);
            }
        }
    }

    private RunningServer start() {
        return TestServers.start(
                TestServers.options(folder).withPace(pace -> pace.withTableLimit(Duration.ofSeconds(2))));
    }

    private static LiveClient enterMaze(Guest guest, String table) {
        return enter(TrapGames.MAZE, guest, table);
    }

    private static LiveClient enter(String maze, Guest guest, String table) {
        LiveClient live = guest.watch(table);
        live.awaitTurn();
        live.send(new Act("maze", live.version(), maze));
        return live;
    }

    private static void awaitStuck(RunningServer server) {
        Polling.until(() -> TrapGames.lost() == 1
                && server.context().getBean(LiveTables.class).stuck() == 1);
    }

    private static double stuckByMetrics(RunningServer server) {
        return server.context()
                .getBean(MeterRegistry.class)
                .get("anden.tables.stuck")
                .gauge()
                .value();
    }

    private static boolean isPresent(JsonNode table, int seat) {
        return table.get("seats").get(seat).get("present").asBoolean();
    }
}
