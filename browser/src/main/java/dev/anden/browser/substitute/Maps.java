package dev.anden.browser.substitute;

import java.util.SortedMap;

/// Methods of `Collections`.
public final class Maps {
    private Maps() {}

    /// A map that nobody writes to any more: that it isn't guarded makes no difference to a program that never does.
    public static <K, V> SortedMap<K, V> unmodifiable(SortedMap<K, V> map) {
        return map;
    }
}
