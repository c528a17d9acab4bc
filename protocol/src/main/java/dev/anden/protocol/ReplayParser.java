package dev.anden.protocol;

import dev.anden.engine.NotationException;
import dev.anden.engine.State;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// Reads a [ReplayFile], line by line.
final class ReplayParser {
    private final List<String> lines;
    private int next;

    ReplayParser(String text) {
        lines = text.lines().map(String::strip).toList();
    }

    ReplayFile parse() {
        if (!take("\"" + ReplayFile.TITLE + "\"").equals(ReplayFile.TITLE)) {
            throw wrong("\"" + ReplayFile.TITLE + "\"");
        }
        String game = valueOf("game");
        int rules = number(valueOf("rules"), "the version of the rules");
        List<String> seats = seats();
        Optional<String> seed = peekIs("seed") ? Optional.of(valueOf("seed")) : Optional.empty();
        var plies = new ArrayList<ReplayFile.Line>();
        while (!peekIs("end")) {
            plies.add(ply(seats.size()));
        }
        return new ReplayFile(game, rules, seats, seed, plies, end(plies.size()));
    }

    private List<String> seats() {
        var seats = new ArrayList<String>();
        while (peekIs("seat")) {
            String[] words = valueOf("seat").split(" ", 2);
            if (words.length < 2 || !words[0].equals(Integer.toString(seats.size()))) {
                throw wrong("\"seat %d\" and who sat there".formatted(seats.size()));
            }
            seats.add(words[1]);
        }
        return seats;
    }

    private ReplayFile.Line ply(int seats) {
        String[] words = take("a ply or \"end\"").split(" ", 2);
        boolean chance = words[0].equals(ReplayFile.CHANCE);
        int actor = chance ? State.CHANCE : number(words[0], "\"chance\", a seat or \"end\"");
        if (words.length < 2 || (!chance && (actor < 0 || actor >= seats))) {
            throw wrong("\"chance\" or one of %d seats, and what it did".formatted(seats));
        }
        return new ReplayFile.Line(actor, words[1]);
    }

    private long end(int plies) {
        String[] words = valueOf("end").split(" ", 2);
        if (words.length < 2 || number(words[0], "the number of plies") != plies) {
            throw wrong("\"end %d\" and a hash, for as many plies stand above".formatted(plies));
        }
        try {
            return HexFormat.fromHexDigitsToLong(words[1]);
        } catch (IllegalArgumentException unreadable) {
            throw wrong("a hash of 16 hex digits");
        }
    }

    private boolean peekIs(String word) {
        skipEmpty();
        return next < lines.size() && lines.get(next).startsWith(word + " ");
    }

    private String valueOf(String word) {
        String line = take("\"" + word + "\"");
        if (!line.startsWith(word + " ")) {
            throw wrong("\"" + word + "\"");
        }
        return line.substring(word.length() + 1).strip();
    }

    private String take(String expected) {
        skipEmpty();
        if (next == lines.size()) {
            throw new NotationException(
                    "The replay is cut short: after line %d there should be %s".formatted(next, expected));
        }
        return lines.get(next++);
    }

    private void skipEmpty() {
        while (next < lines.size()
                && (lines.get(next).isEmpty() || lines.get(next).startsWith("#"))) {
            next++;
        }
    }

    private int number(String word, String expected) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException unreadable) {
            throw wrong(expected);
        }
    }

    private NotationException wrong(String expected) {
        return new NotationException(
                "Line %d of the replay is \"%s\" and should be %s".formatted(next, lines.get(next - 1), expected));
    }
}
