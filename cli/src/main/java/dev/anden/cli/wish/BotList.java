package dev.anden.cli.wish;

import java.util.ArrayList;
import java.util.List;

/// Bots in a list, separated by commas: those in the quotation marks of a program's arguments separate nothing.
public final class BotList {
    private BotList() {}

    /// The bots of one option.
    ///
    /// @param pieces its values, split at all commas or at none
    public static List<String> of(List<String> pieces) {
        return split(String.join(",", pieces));
    }

    /// The bots of one value.
    public static List<String> split(String value) {
        var bots = new ArrayList<String>();
        int from = 0;
        for (int end = end(value, 0); end < value.length(); end = end(value, from)) {
            bots.add(value.substring(from, end));
            from = end + 1;
        }
        bots.add(value.substring(from));
        return List.copyOf(bots);
    }

    /// Where the bot that begins somewhere ends.
    private static int end(String value, int from) {
        int end = value.startsWith(BotWish.PROCESS, from) ? unquotedComma(value, from) : value.indexOf(',', from);
        return end < 0 ? value.length() : end;
    }

    /// A quotation mark that isn't closed is told of that program alone, so the first comma ends it.
    private static int unquotedComma(String value, int from) {
        for (int place = from; place < value.length(); place++) {
            char letter = value.charAt(place);
            if (letter == ',') {
                return place;
            }
            if (letter == '\'' || letter == '"') {
                place = value.indexOf(letter, place + 1);
                if (place < 0) {
                    return value.indexOf(',', from);
                }
            }
        }
        return -1;
    }
}
