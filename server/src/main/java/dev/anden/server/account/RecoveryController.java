package dev.anden.server.account;

import dev.anden.protocol.account.Recoverable;
import dev.anden.protocol.account.Recovered;
import dev.anden.protocol.account.Recovery;
import dev.anden.server.people.Browser;
import dev.anden.server.people.Known;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Collection;
import java.util.Optional;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// A guest's recovery link: made, revoked, looked at and followed. What is in it comes in bodies alone, so that it
/// is in no address, no log and no `Referer`.
@RestController
public final class RecoveryController {
    private final Visitor visitor;
    private final People people;
    private final Recoveries recoveries;
    private final RateLimits limits;

    public RecoveryController(Visitor visitor, People people, Recoveries recoveries, RateLimits limits) {
        this.visitor = visitor;
        this.people = people;
        this.recoveries = recoveries;
        this.limits = limits;
    }

    @PostMapping("/api/account/recovery")
    Recovery make(HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        return new Recovery(recoveries.make(visitor.welcomed(request, response)).text());
    }

    @DeleteMapping("/api/account/recovery")
    void revoke(HttpServletRequest request) {
        visitor.known(request).ifPresent(recoveries::revoke);
    }

    @PostMapping("/api/recovery/look")
    Recoverable look(@RequestBody Recovery link, HttpServletRequest request) {
        limits.requireAttempt(request.getRemoteAddr());
        return recoveries.look(link.token(), visitor.identity(request), companions(request));
    }

    @PostMapping("/api/recovery")
    Recovered follow(@RequestBody Recovery link, HttpServletRequest request, HttpServletResponse response) {
        limits.requireAttempt(request.getRemoteAddr());
        Optional<Known> before = visitor.identity(request);
        Recoveries.Followed followed =
                recoveries.follow(link.token(), before, companions(request), Browser.receiver(request));
        followed.guest().ifPresent(person -> visitor.become(person, request, response));
        PersonId now = followed.guest().or(() -> before.map(Known::person)).orElseThrow();
        return new Recovered(people.me(now), followed.seatsLeft());
    }

    private Collection<PersonId> companions(HttpServletRequest request) {
        return visitor.household(request).tailMap(1).values();
    }
}
