package dev.anden.protocol.typescript;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Writes the public numbers of a class as one constant object.
final class Constants {
    private static final Pattern NEXT_WORD = Pattern.compile("_([a-z])");

    private Constants() {}

    /// @param name what the object is called
    /// @throws IllegalArgumentException if one of them is no number that TypeScript writes as Java does
    static String written(String name, Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) && Modifier.isPublic(field.getModifiers()))
                .map(field -> "  %s: %d,%n".formatted(inCamelCase(field.getName()), value(field)))
                .collect(Collectors.joining("", "export const %s = {%n".formatted(name), "} as const;\n"));
    }

    private static long value(Field field) {
        try {
            if (field.get(null) instanceof Number number && (double) number.longValue() == number.doubleValue()) {
                return number.longValue();
            }
        } catch (IllegalAccessException closed) {
            throw new IllegalArgumentException(field + " can't be read", closed);
        }
        throw new IllegalArgumentException(field + " is no whole number");
    }

    private static String inCamelCase(String constant) {
        String words = constant.toLowerCase(Locale.ROOT);
        return NEXT_WORD.matcher(words).replaceAll(next -> next.group(1).toUpperCase(Locale.ROOT));
    }
}
