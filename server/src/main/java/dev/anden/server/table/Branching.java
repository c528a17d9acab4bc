package dev.anden.server.table;

import dev.anden.engine.Game;
import dev.anden.protocol.NewBranch;
import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.StoredTable.Branch;
import dev.anden.server.store.table.StoredTable.Seat;
import dev.anden.server.store.table.Writing;
import dev.anden.table.Change;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Lets somebody play on from a moment of a game that is over, against bots. The plies up to there are the first
/// ones of the new table's log; nobody takes them back, and chance deals from a seed of its own from there on.
///
/// Whoever does so has seen all hands, or may have: so it counts for nothing.
final class Branching {
    private final Services services;
    private final LiveTable from;
    private final Creating creating;

    /// @param from the table whose game is over
    Branching(Services services, LiveTable from) {
        this.services = services;
        this.from = from;
        creating = new Creating(services);
    }

    /// Sets the new table up.
    ///
    /// @return its id
    /// @throws RequestRefused if the game isn't over, or has no such moment, seat or level
    String table(PersonId person, NewBranch wish) {
        RequiredSeat.numbered(from.stored(), wish.seat());
        int[] plies = from.pastGame().codes();
        if (wish.ply() < 1 || wish.ply() >= plies.length) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE,
                    "One plays on from after ply 1 to %d of this game.".formatted(plies.length - 1));
        }
        StoredTable table = table(person, wish, from.stored());
        Writing opening = new Opening(services).of(table, person::equals, play -> {
            Change change = play.beginWith(Arrays.copyOf(plies, wish.ply()));
            if (change.bringsResult()) {
                throw new RequestRefused(ProblemCode.BAD_MESSAGE, "Nobody has anything to choose any more after that.");
            }
            return change;
        });
        return creating.write(table, Optional.of(opening), wish.command());
    }

    private StoredTable table(PersonId person, NewBranch wish, StoredTable before) {
        return StoredTable.of(
                creating.newId(),
                services.games().require(before.game()).info(),
                person,
                TableStatus.OPEN,
                services.seeds().next().hex(),
                services.clock().millis(),
                StoredTable.Terms.plain(before.options()),
                Branch.after(wish.ply(), Optional.of(before.id())),
                seats(person, wish, before));
    }

    private List<Seat> seats(PersonId person, NewBranch wish, StoredTable before) {
        Game game = services.games().require(before.game());
        int count = before.seats().size();
        if (count > 1) {
            services.knownBots().requireLevel(game, wish.level());
        }
        return IntStream.range(0, count)
                .mapToObj(seat -> seat == wish.seat() ? Seat.of(seat, person) : Seat.ofBot(seat, wish.level()))
                .map(seat -> seat.in(before.seats().get(seat.seat()).paint()))
                .toList();
    }
}
