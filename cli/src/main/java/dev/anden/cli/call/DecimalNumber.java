package dev.anden.cli.call;

import dev.anden.cli.text.Sentence;
import dev.anden.cli.text.Texts;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.TypeConversionException;

/// Reads the numbers of a command line that may have a fraction: with a point, or with the comma of the reader's
/// language. What is none is refused, and [Errors] says so.
public final class DecimalNumber implements ITypeConverter<Double> {
    /// Neither groups of digits, which one language separates by what is another one's comma, nor what only
    /// programmers write, such as `1e-3` and `NaN`.
    private static final Pattern WRITTEN = Pattern.compile("[+-]?(\\d+([.]\\d*)?|[.]\\d+)");

    private final Texts texts;

    /// @param texts those of the reader, whose comma is read as well
    public DecimalNumber(Texts texts) {
        this.texts = texts;
    }

    /// Whether values of a type are read here.
    static boolean reads(Class<?> type) {
        return type == double.class || type == Double.class;
    }

    @Override
    public Double convert(String text) {
        String pointed = text.replace(texts.decimalMark(), '.');
        if (!WRITTEN.matcher(pointed).matches()) {
            throw new TypeConversionException(text);
        }
        return Double.parseDouble(pointed);
    }

    /// Why a value of an argument isn't a number that is read here. All such arguments have a usual value.
    Sentence refused(String name, String value, ArgSpec argument) {
        double usual = Double.parseDouble(argument.defaultValue());
        return Sentence.of("call.number.decimal", name, value, texts.number(usual));
    }
}
