package dev.anden.cli;

import dev.anden.arena.tournament.Estimate;
import dev.anden.cli.text.Texts;
import java.util.Locale;

/// Numbers as people read them: alike on all machines, with the comma or point of their language.
///
/// @param language that of the reader
record Figures(Locale language) {
    private static final String MINUS = "−";

    static Figures of(Texts texts) {
        return new Figures(Locale.of(texts.language()));
    }

    String percent(double share) {
        return written("%.1f %%", 100 * share);
    }

    /// Percent without tenths, for axes.
    String wholePercent(double share) {
        return written("%.0f %%", 100 * share);
    }

    String tenths(double value) {
        return written("%.1f", value);
    }

    String hundredths(double value) {
        return written("%.2f", value);
    }

    String thousandths(double value) {
        return written("%.3f", value);
    }

    String whole(double value) {
        return written("%.0f", value);
    }

    /// Milliseconds.
    String milliseconds(double value) {
        return written("%.4f", value);
    }

    /// What is below zero has a minus, which is as wide as a plus, and not a hyphen; what rounds to zero has none.
    private String written(String format, double value) {
        String digits = String.format(language, format, Math.abs(value));
        boolean zero = digits.chars().noneMatch(digit -> digit >= '1' && digit <= '9');
        return value < 0 && !zero ? MINUS + digits : digits;
    }

    /// A figure that says what changed: what didn't fall has a plus.
    static String signed(String figure) {
        return figure.startsWith(MINUS) ? figure : "+" + figure;
    }

    /// The interval of a share; a star says that it is another one than usual.
    String interval(Estimate share) {
        return interval(share.low(), share.high()) + (share.method() == Estimate.Method.WILSON ? " *" : "");
    }

    /// The interval between two ends.
    String interval(double low, double high) {
        return percent(low) + " – " + percent(high);
    }

    /// A number and its standard error.
    String withError(Estimate number) {
        return tenths(number.value()) + " ± " + tenths(number.error());
    }
}
