package dev.anden.server.analysis;

import dev.anden.protocol.GameAnalysis;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.web.AddressGroup;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// What luck and play did in a finished game. Whoever tells how much is known is answered when there is more.
@RestController
@RequestMapping("/api/tables/{table}/analysis")
public final class AnalysisController {
    private final LiveTables tables;
    private final Analyses analyses;
    private final Visitor visitor;

    public AnalysisController(LiveTables tables, Analyses analyses, Visitor visitor) {
        this.tables = tables;
        this.analyses = analyses;
        this.visitor = visitor;
    }

    @GetMapping("/{seat}")
    GameAnalysis of(
            @PathVariable String table,
            @PathVariable int seat,
            @RequestParam(defaultValue = "-1") double known,
            HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        tables.visit(table, live -> live.requireOpenTo(person));
        String address = AddressGroup.of(request.getRemoteAddr());
        return analyses.at(
                address,
                table,
                seat,
                known,
                () -> tables.at(table, live -> live.pastGame().toTheEnd(seat)));
    }
}
