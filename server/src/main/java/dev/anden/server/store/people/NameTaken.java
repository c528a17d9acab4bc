package dev.anden.server.store.people;

/// Somebody was to be called like somebody else beside whom they sit, or like a program of their own. Nothing was
/// written.
public final class NameTaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String name;
    private final boolean own;

    private NameTaken(String name, boolean own) {
        super("Somebody else has the name, or one that looks like it");
        this.name = name;
        this.own = own;
    }

    /// Somebody at one of their tables has it.
    static NameTaken beside(String name) {
        return new NameTaken(name, false);
    }

    /// A program has it, and its owner, or another program of theirs, was to have it.
    static NameTaken own(String name) {
        return new NameTaken(name, true);
    }

    /// The name that the other one has.
    public String name() {
        return name;
    }

    /// Whether it is a matter between a person and their programs.
    public boolean isOwn() {
        return own;
    }
}
