package dev.anden.server.table;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.table.ListedTable;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.table.log.Loading;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The tables in memory: each is read when it is first needed, and whatever it knows can be rebuilt from the log.
final class TablesInMemory {
    /// Some megabytes, and enough for all games that wait for those who are here.
    private static final int MOST_FIT = 20_000;

    private final Services services;
    private final Map<String, LiveTable> live = new ConcurrentHashMap<>();
    private final RecentIds damaged = new RecentIds();

    /// Tables in play that fit their games.
    private final RecentIds fit = new RecentIds(MOST_FIT);

    TablesInMemory(Services services) {
        this.services = services;
    }

    /// A table, read now if it isn't there.
    ///
    /// @throws RequestRefused if there is no such table, or it can't be opened
    LiveTable require(String id) {
        return known(id, key -> {
            StoredTable stored = stored(key);
            Loading.requireFit(services.games(), stored, services.faults());
            return new LiveTable(services, stored);
        });
    }

    /// A table, even one that can no longer be opened.
    ///
    /// @throws RequestRefused if there is no such table
    LiveTable requireAnyhow(String id) {
        return known(id, key -> new LiveTable(services, stored(key)));
    }

    /// Whoever finds a table here doesn't wait for another one that is being read.
    private LiveTable known(String id, Function<String, LiveTable> read) {
        return find(id).orElseGet(() -> live.computeIfAbsent(id, read));
    }

    /// What is kept of a table. Asked while its place in memory is being filled: otherwise one that goes at this
    /// moment could come back as the ghost of what was read before.
    private StoredTable stored(String id) {
        return services.tables()
                .find(id)
                .orElseThrow(() -> new RequestRefused(
                        ProblemCode.NO_SUCH_TABLE, "There is no table with this id.", Map.of("table", id)));
    }

    /// A table, if it is there.
    Optional<LiveTable> find(String id) {
        return Optional.ofNullable(live.get(id));
    }

    Stream<LiveTable> all() {
        return live.values().stream();
    }

    int size() {
        return live.size();
    }

    /// A table leaves, unless another picture of it is there already.
    void remove(LiveTable table) {
        live.remove(table.id(), table);
    }

    void removeIf(Predicate<LiveTable> which) {
        live.values().removeIf(which);
    }

    /// A table is gone for good.
    void forget(String id) {
        live.remove(id);
        damaged.remove(id);
        fit.remove(id);
    }

    /// A table's log doesn't replay.
    void noteDamaged(LiveTable table) {
        damaged.add(table.id());
    }

    /// Whether a table can't be opened, as far as that is known without reading its log.
    boolean isDamaged(StoredTable table) {
        return damaged.contains(table.id())
                || Loading.misfit(services.games(), table).isPresent();
    }

    /// Those of some tables in play that can be opened, as far as that is known without reading their logs. Whether
    /// such a table fits its game doesn't change while a server runs: it is looked up once.
    List<String> openable(List<String> playing) {
        List<String> unknown = playing.stream()
                .filter(id -> !damaged.contains(id) && !fit.contains(id))
                .toList();
        services.tables().lists().of(unknown).stream()
                .map(ListedTable::table)
                .forEach(table -> (isDamaged(table) ? damaged : fit).add(table.id()));
        return playing.stream().filter(id -> !damaged.contains(id)).toList();
    }
}
