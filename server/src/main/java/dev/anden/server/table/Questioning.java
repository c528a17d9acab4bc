package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.table.BotRequest;
import java.util.Optional;

/// What a person is to choose from, asked for somebody who advises it.
final class Questioning {
    private Questioning() {}

    static BotRequest of(LiveTable table, Optional<PersonId> person) {
        int seat = table.stored()
                .seatOf(person)
                .orElseThrow(() ->
                        new RequestRefused(ProblemCode.NOT_SEATED, "Only somebody seated at the table may do that."));
        if (table.stored().rated()) {
            throw new RequestRefused(ProblemCode.NO_HINTS, "There are no hints in a game that counts for ratings.");
        }
        return table.game()
                .play()
                .filter(game -> table.stored().status() == TableStatus.PLAYING)
                .flatMap(game -> game.request(seat))
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_YOUR_TURN, "It isn't your turn."));
    }
}
