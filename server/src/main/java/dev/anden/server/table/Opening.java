package dev.anden.server.table;

import dev.anden.engine.Game;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.Writing;
import dev.anden.server.table.log.Loading;
import dev.anden.table.Change;
import dev.anden.table.Play;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// The beginning of a game: chance deals.
final class Opening {
    private final Services services;

    Opening(Services services) {
        this.services = services;
    }

    /// The first plies of a table's log.
    ///
    /// @param present who is connected to it
    Writing of(StoredTable table, Predicate<PersonId> present) {
        return of(table, present, Play::begin);
    }

    /// The first plies of the log of a game that begins in some way.
    Writing of(StoredTable table, Predicate<PersonId> present, Function<Play, Change> beginning) {
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
