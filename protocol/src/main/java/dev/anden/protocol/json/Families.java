package dev.anden.protocol.json;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Thought;
import java.util.Arrays;
import java.util.Optional;

/// The families of records whose members are told apart by the property `type`: sealed ones, and what
/// games make of actions, events and thoughts.
public final class Families {
    private Families() {}

    /// The word by which a record is told apart; empty if it is a member of no family.
    public static Optional<String> nameOf(Class<?> type) {
        if (!type.isRecord() || !isFamily(type)) {
            return Optional.empty();
        }
        String name = type.getSimpleName();
        return Optional.of(Character.toLowerCase(name.charAt(0)) + name.substring(1));
    }

    /// Whether a type is a family or a member of one.
    static boolean isFamily(Class<?> type) {
        return type.isSealed()
                || Action.class.isAssignableFrom(type)
                || Event.class.isAssignableFrom(type)
                || Thought.class.isAssignableFrom(type)
                || Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
    }
}
