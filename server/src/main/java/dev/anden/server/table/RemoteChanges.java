package dev.anden.server.table;

import dev.anden.engine.Survivable;
import dev.anden.server.store.people.PersonId;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What other servers of the same database have done is heard of here, and happens at the tables in memory as well
/// ([CatchingUp]).
public final class RemoteChanges implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RemoteChanges.class);

    /// So many tables are read at once because other servers have acted there.
    private static final int AT_ONCE = 4;

    private final LiveTables tables;
    private final TablesInMemory memory;
    private final ExecutorService catching = Executors.newFixedThreadPool(
            AT_ONCE, Thread.ofPlatform().daemon().name("catching-up-", 0).factory());

    RemoteChanges(LiveTables tables, TablesInMemory memory) {
        this.tables = tables;
        this.memory = memory;
    }

    /// Another server has done something at a table.
    public void ofTable(String id) {
        memory.find(id).ifPresent(this::catchUp);
    }

    /// Another server has written in the log of a table, and nothing else has changed there.
    public void ofLog(String id) {
        memory.find(id).ifPresent(table -> catchUp(table, Staleness.LOG));
    }

    /// By another server others look at a table now, and nothing else has changed there.
    public void ofCompany(String id) {
        memory.find(id).ifPresent(table -> catchUp(table, Staleness.COMPANY));
    }

    /// Another server has done something to a person who sits at tables.
    public void ofPerson(PersonId person) {
        memory.all()
                .filter(table -> table.stored().seatOf(Optional.of(person)).isPresent()
                        || table.stored().host().equals(person))
                .forEach(this::catchUp);
    }

    /// Other servers may have done something at any table.
    public void ofAll() {
        memory.all().forEach(this::catchUp);
    }

    /// Catches up where that has failed before.
    public void catchUpAgain() {
        memory.all().filter(table -> table.otherServers().isBehind()).forEach(this::catchUp);
    }

    /// What is in memory isn't to be believed any more, clocks included.
    public void distrustAll() {
        memory.all().forEach(table -> table.game().distrust());
        ofAll();
    }

    private void catchUp(LiveTable behind) {
        catchUp(behind, Staleness.EVERYTHING);
    }

    /// Where nobody is here who would notice, it is done when somebody comes; or the table leaves the memory.
    private void catchUp(LiveTable behind, Staleness what) {
        behind.otherServers().expect(what);
        if (behind.otherServers().isUsed() && behind.otherServers().enqueue()) {
            try {
                catching.execute(() -> catchUpNow(behind));
            } catch (RejectedExecutionException stopping) {
                LOG.debug("Nobody is to know it any more", stopping);
            }
        }
    }

    private void catchUpNow(LiveTable behind) {
        behind.otherServers().dequeue();
        try {
            if (memory.find(behind.id()).isPresent()) {
                tables.visit(behind.id(), table -> {});
            }
        } catch (RuntimeException | Error failure) {
            Survivable.require(failure);
            LOG.atDebug()
                    .addKeyValue("table", behind.id())
                    .setCause(failure)
                    .log("What other servers have done at a table isn't known");
        }
    }

    @Override
    public void close() {
        catching.shutdownNow();
    }
}
