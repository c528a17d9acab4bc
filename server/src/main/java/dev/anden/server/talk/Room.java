package dev.anden.server.talk;

import dev.anden.protocol.ServerMessage.Watching;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.talk.ReadTalkStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.table.audience.Observer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;

/// Those who are connected to one table by this server, and what they have heard. What is told to them is told under a
/// lock of its own: nobody's choice waits for it.
final class Room {
    private final String table;
    private final TalkStore store;
    private final SilenceStore silences;
    private final ReadTalkStore readings;
    private final Watchers watchers;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    /// The number of the last line that everybody here was told; nothing before anybody was.
    private Optional<Integer> told = Optional.empty();

    /// What those are called who have said something, as everybody here was told.
    private Map<PersonId, String> speakers = Map.of();

    private Watching watching = Watchers.NOBODY;

    Room(String table, TalkStore store, SilenceStore silences, ReadTalkStore readings, Watchers watchers) {
        this.table = table;
        this.store = store;
        this.silences = silences;
        this.readings = readings;
        this.watchers = watchers;
    }

    Listener add(Observer observer) {
        var listener = new Listener(observer);
        listeners.add(listener);
        return listener;
    }

    void remove(Observer observer) {
        listeners.removeIf(listener -> listener.observer().equals(observer));
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    /// Tells a newcomer what was said so far and who watches, and the others that there is one. Where that can't be
    /// read, it is told with the next line.
    void greet(Listener newcomer) {
        locked(() -> greetOnce(newcomer));
    }

    private void greetOnce(Listener newcomer) {
        if (newcomer.isGreeted()) {
            return;
        }
        newcomer.read(silences);
        List<TalkStore.Line> lines = store.lines(table, 0);
        goOn(lines);
        if (newcomer.hasAnything(lines)) {
            newcomer.tellAll(lines, readings.of(table));
        }
        Watching before = watching;
        countWatchers();
        if (watching.equals(before) && !watching.equals(Watchers.NOBODY)) {
            newcomer.observer().tell(watching);
        }
        newcomer.greeted();
    }

    /// Tells what was said since somebody was last told.
    void catchUp() {
        locked(() -> {
            goOn(store.lines(table, told.orElse(0)));
            listeners.forEach(this::greetOnce);
        });
    }

    /// Tells who watches, if these are others now.
    void review() {
        locked(this::countWatchers);
    }

    /// A person hears others from now on. Nobody else is told anything.
    void reviewSilence(PersonId person) {
        locked(() -> retell(listeners.stream()
                .filter(listener -> listener.person().equals(Optional.of(person)))
                .toList()));
    }

    /// Somebody has read what was said, on some device: they are told on all of them, and nobody else is.
    void reviewReadings() {
        locked(this::tellReadings);
    }

    private void tellReadings() {
        Map<PersonId, Integer> read = readings.of(table);
        listeners.stream().filter(Listener::isGreeted).forEach(listener -> listener.tellRead(read));
    }

    /// Somebody is called something else, is somebody else, or gone, and has perhaps said something here, or
    /// isn't heard by everybody.
    void reviewSpeaker(PersonId person) {
        locked(() -> {
            if (speakers.containsKey(person)) {
                reviewLines(Set.of(person));
            }
            reviewSilences(listeners.stream()
                    .filter(listener -> listener.silences(person))
                    .toList());
        });
    }

    /// Anything may have changed here: what was said and who has said it, whom everybody hears, and who watches.
    void reviewAll() {
        locked(() -> {
            listeners.forEach(this::greetOnce);
            reviewLines(speakers.keySet());
            reviewSilences(listeners);
            tellReadings();
            countWatchers();
        });
    }

    /// Everything is told again only if the lines of one of these people aren't theirs any more; of another name that
    /// alone.
    private void reviewLines(Set<PersonId> people) {
        List<TalkStore.Line> lines = store.lines(table, 0);
        Map<PersonId, List<TalkStore.Line>> said =
                lines.stream().collect(Collectors.groupingBy(TalkStore.Line::person));
        if (!said.keySet().containsAll(people)) {
            speakers = Map.of();
            retell(listeners);
            return;
        }
        Map<PersonId, String> before = speakers;
        goOn(lines);
        for (PersonId person : people) {
            List<TalkStore.Line> theirs = said.getOrDefault(person, List.of());
            String name = theirs.getLast().name();
            if (!name.equals(before.get(person))) {
                List<Integer> numbers =
                        theirs.stream().map(TalkStore.Line::number).toList();
                listeners.forEach(listener -> listener.tellName(person, name, numbers));
            }
        }
    }

    private void reviewSilences(List<Listener> concerned) {
        Map<PersonId, List<SilenceStore.Row>> now = silences.of(concerned.stream()
                .flatMap(listener -> listener.person().stream())
                .collect(Collectors.toSet()));
        retell(concerned.stream().filter(listener -> listener.differs(now)).toList());
    }

    private void retell(List<Listener> concerned) {
        if (!concerned.isEmpty()) {
            List<TalkStore.Line> lines = store.lines(table, 0);
            goOn(lines);
            Map<PersonId, Integer> read = readings.of(table);
            for (Listener listener : concerned) {
                listener.read(silences);
                listener.tellAll(lines, read);
            }
        }
    }

    /// Everybody is told those of the lines that are new, but for whoever is yet to be told everything: so is anybody
    /// in a room where nobody was told anything.
    private void goOn(List<TalkStore.Line> lines) {
        told.ifPresent(last -> lines.stream()
                .filter(line -> line.number() > last)
                .forEach(line ->
                        listeners.stream().filter(Listener::isGreeted).forEach(listener -> listener.tell(line))));
        int last = lines.isEmpty() ? 0 : lines.getLast().number();
        told = Optional.of(Math.max(last, told.orElse(0)));
        var all = new HashMap<>(speakers);
        lines.forEach(line -> all.put(line.person(), line.name()));
        speakers = Map.copyOf(all);
    }

    private void countWatchers() {
        Watching now =
                watchers.of(table, listeners.stream().map(Listener::observer).toList());
        if (!now.equals(watching)) {
            watching = now;
            listeners.forEach(listener -> listener.observer().tell(now));
        }
    }

    private void locked(Runnable task) {
        lock.lock();
        try {
            task.run();
        } finally {
            lock.unlock();
        }
    }
}
