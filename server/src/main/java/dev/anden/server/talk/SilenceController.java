package dev.anden.server.talk;

import dev.anden.protocol.talk.SilencedPeople;
import dev.anden.server.people.Visitor;
import dev.anden.server.store.talk.SilenceStore;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// `/api/me/silenced`: whom the visitor doesn't hear at any table, and lets be heard again. Whom that is about is told
/// nothing, and named by what only the visitor is told.
@RestController
public final class SilenceController {
    private final Visitor visitor;
    private final SilenceStore silences;
    private final Talks talks;

    public SilenceController(Visitor visitor, SilenceStore silences, Talks talks) {
        this.visitor = visitor;
        this.silences = silences;
        this.talks = talks;
    }

    @GetMapping("/api/me/silenced")
    SilencedPeople list(HttpServletRequest request) {
        return new SilencedPeople(visitor.known(request).map(silences::of).orElse(List.of()).reversed().stream()
                .map(SilenceStore.Row::told)
                .toList());
    }

    /// Whoever isn't silenced any more, or by somebody else, changes nothing.
    @DeleteMapping("/api/me/silenced/{id}")
    SilencedPeople end(@PathVariable String id, HttpServletRequest request) {
        visitor.known(request).ifPresent(person -> {
            if (silences.end(person, id)) {
                talks.silenced(person);
            }
        });
        return list(request);
    }
}
