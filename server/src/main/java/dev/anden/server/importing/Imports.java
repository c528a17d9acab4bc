package dev.anden.server.importing;

import dev.anden.engine.GameCatalog;
import dev.anden.engine.Phrase;
import dev.anden.engine.Survivable;
import dev.anden.players.Roster;
import dev.anden.protocol.past.ImportReport;
import dev.anden.protocol.past.ImportReport.ImportedFile;
import dev.anden.protocol.past.ImportReport.SavedSeat;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.history.ImportStore;
import dev.anden.server.store.people.ForgottenPerson;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.thinking.LimitedThreads;
import dev.anden.server.web.RateLimits;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Brings games along that were played elsewhere. One thread plays them all through, one after the other, and
/// each is kept in a transaction of its own: those who play here hardly notice. Of several who bring games each has
/// one played through in turn, so that nobody waits for all that somebody else has brought. One that doesn't come to
/// an end is given up, and the others go on.
public final class Imports implements AutoCloseable {
    /// How many games one person may have brought along.
    static final int MOST_GAMES = 2_000;

    /// A game that takes longer won't come to an end, however slow the machine is.
    private static final Duration LIMIT = Duration.ofMinutes(1);

    /// So many threads that were given up and run on.
    private static final int MANY_LOST = 3;

    private static final Logger LOG = LoggerFactory.getLogger(Imports.class);

    private final GameCatalog games;
    private final Roster bots;
    private final ImportStore store;
    private final LiveTables tables;
    private final RateLimits limits;
    private final InstantSource clock;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("importing").factory());
    private final LimitedThreads threads = new LimitedThreads("imported", MANY_LOST, LIMIT, System::nanoTime);

    public Imports(
            GameCatalog games,
            Roster bots,
            ImportStore store,
            LiveTables tables,
            RateLimits limits,
            InstantSource clock) {
        this.games = games;
        this.bots = bots;
        this.store = store;
        this.tables = tables;
        this.limits = limits;
        this.clock = clock;
    }

    /// Keeps the games of what was sent, as many as there are. It comes back when it has looked at all of them.
    ///
    /// @param name what it is called
    /// @throws RequestRefused if the server is about to stop, or can't write just now
    ImportReport bring(ImportWish wish, String name, byte[] sent) {
        var files = new ArrayList<ImportedFile>();
        SentFiles.read(name, sent, file -> files.add(inTurn(wish, file)));
        long kept = files.stream()
                .filter(file -> file.outcome() == ImportReport.ImportOutcome.IMPORTED)
                .count();
        LOG.atInfo()
                .addKeyValue("files", files.size())
                .addKeyValue("games", kept)
                .log("Somebody has brought games along");
        return new ImportReport(files);
    }

    private ImportedFile inTurn(ImportWish wish, SentFile file) {
        try {
            Future<ImportedFile> answer = worker.submit(() -> bring(wish, file));
            return answer.get();
        } catch (RejectedExecutionException | CancellationException stopping) {
            throw notNow();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw notNow();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException failure
                    ? failure
                    : new IllegalStateException(failed.getCause());
        }
    }

    private static RequestRefused notNow() {
        return new RequestRefused(ProblemCode.NOT_SAVED, "The server stops just now; try again soon.");
    }

    private ImportedFile bring(ImportWish wish, SentFile file) {
        if (file.problem().isPresent()) {
            return refused(wish, file, file.problem().get());
        }
        try {
            return bring(wish, file, playing(wish, () -> SavedGame.read(games, file.text(), clock.instant())));
        } catch (ImportException wrong) {
            return refused(wish, file, wrong.reason());
        } catch (DataAccessException | TransactionException | RequestRefused notNow) {
            throw notNow;
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError().setCause(failure).log("The rules fail on a game that was brought along");
            return refused(wish, file, ImportFlaw.RULES_FAIL.of());
        }
    }

    /// What is no game was work, too.
    private ImportedFile refused(ImportWish wish, SentFile file, Phrase reason) {
        limits.chargeImport(wish.person(), wish.address(), file.games());
        return ImportedFile.refused(file.name(), reason);
    }

    /// Has a game played through, for as long as that may take.
    private <T> T playing(ImportWish wish, Supplier<T> game) {
        try {
            return threads.run(wish.person().text(), "imports", game);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw notNow();
        }
    }

    private ImportedFile bring(ImportWish wish, SentFile file, SavedGame saved) {
        List<SavedSeat> seats = saved.seats(bots::knows);
        String game = saved.replay().game();
        OptionalInt you = wish.seatAmong(seats);
        if (you.isEmpty()) {
            return ImportedFile.whose(file.name(), game, seats);
        }
        ImportedTable made = playing(
                wish,
                () -> ImportedTable.of(
                        saved, tables.newTables().newId(), wish.person(), seats, you.getAsInt(), clock.millis()));
        return store.same(made.table(), made.log())
                .map(table -> ImportedFile.kept(file.name(), game, table, true))
                .orElseGet(() -> keep(wish, file, made));
    }

    private ImportedFile keep(ImportWish wish, SentFile file, ImportedTable made) {
        if (!limits.takeImport(wish.person(), wish.address(), file.games())) {
            return ImportedFile.refused(file.name(), ImportFlaw.TOO_FAST.of());
        }
        return switch (kept(made)) {
            case KEPT ->
                ImportedFile.kept(file.name(), made.table().game(), made.table().id(), false);
            case KNOWN ->
                ImportedFile.kept(
                        file.name(),
                        made.table().game(),
                        store.same(made.table(), made.log()).orElseThrow(),
                        true);
            case FULL -> throw new ImportException(ImportFlaw.FULL.of("most", MOST_GAMES));
        };
    }

    private ImportStore.Outcome kept(ImportedTable made) {
        try {
            return store.keep(made.table(), made.log(), MOST_GAMES);
        } catch (ForgottenPerson gone) {
            throw NotKept.forgotten();
        }
    }

    /// Deletes a game that a person has brought along.
    ///
    /// @throws RequestRefused if there is no such game
    void remove(PersonId person, String table) {
        if (!store.isOf(person, table)) {
            throw new RequestRefused(
                    ProblemCode.NO_SUCH_TABLE, "You have brought along no such game.", Map.of("table", table));
        }
        tables.clearing().remove(table);
    }

    /// What wasn't kept yet isn't any more.
    @Override
    public void close() {
        worker.shutdownNow();
        threads.close();
    }
}
