package dev.anden.server.table;

import java.util.LinkedHashSet;
import java.util.Set;

/// Ids that are remembered: no more than so many, and the one that came first makes room.
final class RecentIds {
    /// How many are remembered where there are few.
    static final int MOST = 1_000;

    private final Set<String> ids = new LinkedHashSet<>();
    private final int most;

    RecentIds() {
        this(MOST);
    }

    /// @param most how many are remembered
    RecentIds(int most) {
        this.most = most;
    }

    synchronized void add(String id) {
        if (ids.add(id) && ids.size() > most) {
            ids.remove(ids.iterator().next());
        }
    }

    synchronized void remove(String id) {
        ids.remove(id);
    }

    synchronized boolean contains(String id) {
        return ids.contains(id);
    }
}
