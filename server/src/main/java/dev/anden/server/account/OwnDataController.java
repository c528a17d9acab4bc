package dev.anden.server.account;

import static dev.anden.server.account.Reception.address;

import dev.anden.protocol.account.Farewell;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.Downloads;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// One's own data: all of it as a file, and how it goes.
@RestController
public final class OwnDataController {
    private final Visitor visitor;
    private final OwnData data;
    private final Farewells farewells;
    private final RateLimits limits;
    private final Downloads downloads = new Downloads();

    public OwnDataController(Visitor visitor, OwnData data, Farewells farewells, RateLimits limits) {
        this.visitor = visitor;
        this.data = data;
        this.farewells = farewells;
        this.limits = limits;
    }

    /// Everybody is sent theirs once at a time: the whole of it is much to ask for.
    @GetMapping("/api/account/data")
    void download(HttpServletRequest request, HttpServletResponse response) throws IOException {
        limits.requireAttempt(request.getRemoteAddr());
        PersonId person = known(request);
        downloads.send(person, () -> {
            response.setContentType(MediaType.APPLICATION_JSON_VALUE);
            response.setHeader(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"anden.json\"");
            data.write(person, response.getOutputStream());
        });
    }

    @PostMapping("/api/account/farewell")
    void farewell(@RequestBody Farewell wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        farewells.carryOut(known(request), wish.password(), address(request));
        visitor.forget(request, response);
    }

    private PersonId known(HttpServletRequest request) {
        return visitor.known(request)
                .orElseThrow(() -> new RequestRefused(ProblemCode.NOT_FOUND, "Nothing is kept about you."));
    }
}
