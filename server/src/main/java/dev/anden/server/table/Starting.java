package dev.anden.server.table;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The people of an open table have its game begin, or it does by itself.
public final class Starting {
    private static final Logger LOG = LoggerFactory.getLogger(Starting.class);

    private final Services services;
    private final LiveTable table;

    Starting(Services services, LiveTable table) {
        this.services = services;
        this.table = table;
    }

    /// Starts an open table's game. Where it goes on already nothing changes: whoever has started it may
    /// not have been told so, and ask again.
    ///
    /// @throws RequestRefused if the person isn't the host nor may act instead, the table isn't open, a seat
    ///     is free, those who sit there were told of less time only now, or it couldn't be saved
    public void start(PersonId person) {
        var open = new OpenTable(table);
        if (isStarted(open, person)) {
            return;
        }
        if (!patience(Optional.of(person)).equals(Optional.of(0))) {
            open.requireHost(person);
        }
        open.require();
        if (table.stored().hasFreeSeat()) {
            throw new RequestRefused(
                    ProblemCode.SEATS_FREE, "Somebody or a bot has to sit in every seat before the game starts.");
        }
        requireTimeToLeave();
        begin(open, () -> isStarted(open, person));
    }

    /// Whether nothing stands in the way of a game that begins by itself, but for time to leave. It is asked at every
    /// visit, and costs nothing.
    boolean isDueAtOnce() {
        return beginsByItself() && hasAllParts();
    }

    /// Whether that is so, or others have been waited for who haven't added to the seed.
    private boolean isDue() {
        return beginsByItself() && (hasAllParts() || isWaitedFor());
    }

    /// Has the game begin, if it begins by itself and nothing stands in the way any more.
    ///
    /// @return whether nothing is left to do; not as long as somebody may want to leave
    /// @throws RequestRefused if it couldn't be saved
    boolean byItself() {
        if (isDue()) {
            if (timeToLeave() > 0) {
                return false;
            }
            begin(new OpenTable(table), () -> !beginsByItself());
        }
        return true;
    }

    /// A live clock doesn't begin to run for whoever isn't there to see it.
    private boolean beginsByItself() {
        StoredTable stored = table.stored();
        return stored.status() == TableStatus.OPEN
                && stored.startsByItself()
                && !stored.hasFreeSeat()
                && (!isLive()
                        || people().allMatch(seat ->
                                seat.person().filter(table::isPresent).isPresent()));
    }

    private boolean isLive() {
        return table.stored().time() instanceof TimeControl.Live;
    }

    /// Whether all people have added to the seed. Programs add nothing.
    private boolean hasAllParts() {
        return people().allMatch(seat -> seat.contribution().isPresent());
    }

    /// Whether those whose pages haven't added to the seed have been waited for, as a host is. With a live clock
    /// all of them are there: that they add nothing is somebody's to see.
    private boolean isWaitedFor() {
        long since = services.clock().millis() - services.pace().patience().toMillis();
        return !isLive() && services.tables().open().isUntouched(table.id(), since);
    }

    private Stream<StoredTable.Seat> people() {
        return table.stored().seats().stream().filter(seat -> seat.kind() == SeatKind.PERSON);
    }

    /// @param settled whether nothing is left to do, where another server was quicker
    private void begin(OpenTable open, BooleanSupplier settled) {
        if (!begins(open, settled)) {
            return;
        }
        LOG.atInfo()
                .addKeyValue("table", table.id())
                .addKeyValue("game", table.stored().game())
                .log("Game started");
        table.telling().progress(viewpoint -> table.game().started().events(viewpoint, 0));
    }

    /// Writes the beginning of the game. Another server that is asked the same at this moment may be
    /// quicker.
    ///
    /// @return whether it begins here; not if nothing is left to do
    private boolean begins(OpenTable open, BooleanSupplier settled) {
        try {
            table.committing().open(new Opening(services).of(table.stored(), table::isPresent));
            return true;
        } catch (RequestRefused refused) {
            if (OtherServers.wasQuicker(refused)) {
                open.changed();
                if (settled.getAsBoolean()) {
                    return false;
                }
            }
            throw refused;
        }
    }

    /// Whether the game goes on of somebody who may start it.
    private static boolean isStarted(OpenTable open, PersonId person) {
        return open.isPlaying() && (open.isHost(person) || open.sits(person));
    }

    /// Whoever sits there agreed to what held when they sat down.
    private void requireTimeToLeave() {
        long left = timeToLeave();
        if (left > 0) {
            long seconds = Duration.ofMillis(left + 999).toSeconds();
            throw new RequestRefused(
                    ProblemCode.TIME_TO_LEAVE,
                    "Whoever sits here has just been told of less time; the game can begin in %d s.".formatted(seconds),
                    Map.of("seconds", Long.toString(seconds)));
        }
    }

    private long timeToLeave() {
        return services.tables().open().patience(table.id(), services.clock().millis());
    }

    /// In how many milliseconds a person who sits there may start an open table's game instead of the host: once
    /// nobody is missing, and the host has been away for as long as others wait for anybody. Empty if it is the
    /// host's matter.
    Optional<Integer> patience(Optional<PersonId> person) {
        StoredTable stored = table.stored();
        boolean waits = stored.status() == TableStatus.OPEN
                && !stored.hasFreeSeat()
                && stored.seatOf(person).isPresent()
                && !person.equals(Optional.of(stored.host()))
                && !table.isPresent(stored.host());
        return waits ? Optional.of(table.absences().hostPatience()) : Optional.empty();
    }
}
