package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The people of an open table have its game begin.
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
        if (!begins(open, person)) {
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
    /// @return whether it begins here; not if it has begun there
    private boolean begins(OpenTable open, PersonId person) {
        try {
            table.committing().open(new Opening(services).of(table.stored(), table::isPresent));
            return true;
        } catch (RequestRefused refused) {
            if (OtherServers.wasQuicker(refused)) {
                open.changed();
                if (isStarted(open, person)) {
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
        long left =
                services.tables().open().patience(table.id(), services.clock().millis());
        if (left > 0) {
            long seconds = Duration.ofMillis(left + 999).toSeconds();
            throw new RequestRefused(
                    ProblemCode.TIME_TO_LEAVE,
                    "Whoever sits here has just been told of less time; the game can begin in %d s.".formatted(seconds),
                    Map.of("seconds", Long.toString(seconds)));
        }
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
