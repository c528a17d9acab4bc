package dev.anden.server.importing;

import dev.anden.engine.Phrase;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A file as it was sent, alone or in an archive.
///
/// @param name what it is called, without its folder; it is told and used for nothing else
/// @param text what is in it; empty if that can't be a replay
/// @param problem why it can't be one
record SentFile(String name, String text, Optional<Phrase> problem) {
    /// The longest file, in bytes; a game of five has about 20,000.
    static final int LONGEST = 256 * 1024;

    /// A file counts as one game for each of so many letters that it has begun: more than hardly any game has.
    static final int USUAL = 32 * 1024;

    private static final int LONGEST_LINE = 500;
    private static final int LONGEST_NAME = 100;
    private static final int KIB = 1024;

    /// A file whose bytes are there.
    ///
    /// @param bytes all of them, or more than [#LONGEST] if there are more
    static SentFile of(String name, byte[] bytes) {
        if (bytes.length > LONGEST) {
            return wrong(name, ImportFlaw.TOO_LONG.of("most", LONGEST / KIB));
        }
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException binary) {
            return wrong(name, ImportFlaw.NOT_TEXT.of());
        }
        if (text.indexOf('\0') >= 0) {
            return wrong(name, ImportFlaw.NOT_TEXT.of());
        }
        int line = longLine(text);
        return line == 0
                ? new SentFile(shown(name), text, Optional.empty())
                : wrong(name, ImportFlaw.LONG_LINE.of("line", line, "most", LONGEST_LINE));
    }

    /// A file that isn't to be read.
    static SentFile wrong(String name, Phrase problem) {
        return new SentFile(shown(name), "", Optional.of(problem));
    }

    /// As how many games it counts: at least as one, whatever is in it.
    int games() {
        return Math.max(1, Math.ceilDiv(text.length(), USUAL));
    }

    /// The first line that is too long, from 1; 0 if there is none. What is wrong is told with the line it is in.
    private static int longLine(String text) {
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.length() > LONGEST_LINE) {
                return number;
            }
        }
        return 0;
    }

    /// The last part of a path of any system, without what nobody sees.
    private static String shown(String path) {
        String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
                .replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "");
        int end = name.offsetByCodePoints(0, Math.min(LONGEST_NAME, name.codePointCount(0, name.length())));
        return name.substring(0, end);
    }
}
