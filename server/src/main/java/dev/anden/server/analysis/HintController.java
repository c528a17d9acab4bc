package dev.anden.server.analysis;

import dev.anden.engine.State;
import dev.anden.protocol.replay.Hint;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.web.AddressGroup;
import dev.anden.table.BotRequest;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What a bot would do in the place of the person who asks, or of whoever had to choose in a game that is over.
@RestController
@RequestMapping("/api/tables/{table}")
public final class HintController {
    private final LiveTables tables;
    private final Hints hints;
    private final Visitor visitor;

    public HintController(LiveTables tables, Hints hints, Visitor visitor) {
        this.tables = tables;
        this.hints = hints;
        this.visitor = visitor;
    }

    @GetMapping("/hint")
    Hint hint(@PathVariable String table, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        BotRequest question = tables.at(table, person, found -> found.question(person));
        return hints.of(AddressGroup.of(request.getRemoteAddr()), table, question);
    }

    /// From what the seat knew then, and for rated games too: nothing depends on them any more.
    @GetMapping("/replay/hint/{ply}")
    Hint past(@PathVariable String table, @PathVariable int ply, HttpServletRequest request) {
        State position = PastPosition.of(tables, table, visitor.known(request), ply);
        if (position.actor() < 0) {
            throw new RequestRefused(ProblemCode.BAD_MESSAGE, "Nobody had to choose after ply %d.".formatted(ply));
        }
        return hints.of(AddressGroup.of(request.getRemoteAddr()), table, position, ply);
    }
}
