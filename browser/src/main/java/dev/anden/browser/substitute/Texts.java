package dev.anden.browser.substitute;

import java.util.ArrayList;
import java.util.stream.Stream;

/// Methods of `String`.
public final class Texts {
    private Texts() {}

    /// The lines of a text, without what ends them.
    public static Stream<String> lines(String text) {
        var lines = new ArrayList<String>();
        int start = 0;
        while (start < text.length()) {
            int end = start;
            while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
                end++;
            }
            lines.add(text.substring(start, end));
            start = text.startsWith("\r\n", end) ? end + 2 : end + 1;
        }
        return lines.stream();
    }
}
