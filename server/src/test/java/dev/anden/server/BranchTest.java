package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ChanceCheck;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayReader;
import dev.anden.arena.ReplayReading;
import dev.anden.engine.GameCatalog;
import dev.anden.engine.State;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.TableDeals;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.BranchInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.protocol.past.HistoryPage;
import dev.anden.protocol.past.HistoryPage.PastGame;
import dev.anden.protocol.past.ImportReport.ImportOutcome;
import dev.anden.protocol.past.RatingTable;
import dev.anden.protocol.past.Statistics;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Somebody plays on from a moment of a game that is over, at a table of their own, against bots.
class BranchTest {
    @TempDir
    private Path folder = Path.of("");

    @TempDir
    private Path elsewhere = Path.of("");

    @Test
    void what_had_happened_stands_and_the_rest_is_played_anew_and_can_be_verified() throws StartFailure {
        String there;
        String here;
        int ply;
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server).named("Ana");
            there = ana.createTable("me", "chance", "chance").id();
            ana.playToTheEnd(there);
            ply = choice(ana, there, 1);
            TableInfo table = Guest.table(branch(ana, there, new NewBranch(ply, 1, "random")));
            here = table.id();

            assertThat(table.status()).isEqualTo(TableStatus.PLAYING);
            assertThat(table.you()).contains(1);
            assertThat(table.seats()).extracting(TableInfo.SeatInfo::bot).containsExactly("random", "", "random");
            assertThat(table.branch()).contains(new BranchInfo(Optional.of(there), ply));
            assertThat(table.time()).isEqualTo(TimeControl.NONE);
            assertThat(table.listed()).isFalse();
            assertThat(table.commitment()).isNotEqualTo(ana.table(there).commitment());
            assertThat(table.version()).isGreaterThanOrEqualTo(ply);
            try (LiveClient live = ana.watch(here)) {
                assertThat(live.await("welcome").get("position").get("takeBack").asBoolean())
                        .isFalse();
            }
        }
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest bea = new Guest(server);
            assertThat(bea.table(here).branch()).contains(new BranchInfo(Optional.empty(), ply));
        }
        assertThat(TestServers.soundTables(TestServers.options(folder))).isEqualTo(2);
    }

    @Test
    @Tag("store")
    void played_to_its_end_it_can_be_verified_but_counts_for_nothing() {
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server).named("Ana");
            String there = ana.createSoloTable().id();
            ana.playToTheEnd(there);
            int ply = choice(ana, there, 0);
            TableInfo table = Guest.table(branch(ana, there, new NewBranch(ply, 0, "")));
            ana.playToTheEnd(table.id());

            ReplayReading reading = ReplayReader.verify(GameCatalog.installed(), ana.export(table.id()));
            Replay replay = reading.replay();
            assertThat(reading.problem()).isEmpty();
            assertThat(replay.branch()).isEqualTo(ply);
            assertThat(replay.codes().subList(0, ply))
                    .isEqualTo(ana.replay(there).replay().codes().subList(0, ply));
            assertThat(ChanceCheck.firstDifference(reading.game(), replay)).isEmpty();
            assertThat(ChanceCheck.firstDifference(reading.game(), replay.branchedAt(0)))
                    .isPresent();
            assertThat(ana.ask("/api/tables/%s/deals".formatted(table.id()), TableDeals.class)
                            .branch())
                    .isEqualTo(ply);

            assertThat(history(ana)).extracting(PastGame::table).containsExactly(table.id(), there);
            assertThat(history(ana)).extracting(PastGame::branched).containsExactly(true, false);
            Statistics counted = ana.ask("/api/me/statistics", Statistics.class);
            assertThat(counted.summary().orElseThrow().games()).isEqualTo(1);
            assertThat(counted.boards().getFirst().games()).isEqualTo(1);
            assertThat(counted.scores()).hasSize(1);
            int first = ana.table(there).result().orElseThrow().scores().getFirst();
            assertThat(ana.ask("/api/ratings/french-quarter", RatingTable.class).alone())
                    .extracting(RatingTable.BestScore::score)
                    .containsExactly(first);
            assertThat(ana.get("/api/account/data").body()).contains("\"branchPly\" : " + ply);
        }
    }

    @Test
    void it_comes_along_to_another_server_and_counts_for_nothing_there_either() {
        String text;
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server).named("Ana");
            String there = ana.createSoloTable().id();
            ana.playToTheEnd(there);
            String here = Guest.table(branch(ana, there, new NewBranch(choice(ana, there, 0), 0, "")))
                    .id();
            ana.playToTheEnd(here);
            text = ana.export(here);
        }
        try (RunningServer server = TestServers.start(TestServers.options(elsewhere))) {
            Guest ana = new Guest(server).named("Ana");
            assertThat(ana.bring("?name=game.txt", text.getBytes(StandardCharsets.UTF_8))
                            .files())
                    .extracting(file -> file.outcome())
                    .containsExactly(ImportOutcome.IMPORTED);
            PastGame game = history(ana).getFirst();
            assertThat(game.branched()).isTrue();
            assertThat(ana.export(game.table())).isEqualTo(text);
            assertThat(ana.ask("/api/me/statistics", Statistics.class).summary())
                    .isEmpty();
        }
    }

    @Test
    void nobody_goes_on_from_a_game_that_is_not_over_or_from_a_moment_seat_or_level_that_there_is_not() {
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server);
            String going = ana.createTable("me", "chance").id();
            assertProblem(branch(ana, going, new NewBranch(5, 0, "random")), 409, "not-over");
            String there = ana.createSoloTable().id();
            ana.playToTheEnd(there);
            int plies = ana.replay(there).replay().codes().size();

            assertProblem(branch(ana, there, new NewBranch(0, 0, "")), 400, "bad-message");
            assertProblem(branch(ana, there, new NewBranch(plies, 0, "")), 400, "bad-message");
            assertProblem(branch(ana, there, new NewBranch(plies - 1, 1, "")), 404, "no-such-seat");
            assertProblem(branch(ana, "nowhere", new NewBranch(1, 0, "")), 404, "no-such-table");
            ana.playToTheEnd(going);
            assertProblem(branch(ana, going, new NewBranch(9, 0, "nobody")), 400, "unknown-level");
        }
    }

    private static HttpResponse<String> branch(Guest guest, String table, NewBranch wish) {
        return guest.post("/api/tables/%s/branch".formatted(table), wish);
    }

    /// A moment in the middle of a game where a seat has to choose.
    private static int choice(Guest guest, String table, int seat) {
        JsonNode replay = Guest.JSON.readTree(
                guest.get("/api/tables/%s/replay".formatted(table)).body());
        List<Integer> actors =
                replay.get("actors").valueStream().map(JsonNode::asInt).toList();
        int half = actors.size() / 2;
        assertThat(actors).endsWith(State.NOBODY);
        return half + actors.subList(half, actors.size()).indexOf(seat);
    }

    private static List<PastGame> history(Guest guest) {
        return guest.ask("/api/me/history", HistoryPage.class).games();
    }
}
