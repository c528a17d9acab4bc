package dev.anden.server.analysis;

import dev.anden.counsel.Adviser;
import dev.anden.counsel.Findings;
import dev.anden.engine.State;
import dev.anden.protocol.replay.GameAnalysis;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.web.AddressGroup;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// What luck and play did in a finished game. Whoever tells how much is known is answered when there is more.
@RestController
@RequestMapping("/api/tables/{table}/analysis")
public final class AnalysisController {
    /// More actions aren't compared for one request.
    private static final int MOST_COMPARED = 3;

    private final LiveTables tables;
    private final Analyses analyses;
    private final Hints hints;
    private final Visitor visitor;

    public AnalysisController(LiveTables tables, Analyses analyses, Hints hints, Visitor visitor) {
        this.tables = tables;
        this.analyses = analyses;
        this.hints = hints;
        this.visitor = visitor;
    }

    /// @param begin whether work on it is wanted; otherwise the answer is what is known already, at once
    @GetMapping("/{seat}")
    GameAnalysis of(
            @PathVariable String table,
            @PathVariable int seat,
            @RequestParam(defaultValue = "-1") double known,
            @RequestParam(defaultValue = "true") boolean begin,
            HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        tables.visit(table, person, _ -> {});
        if (!begin) {
            return analyses.found(table, seat).orElseGet(() -> Findings.nothing(seat, false));
        }
        String address = AddressGroup.of(request.getRemoteAddr());
        return analyses.at(
                address,
                table,
                seat,
                known,
                () -> tables.at(table, person, live -> live.pastGame().toTheEnd(seat)));
    }

    /// What some of the actions were worth that a seat could choose from, compared with one another at once: what an
    /// analysis looked at isn't always what somebody wants to know.
    @GetMapping("/choices/{ply}")
    List<GameAnalysis.Option> compared(@PathVariable String table, @PathVariable int ply, HttpServletRequest request) {
        Optional<PersonId> person = visitor.known(request);
        State position = PastPosition.of(tables, table, person, ply);
        // By themselves: Spring would take one text apart at its commas.
        String[] actions = Objects.requireNonNullElse(request.getParameterValues("action"), new String[0]);
        List<Integer> codes = Stream.of(actions)
                .map(action -> legal(position, action))
                .distinct()
                .toList();
        if (codes.size() < 2 || codes.size() > MOST_COMPARED || codes.size() < actions.length) {
            throw new RequestRefused(
                    ProblemCode.BAD_MESSAGE, "Two to %d different actions are compared.".formatted(MOST_COMPARED));
        }
        return hints.compared(AddressGroup.of(request.getRemoteAddr()), table, position, codes);
    }

    private static int legal(State position, String action) {
        return Adviser.legal(position, action)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.BAD_MESSAGE, "There was no such choice then: %s.".formatted(action)));
    }
}
