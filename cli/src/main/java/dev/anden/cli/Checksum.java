package dev.anden.cli;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/// A short number by which people see at a glance whether two things are the same; it keeps nobody from forging
/// them.
final class Checksum {
    private final CRC32 sum = new CRC32();

    void add(String text) {
        add(text.getBytes(StandardCharsets.UTF_8));
    }

    void add(byte[] bytes) {
        sum.update(bytes);
    }

    /// Eight hexadecimal digits.
    String text() {
        return "%08x".formatted(sum.getValue());
    }
}
