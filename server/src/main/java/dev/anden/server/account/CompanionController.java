package dev.anden.server.account;

import dev.anden.protocol.account.Companion;
import dev.anden.protocol.account.Person;
import dev.anden.server.people.Companions;
import dev.anden.server.people.Visitor;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Who else plays on the device: added, and removed from it. Who there is, `GET /api/me` tells.
@RestController
public final class CompanionController {
    private final Visitor visitor;
    private final Companions companions;
    private final RateLimits limits;

    public CompanionController(Visitor visitor, Companions companions, RateLimits limits) {
        this.visitor = visitor;
        this.companions = companions;
        this.limits = limits;
    }

    @PostMapping("/api/companions")
    Companion add(@RequestBody Person wish, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        visitor.welcomed(request, response);
        return companions.add(wish.name(), request, response);
    }

    @DeleteMapping("/api/companions/{number}")
    void remove(@PathVariable int number, HttpServletRequest request, HttpServletResponse response) {
        if (companions.of(request).containsKey(number)) {
            companions.remove(number, request, response);
        }
    }
}
