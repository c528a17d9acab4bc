package dev.anden.json;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Writes records and what they consist of: texts, numbers, flags, enums by their words, optional
/// values (`null` if they are absent), lists and maps.
public final class JsonWriter {
    private final Function<Record, Described> describing;

    /// @param describing asks a record for its names and values
    public JsonWriter(Function<Record, Described> describing) {
        this.describing = describing;
    }

    /// A value as JSON, without spaces.
    ///
    /// @throws IllegalArgumentException if something in it is of a kind that isn't known here
    public String write(Object value) {
        var json = new StringBuilder();
        write(value, json);
        return json.toString();
    }

    private void write(Object value, StringBuilder json) {
        switch (value) {
            case String text -> JsonLetters.quote(text, json);
            case Integer number -> json.append(number.intValue());
            case Long number -> json.append(number.longValue());
            case Double number -> json.append(number.doubleValue());
            case Boolean flag -> json.append(flag.booleanValue());
            case Enum<?> word -> JsonLetters.quote(word.toString(), json);
            case Optional<?> maybe -> writeOptional(maybe, json);
            case Record part -> write(describing.apply(part), json);
            case Collection<?> entries -> write(entries, json);
            case Map<?, ?> properties -> write(properties, json);
            default ->
                throw new IllegalArgumentException("It isn't known how a %s is written as JSON"
                        .formatted(value.getClass().getName()));
        }
    }

    private void writeOptional(Optional<?> maybe, StringBuilder json) {
        if (maybe.isPresent()) {
            write(maybe.get(), json);
        } else {
            json.append("null");
        }
    }

    private void write(Described part, StringBuilder json) {
        String separator = "{";
        if (!part.jsonType().isEmpty()) {
            json.append("{\"type\":");
            JsonLetters.quote(part.jsonType(), json);
            separator = ",";
        }
        String[] names = part.jsonNames();
        Object[] values = part.jsonValues();
        for (int place = 0; place < names.length; place++) {
            json.append(separator).append('"').append(names[place]).append("\":");
            write(values[place], json);
            separator = ",";
        }
        json.append(separator.equals("{") ? "{}" : "}");
    }

    private void write(Collection<?> entries, StringBuilder json) {
        String separator = "[";
        for (Object entry : entries) {
            json.append(separator);
            write(entry, json);
            separator = ",";
        }
        json.append(entries.isEmpty() ? "[]" : "]");
    }

    private void write(Map<?, ?> properties, StringBuilder json) {
        String separator = "{";
        for (Map.Entry<?, ?> property : properties.entrySet()) {
            json.append(separator);
            JsonLetters.quote(property.getKey().toString(), json);
            json.append(':');
            write(property.getValue(), json);
            separator = ",";
        }
        json.append(properties.isEmpty() ? "{}" : "}");
    }
}
