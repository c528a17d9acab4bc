package dev.anden.server.testing;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/// Bodies of JSON that nobody sends who means well, made of what a record looks like.
public final class HostileBodies {
    /// Texts of which something might be made that they are not.
    public static final List<String> TEXTS = List.of(
            "' or '1'='1",
            "'; drop table ply; --",
            "\" or \"\"=\"",
            "1; update person set name = 'x'",
            "\\",
            "%",
            "%27%20or%201=1",
            "../../../../etc/passwd",
            "..%2f..%2fetc%2fpasswd",
            "/etc/passwd",
            "file:///etc/passwd",
            "${jndi:ldap://localhost/a}",
            "{{7*7}}",
            "<script>alert(1)</script>",
            "a\u0000b",
            "a\u202eb",
            "e\u0301\u0301\u0301\u0301",
            "\ud800",
            "99999999999999999999",
            "-1",
            "NaN",
            "a".repeat(3_000));

    /// What may stand in a place instead of whatever belongs there, as JSON.
    private static final List<String> VALUES = List.of(
            "null",
            "[]",
            "{}",
            "true",
            "99999999999999999999999999",
            "-1",
            "1e400",
            "1.5",
            "\"\\ud800\"",
            "\"\\u0000\"",
            "[".repeat(3_000) + "]".repeat(3_000));

    private HostileBodies() {}

    /// One body after the other, in each of which one thing is hostile.
    ///
    /// @param type what is read from the body
    public static List<String> of(Type type) {
        var bodies = new ArrayList<String>();
        String usual = usual(type);
        bodies.addAll(VALUES);
        bodies.add(usual.replaceFirst("}$", ",\"unheard\":1}"));
        bodies.add("{\"\\ud800\":1}");
        bodies.add(usual.replaceFirst("^\\{(\"[^\"]+\":[^,}]*)", "{$1,$1"));
        bodies.add(usual.substring(0, usual.length() / 2));
        for (String place : places(type, "")) {
            Stream.concat(TEXTS.stream().map(Guest.JSON::writeValueAsString), VALUES.stream())
                    .forEach(value -> bodies.add(written(type, "", place, value)));
        }
        return bodies;
    }

    private static String usual(Type type) {
        return written(type, "", "nowhere", "");
    }

    /// What a record looks like, with a text wherever it has one but for its `command`.
    public static String usual(Type type, String text) {
        String quoted = Guest.JSON.writeValueAsString(text);
        return usual(type).replaceAll("(?<!command\":)\"x\"", Matcher.quoteReplacement(quoted));
    }

    /// The places in what a type looks like, each by the names that lead to it.
    private static List<String> places(Type type, String way) {
        if (!(type instanceof Class<?> kind) || !kind.isRecord()) {
            return type instanceof ParameterizedType of && of.getRawType() == List.class
                    ? both(way, places(of.getActualTypeArguments()[0], way + "/0"))
                    : List.of(way);
        }
        return Stream.of(kind.getRecordComponents())
                .flatMap(component -> places(component.getGenericType(), way + "/" + component.getName()).stream())
                .toList();
    }

    private static List<String> both(String one, List<String> others) {
        return Stream.concat(Stream.of(one), others.stream()).toList();
    }

    private static String written(Type type, String way, String place, String value) {
        if (way.equals(place)) {
            return value;
        }
        if (type instanceof ParameterizedType of) {
            return of.getRawType() == List.class
                    ? "[" + written(of.getActualTypeArguments()[0], way + "/0", place, value) + "]"
                    : of.getRawType() == Optional.class ? "null" : "{}";
        }
        Class<?> kind = (Class<?>) type;
        if (kind.isRecord()) {
            return Stream.of(kind.getRecordComponents())
                    .map(component -> field(component, way, place, value))
                    .reduce((one, other) -> one + "," + other)
                    .map(fields -> "{" + fields + "}")
                    .orElse("{}");
        }
        return kind.isEnum()
                ? Guest.JSON.writeValueAsString(kind.getEnumConstants()[0])
                : SIMPLE.getOrDefault(kind.getSimpleName(), "{\"type\":\"none\"}");
    }

    private static final Map<String, String> SIMPLE =
            Map.of("String", "\"x\"", "int", "0", "long", "0", "boolean", "false", "double", "0");

    private static String field(RecordComponent component, String way, String place, String value) {
        String inside = way + "/" + component.getName();
        return "\"%s\":%s".formatted(component.getName(), written(component.getGenericType(), inside, place, value));
    }
}
