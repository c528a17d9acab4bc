package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.TypeConversionException;

/// Reads the numbers of a command line. What is none is refused, and [Errors] says so in words that aren't a
/// programmer's.
public final class WholeNumber {
    private WholeNumber() {}

    /// Whether values of a type are read here.
    static boolean reads(Class<?> type) {
        return type == int.class || type == Integer.class || type == long.class || type == Long.class;
    }

    /// The largest number of a type that is read here.
    static long most(Class<?> type) {
        return type == int.class || type == Integer.class ? Integer.MAX_VALUE : Long.MAX_VALUE;
    }

    /// Why a value of an argument isn't a number that is read here.
    ///
    /// @param name what a person calls the argument, or where it is set
    public static Sentence refused(String name, String value, ArgSpec argument) {
        if (value.matches("-?\\d+")) {
            return Sentence.of("call.number.large", name, value, most(Errors.type(argument)));
        }
        // What has to be given has no usual value; a field of it would say 0.
        String usual = argument.required() ? "" : argument.defaultValueString();
        return usual.matches("\\d+")
                ? Sentence.of("call.number.such", name, value, usual)
                : Sentence.of("call.number", name, value);
    }

    /// One that is an `int`.
    ///
    /// @throws TypeConversionException if it is none, or too large
    public static int ofInt(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException none) {
            throw new TypeConversionException(text);
        }
    }

    /// One that is a `long`.
    ///
    /// @throws TypeConversionException if it is none, or too large
    public static long ofLong(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException none) {
            throw new TypeConversionException(text);
        }
    }
}
