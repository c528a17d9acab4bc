package dev.anden.server.account;

import dev.anden.protocol.account.Me;
import dev.anden.protocol.account.Person;
import dev.anden.server.people.Companions;
import dev.anden.server.people.People;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.LiveTables;
import dev.anden.server.talk.Talks;
import dev.anden.server.web.AddressGroup;
import dev.anden.server.web.Origins;
import dev.anden.server.web.RateLimits;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// `GET` and `PUT /api/me`: who the visitor is, and the name that others see.
@RestController
public final class MeController {
    private final Visitor visitor;
    private final Companions companions;
    private final People people;
    private final LiveTables tables;
    private final Talks talks;
    private final RateLimits limits;

    public MeController(
            Visitor visitor, Companions companions, People people, LiveTables tables, Talks talks, RateLimits limits) {
        this.visitor = visitor;
        this.companions = companions;
        this.people = people;
        this.tables = tables;
        this.talks = talks;
        this.limits = limits;
    }

    /// Asked first of all by a page: whoever has no cookie gets one, and whoever has one gets it for longer.
    ///
    /// A link on a foreign page gets nobody one. A browser that follows it sends none of ours, but keeps
    /// what comes: a guest would be somebody else from then on, and what they had lost for good.
    @GetMapping("/api/me")
    Me me(HttpServletRequest request, HttpServletResponse response) {
        if (Origins.isByLink(request)) {
            return people.me(visitor.known(request).orElseGet(people::newcomer), companions.told(request), false);
        }
        PersonId person = visitor.greeted(request, response);
        return people.me(person, companions.greet(request, response), visitor.isProtectedElsewhere(request));
    }

    @PutMapping("/api/me")
    Person rename(@RequestBody Person wish, HttpServletRequest request, HttpServletResponse response) {
        PersonId person = visitor.welcomed(request, response);
        String before = people.name(person);
        if (!wish.name().equals(before)) {
            limits.requireChange(person, AddressGroup.of(request.getRemoteAddr()));
        }
        String name = people.rename(person, wish.name());
        if (!name.equals(before)) {
            tables.ofPeople().renamed(person);
            talks.renamed(person);
        }
        return new Person(name);
    }
}
