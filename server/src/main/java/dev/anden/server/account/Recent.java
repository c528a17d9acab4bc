package dev.anden.server.account;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// What is known of many for a time. When it is known of too many, what wasn't used for longest is forgotten. For one
/// thread at a time.
///
/// @param <K> of whom it is known
/// @param <V> what is known
final class Recent<K, V> {
    private final int most;
    private final Predicate<V> isOver;

    /// What wasn't used for longest comes first.
    private final Map<K, V> values = new LinkedHashMap<>(16, 0.75f, true);

    /// @param most of how many it is known at most
    /// @param isOver whether something known doesn't count any more
    Recent(int most, Predicate<V> isOver) {
        this.most = most;
        this.isOver = isOver;
    }

    /// What is known and counts still.
    Optional<V> find(K key) {
        forgetOver();
        return Optional.ofNullable(values.get(key)).filter(isOver.negate());
    }

    /// Knows something from now on, instead of what was known before.
    void put(K key, V value) {
        forgetOver();
        values.put(key, value);
        if (values.size() > most) {
            Iterator<V> each = values.values().iterator();
            each.next();
            each.remove();
        }
    }

    void remove(K key) {
        values.remove(key);
    }

    private void forgetOver() {
        Iterator<V> each = values.values().iterator();
        while (each.hasNext() && isOver.test(each.next())) {
            each.remove();
        }
    }
}
