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

    /// A browser that was a guest's is somebody else's. Others that were the guest's aren't told
    /// anything any more: they may be anybody's.
    ///
    /// @param to whose it is from now on
    /// @param session in which the browser is signed in now; empty if the other one is a guest, too
    /// @param receiver by which the browser is told, if it says so
    void ofBrowser(PersonId guest, PersonId to, Optional<String> session, Optional<String> receiver) {
        seats(guest, to);
        receivers.move(guest, to, session, receiver);
    }

    /// What a guest had elsewhere comes to somebody who has a browser already. Where the guest was told
    /// of it, nobody is any more.
    void ofLink(PersonId guest, PersonId to) {
        seats(guest, to);
        receivers.cutOff(guest);
    }

    private void seats(PersonId guest, PersonId to) {
        tables.ofPeople().move(guest, to, people.resemblance(to));
        talks.moved(guest, to);
    }
}
