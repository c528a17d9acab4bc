package dev.anden.server.store.people;

/// Which names can be taken for one another. It is asked in the middle of a change, and maybe more than once.
@FunctionalInterface
public interface Resemblance {
    /// Nobody's for anybody's.
    Resemblance NONE = (_, _) -> false;

    /// Whether a name can be taken for another one.
    boolean isLike(String name, String other);
}
