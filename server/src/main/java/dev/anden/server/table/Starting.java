package dev.anden.server.table;

import dev.anden.engine.Game;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import dev.anden.server.store.Writing;
import dev.anden.table.Change;
import dev.anden.table.Play;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The beginning of a game: chance deals.
final class Starting {
    private static final Logger LOG = LoggerFactory.getLogger(Starting.class);

    private final Services services;

    Starting(Services services) {
        this.services = services;
    }

    /// Starts an open table's game.
    ///
    /// @throws RequestRefused if the person isn't the host nor may act instead, the table isn't open, a seat
    ///     is free, or it couldn't be saved
    void start(LiveTable table, PersonId person) {
        Seating seating = table.seating();
        if (!patience(table, Optional.of(person)).equals(Optional.of(0))) {
            seating.requireHost(person);
        }
        seating.requireOpen();
        if (table.stored().hasFreeSeat()) {
            throw new RequestRefused(
                    ProblemCode.SEATS_FREE, "Somebody or a bot has to sit in every seat before the game starts.");
        }
        table.committing().open(opening(table.stored(), table::isPresent));
        LOG.atInfo()
                .addKeyValue("table", table.id())
                .addKeyValue("game", table.stored().game())
                .log("Game started");
        table.telling().progress(viewpoint -> table.game().play().orElseThrow().events(viewpoint, 0));
    }

    /// In how many milliseconds a person who sits there may start an open table's game instead of the host: once
    /// nobody is missing, and the host has been away for as long as others wait for anybody. Empty if it is the
    /// host's matter.
    Optional<Integer> patience(LiveTable table, Optional<PersonId> person) {
        StoredTable stored = table.stored();
        boolean waits = stored.status() == TableStatus.OPEN
                && !stored.hasFreeSeat()
                && stored.seatOf(person).isPresent()
                && !person.equals(Optional.of(stored.host()))
                && !table.isPresent(stored.host());
        return waits ? Optional.of(table.absences().hostPatience()) : Optional.empty();
    }

    /// The first plies of a table's log.
    ///
    /// @param present who is connected to it
    Writing opening(StoredTable table, Predicate<PersonId> present) {
        return opening(table, present, Play::begin);
    }

    /// The same of a game that begins in some way.
    Writing opening(StoredTable table, Predicate<PersonId> present, Function<Play, Change> beginning) {
        Game game = services.games().require(table.game());
        Play play = Loading.fresh(game, table, services.uptime());
        long now = services.clock().millis();
        return Committing.writing(
                play,
                beginning.apply(play),
                Optional.empty(),
                Optional.empty(),
                new Reminding(table, present, now),
                now,
                Optional.of(table.contributions()),
                Optional.empty());
    }
}
