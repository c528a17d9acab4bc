package dev.anden.server.table;

import dev.anden.protocol.CreateTable;
import dev.anden.protocol.TableInfo;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.PersonId;
import dev.anden.server.store.StoredTable;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The tables in memory, and the way to each of them.
public final class LiveTables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);

    /// How many tables a list has at most.
    private static final int LISTED = 50;

    private final Services services;
    private final BotTurns bots;
    private final Map<String, LiveTable> live = new ConcurrentHashMap<>();

    /// @param botPause how long a bot lets the others look before it acts
    public LiveTables(Services services, Duration botPause) {
        this.services = services;
        bots = new BotTurns(this, botPause);
    }

    /// Runs a verb at a table, under its lock; then bots that are due are set to work.
    ///
    /// @throws RequestRefused if there is no such table, or whatever the verb refuses
    public <T> T at(String id, Function<LiveTable, T> verb) {
        while (true) {
            LiveTable table = load(id);
            table.lock();
            try {
                if (!table.isDropped()) {
                    return visit(table, verb);
                }
            } finally {
                table.unlock();
            }
            live.remove(id, table);
        }
    }

    /// The same for a verb that answers nothing.
    public void visit(String id, Consumer<LiveTable> verb) {
        at(id, table -> {
            verb.accept(table);
            return table;
        });
    }

    /// Sets a table up; if no seat is free, the game starts at once.
    ///
    /// @throws RequestRefused if there is no such game or level, or the seats don't fit it
    public TableInfo create(PersonId host, CreateTable wish) {
        StoredTable table = new Creating(services).create(host, wish);
        return at(table.id(), created -> created.info(Optional.of(host)));
    }

    /// The tables where a person sits or that it set up, then those where a seat is free; newest first.
    public List<TableInfo> list(Optional<PersonId> person) {
        List<String> own =
                person.map(someone -> services.tables().idsOf(someone, LISTED)).orElse(List.of());
        List<String> open = services.tables().openIds(LISTED);
        return Stream.concat(own.stream(), open.stream())
                .distinct()
                .flatMap(id -> listed(id, person).stream())
                .toList();
    }

    /// A person has another name: whoever looks at a table where it sits is told.
    public void renamed(PersonId person) {
        live.values().stream()
                .filter(table -> table.stored().seatOf(Optional.of(person)).isPresent())
                .forEach(found -> visit(found.stored().id(), table -> {
                    table.refresh();
                    table.tellChanged();
                }));
    }

    /// Wakes the bots of all games that go on: after a restart they wait for nobody.
    public void wakeBots() {
        for (String id : services.tables().idsWithBotsInPlay()) {
            try {
                visit(id, LiveTable::play);
            } catch (RequestRefused damaged) {
                LOG.atWarn().addKeyValue("table", id).log("A table stays closed");
            }
        }
    }

    /// Drops the tables that nobody has touched for some time. Whoever comes back finds them in the log.
    public void dropIdle(Duration idle) {
        long before = services.clock().millis() - idle.toMillis();
        live.values().removeIf(table -> table.dropIfIdle(before));
    }

    /// How many tables are in memory.
    public int size() {
        return live.size();
    }

    /// Stops the bots. What they were thinking about is lost, and they will think of it again.
    @Override
    public void close() {
        bots.close();
    }

    private <T> T visit(LiveTable table, Function<LiveTable, T> verb) {
        try {
            return verb.apply(table);
        } finally {
            bots.wake(table);
        }
    }

    private LiveTable load(String id) {
        LiveTable known = live.get(id);
        if (known != null) {
            return known;
        }
        StoredTable stored = services.tables()
                .find(id)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_SUCH_TABLE, "There is no table with this id.", Map.of("table", id)));
        return live.computeIfAbsent(id, key -> new LiveTable(services, stored));
    }

    private Optional<TableInfo> listed(String id, Optional<PersonId> person) {
        try {
            return Optional.of(at(id, table -> table.info(person)));
        } catch (RequestRefused damaged) {
            return Optional.empty();
        }
    }
}
