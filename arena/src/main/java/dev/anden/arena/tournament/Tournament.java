package dev.anden.arena.tournament;

import dev.anden.arena.Entrant;
import dev.anden.engine.UnfitException;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/// Every bot against every other one, in some games with some numbers of seats, on the same deals.
public final class Tournament {
    private final Programme programme;
    private final int anchor;

    /// @param fixtures the games, all with bots of the same names
    /// @param anchor the bot whose strength is 0; empty for the first
    /// @throws UnfitException if there is nothing to play, or the anchor isn't one of the bots
    public Tournament(List<Fixture> fixtures, long seed, Optional<String> anchor) {
        programme = new Programme("anden-tournament 1", fixtures, seed, List.of());
        List<String> names = names();
        this.anchor = anchor.map(names::indexOf).orElse(0);
        if (this.anchor < 0) {
            throw new UnfitException(
                    TournamentFlaw.NO_ANCHOR.of("anchor", anchor.orElseThrow(), "bots", String.join(", ", names)));
        }
    }

    private List<String> names() {
        return programme.fixtures().getFirst().entrants().stream()
                .map(Entrant::name)
                .toList();
    }

    /// How many blocks there are to play.
    ///
    /// @param deals how many deals each table of bots plays
    public long blocks(long deals) {
        return deals
                * programme.fixtures().stream()
                        .mapToLong(fixture -> fixture.lineUps().size())
                        .sum();
    }

    /// Plays it.
    ///
    /// @param deals how many deals each table of bots plays: its blocks
    /// @param threads how many threads play
    /// @param journal the file that blocks are kept in; what it has isn't played again
    /// @param progress hears how many blocks are done
    /// @param nanoseconds the clock by which choices are timed
    /// @throws JournalException if the journal doesn't fit
    /// @throws InterruptedException if the calling thread is interrupted
    public TournamentReport run(
            long deals, int threads, Optional<JournalFile> journal, LongConsumer progress, LongSupplier nanoseconds)
            throws InterruptedException {
        List<Standings> standings =
                programme.fixtures().stream().map(Standings::new).toList();
        var done = new long[1];
        programme.run(
                journal,
                deals,
                threads,
                block -> {
                    standings.get(block.fixture()).add(block);
                    done[0]++;
                    progress.accept(done[0]);
                    return true;
                },
                nanoseconds);
        return new TournamentReport(
                programme.seed(),
                names().get(anchor),
                standings.stream().map(each -> each.table(anchor)).toList());
    }
}
