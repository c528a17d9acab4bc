package dev.anden.server.table;

import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.problem.RequiredSeat;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredCommand;
import dev.anden.table.Objection;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.springframework.dao.DataAccessException;

/// Carries the commands of clients out once: one that was carried out before is answered as it was then.
final class Once {
    /// How often it is tried again; nobody is quicker for ever.
    private static final int TRIES = 3;

    private final LiveTable table;

    Once(LiveTable table) {
        this.table = table;
    }

    /// @param command the client's id of it
    /// @param text what it says
    /// @param doing carries it out for a seat, and answers the table's version after it
    /// @return the version that it is answered with
    /// @throws RequestRefused if it can't be carried out; then it has changed nothing, unless it is `not-known`
    int carryOut(Optional<PersonId> person, String command, String text, IntUnaryOperator doing) {
        int seat = RequiredSeat.of(table.stored(), person);
        Optional<StoredCommand> done = done(command);
        if (done.isPresent()) {
            return answerAgain(done.get(), seat, text);
        }
        try {
            return carryOut(command, text, seat, doing);
        } catch (DataAccessException unreachable) {
            throw new RequestRefused(
                    ProblemCode.NOT_SAVED, "It could not be saved, so it has not happened; try again.");
        }
    }

    /// Whoever sends it again may have been lost when it was carried out.
    ///
    /// @throws RequestRefused `not-known` if nobody can be asked
    private Optional<StoredCommand> done(String command) {
        try {
            return table.committing().done(command);
        } catch (DataAccessException unreachable) {
            throw NotKept.unknown();
        }
    }

    /// Where another server was quicker, it is done on what the table is then, if it can still be. Whoever sends it to
    /// two servers at once gets the answer of the quicker one from both.
    private int carryOut(String command, String text, int seat, IntUnaryOperator doing) {
        for (int again = 0; again < TRIES; again++) {
            try {
                return doing.applyAsInt(seat);
            } catch (RequestRefused refused) {
                if (!OtherServers.wasQuicker(refused) || !table.game().isContended()) {
                    throw refused;
                }
            }
            Optional<StoredCommand> done = done(command);
            if (done.isPresent()) {
                return answerAgain(done.get(), seat, text);
            }
        }
        return doing.applyAsInt(seat);
    }

    /// Where nobody knew whether it was kept, the game in memory isn't trusted: it is read now, for those who
    /// watch haven't been told, and bots may be due.
    private int answerAgain(StoredCommand done, int seat, String text) {
        if (done.seat() != seat || !done.text().equals(text)) {
            throw new RequestRefused(Objection.commandReused());
        }
        Visiting.attempt(table, "What was kept after all isn't told yet", table.game()::trust);
        return done.version();
    }
}
