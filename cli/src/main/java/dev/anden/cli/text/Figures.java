package dev.anden.cli.text;

import dev.anden.arena.tournament.Estimate;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.util.Locale;

/// Numbers as people read them: alike on all machines, with the comma or point of their language.
///
/// @param language that of the reader
public record Figures(Locale language) {
    private static final String MINUS = "−";
    private static final String INFINITE = "∞";

    /// Those for readers of a language.
    public static Figures of(Texts texts) {
        return new Figures(Locale.of(texts.language()));
    }

    /// A share, from 0 to 1, in per cent with tenths: `73.6%`, and in Spanish `73,6 %`, which no line is broken in.
    public String percent(double share) {
        return written("%.1f", 100 * share) + perCent();
    }

    /// A share, from 0 to 1, in per cent without tenths, for axes.
    public String wholePercent(double share) {
        return written("%.0f", 100 * share) + perCent();
    }

    /// The sign as the language writes it after a number, with a space before it or without.
    private String perCent() {
        return ((DecimalFormat) NumberFormat.getPercentInstance(language)).getPositiveSuffix();
    }

    /// With one digit after the point.
    public String tenths(double value) {
        return written("%.1f", value);
    }

    /// With two digits after the point.
    public String hundredths(double value) {
        return written("%.2f", value);
    }

    /// With three digits after the point.
    public String thousandths(double value) {
        return written("%.3f", value);
    }

    /// Rounded to a whole number.
    public String whole(double value) {
        return written("%.0f", value);
    }

    /// Milliseconds.
    public String milliseconds(double value) {
        return written("%.4f", value);
    }

    /// What is below zero has a minus, which is as wide as a plus, and not a hyphen; what rounds to zero has none.
    private String written(String format, double value) {
        String digits = String.format(language, format, Math.abs(value));
        boolean zero = digits.chars().noneMatch(digit -> digit >= '1' && digit <= '9');
        return value < 0 && !zero ? MINUS + digits : digits;
    }

    /// A figure that says what changed: what didn't fall has a plus.
    public static String signed(String figure) {
        return figure.startsWith(MINUS) ? figure : "+" + figure;
    }

    /// The interval of a share; a star says that it is another one than usual.
    public String interval(Estimate share) {
        return interval(share.low(), share.high()) + star(share);
    }

    /// The interval of a number, in whole ones: an end that nothing limits is infinite, and a star says that it is
    /// another one than usual.
    public String wholeInterval(Estimate number) {
        return end(number.low()) + " – " + end(number.high()) + star(number);
    }

    private String end(double end) {
        return Double.isInfinite(end) ? (end < 0 ? MINUS : "") + INFINITE : whole(end);
    }

    private static String star(Estimate number) {
        return number.method() == Estimate.Method.WILSON ? " *" : "";
    }

    /// The interval between two ends.
    public String interval(double low, double high) {
        return percent(low) + " – " + percent(high);
    }

    /// A number and its standard error.
    public String withError(Estimate number) {
        return tenths(number.value()) + " ± " + tenths(number.error());
    }
}
