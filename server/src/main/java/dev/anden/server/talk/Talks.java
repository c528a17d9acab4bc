package dev.anden.server.talk;

import dev.anden.engine.Survivable;
import dev.anden.server.people.People;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.talk.ReadTalkStore;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.table.audience.Observer;
import dev.anden.server.table.node.Nodes;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/// Who hears at this server what is said at tables. Nothing that goes wrong here keeps a game from going on: whoever
/// couldn't be told is told with the next line.
public final class Talks {
    private static final Logger LOG = LoggerFactory.getLogger(Talks.class);

    private final TalkStore store;
    private final SilenceStore silences;
    private final ReadTalkStore readings;
    private final Nodes nodes;
    private final Watchers watchers;
    private final Executor threads;
    private final Map<String, Room> rooms = new ConcurrentHashMap<>();

    /// Whether somebody waits to ask about all rooms.
    private final AtomicBoolean asking = new AtomicBoolean();

    private final ReentrantLock round = new ReentrantLock();

    /// @param threads runs what another server has caused
    public Talks(
            TalkStore store,
            SilenceStore silences,
            ReadTalkStore readings,
            People people,
            Nodes nodes,
            Executor threads) {
        this.store = store;
        this.silences = silences;
        this.readings = readings;
        this.nodes = nodes;
        this.threads = threads;
        watchers = new Watchers(store, people, nodes);
    }

    /// Somebody is connected to a table, and is told what was said there.
    public void join(String table, Observer observer) {
        Listener[] listener = new Listener[1];
        Room room = rooms.compute(table, (id, before) -> {
            Room there = before == null ? new Room(id, store, silences, readings, watchers) : before;
            listener[0] = there.add(observer);
            return there;
        });
        attempt(table, () -> room.greet(listener[0]));
    }

    /// Somebody is connected no longer.
    public void leave(String table, Observer observer) {
        Room room = rooms.computeIfPresent(table, (id, there) -> {
            there.remove(observer);
            return there.isEmpty() ? null : there;
        });
        if (room != null) {
            attempt(table, room::review);
        }
    }

    /// Somebody has sat down at a table, or stood up.
    public void reseated(String table) {
        at(table, Room::review);
    }

    /// Something was said here.
    void said(String table) {
        at(table, Room::catchUp);
    }

    /// Somebody has read what was said here.
    void read(String table) {
        at(table, Room::reviewReadings);
    }

    /// A person hears others from now on.
    void silenced(PersonId person) {
        rooms.forEach((table, room) -> attempt(table, () -> room.reviewSilence(person)));
    }

    /// A guest is somebody else from now on: what the guest said is theirs, they hear nobody whom the guest
    /// didn't hear, and aren't heard by whoever didn't hear the guest. All but whom they hear is told to other
    /// servers with the guest's seats.
    public void moved(PersonId guest, PersonId to) {
        nodes.tell(new Notice.OfSilence(to));
        renamed(guest);
        silenced(to);
    }

    /// A person is called something else, is somebody else, or isn't known any more.
    public void renamed(PersonId person) {
        rooms.forEach((table, room) -> attempt(table, () -> room.reviewSpeaker(person)));
    }

    /// Something was said at another server.
    public void heard(String table) {
        later(() -> said(table));
    }

    /// Somebody has read, at another server, what was said at a table.
    public void heardOfReading(String table) {
        later(() -> read(table));
    }

    /// Somebody has come or gone at another server.
    public void heardOfPresence(String table) {
        later(() -> reseated(table));
    }

    /// Somebody at another server hears somebody else no more, or again.
    public void heardOfSilence(PersonId person) {
        later(() -> silenced(person));
    }

    /// Somebody at another server is called otherwise.
    public void heardOfPerson(PersonId person) {
        later(() -> renamed(person));
    }

    /// Other servers may have said anything. Rooms are asked about one after the other: all at once they would keep
    /// everybody waiting who comes here because another server has died.
    public void heardAll() {
        if (!asking.getAndSet(true)) {
            later(this::askAboutAll);
        }
    }

    private void askAboutAll() {
        round.lock();
        try {
            asking.set(false);
            rooms.forEach((table, room) -> attempt(table, room::reviewAll));
        } finally {
            round.unlock();
        }
    }

    private void at(String table, Consumer<Room> verb) {
        Room room = rooms.get(table);
        if (room != null) {
            attempt(table, () -> verb.accept(room));
        }
    }

    private void later(Runnable task) {
        try {
            threads.execute(task);
        } catch (RejectedExecutionException stopping) {
            LOG.debug("Nobody is to be told any more", stopping);
        }
    }

    private static void attempt(String table, Runnable task) {
        try {
            task.run();
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.log(LOG, Level.WARN, unreachable, "What is said at a table is told later", "table", table);
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atError().addKeyValue("table", table).setCause(failure).log("What is said at a table isn't told");
        }
    }
}
