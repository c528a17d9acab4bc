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
import dev.anden.protocol.json.WireJson;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.LiveClient;
import dev.anden.server.testing.OneServer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
                .allSatisfy(deal -> assertThat(owner(deal, stream.below(sum(deal.possible()))))
                        .isEqualTo(deal.outcome()));
    }

    /// By this the browser finds out whether what could have fallen is told as it was.
    @ParameterizedTest
    @ValueSource(strings = {"ttr-usa", "ttr-europe", "ttr-berlin", "ttr-paris", "french-quarter"})
    void nothing_leaves_a_pile_but_what_falls_and_nothing_comes_into_it_that_it_never_held(String game) {
        Guest ana = SERVER.guest();
        TableInfo table = Guest.table(ana.tryCreate(game, "me", "random"));
        try (LiveClient live = ana.watch(table.id())) {
            live.playToTheEnd(new Random(7));
        }

        Map<String, Pile> piles = new HashMap<>();
        for (TableDeals.Deal deal : ana.ask("/api/tables/%s/deals".formatted(table.id()), TableDeals.class)
                .deals()) {
            Map<String, Integer> now = deal.possible().stream()
                    .collect(Collectors.toMap(TableDeals.Possible::outcome, TableDeals.Possible::weight));
            Pile pile = now.keySet().stream()
                    .filter(piles::containsKey)
                    .findFirst()
                    .map(known -> piles.getOrDefault(known, Pile.EMPTY))
                    .orElse(new Pile(now, now));
            assertThat(pile.holds(now)).as(deal.toString()).isTrue();
            Pile left = pile.without(now, deal.outcome());
            pile.full().keySet().forEach(outcome -> piles.put(outcome, left));
        }
        assertThat(piles).isNotEmpty();
    }

    /// @param full what it held at the beginning
    /// @param left what must still be in it
    private record Pile(Map<String, Integer> full, Map<String, Integer> left) {
        static final Pile EMPTY = new Pile(Map.of(), Map.of());

        boolean holds(Map<String, Integer> now) {
            return isWithin(left, now) && isWithin(now, full);
        }

        Pile without(Map<String, Integer> now, String fallen) {
            var rest = new HashMap<>(now);
            rest.merge(fallen, -1, Integer::sum);
            return new Pile(full, rest);
        }

        private static boolean isWithin(Map<String, Integer> few, Map<String, Integer> many) {
            return few.entrySet().stream().allMatch(one -> one.getValue() <= many.getOrDefault(one.getKey(), 0));
        }
    }

    private static int sum(List<TableDeals.Possible> shares) {
        return shares.stream().mapToInt(TableDeals.Possible::weight).sum();
    }

    private static String owner(TableDeals.Deal deal, int value) {
        int end = 0;
        for (TableDeals.Possible share : deal.possible()) {
            end += share.weight();
            if (value < end) {
                return share.outcome();
            }
        }
        throw new AssertionError("The shares end at %d".formatted(end));
    }

    @Test
    void as_long_as_a_game_goes_on_its_deals_are_not_told() {
        Guest ana = SERVER.guest();

        assertProblem(
                ana.get("/api/tables/%s/deals".formatted(ana.createSoloTable().id())), 409, "not-over");
    }
}
