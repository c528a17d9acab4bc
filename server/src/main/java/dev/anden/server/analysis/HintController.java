package dev.anden.server.analysis;

import dev.anden.protocol.Hint;
import dev.anden.server.people.Visitor;
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

/// What a bot would do in the place of the person who asks.
@RestController
@RequestMapping("/api/tables/{table}/hint")
public final class HintController {
    private final LiveTables tables;
    private final Hints hints;
    private final Visitor visitor;

    public HintController(LiveTables tables, Hints hints, Visitor visitor) {
        this.tables = tables;
        this.hints = hints;
        this.visitor = visitor;
    }

    @GetMapping
    Hint hint(@PathVariable String table, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        BotRequest question = tables.at(table, found -> found.question(person));
        return hints.of(AddressGroup.of(request.getRemoteAddr()), table, question);
    }
}
