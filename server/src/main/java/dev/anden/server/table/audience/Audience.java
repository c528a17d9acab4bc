package dev.anden.server.table.audience;

import dev.anden.engine.Survivable;
import dev.anden.protocol.ServerMessage;
import dev.anden.server.store.people.PersonId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who is watching a table now: by this server, and by others that serve it as well.
public final class Audience {
    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

    private final List<Observer> observers = new CopyOnWriteArrayList<>();

    /// Those of them who don't look for now: their page is open and forgotten.
    private final Set<Observer> dozing = ConcurrentHashMap.newKeySet();

    /// By how many connections each person is there who looks, by their own or by a device that they share.
    private final Map<PersonId, Integer> present = new ConcurrentHashMap<>();

    private volatile Set<PersonId> elsewhere = Set.of();

    /// Who is there by other servers.
    public Set<PersonId> elsewhere() {
        return elsewhere;
    }

    /// Others are there by other servers from now on.
    public void elsewhere(Set<PersonId> people) {
        elsewhere = Set.copyOf(people);
    }

    /// Who is there by this server, as far as it knows them: whoever looks, and those who share a device and sit
    /// there.
    ///
    /// @param sits whether somebody sits there
    public Set<PersonId> people(Predicate<PersonId> sits) {
        return looking()
                .flatMap(observer -> Stream.concat(
                        observer.person().stream(),
                        observer.household().stream().filter(sits)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /// Somebody watches from now on, and looks until they say otherwise.
    ///
    /// @return who wasn't there by another connection already
    public Set<PersonId> add(Observer observer) {
        Set<PersonId> come = missingOf(observer);
        observers.add(observer);
        count(observer, 1);
        return come;
    }

    /// @return who is gone with it
    public Set<PersonId> remove(Observer observer) {
        boolean looked = !dozing.remove(observer);
        if (!observers.remove(observer) || !looked) {
            return Set.of();
        }
        count(observer, -1);
        return missingOf(observer);
    }

    /// Somebody looks again, or doesn't for now.
    ///
    /// @return who has come by it, or gone
    public Set<PersonId> look(Observer observer, boolean looking) {
        if (!observers.contains(observer) || looking != dozing.contains(observer)) {
            return Set.of();
        }
        return looking ? wakeUp(observer) : doze(observer);
    }

    private Set<PersonId> wakeUp(Observer observer) {
        Set<PersonId> come = missingOf(observer);
        dozing.remove(observer);
        count(observer, 1);
        return come;
    }

    private Set<PersonId> doze(Observer observer) {
        dozing.add(observer);
        count(observer, -1);
        return missingOf(observer);
    }

    private void count(Observer observer, int change) {
        allOf(observer)
                .forEach(
                        person -> present.merge(person, change, (one, other) -> one + other == 0 ? null : one + other));
    }

    /// Whether anybody looks, by whichever server. For any thread.
    public boolean isLooking() {
        return !elsewhere.isEmpty() || looking().findAny().isPresent();
    }

    private Stream<Observer> looking() {
        return observers.stream().filter(observer -> !dozing.contains(observer));
    }

    private Set<PersonId> missingOf(Observer observer) {
        return allOf(observer)
                .filter(person -> !isPresent(Optional.of(person)))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<PersonId> allOf(Observer observer) {
        return Stream.concat(observer.person().stream(), observer.household().stream());
    }

    /// All who are there by this server.
    public Stream<Observer> observers() {
        return observers.stream();
    }

    /// Whether nobody is there by this server.
    public boolean isEmpty() {
        return observers.isEmpty();
    }

    /// Whether nobody is there by any server, as far as is known.
    ///
    /// @param program whether somebody is a program, which doesn't count
    public boolean isDeserted(Predicate<PersonId> program) {
        return observers.stream()
                        .allMatch(observer -> observer.person().filter(program).isPresent())
                && elsewhere.stream().allMatch(program);
    }

    /// Whether a person looks. May be asked without the lock.
    public boolean isPresent(Optional<PersonId> person) {
        return person.isPresent() && (elsewhere.contains(person.get()) || present.containsKey(person.get()));
    }

    /// Tells each of some observers its own message. What goes wrong for one doesn't keep it from the others; that one
    /// is told when it is back.
    public void tell(Function<Observer, ServerMessage> message, Predicate<Observer> whom) {
        for (Observer observer : observers) {
            if (whom.test(observer)) {
                try {
                    observer.tell(message.apply(observer));
                } catch (RuntimeException | Error failure) {
                    Survivable.require(failure);
                    LOG.error("An observer could not be told", failure);
                    observer.miss();
                }
            }
        }
    }
}
