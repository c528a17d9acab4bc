package dev.anden.cli;

import dev.anden.arena.tournament.Estimate;
import java.util.Locale;

/// Numbers as people read them, alike on all machines and in all languages.
final class Figures {
    private Figures() {}

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    static String hundredths(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    static String whole(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }

    /// Milliseconds.
    static String milliseconds(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }

    /// The interval of a share.
    static String interval(Estimate share) {
        return interval(share.low(), share.high());
    }

    /// The same by its ends.
    static String interval(double low, double high) {
        return percent(low) + " – " + percent(high);
    }

    /// A number and its standard error.
    static String withError(Estimate number) {
        return tenths(number.value()) + " ± " + tenths(number.error());
    }
}
