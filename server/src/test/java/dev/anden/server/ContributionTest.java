package dev.anden.server;

import static dev.anden.server.testing.Answers.assertAccepted;
import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ChanceCheck;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayReading;
import dev.anden.arena.Seed;
import dev.anden.protocol.ClientMessage.AnswerProposal;
import dev.anden.protocol.ClientMessage.ProposeEnd;
import dev.anden.protocol.CreateTable;
import dev.anden.protocol.CreateTable.SeatWish;
import dev.anden.protocol.NewContribution;
import dev.anden.protocol.SpectatorView;
import dev.anden.protocol.TableDeals;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.TestServers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Those who play add to the seed, so that not even the server can choose what chance brings.
class ContributionTest {
    private static final String OF_ANA = "a".repeat(64);
    private static final String OF_BEA = "b".repeat(64);

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Tag("store")
    void chance_is_drawn_from_the_seed_and_from_what_those_who_play_have_added() throws StartFailure {
        String id;
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server);
            Guest bea = new Guest(server);
            TableInfo table = ana.createTable("me", "friend");
            id = table.id();
            bea.sitDown(id, 1);
            assertThat(Guest.table(add(ana, id, OF_ANA)).contribution()).contains(OF_ANA);
            add(bea, id, OF_BEA);
            assertThat(bea.table(id).contribution()).contains(OF_BEA);
            ana.start(id);
            assertProblem(add(ana, id, OF_BEA), 409, "not-open");
            end(ana, bea, id);

            ReplayReading reading = ana.replay(id);
            Replay.Table origin = (Replay.Table) reading.replay().origin().orElseThrow();
            assertThat(origin.contributions()).isEqualTo(Map.of(0, OF_ANA, 1, OF_BEA));
            assertThat(table.commitment()).isEqualTo(new Seed(origin.seed()).commitment());
            assertThat(ChanceCheck.firstDifference(reading.game(), reading.replay()))
                    .isEmpty();
            assertThat(ChanceCheck.firstDifference(reading.game(), withoutBea(reading.replay(), origin)))
                    .isPresent();
            assertThat(ana.ask("/api/tables/" + id + "/deals", TableDeals.class).contributions())
                    .containsExactly(new TableDeals.Contribution(0, OF_ANA), new TableDeals.Contribution(1, OF_BEA));
        }
        assertThat(TestServers.soundTables(TestServers.options(folder))).isEqualTo(1);
    }

    @Test
    void only_those_who_sit_there_add_and_what_they_added_goes_with_them() {
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server);
            Guest bea = new Guest(server);
            String id = ana.createTable("me", "friend").id();

            assertProblem(add(bea, id, OF_BEA), 403, "not-seated");
            assertProblem(add(ana, id, "A".repeat(64)), 400, "bad-message");
            assertProblem(add(ana, id, "a"), 400, "bad-message");
            bea.sitDown(id, 1);
            add(bea, id, OF_BEA);
            bea.delete("/api/tables/%s/seats/1".formatted(id));
            bea.sitDown(id, 1);

            assertThat(bea.table(id).contribution()).isEmpty();
            assertThat(ana.table(id).contribution()).isEmpty();
        }
    }

    @Test
    void what_somebody_added_first_stays_whatever_another_browser_of_theirs_adds_later() {
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server);
            String id = ana.createTable("me", "friend").id();

            assertThat(Guest.table(add(ana, id, OF_ANA)).contribution()).contains(OF_ANA);
            assertThat(Guest.table(add(ana, id, "0".repeat(64))).contribution()).contains(OF_ANA);
            assertThat(ana.table(id).contribution()).contains(OF_ANA);
        }
    }

    @Test
    void whoever_plays_alone_against_bots_adds_something_before_the_game_which_waits_for_it() {
        try (RunningServer server = TestServers.start(TestServers.options(folder))) {
            Guest ana = new Guest(server);
            TableInfo table = waiting(ana);
            assertThat(table.status()).isEqualTo(TableStatus.OPEN);
            add(ana, table.id(), OF_ANA);
            assertThat(ana.start(table.id()).commitment()).isEqualTo(table.commitment());
            TableInfo next = endedAndPlayedAgain(ana, table.id());

            Replay.Table origin =
                    (Replay.Table) ana.replay(table.id()).replay().origin().orElseThrow();
            assertThat(origin.contributions()).isEqualTo(Map.of(0, OF_ANA));
            assertThat(next.status()).isEqualTo(TableStatus.OPEN);
            assertThat(Guest.table(add(ana, next.id(), OF_ANA)).contribution()).contains(OF_ANA);
            assertThat(ana.start(next.id()).status()).isEqualTo(TableStatus.PLAYING);
        }
    }

    private static TableInfo waiting(Guest guest) {
        return Guest.table(guest.post(
                "/api/tables",
                new CreateTable(
                        "ttr-usa",
                        List.of(SeatWish.me(), SeatWish.bot("chance")),
                        Map.of(),
                        TimeControl.NONE,
                        false,
                        SpectatorView.PUBLIC,
                        true,
                        true)));
    }

    private static TableInfo endedAndPlayedAgain(Guest guest, String table) {
        try (LiveClient live = guest.watch(table)) {
            live.await("welcome");
            assertAccepted(live.order(ProposeEnd::new));
        }
        return Guest.table(guest.post("/api/tables/%s/rematch?waits=true".formatted(table), List.of()));
    }

    private static HttpResponse<String> add(Guest guest, String table, String digits) {
        return guest.put("/api/tables/%s/contribution".formatted(table), new NewContribution(digits));
    }

    /// Without a result: what chance brought is told then, too.
    private static void end(Guest ana, Guest bea, String table) {
        try (LiveClient one = ana.watch(table);
                LiveClient other = bea.watch(table)) {
            one.await("welcome");
            other.await("welcome");
            assertAccepted(one.order(ProposeEnd::new));
            String asked = other.awaitTable(seen -> !seen.path("proposal").isNull())
                    .path("proposal")
                    .path("id")
                    .asString();
            assertAccepted(other.order(command -> new AnswerProposal(command, asked, true)));
        }
    }

    private static Replay withoutBea(Replay replay, Replay.Table origin) {
        return new Replay(
                replay.game(),
                replay.rulesVersion(),
                replay.setup(),
                Optional.of(new Replay.Table(origin.seed(), Map.of(0, OF_ANA))),
                replay.played(),
                replay.players(),
                replay.codes(),
                0,
                replay.company(),
                replay.totals());
    }
}
