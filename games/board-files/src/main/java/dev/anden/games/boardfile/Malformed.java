package dev.anden.games.boardfile;

import dev.anden.engine.Phrase;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.exc.MismatchedInputException;

/// Where a text stopped being JSON. What the parser says of it is for programmers and in English alone; what is said
/// here follows from where it stopped, and from what is written there.
final class Malformed {
    /// What people write, or their editors, where a straight double quote is meant.
    private static final String OTHER_QUOTES = "'`´‘’‚“”„«»";

    private static final String NEAR_DIGITS = "+-.";

    private final String text;
    private final JsonParser parser;
    private final TokenStreamLocation place;
    private final int offset;

    private Malformed(String text, JsonParser parser, TokenStreamLocation place) {
        this.text = text;
        this.parser = parser;
        this.place = place;
        this.offset = Math.clamp(place.getCharOffset(), 0, text.length());
    }

    /// What is wrong where the parser gave up.
    static BoardProblem of(String file, String text, JsonParser parser, JacksonException failure) {
        TokenStreamLocation place =
                Optional.ofNullable(failure.getLocation()).orElseGet(() -> parser.currentLocation());
        Malformed malformed = new Malformed(text, parser, place);
        return switch (failure) {
            // Its path may be as long as it is nested.
            case StreamConstraintsException _ -> malformed.problem(file, "", JsonFlaw.TOO_MUCH.of());
            case MismatchedInputException _ ->
                malformed.problem(file, JsonFlaw.TWICE.of("name", String.valueOf(parser.currentName())));
            default -> malformed.problem(file, malformed.why());
        };
    }

    /// What is wrong where the parser read something after the end of the board.
    static BoardProblem afterTheEnd(String file, String text, JsonParser parser) {
        Malformed malformed = new Malformed(text, parser, parser.currentTokenLocation());
        return malformed.problem(file, "", JsonFlaw.MORE.of("found", malformed.found()));
    }

    private BoardProblem problem(String file, Phrase why) {
        return problem(file, path(parser.streamReadContext()), why);
    }

    private BoardProblem problem(String file, String path, Phrase why) {
        return new BoardProblem(
                file,
                path,
                FileFlaw.NOT_JSON.of("line", place.getLineNr(), "column", place.getColumnNr(), "reason", why));
    }

    private static String path(TokenStreamContext context) {
        TokenStreamContext parent = context.getParent();
        if (parent == null) {
            return "";
        }
        String before = path(parent);
        if (context.inArray()) {
            return context.hasCurrentIndex() ? before + "[" + context.getCurrentIndex() + "]" : before;
        }
        String name = context.currentName();
        return name == null ? before : before.isEmpty() ? name : before + "." + name;
    }

    private Phrase why() {
        if (offset == text.length()) {
            return JsonFlaw.ENDS_EARLY.of();
        }
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
        if (parser.streamReadContext().inRoot()) {
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
        boolean afterName = parser.currentToken() == JsonToken.PROPERTY_NAME;
        if (before == ',' && closes) {
            return JsonFlaw.COMMA_TOO_MANY.of("found", here);
        }
        if (before == '{' || (before == ',' && parser.streamReadContext().inObject())) {
            return JsonFlaw.NOT_QUOTED.of("found", found());
        }
        if (afterName && before != ':') {
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
                && parser.streamReadContext().inObject();
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
