package dev.anden.server.importing;

import dev.anden.protocol.past.ImportReport;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Games of one's own that were played elsewhere: brought along, and deleted again.
@RestController
@RequestMapping("/api/me/history")
public final class ImportController {
    private final Imports imports;
    private final Visitor visitor;
    private final People people;
    private final Uploads uploads = new Uploads(System::nanoTime);

    public ImportController(Imports imports, Visitor visitor, People people) {
        this.imports = imports;
        this.visitor = visitor;
        this.people = people;
    }

    /// The body is a replay file, or a ZIP archive of such files.
    ///
    /// @param name what the file is called
    /// @param player what the person was called there; otherwise they are looked for by their name here
    /// @param seat in which seat they sat, from 0
    @PostMapping("/import")
    ImportReport bring(
            @RequestParam(defaultValue = "") String name,
            @RequestParam Optional<String> player,
            @RequestParam Optional<Integer> seat,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        PersonId person = visitor.welcomed(request, response);
        return uploads.with(request, sent -> {
            people.introduce(person);
            var wish = new ImportWish(person, people.name(person), player, seat, request.getRemoteAddr());
            return imports.bring(wish, name, sent);
        });
    }

    @DeleteMapping("/{table}")
    void remove(@PathVariable String table, HttpServletRequest request) {
        PersonId person = visitor.known(request)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_FOUND, "Nothing is kept about you."));
        imports.remove(person, table);
    }
}
