package dev.anden.server.reminder;

import dev.anden.protocol.reminder.ReminderWishes;
import dev.anden.server.people.People;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.reminder.ReminderWishStore;
import java.time.InstantSource;
import java.util.Optional;

/// What people want to be told, and when: one choice for everything by which they are told.
public final class Wishes {
    private final ReminderWishStore store;
    private final People people;
    private final InstantSource clock;

    public Wishes(ReminderWishStore store, People people, InstantSource clock) {
        this.store = store;
        this.people = people;
        this.clock = clock;
    }

    /// Those of a person; everything for somebody whom the server doesn't know.
    ReminderWishes of(Optional<PersonId> person) {
        return person.map(store::of).orElse(ReminderWishes.ALL);
    }

    /// A person wants something else from now on.
    ///
    /// @throws RequestRefused if their quiet hours aren't any
    void choose(PersonId person, ReminderWishes wishes) {
        if (wishes.quiet().isPresent() && wishes.quiet().flatMap(Quiet::of).isEmpty()) {
            throw new RequestRefused(
                    ProblemCode.BAD_QUIET_HOURS,
                    "Quiet hours are two different times such as 23:00, and a time zone such as Europe/Madrid.");
        }
        people.introduce(person);
        store.write(person, wishes, clock.millis());
    }
}
