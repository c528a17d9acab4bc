package dev.anden.cli;

import picocli.CommandLine.TypeConversionException;

/// Reads the numbers of a command line, and says of what is none that it isn't, in words that aren't a
/// programmer's.
final class WholeNumber {
    private WholeNumber() {}

    /// The largest number of a type of numbers.
    static long most(Class<?> type) {
        return type == int.class || type == Integer.class ? Integer.MAX_VALUE : Long.MAX_VALUE;
    }

    static int ofInt(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException none) {
            throw refused(text, Integer.MAX_VALUE);
        }
    }

    static long ofLong(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException none) {
            throw refused(text, Long.MAX_VALUE);
        }
    }

    private static TypeConversionException refused(String text, long most) {
        return new TypeConversionException(
                text.matches("-?\\d+")
                        ? "%s is too far from 0; the largest number is %d".formatted(text, most)
                        : "\"%s\" is no whole number".formatted(text));
    }
}
