package dev.anden.protocol.typescript;

import dev.anden.engine.Action;
import dev.anden.engine.Event;
import dev.anden.engine.Thought;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What a Java type is called in TypeScript.
final class TypeNames {
    private static final Map<Type, String> SIMPLE = Map.ofEntries(
            Map.entry(int.class, "number"),
            Map.entry(long.class, "number"),
            Map.entry(double.class, "number"),
            Map.entry(Integer.class, "number"),
            Map.entry(Long.class, "number"),
            Map.entry(Double.class, "number"),
            Map.entry(boolean.class, "boolean"),
            Map.entry(Boolean.class, "boolean"),
            Map.entry(String.class, "string"),
            Map.entry(Action.class, "GameAction"),
            Map.entry(Event.class, "GameEvent"),
            Map.entry(Thought.class, "GameThought"),
            Map.entry(Record.class, "GameView"));

    /// The TypeScript type of a record's component.
    ///
    /// @throws IllegalArgumentException if the wire has no such type
    String name(Type type) {
        if (SIMPLE.containsKey(type)) {
            return SIMPLE.get(type);
        }
        if (type instanceof Class<?> declared && (declared.isRecord() || declared.isEnum() || declared.isSealed())) {
            return declared.getSimpleName();
        }
        if (type instanceof ParameterizedType generic) {
            List<Type> arguments = List.of(generic.getActualTypeArguments());
            if (generic.getRawType() == Optional.class) {
                return name(arguments.getFirst()) + " | null";
            }
            if (generic.getRawType() == List.class) {
                String element = name(arguments.getFirst());
                return "readonly %s[]".formatted(element.contains(" ") ? "(" + element + ")" : element);
            }
            if (generic.getRawType() == Map.class) {
                return map(arguments.getFirst(), name(arguments.getLast()));
            }
        }
        throw new IllegalArgumentException("The wire has no type " + type);
    }

    private String map(Type key, String value) {
        boolean partial = key instanceof Class<?> declared && declared.isEnum();
        return partial
                ? "Readonly<Partial<Record<%s, %s>>>".formatted(name(key), value)
                : "Readonly<Record<string, %s>>".formatted(value);
    }

    /// The types declared by the project that a type is made of.
    Stream<Class<?>> declared(Type type) {
        if (SIMPLE.containsKey(type)) {
            return Stream.of();
        }
        if (type instanceof ParameterizedType generic) {
            return Arrays.stream(generic.getActualTypeArguments()).flatMap(this::declared);
        }
        return type instanceof Class<?> declared ? Stream.of(declared) : Stream.of();
    }
}
