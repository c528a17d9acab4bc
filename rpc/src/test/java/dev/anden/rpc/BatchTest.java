package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Plane;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class BatchTest {
    private final Caller caller = new Caller();

    private static ByteBuffer bytes(JsonNode standing, String name) {
        return ByteBuffer.wrap(Base64.getDecoder().decode(standing.get(name).stringValue()))
                .order(ByteOrder.LITTLE_ENDIAN);
    }

    /// The legal codes of each game.
    private static List<List<Integer>> legal(JsonNode standing) {
        ByteBuffer counts = bytes(standing, "counts");
        ByteBuffer codes = bytes(standing, "legal");
        var games = new ArrayList<List<Integer>>();
        while (counts.hasRemaining()) {
            var legal = new ArrayList<Integer>();
            for (int left = counts.getInt(); left > 0; left--) {
                legal.add(codes.getInt());
            }
            games.add(legal);
        }
        assertThat(codes.hasRemaining()).isFalse();
        return games;
    }

    @Test
    void a_game_of_a_batch_is_the_game_of_that_number_and_the_next_one_follows_it() {
        JsonNode opened =
                caller.result("openMany", Map.of("game", "ttr-usa", "seats", 2, "count", 3, "seed", 5, "number", 10));
        int batch = opened.get("batch").intValue();
        JsonNode standing = opened.get("standing");
        var random = new Random(1);
        Map<Integer, List<Integer>> played = new HashMap<>();
        List<JsonNode> ended = new ArrayList<>();
        while (ended.isEmpty()) {
            List<Integer> codes = new ArrayList<>();
            for (List<Integer> legal : legal(standing)) {
                codes.add(legal.get(random.nextInt(legal.size())));
                played.computeIfAbsent(codes.size() - 1, index -> new ArrayList<>())
                        .add(codes.getLast());
            }
            standing = caller.result("stepMany", Map.of("batch", batch, "codes", codes));
            standing.get("ended").forEach(ended::add);
        }

        JsonNode first = ended.getFirst();
        int index = first.get("index").intValue();
        assertThat(first.get("number").intValue()).isEqualTo(10 + index);
        int handle = caller.result("open", Map.of("game", "ttr-usa", "seats", 2, "seed", 5, "number", 10 + index))
                .get("handle")
                .intValue();
        for (int code : Objects.requireNonNull(played.get(index))) {
            caller.result("apply", Map.of("handle", handle, "code", code));
        }
        assertThat(caller.result("scores", Map.of("handle", handle)).get("totals"))
                .isEqualTo(first.get("totals"));
        int next = caller.result("open", Map.of("game", "ttr-usa", "seats", 2, "seed", 5, "number", 13 + index))
                .get("handle")
                .intValue();
        JsonNode begins = caller.result("actions", Map.of("handle", next, "form", "codes"));
        assertThat(begins.valueStream().map(JsonNode::intValue).toList())
                .isEqualTo(legal(standing).get(index));
    }

    @Test
    void bots_play_the_other_seats_and_what_the_own_one_sees_has_its_planes() {
        JsonNode opened = caller.result(
                "openMany",
                Map.of(
                        "game",
                        "ttr-europe",
                        "seats",
                        3,
                        "count",
                        2,
                        "seed",
                        1,
                        "seat",
                        1,
                        "bots",
                        "greedy",
                        "observations",
                        true));
        JsonNode planes = caller.result("planes", Map.of("game", "ttr-europe", "seats", 3));
        int size = planes.valueStream()
                .mapToInt(plane -> plane.get("size").intValue())
                .sum();
        JsonNode standing = opened.get("standing");

        assertThat(opened.get("planes")).isEqualTo(planes);
        assertThat(bytes(standing, "observations").remaining()).isEqualTo(2 * 2 * size);
        for (int step = 0; step < 30; step++) {
            assertThat(bytes(standing, "actors").array()).containsExactly(1, 1);
            List<Integer> codes = legal(standing).stream().map(List::getFirst).toList();
            standing = caller.result("stepMany", Map.of("batch", opened.get("batch"), "codes", codes));
        }
    }

    @Test
    void the_numbers_of_each_game_are_those_of_the_seat_to_choose_one_game_after_another() {
        JsonNode opened = caller.result(
                "openMany", Map.of("game", "ttr-usa", "seats", 2, "count", 3, "seed", 5, "observations", true));
        ByteBuffer numbers = bytes(opened.get("standing"), "observations");
        Game game = Caller.catalog().require("ttr-usa");
        Setup setup = Setup.of(game.info(), 2);
        int size = game.planes(setup).stream().mapToInt(Plane::size).sum();

        for (int number = 0; number < 3; number++) {
            State state = game.newState(setup);
            Dealer dealer = Dealer.ofSeed(5, number);
            while (state.actor() == State.CHANCE) {
                state.apply(dealer.deal(state));
            }
            int[] seen = new int[size];
            state.observe(state.actor()).numbers(seen, 0);
            assertThat(seen).contains(-1);
            for (int each : seen) {
                assertThat((int) numbers.getShort()).isEqualTo(each);
            }
        }
        assertThat(numbers.hasRemaining()).isFalse();
    }

    @Test
    void a_step_that_is_wrong_in_one_game_changes_none() {
        JsonNode opened = caller.result("openMany", Map.of("game", "ttr-usa", "seats", 2, "count", 2, "seed", 1));
        int batch = opened.get("batch").intValue();
        int good = legal(opened.get("standing")).getFirst().getFirst();

        assertThat(caller.error("stepMany", Map.of("batch", batch, "codes", List.of(good, 0)))
                        .get("message")
                        .stringValue())
                .isEqualTo("Game 1 of the batch doesn't allow the code 0");
        assertThat(caller.error("stepMany", Map.of("batch", batch, "codes", List.of(good)))
                        .get("message")
                        .stringValue())
                .isEqualTo("\"codes\" needs 2 codes, not 1");
        for (Object strange : List.of("x", 5, Map.of())) {
            assertThat(caller.error("stepMany", Map.of("batch", batch, "codes", strange))
                            .get("message")
                            .stringValue())
                    .startsWith("\"codes\" must be a list of numbers");
        }
        assertThat(caller.error("stepMany", Map.of("batch", batch + (1L << 40), "codes", "x"))
                        .get("message")
                        .stringValue())
                .isEqualTo("\"batch\" must be a whole number of 32 bits");
        String packed = Base64.getEncoder()
                .encodeToString(ByteBuffer.allocate(8)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(good)
                        .putInt(legal(opened.get("standing")).get(1).getFirst())
                        .array());
        caller.result("stepMany", Map.of("batch", batch, "codes", packed));
        caller.result("closeMany", Map.of("batch", batch));
        assertThat(caller.error("closeMany", Map.of("batch", batch))
                        .get("message")
                        .stringValue())
                .isEqualTo("No batch with the number %d is open".formatted(batch));
        assertThat(caller.error("openMany", Map.of("game", "ttr-usa", "seats", 2, "count", 20_000))
                        .get("message")
                        .stringValue())
                .isEqualTo("\"count\" is from 1 to 10000, not 20000");
    }

    @Test
    void when_batches_are_full_it_is_said_and_no_number_is_asked_for_that_there_isnt() {
        int batch = caller.result("openMany", Map.of("game", "ttr-paris", "seats", 2, "count", 10_000))
                .get("batch")
                .intValue();

        JsonNode full = caller.error("openMany", Map.of("game", "ttr-paris", "seats", 2, "count", 1));

        assertThat(full.get("code").intValue()).isEqualTo(-32004);
        assertThat(full.get("message").stringValue())
                .isEqualTo("10000 games are open in batches, the maximum; close some first");
        caller.result("closeMany", Map.of("batch", batch));
        caller.result("openMany", Map.of("game", "ttr-paris", "seats", 2, "count", 1));
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MAX_VALUE, Long.MAX_VALUE / 2 + 1})
    void a_first_game_after_which_numbers_would_run_out_is_refused(long number) {
        JsonNode refused =
                caller.error("openMany", Map.of("game", "ttr-paris", "seats", 2, "count", 2, "number", number));

        assertThat(refused.get("code").intValue()).isEqualTo(-32602);
        assertThat(refused.get("message").stringValue())
                .isEqualTo(
                        "\"number\" is from 0 to 4611686018427387903, so that the games that follow have numbers too,"
                                + " not " + number);
    }
}
