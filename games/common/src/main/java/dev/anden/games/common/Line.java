package dev.anden.games.common;

import dev.anden.engine.NotationException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/// A line of a position's text.
///
/// @param name its first word
/// @param words the others
public record Line(String name, List<String> words) {
    public Line {
        words = List.copyOf(words);
    }

    /// Refuses a line that is written otherwise.
    ///
    /// @param form of the whole line, its name included
    /// @throws NotationException if it is
    public void require(LineForm form) {
        if (!form.fits(List.of(toString().split(" ")))) {
            throw LineFlaw.FORM.wrong("found", this, "form", form.text());
        }
    }

    /// The number that a word is; only where the line's form was looked at before.
    public int number(int place) {
        return Integer.parseInt(words.get(place));
    }

    /// The indexes of what the words name, in their order.
    ///
    /// @throws NotationException if a word appears twice, or names nothing
    public IntStream indexes(ToIntFunction<String> index) {
        Set<String> seen = new HashSet<>();
        return words.stream().mapToInt(word -> {
            if (!seen.add(word)) {
                throw twice(word);
            }
            return index.applyAsInt(word);
        });
    }

    /// The indexes of what the words name, as bits.
    ///
    /// @throws NotationException if a word appears twice, or names nothing
    public long bits(ToIntFunction<String> index) {
        return indexes(index).mapToLong(bit -> 1L << bit).reduce(0, (some, bit) -> some | bit);
    }

    /// The index of what the line's only word names; -1 if the line has no word.
    ///
    /// @throws NotationException if there are more words, or the one names nothing
    public int oneOrNone(ToIntFunction<String> index) {
        if (words.size() > 1) {
            throw LineFlaw.ONE_AT_MOST.wrong();
        }
        return words.isEmpty() ? -1 : index.applyAsInt(words.getFirst());
    }

    /// What the words set, each written `NAME=VALUE`, in their order.
    ///
    /// @throws NotationException if a word is written otherwise
    public List<Setting> settings() {
        return words.stream().map(Setting::of).toList();
    }

    /// What says that a word appears twice.
    public static NotationException twice(String word) {
        return LineFlaw.WORD_TWICE.wrong("word", word);
    }

    /// As it is written.
    @Override
    public String toString() {
        return words.isEmpty() ? name : name + " " + String.join(" ", words);
    }

    /// A word of the form `NAME=VALUE`.
    public record Setting(String name, String value) {
        /// @throws NotationException if a word isn't of this form
        public static Setting of(String word) {
            List<String> parts = List.of(word.split("=", -1));
            if (parts.size() != 2) {
                throw LineFlaw.SETTING.wrong("found", word);
            }
            return new Setting(parts.getFirst(), parts.getLast());
        }

        /// The number that the value is; only where the line's form was looked at before.
        public int number() {
            return Integer.parseInt(value);
        }
    }
}
