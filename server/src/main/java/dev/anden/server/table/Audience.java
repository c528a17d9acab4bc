package dev.anden.server.table;

import dev.anden.protocol.ServerMessage;
import dev.anden.server.store.PersonId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Who is watching a table now.
final class Audience {
    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

    private final List<Observer> observers = new CopyOnWriteArrayList<>();

    /// @return whether the person wasn't there by another connection already
    boolean add(Observer observer) {
        boolean first = !isPresent(observer.person());
        observers.add(observer);
        return first;
    }

    /// @return whether the person is gone with it
    boolean remove(Observer observer) {
        return observers.remove(observer) && !isPresent(observer.person());
    }

    boolean isEmpty() {
        return observers.isEmpty();
    }

    /// Whether a person is connected. May be asked without the lock.
    boolean isPresent(Optional<PersonId> person) {
        return person.isPresent()
                && observers.stream().anyMatch(observer -> observer.person().equals(person));
    }

    /// Tells each of some observers its own message. What goes wrong for one doesn't keep it from the others.
    void tell(Function<Observer, ServerMessage> message, Predicate<Observer> whom) {
        for (Observer observer : observers) {
            if (whom.test(observer)) {
                try {
                    observer.tell(message.apply(observer));
                } catch (RuntimeException failure) {
                    LOG.error("An observer could not be told", failure);
                }
            }
        }
    }
}
