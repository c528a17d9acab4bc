package dev.anden.rpc;

import dev.anden.engine.Game;
import dev.anden.engine.Plane;
import dev.anden.engine.Player;
import dev.anden.engine.Setup;
import dev.anden.players.Roster;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import tools.jackson.databind.JsonNode;

/// The methods that play many games in one message.
final class Batching {
    /// The greatest number of a first game: those that follow it don't get through as many again.
    private static final long MOST_NUMBER = Long.MAX_VALUE / 2;

    private final Opening opening;
    private final Roster roster;
    private final LongSupplier freshSeed;
    private final Map<Integer, Batch> batches = new HashMap<>();
    private int games;
    private int last;

    Batching(Opening opening, Roster roster, LongSupplier freshSeed) {
        this.opening = opening;
        this.roster = roster;
        this.freshSeed = freshSeed;
    }

    /// A batch that was opened.
    record Opened(int batch, long seed, List<Plane> planes, Batch.Standing standing) {}

    Optional<Object> planes(Params params) {
        Game game = opening.game(params);
        return Optional.of(game.planes(Opening.setup(params, game)));
    }

    Optional<Object> open(Params params) {
        Game game = opening.game(params);
        Setup setup = Opening.setup(params, game);
        int count = params.integer("count");
        int room = OpenGames.MOST - games;
        if (room == 0) {
            throw new RpcException(
                    ErrorCode.NOT_NOW,
                    "%d games are open in batches, the maximum; close some first".formatted(OpenGames.MOST));
        }
        if (count < 1 || count > room) {
            throw Params.wrong("\"count\" is from 1 to %d, not %d".formatted(room, count));
        }
        OptionalInt seat = Opening.seat(params, setup);
        if (seat.isEmpty() && params.has("bots")) {
            throw Params.wrong("\"bots\" play against a \"seat\"; without one you act for every seat");
        }
        List<Player> bots =
                seat.isPresent() ? Opening.bots(roster, game, params.each("bots", setup.seats(), "random")) : List.of();
        long seed = params.optionalLong("seed").orElseGet(freshSeed);
        var batch = new Batch(game, setup, seed, number(params), count, seat, bots, params.flag("observations"));
        last++;
        batches.put(last, batch);
        games += count;
        return Optional.of(new Opened(last, seed, game.planes(setup), batch.standing()));
    }

    private static long number(Params params) {
        long number = Opening.number(params);
        if (number > MOST_NUMBER) {
            throw Params.wrong("\"number\" is from 0 to %d, so that the games that follow have numbers too, not %d"
                    .formatted(MOST_NUMBER, number));
        }
        return number;
    }

    Optional<Object> step(Params params) {
        Batch batch = find(params);
        batch.step(codes(params.node("codes")));
        return Optional.of(batch.standing());
    }

    Optional<Object> close(Params params) {
        games -= find(params).size();
        batches.remove(params.integer("batch"));
        return Optional.of(true);
    }

    private Batch find(Params params) {
        int number = params.integer("batch");
        Batch batch = batches.get(number);
        if (batch == null) {
            throw new RpcException(ErrorCode.NO_SUCH_HANDLE, "No batch with the number %d is open".formatted(number));
        }
        return batch;
    }

    /// A list of numbers, or the base64 of little-endian numbers of four bytes.
    private static int[] codes(JsonNode given) {
        if (given.isArray()) {
            int[] codes = new int[given.size()];
            for (int index = 0; index < codes.length; index++) {
                if (!given.get(index).canConvertToInt()) {
                    throw notCodes();
                }
                codes[index] = given.get(index).intValue();
            }
            return codes;
        }
        if (!given.isString()) {
            throw notCodes();
        }
        try {
            byte[] bytes = Base64.getDecoder().decode(given.stringValue());
            if (bytes.length % Integer.BYTES != 0) {
                throw notCodes();
            }
            int[] codes = new int[bytes.length / Integer.BYTES];
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(codes);
            return codes;
        } catch (IllegalArgumentException unreadable) {
            throw notCodes();
        }
    }

    private static RpcException notCodes() {
        return Params.wrong(
                "\"codes\" must be a list of numbers, or the base64 of little-endian numbers of four bytes");
    }
}
