package dev.anden.json;

/// How letters of a text are written in JSON where they can't stand as they are.
final class JsonLetters {
    /// What follows a backslash, and what it means, place by place.
    private static final String ESCAPES = "\"\\/bfnrt";

    private static final String MEANT = "\"\\/\b\f\n\r\t";

    private JsonLetters() {}

    /// Whether a letter can't stand in a text as it is.
    static boolean isControl(char letter) {
        return letter < ' ';
    }

    /// Whether a letter means another one, or itself, behind a backslash.
    static boolean isEscape(char letter) {
        return ESCAPES.indexOf(letter) >= 0;
    }

    /// What a letter means behind a backslash.
    static char meant(char escape) {
        return MEANT.charAt(ESCAPES.indexOf(escape));
    }

    /// Writes a text between quotes.
    static void quote(String text, StringBuilder json) {
        json.append('"');
        for (int place = 0; place < text.length(); place++) {
            write(text.charAt(place), json);
        }
        json.append('"');
    }

    private static void write(char letter, StringBuilder json) {
        int place = letter == '/' ? -1 : MEANT.indexOf(letter);
        if (place >= 0) {
            json.append('\\').append(ESCAPES.charAt(place));
        } else if (isControl(letter)) {
            json.append("\\u%04X".formatted((int) letter));
        } else {
            json.append(letter);
        }
    }
}
