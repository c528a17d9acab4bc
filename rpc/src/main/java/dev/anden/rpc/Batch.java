package dev.anden.rpc;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Observation;
import dev.anden.engine.Plane;
import dev.anden.engine.Player;
import dev.anden.engine.RandomStream;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// Many games that are stepped together, each at a choice of the caller's: chance and the other seats' bots go on by
/// themselves, and a game that is over makes room for the next one of the series. Game `number` of the seed is the same
/// here as everywhere else.
final class Batch {
    private final long seed;
    private final OptionalInt seat;
    private final boolean observed;
    private final int numbersPerGame;
    private final State initial;
    private final Table[] tables;
    private final int[] numbers;
    private final List<Ended> ended = new ArrayList<>();

    /// @param setup how each game is set up
    /// @param seed the seed of the series
    /// @param first the number of the first game
    /// @param count how many games are played at once
    /// @param seat the seat that the caller plays; empty for all of them
    /// @param bots who plays the other seats
    /// @param observed whether the caller is told what its seats see
    Batch(
            Game game,
            Setup setup,
            long seed,
            long first,
            int count,
            OptionalInt seat,
            List<Player> bots,
            boolean observed) {
        this.seed = seed;
        this.seat = seat;
        this.observed = observed;
        numbersPerGame = game.planes(setup).stream().mapToInt(Plane::size).sum();
        initial = game.newState(setup);
        numbers = new int[numbersPerGame];
        tables = new Table[count];
        for (int index = 0; index < count; index++) {
            tables[index] = new Table(first + index, bots);
        }
        for (int index = 0; index < count; index++) {
            settle(index);
        }
        ended.clear();
    }

    /// One game of the batch.
    private final class Table {
        final State state = initial.copy();
        final List<Player> bots;
        final Observation[] seen = new Observation[initial.seats()];
        final RandomStream[] streams = new RandomStream[initial.seats()];
        final Dealer dealer;
        long number;

        Table(long number, List<Player> bots) {
            this.number = number;
            this.bots = bots;
            dealer = Dealer.ofSeed(seed, number);
            for (int place = 0; place < seen.length; place++) {
                seen[place] = state.observe(place);
                streams[place] = RandomStream.ofSeed(seed, number, 1L + place);
            }
        }

        void begin(long next) {
            number = next;
            long[] key = RandomStream.keyOf(seed, number);
            state.copyFrom(initial);
            dealer.restart(key);
            for (int place = 0; place < streams.length; place++) {
                streams[place].restart(key, 1L + place);
            }
        }

        /// Goes on until the caller has to choose, or the game is over.
        void settle() {
            int actor = state.actor();
            while (actor == State.CHANCE || (actor >= 0 && seat.isPresent() && seat.getAsInt() != actor)) {
                state.apply(
                        actor == State.CHANCE
                                ? dealer.deal(state)
                                : bots.get(actor).choose(seen[actor], streams[actor]));
                actor = state.actor();
            }
        }
    }

    /// A game that ended in the last step.
    ///
    /// @param index its place in the batch
    /// @param number its number in the series of the seed
    /// @param totals the final scores, by seat
    /// @param ranks the ranks, by seat
    record Ended(int index, long number, List<Integer> totals, List<Integer> ranks) {}

    /// Where the games stand.
    ///
    /// @param actors of each game the seat to choose, one byte
    /// @param counts of each game how many legal actions it has, four bytes
    /// @param legal the codes of the legal actions of all games one after another, four bytes each
    /// @param observations of each game what the seat to choose sees, two bytes for each number; empty if it wasn't
    ///     asked for
    /// @param ended the games that ended in this step; a new one is in the place of each
    record Standing(
            PackedNumbers actors,
            PackedNumbers counts,
            PackedNumbers legal,
            PackedNumbers observations,
            List<Ended> ended) {}

    int size() {
        return tables.length;
    }

    /// Applies one code to each game.
    ///
    /// @throws RpcException if one of them isn't legal; nothing was applied then
    void step(int[] codes) {
        if (codes.length != tables.length) {
            throw Params.wrong("\"codes\" needs %d codes, not %d".formatted(tables.length, codes.length));
        }
        for (int index = 0; index < codes.length; index++) {
            if (!tables[index].state.allows(codes[index])) {
                throw new RpcException(
                        ErrorCode.NOT_NOW,
                        "Game %d of the batch doesn't allow the code %d".formatted(index, codes[index]));
            }
        }
        ended.clear();
        for (int index = 0; index < codes.length; index++) {
            tables[index].state.apply(codes[index]);
            settle(index);
        }
    }

    private void settle(int index) {
        Table table = tables[index];
        table.settle();
        while (table.state.actor() == State.NOBODY) {
            ScoreSheet sheet = table.state.scoreSheet();
            ended.add(new Ended(index, table.number, sheet.totals(), sheet.ranks()));
            table.begin(table.number + tables.length);
            table.settle();
        }
    }

    Standing standing() {
        ByteBuffer actors = PackedNumbers.room(tables.length);
        ByteBuffer counts = PackedNumbers.room(Integer.BYTES * tables.length);
        int sum = 0;
        for (Table table : tables) {
            actors.put((byte) table.state.actor());
            counts.putInt(table.state.legalActionCount());
            sum += table.state.legalActionCount();
        }
        ByteBuffer legal = PackedNumbers.room(Integer.BYTES * sum);
        for (Table table : tables) {
            for (int code : table.state.legalActions()) {
                legal.putInt(code);
            }
        }
        return new Standing(
                PackedNumbers.of(actors),
                PackedNumbers.of(counts),
                PackedNumbers.of(legal),
                PackedNumbers.of(observations()),
                List.copyOf(ended));
    }

    private ByteBuffer observations() {
        if (!observed) {
            return PackedNumbers.room(0);
        }
        ByteBuffer buffer = PackedNumbers.room(Short.BYTES * numbersPerGame * tables.length);
        int place = 0;
        for (Table table : tables) {
            table.seen[table.state.actor()].numbers(numbers, 0);
            for (int number : numbers) {
                buffer.putShort(place, (short) number);
                place += Short.BYTES;
            }
        }
        return buffer;
    }
}
