package dev.anden.server.table;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/// What has failed by itself, and is left alone for a while: it is neither tried without end, nor does it keep anything
/// else from its turn. No more than so many are remembered, and the one that failed first makes room. For one thread at
/// a time.
public final class LeftAlone {
    /// How many are remembered.
    public static final int MOST = 1_000;

    private final Duration rest;

    /// When each failed, in milliseconds since 1970.
    private final Map<String, Long> failed = new LinkedHashMap<>();

    /// @param rest for how long each is left alone
    public LeftAlone(Duration rest) {
        this.rest = rest;
    }

    /// @param now in milliseconds since 1970
    public void add(String id, long now) {
        if (failed.size() == MOST) {
            failed.remove(failed.keySet().iterator().next());
        }
        failed.put(id, now);
    }

    /// Whether one is left alone. What is yet to come failed while a clock was wrong.
    ///
    /// @param now in milliseconds since 1970
    public boolean contains(String id, long now) {
        failed.values().removeIf(at -> Math.abs(now - at) >= rest.toMillis());
        return failed.containsKey(id);
    }
}
