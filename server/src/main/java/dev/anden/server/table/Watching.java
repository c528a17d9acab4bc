package dev.anden.server.table;

import dev.anden.server.store.people.PersonId;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.node.Nodes;
import java.util.Optional;
import java.util.Set;

/// Those who watch a table come, look or don't for now, and go. Whoever is there is told of those whom they wait for.
public final class Watching {
    private final Nodes nodes;
    private final LiveTable table;

    Watching(Nodes nodes, LiveTable table) {
        this.nodes = nodes;
        this.table = table;
    }

    /// Lets somebody watch from now on, and tells how things stand: everything, or what happened since a
    /// version that the observer still has.
    ///
    /// @param since the version that the observer has, 0 if none
    void come(Observer observer, int since) {
        table.staying().open();
        observer.person()
                .flatMap(table.stored()::networkBotSeat)
                .ifPresent(seat -> table.leaving().resume(seat));
        Set<PersonId> come = table.audience().add(observer);
        attend();
        table.gallery().enter(observer);
        table.telling().greet(observer, since);
        if (come.stream().anyMatch(this::matters)) {
            table.telling().come(observer);
        }
    }

    /// Somebody is watching no longer.
    void leave(Observer observer) {
        Set<PersonId> gone = table.audience().remove(observer);
        table.gallery().leave(observer);
        attend();
        gone.forEach(table.absences()::left);
        if (gone.stream().anyMatch(this::matters)) {
            table.telling().changed();
        }
    }

    /// Somebody who is watching looks again, or doesn't for now: as good as gone, but told everything still.
    public void look(Observer observer, boolean looking) {
        Set<PersonId> changed = table.audience().look(observer, looking);
        attend();
        if (!looking) {
            changed.forEach(table.absences()::left);
        }
        if (changed.stream().anyMatch(this::matters)) {
            table.telling().changed();
        }
    }

    /// Other servers are to know who is there by this one.
    void attend() {
        nodes.attend(table.id(), table.audience().people(this::matters));
    }

    /// Whether the others wait for a person, even if only to start the game.
    private boolean matters(PersonId person) {
        return table.stored().seatOf(Optional.of(person)).isPresent()
                || table.stored().host().equals(person);
    }
}
