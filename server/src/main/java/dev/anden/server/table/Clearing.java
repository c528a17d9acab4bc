package dev.anden.server.table;

import dev.anden.protocol.Abandonment;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Tables leave the memory, or go for good: because nobody has come for long, or because somebody wants it.
public final class Clearing {
    private final Services services;
    private final LiveTables tables;
    private final TablesInMemory memory;

    Clearing(Services services, LiveTables tables, TablesInMemory memory) {
        this.services = services;
        this.tables = tables;
        this.memory = memory;
    }

    /// Drops the tables that nobody has touched for some time. Whoever comes back finds them in the log.
    /// Where something has happened that nobody has noticed yet, it is noticed now, and bots that have
    /// something to do by it begin.
    public void dropIdle(Duration idle) {
        memory.all()
                .filter(table -> table.missedChanges().areAny() && !table.isStuck())
                .forEach(table -> Visiting.attempt(
                        table,
                        "What has happened to a table meanwhile isn't noticed",
                        () -> tables.visit(table.id(), _ -> {})));
        long before = services.clock().millis() - idle.toMillis();
        memory.removeIf(table -> table.staying().dropIfIdle(before));
    }

    /// Drops the tables that nobody has touched for longest, if there are too many or they are too
    /// large: but none that somebody watches or where a bot thinks.
    ///
    /// @param most how many may stay
    /// @param room how many bytes they may take, as they are [estimated][LiveTable#weight]
    public void dropCrowd(int most, long room) {
        long number = memory.size();
        long bytes = memory.all().mapToLong(LiveTable::weight).sum();
        if (number <= most && bytes <= room) {
            return;
        }
        for (LiveTable table : longestUntouchedFirst()) {
            if (number <= most && bytes <= room) {
                return;
            }
            if (table.staying().dropIfIdle(Long.MAX_VALUE)) {
                memory.remove(table);
                number--;
                bytes -= table.weight();
            }
        }
    }

    private List<LiveTable> longestUntouchedFirst() {
        return memory.all()
                .map(table -> new Touched(table, table.touched()))
                .sorted(Comparator.comparingLong(Touched::at))
                .map(Touched::table)
                .toList();
    }

    /// When a table was last touched, which may change while it is looked at.
    private record Touched(LiveTable table, long at) {}

    /// Removes an open table at which nothing has changed since a time, unless somebody is there. It may be one
    /// that can't be opened any more.
    ///
    /// @param before in milliseconds since 1970
    /// @return whether it has gone
    public boolean removeIfOld(String id, long before) {
        return removeIf(id, table -> services.ages().removeOpen(table, before));
    }

    /// Removes a table with its game, which has been over since a time, as long as none of its players has been here
    /// and could come back, unless somebody is there. It may be one that can't be opened any more.
    ///
    /// @param before in milliseconds since 1970
    /// @return whether it has gone
    public boolean removeIfLost(String id, long before) {
        return removeIf(id, table -> services.ages().removeFinishedOfGuests(table, before));
    }

    private boolean removeIf(String id, Predicate<String> removal) {
        boolean gone = goes(memory.requireAnyhow(id), staying -> staying.removeIfOld(removal));
        if (gone) {
            tables.refreshBefore(id);
        }
        return gone;
    }

    /// Whether a table goes. One that can't be opened doesn't stay in memory if it doesn't: whoever comes is to be
    /// told.
    private boolean goes(LiveTable table, Predicate<Staying> going) {
        try {
            return going.test(table.staying());
        } finally {
            if (table.staying().isDropped() || memory.isDamaged(table.stored())) {
                memory.remove(table);
            }
        }
    }

    /// Ends a game in play at which nothing has happened since a time, unless somebody is there; a rated one goes on
    /// without those who let it stand.
    ///
    /// @param before in milliseconds since 1970
    /// @return whether anything has become of it
    /// @throws RequestRefused if the table can't be opened, or its end can't be written down
    public boolean abandonIfOld(String id, long before) {
        return tables.at(id, table -> table.leaving().abandonIfOld(before));
    }

    /// Ends a table for whoever runs the server: one that is open closes, a game in play ends without a result.
    ///
    /// @return whether there was anything to end
    /// @throws RequestRefused if there is no such table, it can't be opened, its game starts at this moment, or
    ///     its end can't be written down
    public boolean end(String id) {
        boolean ended = tables.at(id, table -> switch (table.stored().status()) {
            case OPEN -> {
                table.hosting().closeForGood();
                yield true;
            }
            case PLAYING -> {
                table.leaving().abandon(Abandonment.OPERATOR);
                yield true;
            }
            case OVER, UNFINISHED, DAMAGED -> false;
        });
        forgetIfClosed(id);
        return ended;
    }

    /// Lets a table go for good with its game, whatever it has come to. It may be one that can't be opened any more.
    ///
    /// @throws RequestRefused if there is no such table
    public void remove(String id) {
        boolean gone;
        do {
            gone = goes(memory.requireAnyhow(id), Staying::remove);
        } while (!gone);
        memory.forget(id);
        tables.refreshBefore(id);
    }

    /// The host closes an open table for good.
    ///
    /// @throws RequestRefused if there is no such table, the person isn't its host, or its game started
    public void close(String id, PersonId person) {
        tables.at(id, Optional.of(person), table -> {
            table.hosting().close(person);
            return table;
        });
        forgetIfClosed(id);
    }

    /// A table that was closed leaves the memory, and the one before it no longer leads to it.
    void forgetIfClosed(String id) {
        if (memory.find(id).filter(table -> table.staying().isDropped()).isPresent()) {
            memory.forget(id);
            tables.refreshBefore(id);
        }
    }
}
