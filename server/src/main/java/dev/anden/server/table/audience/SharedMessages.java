package dev.anden.server.table.audience;

import dev.anden.protocol.ServerMessage;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// What is told of one change, worked out once for all those to whom it says the same: hundreds may look on. To be used
/// by one thread, as long as nothing changes.
public final class SharedMessages implements Function<Observer, ServerMessage> {
    private final Predicate<Observer> alike;
    private final Function<Observer, ServerMessage> message;
    private Optional<ServerMessage> same = Optional.empty();

    /// @param alike to whom it says the same
    public SharedMessages(Predicate<Observer> alike, Function<Observer, ServerMessage> message) {
        this.alike = alike;
        this.message = message;
    }

    @Override
    public ServerMessage apply(Observer observer) {
        if (!alike.test(observer)) {
            return message.apply(observer);
        }
        ServerMessage told = same.orElseGet(() -> message.apply(observer));
        same = Optional.of(told);
        return told;
    }
}
