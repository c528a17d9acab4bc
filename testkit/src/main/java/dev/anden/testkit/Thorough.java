package dev.anden.testkit;

import java.util.List;

/// How much a test looks at: as much as a build has time for, or all of it with the profile `thorough`.
///
/// A test that a build leaves out altogether has the [#TAG].
public final class Thorough {
    /// The tag of what only the profile runs.
    public static final String TAG = "thorough";

    private Thorough() {}

    /// Whether this is a run with the profile.
    public static boolean isThis() {
        return Boolean.getBoolean("anden.test.thorough");
    }

    /// Some things that are much alike: the first of them, or all.
    ///
    /// @param built how many a build has time for
    public static <T> List<T> first(int built, List<T> all) {
        return all.subList(0, amount(built, all.size()));
    }

    /// One of two amounts.
    ///
    /// @param built what a build has time for
    /// @param thorough what the profile looks at
    public static int amount(int built, int thorough) {
        return isThis() ? thorough : built;
    }
}
