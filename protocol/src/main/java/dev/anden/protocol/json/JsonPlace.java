package dev.anden.protocol.json;

import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;

/// Where in a text of JSON something is that couldn't be read.
public final class JsonPlace {
    private JsonPlace() {}

    /// The names and numbers on the way there: `seats[1].kind`; empty if it is the text as a whole.
    public static String of(JacksonException failure) {
        return failure.getPath().stream()
                .map(step -> step.getPropertyName() != null ? step.getPropertyName() : "[" + step.getIndex() + "]")
                .collect(Collectors.joining("."))
                .replace(".[", "[");
    }
}
