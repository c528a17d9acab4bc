package dev.anden.games.boardfile;

import dev.anden.engine.Phrase;
import dev.anden.json.NoJsonException;
import dev.anden.json.NoJsonException.Part;

/// Where a text stopped being JSON. What is said here follows from where it stopped, and from what is written there.
final class Malformed {
    /// What people write, or their editors, where a straight double quote is meant.
    private static final String OTHER_QUOTES = "'`´‘’‚“”„«»";

    private static final String NEAR_DIGITS = "+-.";

    private final String text;
    private final int offset;
    private final String path;
    private final Part part;

    private Malformed(String text, NoJsonException stopped) {
        this.text = text;
        this.offset = stopped.offset();
        this.path = stopped.path();
        this.part = stopped.part();
    }

    /// What is wrong where the reader gave up.
    static BoardProblem of(String file, String text, NoJsonException stopped) {
        var malformed = new Malformed(text, stopped);
        Phrase what =
                FileFlaw.NOT_JSON.of("line", malformed.line(), "column", malformed.column(), "reason", malformed.why());
        return new BoardProblem(file, malformed.path, what);
    }

    private int line() {
        int line = 1;
        for (int place = 0; place < offset; place++) {
            line += endsLine(place) ? 1 : 0;
        }
        return line;
    }

    private int column() {
        int start = offset;
        while (start > 0 && !endsLine(start - 1)) {
            start--;
        }
        return offset - start + 1;
    }

    /// Whether a line ends with a letter: with that of a new line, or with a carriage return that stands for one.
    private boolean endsLine(int place) {
        char letter = text.charAt(place);
        return letter == '\n' || (letter == '\r' && !text.startsWith("\n", place + 1));
    }

    private Phrase why() {
        return switch (part) {
            case TOO_MUCH -> JsonFlaw.TOO_MUCH.of();
            case TWICE -> JsonFlaw.TWICE.of("name", path.substring(path.lastIndexOf('.') + 1));
            case WHOLE, ENTRY, NAMED, PROPERTY -> offset == text.length() ? JsonFlaw.ENDS_EARLY.of() : atLetter();
        };
    }

    private Phrase atLetter() {
        char here = text.charAt(offset);
        if (Character.isISOControl(here)) {
            return Character.isWhitespace(here)
                    ? JsonFlaw.NOT_IN_A_TEXT.of()
                    : JsonFlaw.CONTROL.of("code", "U+%04X".formatted((int) here));
        }
        if (here == '/' || here == '#') {
            return JsonFlaw.COMMENT.of();
        }
        if (inAnEscape()) {
            return JsonFlaw.NO_ESCAPE.of();
        }
        if (OTHER_QUOTES.indexOf(here) >= 0) {
            return JsonFlaw.NOT_QUOTED.of("found", found());
        }
        if (part == Part.WHOLE) {
            return (lastBefore() == ' ' ? JsonFlaw.START : JsonFlaw.MORE).of("found", found());
        }
        return inNumber(here) ? JsonFlaw.NO_NUMBER.of() : within(here);
    }

    private Phrase within(char here) {
        // The parser stops only behind words that others know as numbers, such as `NaN`.
        if (endsAnotherWord()) {
            return JsonFlaw.NO_NUMBER.of();
        }
        char before = lastBefore();
        boolean closes = here == ']' || here == '}' || here == ',';
        if (before == ',' && closes) {
            return JsonFlaw.COMMA_TOO_MANY.of("found", here);
        }
        if (before == '{' || (before == ',' && part == Part.PROPERTY)) {
            return JsonFlaw.NOT_QUOTED.of("found", found());
        }
        if (part == Part.NAMED && before != ':') {
            return JsonFlaw.COLON_MISSING.of("found", found());
        }
        if (here == ']' || here == '}') {
            return (before == ':' ? JsonFlaw.NOT_HERE : JsonFlaw.CLOSES_NOTHING).of("found", here);
        }
        if (Character.isLetter(here)) {
            return before == ':' || before == '[' || before == ','
                    ? JsonFlaw.NO_VALUE.of("found", found())
                    : JsonFlaw.COMMA_MISSING.of("found", found());
        }
        boolean begins = here == '"' || here == '{' || here == '[' || here == '-' || Character.isDigit(here);
        return (begins ? JsonFlaw.COMMA_MISSING : JsonFlaw.NOT_HERE).of("found", found());
    }

    private boolean endsAnotherWord() {
        String word = text.substring(wordStart(), offset);
        return word.equals("NaN") || word.endsWith("Infinity") || word.equals("INF");
    }

    private int wordStart() {
        int start = offset;
        while (start > 0 && Character.isLetter(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private boolean inAnEscape() {
        int start = offset;
        while (start > 0 && offset - start < 4 && Character.digit(text.charAt(start - 1), 16) >= 0) {
            start--;
        }
        return text.startsWith("\\u", start - 2) || (offset > 0 && text.charAt(offset - 1) == '\\');
    }

    private boolean inNumber(char here) {
        char last = offset == 0 ? ' ' : text.charAt(offset - 1);
        boolean commaForPoint = last == ','
                && Character.isDigit(here)
                && offset > 1
                && Character.isDigit(text.charAt(offset - 2))
                && part == Part.PROPERTY;
        return commaForPoint
                || here == '.'
                || here == '+'
                || NEAR_DIGITS.indexOf(last) >= 0
                || (Character.isDigit(last) && Character.isLetterOrDigit(here));
    }

    /// The last character before that isn't a space; a space if there is none.
    private char lastBefore() {
        String before = text.substring(0, offset).strip();
        return before.isEmpty() ? ' ' : before.charAt(before.length() - 1);
    }

    /// The word that stands here, without the quote before it, or the one character.
    private String found() {
        boolean quoted = text.startsWith("\"", offset) && end(offset + 1) > offset + 1;
        int start = quoted ? offset + 1 : offset;
        return text.substring(start, Math.min(Math.max(end(start), start + 1), text.length()));
    }

    private int end(int start) {
        int end = start;
        while (end < text.length() && end - start < Place.SHOWN && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
