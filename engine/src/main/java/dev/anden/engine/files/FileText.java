package dev.anden.engine.files;

import dev.anden.engine.files.UnreadableFileException.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Reads the text of files that somebody else wrote.
public final class FileText {
    /// A board of a hundred routes has 20 KiB; nobody writes fifty times as much by hand.
    public static final int MOST_BYTES = 1 << 20;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private FileText() {}

    /// The text of a file; never more than [#MOST_BYTES] are read.
    ///
    /// @throws UnreadableFileException if there is none, it is too large or isn't UTF-8 text; the message is one
    ///     sentence that says so without naming the file
    public static String read(Path file) {
        BasicFileAttributes found = found(file);
        if (found.isDirectory()) {
            throw new UnreadableFileException(Reason.FOLDER);
        }
        if (!found.isRegularFile()) {
            throw new UnreadableFileException(Reason.NOT_ORDINARY);
        }
        return decoded(bytes(file));
    }

    /// What is in a folder that nobody may look into isn't missing.
    private static BasicFileAttributes found(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class);
        } catch (AccessDeniedException closed) {
            throw new UnreadableFileException(Reason.REFUSED, closed);
        } catch (IOException none) {
            throw new UnreadableFileException(Reason.MISSING, none);
        }
    }

    private static byte[] bytes(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new UnreadableFileException(Reason.TOO_LARGE);
            }
            return bytes;
        } catch (IOException failure) {
            throw new UnreadableFileException(Reason.REFUSED, failure);
        }
    }

    private static String decoded(byte[] bytes) {
        if (isUtf16(bytes)) {
            throw new UnreadableFileException(Reason.UTF16);
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
            return marked ? text.substring(1) : text;
        } catch (CharacterCodingException malformed) {
            throw new UnreadableFileException(Reason.NOT_UTF8, malformed);
        }
    }

    /// Whether it begins with the mark of UTF-16, or with a letter of ASCII in two bytes, of which one is empty.
    private static boolean isUtf16(byte[] bytes) {
        if (bytes.length < 2) {
            return false;
        }
        int first = Byte.toUnsignedInt(bytes[0]);
        int second = Byte.toUnsignedInt(bytes[1]);
        boolean marked = (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF);
        return marked || (first == 0) != (second == 0);
    }
}
