package dev.anden.server.lobby;

import dev.anden.engine.State;
import dev.anden.protocol.replay.GameReplay;
import dev.anden.protocol.replay.ReplayChoice;
import dev.anden.protocol.replay.ReplayPart;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.web.RateLimits;
import dev.anden.table.Recording;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// A finished game ply by ply, for whoever may have its export: that tells all of it, too.
@RestController
@RequestMapping("/api/tables/{table}/replay")
public final class ReplayController {
    /// More positions aren't worked out for one request.
    private static final int MOST = 50;

    /// So many count as one request.
    private static final int OF_A_REQUEST = 10;

    private final LiveTables tables;
    private final Visitor visitor;
    private final RateLimits limits;

    public ReplayController(LiveTables tables, Visitor visitor, RateLimits limits) {
        this.tables = tables;
        this.visitor = visitor;
        this.limits = limits;
    }

    @GetMapping
    GameReplay whole(@PathVariable String table, @RequestParam Optional<Integer> seat, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        return tables.at(table, person, found -> found.pastGame().retold(seat));
    }

    /// The table is free for others while the positions are worked out.
    @GetMapping("/positions")
    ReplayPart positions(
            @PathVariable String table,
            @RequestParam Optional<Integer> seat,
            @RequestParam(defaultValue = "0") int from,
            @RequestParam(defaultValue = "" + MOST) int count,
            HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        Recording recording = tables.at(table, person, found -> found.pastGame().recording(seat));
        if (from < 0 || from > recording.plies() || count < 1 || count > MOST) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE,
                    "The game has positions 0 to %d, of which 1 to %d are told at once."
                            .formatted(recording.plies(), MOST));
        }
        limits.requireMore(person, request.getRemoteAddr(), (count - 1) / OF_A_REQUEST);
        return new ReplayPart(from, recording.positions(seat.orElse(State.EVERYTHING), from, count));
    }

    /// A choice as it was before it was made, with what the seat knew that made it.
    @GetMapping("/choices/{ply}")
    ReplayChoice choice(@PathVariable String table, @PathVariable int ply, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        Recording recording = tables.at(table, person, found -> found.pastGame().recording(Optional.empty()));
        return Optional.of(ply)
                .filter(one -> one >= 0 && one <= recording.plies())
                .flatMap(recording::choice)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.BAD_MESSAGE, "Nobody had to choose after ply %d.".formatted(ply)));
    }
}
