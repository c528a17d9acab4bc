package dev.anden.arena.tournament;

import dev.anden.arena.Crew;
import dev.anden.arena.Entrant;
import dev.anden.arena.WorkPile;
import dev.anden.engine.UnfitException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// What is played, and how: the blocks in their order, deal by deal, on any number of threads.
final class Programme {
    private final String title;
    private final List<Fixture> fixtures;
    private final long seed;
    private final List<String> terms;

    /// By fixture; there may be thousands, which are asked for with each block.
    private final List<List<List<Integer>>> lineUps;

    /// @param title the first line of its journal: what kind of experiment it is
    /// @param fixtures the games, all with the same bots
    /// @param seed the seed of the deals
    /// @param terms further lines of the journal's header
    /// @throws UnfitException if there is nothing to play
    Programme(String title, List<Fixture> fixtures, long seed, List<String> terms) {
        if (fixtures.isEmpty()) {
            throw new UnfitException(TournamentFlaw.NO_GAME.of());
        }
        this.title = title;
        this.fixtures = List.copyOf(fixtures);
        this.seed = seed;
        this.terms = List.copyOf(terms);
        lineUps = fixtures.stream().map(Fixture::lineUps).toList();
    }

    List<Fixture> fixtures() {
        return fixtures;
    }

    long seed() {
        return seed;
    }

    /// The lines by which a journal says what its blocks are of.
    List<String> header() {
        var lines = new ArrayList<String>();
        lines.add(title);
        lines.add("seed " + seed);
        fixtures.forEach(fixture -> lines.add(Journal.gameLine(fixture.game(), fixture.setup())));
        fixtures.getFirst().entrants().stream().map(Entrant::identity).forEach(bot -> lines.add("bot " + bot));
        lines.addAll(terms);
        return lines;
    }

    List<List<Integer>> lineUps(int fixture) {
        return lineUps.get(fixture);
    }

    /// How many blocks are played of each deal.
    private int blocksOfDeal() {
        return lineUps.stream().mapToInt(List::size).sum();
    }

    /// Plays the blocks of some deals that aren't known yet.
    ///
    /// @param file the journal of what was played before, to which the rest is added; empty for none
    /// @param deals how many deals
    /// @param threads how many threads play
    /// @param finished is given each block, those of the journal first, one at a time; answers whether to go on
    /// @throws JournalException if the journal is of something else, or can't be read and written
    /// @throws InterruptedException if the calling thread is interrupted
    void run(Optional<JournalFile> file, long deals, int threads, Finished finished, LongSupplier nanoseconds)
            throws InterruptedException {
        if (deals < 1 || deals > Integer.MAX_VALUE / blocksOfDeal()) {
            throw new UnfitException(
                    TournamentFlaw.BLOCKS.of("blocks", deals, "most", Integer.MAX_VALUE / blocksOfDeal()));
        }
        WorkPile.checkThreads(threads);
        List<Place> order = order();
        var done = new BitSet();
        var pile = new WorkPile(deals * order.size());
        Consumer<Block> known = block -> {
            int number = Math.toIntExact(block.deal()) * order.size() + order.indexOf(Place.of(block));
            if (block.deal() < deals && !done.get(number)) {
                done.set(number);
                if (!finished.goesOnAfter(block)) {
                    pile.close();
                }
            }
        };
        int players = (int) Math.min(threads, deals * order.size());
        if (file.isEmpty()) {
            playOthers(pile, done, players, finished, nanoseconds);
            return;
        }
        try (Journal<Block> journal = Journal.open(file.get(), header(), new BlockText(), known)) {
            Finished kept = block -> {
                journal.append(block);
                return finished.goesOnAfter(block);
            };
            playOthers(pile, done, players, kept, nanoseconds);
        }
    }

    /// Plays the blocks that aren't done yet.
    ///
    /// @param finished is given one block at a time
    private void playOthers(WorkPile pile, BitSet done, int threads, Finished finished, LongSupplier nanoseconds)
            throws InterruptedException {
        List<Place> order = order();
        try (Crew<BlockPlayer> players =
                Crew.of(threads, () -> new BlockPlayer(this, nanoseconds), BlockPlayer::close)) {
            pile.workOff(players.members(), (player, number) -> {
                if (!done.get((int) number)) {
                    Place place = order.get((int) (number % order.size()));
                    Block block = player.play(place.fixture(), place.lineUp(), number / order.size());
                    synchronized (pile) {
                        if (!finished.goesOnAfter(block)) {
                            pile.close();
                        }
                    }
                }
            });
        }
    }

    /// Which blocks a deal has.
    private record Place(int fixture, int lineUp) {
        static Place of(Block block) {
            return new Place(block.fixture(), block.lineUp());
        }
    }

    private List<Place> order() {
        var order = new ArrayList<Place>();
        for (int fixture = 0; fixture < fixtures.size(); fixture++) {
            for (int lineUp = 0; lineUp < lineUps(fixture).size(); lineUp++) {
                order.add(new Place(fixture, lineUp));
            }
        }
        return order;
    }

    /// Hears of blocks.
    @FunctionalInterface
    interface Finished {
        /// @return whether more are to be played
        boolean goesOnAfter(Block block);
    }
}
