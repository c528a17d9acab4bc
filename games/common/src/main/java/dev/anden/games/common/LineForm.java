package dev.anden.games.common;

import java.util.List;
import java.util.stream.IntStream;

/// How a line is written, as a person reads it and as it is checked: words as they stand, `0..6` for a whole number
/// in this range, `on|off` for one of several words, `NAME` for any word; after `=`, and between commas, too.
///
/// @param text such as `seat 0 at=BUILDING die=0..6`
public record LineForm(String text) {
    private static final String NUMBER = "-?\\d{1,9}";
    private static final String RANGE = "(" + NUMBER + ")\\.\\.(" + NUMBER + ")";

    /// Whether so many words, and no more, are written like this.
    public boolean fits(List<String> line) {
        return line.size() == size() && begins(line);
    }

    /// Whether a line's first words are written like this.
    public boolean begins(List<String> line) {
        List<String> forms = List.of(text.split(" "));
        return line.size() >= forms.size()
                && IntStream.range(0, forms.size()).allMatch(place -> fits(forms.get(place), line.get(place)));
    }

    private int size() {
        return text.split(" ").length;
    }

    private static boolean fits(String form, String word) {
        int name = form.indexOf('=') + 1;
        if (!word.startsWith(form.substring(0, name))) {
            return false;
        }
        List<String> forms = List.of(form.substring(name).split(","));
        List<String> values = List.of(word.substring(name).split(",", -1));
        return forms.size() == values.size()
                && IntStream.range(0, forms.size()).allMatch(part -> isValue(forms.get(part), values.get(part)));
    }

    private static boolean isValue(String form, String value) {
        if (form.matches(RANGE)) {
            List<String> ends = List.of(form.split("\\.\\."));
            return value.matches(NUMBER)
                    && Integer.parseInt(value) >= Integer.parseInt(ends.getFirst())
                    && Integer.parseInt(value) <= Integer.parseInt(ends.getLast());
        }
        if (form.matches("[A-Z]+")) {
            return !value.isEmpty();
        }
        return List.of(form.split("\\|")).contains(value);
    }
}
