package dev.anden.server.talk;

import dev.anden.protocol.ClientMessage;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.talk.ReadTalkStore;
import dev.anden.server.web.RateLimits;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What somebody at a table has read of what is said there. The person alone is told, on whatever they look at it
/// with. It isn't answered: what can't be kept is unread again, and read with what comes after it.
public final class Reading {
    private static final Logger LOG = LoggerFactory.getLogger(Reading.class);

    private final Talks talks;
    private final ReadTalkStore store;
    private final RateLimits limits;

    public Reading(Talks talks, ReadTalkStore store, RateLimits limits) {
        this.talks = talks;
        this.store = store;
        this.limits = limits;
    }

    /// Keeps it, unless it is told too often.
    public void read(Attendee from, ClientMessage.ReadTalk told) {
        from.observer()
                .person()
                .filter(person -> limits.takeReading(person, from.address()))
                .ifPresent(person -> DatabaseTrouble.attempt(
                        LOG,
                        "What somebody has read isn't kept",
                        () -> {
                            if (store.note(from.table(), person, told.line())) {
                                talks.read(from.table());
                            }
                        },
                        "table",
                        from.table()));
    }
}
