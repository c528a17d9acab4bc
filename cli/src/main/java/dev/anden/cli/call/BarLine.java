package dev.anden.cli.call;

import java.io.PrintWriter;
import java.util.Set;

/// A line with a bar and some words behind it that is drawn again and again; it is seen on a terminal that can go back
/// in a line, and nowhere else.
public final class BarLine {
    private static final int WIDEST = 40;

    /// How wide a terminal is that doesn't say so.
    private static final int USUAL = 80;

    /// What the variable `TERM` says of a terminal that can't go back; it isn't set where nobody looks.
    private static final Set<String> DUMB = Set.of("", "dumb");

    private final boolean isSeen;
    private final PrintWriter err;

    /// The last column stays empty, since some terminals go on to the next line behind it.
    private final int room;

    public BarLine(Surroundings surroundings) {
        isSeen = surroundings.terminal()
                && !DUMB.contains(surroundings.environment().getOrDefault("TERM", ""));
        err = surroundings.err();
        room = columns(surroundings.environment().getOrDefault("COLUMNS", "")) - 1;
    }

    private static int columns(String told) {
        return told.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(told) : USUAL;
    }

    /// Whether anything is drawn at all.
    public boolean isSeen() {
        return isSeen;
    }

    /// Draws it: the bar as long as there is room for it beside the words.
    ///
    /// @param share how much of the bar is filled, from 0 to 1
    public void draw(double share, String words) {
        if (isSeen) {
            String shown = words.substring(0, Math.min(words.length(), room));
            err.print("\r" + bar(share, Math.min(WIDEST, room - shown.length() - "[] ".length())) + shown + "\u001b[K");
            err.flush();
        }
    }

    private static String bar(double share, int width) {
        if (width <= 0) {
            return "";
        }
        int filled = (int) (share * width);
        return "[%s%s] ".formatted("#".repeat(filled), "·".repeat(width - filled));
    }

    /// Leaves the line empty.
    public void erase() {
        if (isSeen) {
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
