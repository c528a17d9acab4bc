package dev.anden.server.table;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import dev.anden.server.store.Writing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    /// @throws RequestRefused if the person isn't the host, the table isn't open, a seat is free, or it
    ///     couldn't be saved
    void start(LiveTable table, PersonId person) {
        Seating seating = table.seating();
        seating.requireHost(person);
        seating.requireOpen();
        if (table.stored().hasFreeSeat()) {
            throw new RequestRefused(
                    ProblemCode.SEATS_FREE, "Somebody or a bot has to sit in every seat before the game starts.");
        }
        table.committing().open(opening(table.stored()));
        LOG.atInfo()
                .addKeyValue("table", table.id())
                .addKeyValue("game", table.stored().game())
                .log("Game started");
        table.tellProgress(viewpoint -> table.play().orElseThrow().history().events(viewpoint, 0));
    }

    /// The first plies of a table's log.
    Writing opening(StoredTable table) {
        Game game = services.games().require(table.game());
        var play = new Play(new History(game, table.setup(game.info())), new Dealer(new Seed(table.seed()).words()));
        Advance advance = play.advance();
        advance.settle();
        return new Writing(
                Committing.written(advance, 0, services.clock().millis()),
                Optional.empty(),
                List.of(),
                Optional.of(TableStatus.PLAYING),
                Play.toAct(advance.state(), Set.of()));
    }
}
