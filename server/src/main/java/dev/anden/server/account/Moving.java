package dev.anden.server.account;

import dev.anden.server.people.People;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.talk.Talks;
import java.util.Optional;

/// What is a guest's becomes somebody else's: everything at tables, what is told to whom, and who hears whom.
public final class Moving {
    private final People people;
    private final LiveTables tables;
    private final ReceiverStore receivers;
    private final Talks talks;

    public Moving(People people, LiveTables tables, ReceiverStore receivers, Talks talks) {
        this.people = people;
        this.tables = tables;
        this.receivers = receivers;
        this.talks = talks;
    }

    /// @param to whose it is from now on
    /// @param session in which the guest's browsers are signed in now; empty if the other one is a guest, too
    void of(PersonId guest, PersonId to, Optional<String> session) {
        tables.ofPeople().move(guest, to, people.resemblance(to));
        receivers.move(guest, to, session);
        talks.moved(guest, to);
    }
}
