package dev.anden.server.account;

import dev.anden.server.live.Connections;
import dev.anden.server.people.People;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.ReceiverStore;
import dev.anden.server.table.LiveTables;
import dev.anden.server.talk.Talks;
import java.util.Optional;
import java.util.UUID;

/// What is a guest's becomes somebody else's: everything at tables, what is told to whom, and who hears whom. Where
/// both sit the guest leaves, for nobody has two seats, and whoever waited there would wait for ever.
public final class Moving {
    private final People people;
    private final LiveTables tables;
    private final ReceiverStore receivers;
    private final Talks talks;
    private final Connections connections;

    public Moving(People people, LiveTables tables, ReceiverStore receivers, Talks talks, Connections connections) {
        this.people = people;
        this.tables = tables;
        this.receivers = receivers;
        this.talks = talks;
        this.connections = connections;
    }

    /// A browser that was a guest's is somebody else's. Others that were the guest's aren't told
    /// anything any more: they may be anybody's. Live connections that were opened as the guest's are dropped.
    ///
    /// @param to whose it is from now on
    /// @param session in which the browser is signed in now; empty if the other one is a guest, too
    /// @param receiver by which the browser is told, if it says so
    /// @return at how many tables the guest has left a seat because the other one has one there
    int ofBrowser(PersonId guest, PersonId to, Optional<String> session, Optional<String> receiver) {
        int left = seats(guest, to);
        receivers.move(guest, to, session, receiver);
        connections.dropIf(new Notice.Gone(guest), known -> known.isGuest(guest));
        return left;
    }

    /// What a guest had elsewhere comes to somebody who has a browser already. Where the guest was told
    /// of it, nobody is any more.
    ///
    /// @return as [#ofBrowser]
    int ofLink(PersonId guest, PersonId to) {
        int left = seats(guest, to);
        receivers.cutOff(guest);
        return left;
    }

    private int seats(PersonId guest, PersonId to) {
        tables.ofPeople().move(guest, to, people.resemblance(to));
        int left = tables.ofPeople()
                .leaveSecondSeats(guest, to, () -> UUID.randomUUID().toString());
        talks.moved(guest, to);
        return left;
    }
}
