package dev.anden.server.history;

import dev.anden.protocol.WireLimits;
import dev.anden.protocol.past.OwnNote;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.history.OwnNoteStore;
import dev.anden.server.store.people.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What the visitor writes down of a game, for themselves alone. It has nothing to do with what happens
/// at the table: that isn't asked, nor told anything.
@RestController
@RequestMapping("/api/tables/{table}/note")
public final class OwnNoteController {
    private final Visitor visitor;
    private final OwnNoteStore notes;
    private final InstantSource clock;

    public OwnNoteController(Visitor visitor, OwnNoteStore notes, InstantSource clock) {
        this.visitor = visitor;
        this.notes = notes;
        this.clock = clock;
    }

    @GetMapping
    OwnNote read(@PathVariable String table, HttpServletRequest request) {
        return visitor.known(request).flatMap(person -> notes.of(table, person)).orElseThrow(this::notSeated);
    }

    @PutMapping
    OwnNote write(@PathVariable String table, @RequestBody OwnNote wish, HttpServletRequest request) {
        requireReadable(wish.text());
        PersonId person = visitor.known(request).orElseThrow(this::notSeated);
        boolean written = notes.write(table, person, wish, clock.millis());
        Optional<OwnNote> now = notes.of(table, person);
        if (now.isPresent() && !written) {
            throw new RequestRefused(ProblemCode.NOTE_CHANGED, "The note has been changed elsewhere meanwhile.");
        }
        return now.orElseThrow(this::notSeated);
    }

    /// A database keeps neither half characters nor those that end a text.
    private static void requireReadable(String text) {
        boolean whole =
                text.codePoints().noneMatch(letter -> letter == 0 || Character.getType(letter) == Character.SURROGATE);
        if (!whole || text.codePointCount(0, text.length()) > WireLimits.LONGEST_NOTE) {
            throw new RequestRefused(
                    ProblemCode.BAD_NOTE,
                    "A note has up to %d characters.".formatted(WireLimits.LONGEST_NOTE),
                    Map.of("longest", Integer.toString(WireLimits.LONGEST_NOTE)));
        }
    }

    private RequestRefused notSeated() {
        return new RequestRefused(ProblemCode.NOT_SEATED, "Only those who play a game keep notes on it.");
    }
}
