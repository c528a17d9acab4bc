package dev.anden.server.account;

import java.util.Optional;
import java.util.function.Supplier;

/// Something that takes long to make, and is made when it is first needed.
final class Lazy<T> implements Supplier<T> {
    private final Supplier<T> making;
    private Optional<T> made = Optional.empty();

    Lazy(Supplier<T> making) {
        this.making = making;
    }

    @Override
    public synchronized T get() {
        if (made.isEmpty()) {
            made = Optional.of(making.get());
        }
        return made.get();
    }
}
