package dev.anden.server.web;

import dev.anden.protocol.json.JsonPlace;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/// Says what was wrong with a text that should have been a record, and where; not what the record's class is.
public final class JsonProblems {
    private JsonProblems() {}

    /// The refusal for a text that couldn't be read.
    public static RequestRefused of(JacksonException failure) {
        String place = JsonPlace.of(failure);
        return new RequestRefused(
                ProblemCode.BAD_MESSAGE, sentence(failure, place), place.isEmpty() ? Map.of() : Map.of("field", place));
    }

    private static String sentence(JacksonException failure, String place) {
        return switch (failure) {
            case UnrecognizedPropertyException unknown -> "There is no field %s here.".formatted(place);
            case InvalidTypeIdException unknown ->
                place.isEmpty() ? "Unknown message type." : "The field %s has an unknown type.".formatted(place);
            case InputCoercionException tooLarge ->
                place.isEmpty()
                        ? "A number in the message is larger than belongs there."
                        : "The field %s is a larger number than belongs there.".formatted(place);
            case StreamReadException broken ->
                "It isn't JSON: line %d, column %d."
                        .formatted(
                                broken.getLocation().getLineNr(),
                                broken.getLocation().getColumnNr());
            case InvalidFormatException odd
            when odd.getTargetType().isEnum() ->
                "The field %s has to be one of %s.".formatted(place, words(odd.getTargetType()));
            default ->
                place.isEmpty()
                        ? "The message isn't what belongs here."
                        : "The field %s is missing or isn't what belongs there.".formatted(place);
        };
    }

    private static String words(Class<?> kinds) {
        return Arrays.stream(kinds.getEnumConstants()).map(Object::toString).collect(Collectors.joining(", "));
    }
}
