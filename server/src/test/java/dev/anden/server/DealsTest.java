package dev.anden.server;

import static dev.anden.server.testing.Answers.assertProblem;
import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.arena.ChanceCheck;
import dev.anden.arena.Replay;
import dev.anden.arena.ReplayReading;
import dev.anden.arena.Seed;
import dev.anden.engine.RandomStream;
import dev.anden.protocol.TableDeals;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.WireJson;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Whoever played can check afterwards that nobody has changed what chance brought.
class DealsTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @Test
    void a_finished_game_tells_the_seed_whose_fingerprint_was_shown_from_the_start_and_all_chance_is_from_it() {
        Guest ana = SERVER.guest();
        TableInfo table = ana.createSoloTable();
        try (LiveClient live = ana.watch(table.id())) {
            live.playWithSecondThoughts();
        }

        ReplayReading reading = ana.replay(table.id());
        Replay replay = reading.replay();
        assertThat(replay.origin()).containsInstanceOf(Replay.Table.class);
        Seed seed = replay.origin()
                .map(Replay.Table.class::cast)
                .map(Replay.Table::seed)
                .map(Seed::new)
                .orElseThrow();
        assertThat(table.commitment()).isEqualTo(seed.commitment());
        assertThat(ChanceCheck.firstDifference(reading.game(), replay)).isEmpty();

        TableDeals deals = WireJson.mapper()
                .readValue(ana.get("/api/tables/%s/deals".formatted(table.id())).body(), TableDeals.class);
        assertThat(deals.seed()).isEqualTo(seed.hex());
        assertThat(deals.deals()).hasSize(ChanceCheck.outcomes(reading.game(), replay));
        var stream = new RandomStream(seed.words(), RandomStream.CHANCE);
        assertThat(deals.deals())
                .allSatisfy(deal -> assertThat(stream.below(deal.weights()))
                        .isBetween(deal.first(), deal.first() + deal.share() - 1));
    }

    @Test
    void as_long_as_a_game_goes_on_its_deals_are_not_told() {
        Guest ana = SERVER.guest();

        assertProblem(
                ana.get("/api/tables/%s/deals".formatted(ana.createSoloTable().id())), 409, "not-over");
    }
}
