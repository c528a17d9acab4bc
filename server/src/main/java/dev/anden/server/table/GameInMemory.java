package dev.anden.server.table;

import dev.anden.protocol.TableInfo.SeatClock;
import dev.anden.protocol.TableResult;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.table.Clocks;
import dev.anden.table.Ending;
import dev.anden.table.Play;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The game of one table as this server has it: read from the log when it is first needed, and once more where it may
/// be wrong. Used under the table's lock, but for [#distrust].
final class GameInMemory {
    private static final Logger LOG = LoggerFactory.getLogger(GameInMemory.class);

    private final Services services;
    private final LiveTable table;
    private Optional<Play> known = Optional.empty();
    private volatile boolean distrusted;

    GameInMemory(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// The game; empty before it starts. Loaded when it is first needed.
    ///
    /// @throws RequestRefused if its log doesn't replay
    Optional<Play> play() {
        if (distrusted) {
            reload();
        }
        if (known.isEmpty() && table.stored().status() != TableStatus.OPEN) {
            Play loaded = services.loading().load(table.stored());
            loaded.ending().ifPresent(this::note);
            known = Optional.of(loaded);
            table.pausing().follow(loaded, table.stored(), services.pace().takeBackPause());
        }
        return known;
    }

    /// The game, for whoever needs one that has been started.
    ///
    /// @throws RequestRefused if it hasn't been, or its log doesn't replay
    Play started() {
        return play().orElseThrow(() -> new RequestRefused(ProblemCode.NOT_STARTED, "The game hasn't been started."));
    }

    /// The game, if it is in memory and nothing speaks against it.
    Optional<Play> loaded() {
        return known.filter(play -> !distrusted);
    }

    /// Lines in the log of the game that is in memory; 0 if there is none.
    long loadedLines() {
        return known.map(Play::version).orElse(0);
    }

    /// The game that is in memory, if it goes on.
    Optional<Play> running() {
        return loaded().filter(play -> !play.isOver());
    }

    /// Whether it is the turn of a seat.
    boolean isToAct(int seat) {
        return running().filter(play -> play.actor() == seat).isPresent();
    }

    /// How much time a person has left; empty where no time is counted or nobody will wait any more,
    /// and before the game.
    Optional<SeatClock> clock(int seat) {
        return known.filter(play -> play.hasClocks()
                        && !(table.stored().timeInPlay() instanceof TimeControl.None)
                        && table.stored().people().contains(seat))
                .map(play -> clock(play.clocks(), seat, services.counted()));
    }

    private static SeatClock clock(Clocks clocks, int seat, long now) {
        boolean runs = clocks.runs(seat);
        long stands = runs ? clocks.standsFor(seat, now) : 0;
        return new SeatClock(clocks.left(seat, now), runs && stands == 0, stands);
    }

    /// How it ended, without loading it if that is written down.
    Optional<TableResult> result() {
        if (table.stored().status() != TableStatus.OVER) {
            return Optional.empty();
        }
        return known.map(Play::result)
                .orElseGet(() -> services.results().find(table.id()))
                .or(() -> play().flatMap(Play::result));
    }

    /// Lines in the log, without loading the game.
    int version() {
        if (table.stored().status() == TableStatus.OPEN) {
            return 0;
        }
        return known.map(Play::version).orElseGet(() -> services.log().version(table.id()));
    }

    /// It may be wrong: a write failed, or somebody else wrote. It is read again before it is next used. May be said
    /// without the lock.
    void distrust() {
        distrusted = true;
    }

    /// Whether another server has just written what this one wanted to write.
    boolean isContended() {
        return distrusted && services.nodes().isShared();
    }

    /// Reads it again if it isn't trusted, and tells what is new.
    void trust() {
        if (distrusted) {
            play();
        }
    }

    /// Writes down whom it waits for, where an older version of the program didn't.
    ///
    /// @throws RequestRefused if its log doesn't replay
    void noteToAct() {
        play().ifPresent(play -> services.log().note(table.id(), play.toAct()));
    }

    /// Where it can't be, it stays what those who watch know of it: once it can, they are told what is new.
    private void reload() {
        Optional<Play> old = known;
        int before = old.map(Play::version).orElse(0);
        table.refresh();
        known = Optional.empty();
        table.pausing().end();
        distrusted = false;
        try {
            if (play().filter(now -> isOther(now, old)).isPresent()) {
                table.telling().progress(viewpoint -> started().events(viewpoint, before));
            }
        } catch (RuntimeException | Error failure) {
            known = known.or(() -> old);
            distrusted = true;
            throw failure;
        }
    }

    /// A choice that waits for its turn adds no line.
    private static boolean isOther(Play now, Optional<Play> old) {
        int before = old.map(Play::version).orElse(0);
        return now.version() > before
                || old.filter(stood -> !stood.earlySeats().equals(now.earlySeats()))
                        .isPresent();
    }

    /// What can't be written down now will be the next time that somebody reads the log.
    private void note(Ending ending) {
        DatabaseTrouble.attempt(
                LOG,
                "A result is not written down",
                () -> services.results().note(table.id(), ending),
                "table",
                table.id());
    }
}
