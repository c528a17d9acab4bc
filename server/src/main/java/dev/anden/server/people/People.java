package dev.anden.server.people;

import dev.anden.protocol.account.Companion;
import dev.anden.protocol.account.Me;
import dev.anden.server.problem.NotKept;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.people.NameTaken;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Presence;
import dev.anden.server.store.people.Resemblance;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The people of this server, guests or with an account: their ids and names.
public final class People {
    private static final Logger LOG = LoggerFactory.getLogger(People.class);
    private static final int ID_BYTES = 16;

    /// Who was here so shortly before still is. Whoever has a page before them asks several times a minute what
    /// waits, and once a minute that is written down.
    private static final Duration HERE = Duration.ofMinutes(2);

    private final PersonStore store;
    private final AccountStore accounts;
    private final SecureRandom random;
    private final InstantSource clock;
    private final Sightings sightings = new Sightings();

    public People(PersonStore store, AccountStore accounts, SecureRandom random, InstantSource clock) {
        this.store = store;
        this.accounts = accounts;
        this.random = random;
        this.clock = clock;
    }

    /// Somebody new. Nothing is written down before they do something that others see.
    public PersonId newcomer() {
        return new PersonId(RandomId.draw(random, ID_BYTES));
    }

    /// The name that others see, and whether the person chose it. To ask for it is to be here.
    public Me me(PersonId person) {
        return me(person, List.of(), false);
    }

    /// What [#me] says of a person, with those who play on their device.
    ///
    /// @param protectedElsewhere whether the browser was somebody's who has got an account elsewhere since
    public Me me(PersonId person, List<Companion> companions, boolean protectedElsewhere) {
        see(person);
        String first = PersonName.first(person);
        String name = name(person);
        Optional<String> handle = accounts.of(person).map(AccountStore.Row::handle);
        return new Me(name, !name.equals(first), handle, companions, protectedElsewhere);
    }

    /// A name that a program may have.
    ///
    /// @return the name as it is kept
    /// @throws RequestRefused if it can't be one
    public String checkedForBot(String wish) {
        return PersonName.checkedForBot(wish);
    }

    /// Whether two names can be taken for one another.
    public boolean areAlike(String one, String other) {
        return Look.areAlike(one, other);
    }

    /// Whether a person may only look on.
    boolean isBarred(PersonId person) {
        return store.isBarred(person);
    }

    /// From now on a person may only look on.
    ///
    /// @return whether that is new
    public boolean bar(PersonId person) {
        return store.bar(person, clock.millis());
    }

    /// A person may do again what everybody may.
    ///
    /// @return whether they were barred
    public boolean unbar(PersonId person) {
        return store.unbar(person);
    }

    /// Whether anything was written down of a person, and hasn't gone since.
    public boolean isKnown(PersonId person) {
        return store.name(person).isPresent();
    }

    /// The name that others see.
    public String name(PersonId person) {
        return store.name(person).orElse(PersonName.first(person));
    }

    /// For what others a person's name can be taken. One that nobody has chosen is like no other.
    public Resemblance resemblance(PersonId person) {
        String first = PersonName.first(person);
        return (name, other) -> !name.equals(first) && Look.areAlike(name, other);
    }

    /// Who is here now.
    public Presence here() {
        long now = clock.millis();
        return new Presence(now - HERE.toMillis(), now + HERE.toMillis());
    }

    /// A person is here. What can't be written down now will be the next time.
    public void see(PersonId person) {
        long now = clock.millis();
        if (sightings
                .last(person)
                .filter(last -> PersonStore.isFresh(last, now))
                .isPresent()) {
            return;
        }
        DatabaseTrouble.attempt(
                LOG,
                "That somebody is here is not written down",
                () -> store.see(person, now).ifPresent(last -> sightings.note(person, last)));
    }

    /// Gives a person another name.
    ///
    /// @return the name as it is kept
    /// @throws RequestRefused if it can't be a name, or can be taken for that of somebody at the same table, or of
    ///     one of the person's programs
    public String rename(PersonId person, String wish) {
        String name = PersonName.checked(wish);
        try {
            store.rename(person, name, Look::areAlike, clock.millis());
        } catch (NameTaken taken) {
            throw NotKept.named(taken);
        }
        return name;
    }

    /// Makes sure that the person's name is written down, before others see it.
    public void introduce(PersonId person) {
        store.introduce(person, PersonName.first(person), clock.millis());
    }
}
