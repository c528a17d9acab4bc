package dev.anden.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/// A short number by which people see at a glance whether two things are the same; it keeps nobody from forging
/// them.
public final class Checksum {
    private final CRC32 sum = new CRC32();

    /// Adds a text, as UTF-8.
    public void add(String text) {
        add(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Adds bytes as they are.
    public void add(byte[] bytes) {
        sum.update(bytes);
    }

    /// Adds bytes, however many, to their end.
    ///
    /// @throws IOException if it can't be read to its end
    public void add(InputStream bytes) throws IOException {
        byte[] some = new byte[1 << 16];
        for (int read = bytes.read(some); read >= 0; read = bytes.read(some)) {
            sum.update(some, 0, read);
        }
    }

    /// Eight hexadecimal digits.
    public String text() {
        return "%08x".formatted(sum.getValue());
    }
}
