package dev.anden.json;

import dev.anden.json.NoJsonException.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Reads JSON as RFC 8259 defines it, and nothing else that is usual elsewhere; a property that stands
/// twice is an error too. It needs no library, so that boards can be read wherever games are played.
///
/// A value ends where it can't go on: in `12km` there is a `12`, and then a letter that can't be there.
public final class JsonReader {
    /// Each level is a call within another one.
    private static final int DEEPEST = 500;

    /// Nobody calculates with more digits, and reading them as a number would take ever longer.
    private static final int LONGEST_NUMBER = 1000;

    private static final String SPACES = " \t\n\r";

    /// Words that others know as numbers.
    private static final String[] OTHER_NUMBERS = {"NaN", "Infinity", "INF"};

    private final String text;

    /// What has begun and not ended, the innermost first.
    private final Deque<Level> open = new ArrayDeque<>();

    private int at;

    /// An object or a list that is being read.
    private static final class Level {
        final Part part;

        /// The property or entry that is being read, as a part of a path.
        String place;

        /// Whether a property's name was read, and not yet its value.
        boolean isNamed;

        Level(Part part, String place) {
            this.part = part;
            this.place = place;
        }
    }

    private JsonReader(String text) {
        this.text = text;
    }

    /// What a text says; empty if it says nothing at all.
    ///
    /// @throws NoJsonException if it isn't JSON
    public static Optional<Json> read(String text) throws NoJsonException {
        var reader = new JsonReader(text);
        reader.skipSpaces();
        if (reader.isAtEnd()) {
            return Optional.empty();
        }
        Json value = reader.value();
        reader.skipSpaces();
        if (!reader.isAtEnd()) {
            throw reader.stopped();
        }
        return Optional.of(value);
    }

    private Json value() throws NoJsonException {
        return switch (here()) {
            case '{' -> properties();
            case '[' -> entries();
            case '"' -> new Json.Text(quoted());
            case '-' -> number();
            case '+' -> {
                at++;
                throw stopped();
            }
            default -> isDigit() ? number() : word();
        };
    }

    private Json properties() throws NoJsonException {
        var properties = new LinkedHashMap<String, Json>();
        Level level = enter(new Level(Part.PROPERTY, ""));
        for (boolean more = !ends('}'); more; more = goesOn('}')) {
            String name = name();
            level.place = "." + name;
            level.isNamed = true;
            skipSpaces();
            require(':');
            properties.put(name, valueOf(name, properties));
            level.isNamed = false;
        }
        open.pop();
        return new Json.Properties(properties);
    }

    private Json valueOf(String name, Map<String, Json> before) throws NoJsonException {
        skipSpaces();
        if (before.containsKey(name) && !isAtEnd()) {
            throw stopped(Part.TWICE);
        }
        return value();
    }

    private String name() throws NoJsonException {
        skipSpaces();
        if (here() != '"') {
            throw stopped();
        }
        return quoted();
    }

    private Json entries() throws NoJsonException {
        var entries = new ArrayList<Json>();
        Level level = enter(new Level(Part.ENTRY, "[0]"));
        for (boolean more = !ends(']'); more; more = goesOn(']')) {
            skipSpaces();
            entries.add(value());
            level.place = "[" + entries.size() + "]";
        }
        open.pop();
        return new Json.Entries(entries);
    }

    private Level enter(Level level) throws NoJsonException {
        at++;
        if (open.size() == DEEPEST) {
            throw stopped(Part.TOO_MUCH);
        }
        open.push(level);
        return level;
    }

    /// Whether an object or list ends here; then what follows is read next.
    private boolean ends(char end) throws NoJsonException {
        skipSpaces();
        boolean ends = here() == end;
        at += ends ? 1 : 0;
        return ends;
    }

    private boolean goesOn(char end) throws NoJsonException {
        if (ends(end)) {
            return false;
        }
        require(',');
        return true;
    }

    private void require(char letter) throws NoJsonException {
        if (here() != letter) {
            throw stopped();
        }
        at++;
    }

    private String quoted() throws NoJsonException {
        var quoted = new StringBuilder();
        for (at++; here() != '"'; at++) {
            if (JsonLetters.isControl(here())) {
                throw stopped();
            }
            quoted.append(here() == '\\' ? escaped() : here());
        }
        at++;
        return quoted.toString();
    }

    /// The letter that is meant by what follows a backslash; its last letter is here afterwards.
    private char escaped() throws NoJsonException {
        at++;
        if (here() != 'u') {
            if (!JsonLetters.isEscape(here())) {
                throw stopped();
            }
            return JsonLetters.meant(here());
        }
        int code = 0;
        for (int digits = 0; digits < 4; digits++) {
            at++;
            int digit = here() < 0x80 ? Character.digit(here(), 16) : -1;
            if (digit < 0) {
                throw stopped();
            }
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private Json number() throws NoJsonException {
        int start = at;
        at += here() == '-' ? 1 : 0;
        if (!isDigit()) {
            throw stopped();
        }
        if (here() == '0') {
            at++;
        } else {
            skipDigits();
        }
        if (at < text.length() && here() == '.' && isDigit(at + 1)) {
            at++;
            skipDigits();
        }
        skipExponent();
        if (at - start > LONGEST_NUMBER) {
            throw stopped(Part.TOO_MUCH);
        }
        return new Json.Numeral(text.substring(start, at));
    }

    private void skipExponent() {
        if (at < text.length() && "eE".indexOf(text.charAt(at)) >= 0) {
            boolean signed = at + 1 < text.length() && "+-".indexOf(text.charAt(at + 1)) >= 0;
            int digits = at + (signed ? 2 : 1);
            if (isDigit(digits)) {
                at = digits;
                skipDigits();
            }
        }
    }

    private void skipDigits() {
        while (isDigit(at)) {
            at++;
        }
    }

    private boolean isDigit() throws NoJsonException {
        here();
        return isDigit(at);
    }

    private boolean isDigit(int place) {
        return place < text.length() && text.charAt(place) >= '0' && text.charAt(place) <= '9';
    }

    private Json word() throws NoJsonException {
        int end = at;
        while (end < text.length() && Character.isLetter(text.charAt(end))) {
            end++;
        }
        String word = text.substring(at, end);
        for (Json.Word known : Json.Word.WRITTEN) {
            if (word.equals(known.toString())) {
                at = end;
                return known;
            }
        }
        for (String number : OTHER_NUMBERS) {
            if (word.equals(number)) {
                at = end;
            }
        }
        throw stopped();
    }

    private void skipSpaces() {
        while (!isAtEnd() && SPACES.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean isAtEnd() {
        return at == text.length();
    }

    private char here() throws NoJsonException {
        if (isAtEnd()) {
            throw stopped();
        }
        return text.charAt(at);
    }

    private NoJsonException stopped() {
        Level innermost = open.peek();
        if (innermost == null) {
            return stopped(Part.WHOLE);
        }
        return stopped(innermost.isNamed ? Part.NAMED : innermost.part);
    }

    private NoJsonException stopped(Part part) {
        var path = new StringBuilder();
        open.descendingIterator().forEachRemaining(level -> path.append(level.place));
        // A path may be as long as it is nested.
        return new NoJsonException(
                at,
                part == Part.TOO_MUCH ? "" : path.toString().startsWith(".") ? path.substring(1) : path.toString(),
                part);
    }
}
