package dev.anden.server.store.people;

/// Somebody, a person or a program, was to have a table or a seat and has been forgotten meanwhile. Nothing was
/// written: nobody could leave it any more.
public final class ForgottenPerson extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ForgottenPerson() {
        super("Somebody isn't known any more");
    }
}
