package dev.anden.table;

import dev.anden.engine.State;
import java.util.Arrays;

/// Who did something, line by line. A log may have very many lines, so each of them takes one byte.
final class Doers {
    private static final int FIRST_ROOM = 64;

    private byte[] codes = new byte[FIRST_ROOM];
    private int size;

    int size() {
        return size;
    }

    /// @param seat a seat or `State.CHANCE`
    /// @param acted whether it played or took back; if not, it came or went
    void add(int seat, boolean acted) {
        codes = size == codes.length ? Arrays.copyOf(codes, 2 * size) : codes;
        codes[size] = (byte) ((seat - State.CHANCE) * 2 + (acted ? 1 : 0));
        size++;
    }

    int seat(int line) {
        return codes[line] / 2 + State.CHANCE;
    }

    boolean acted(int line) {
        return codes[line] % 2 == 1;
    }

    /// Whether anybody played or took back in some lines.
    ///
    /// @param end the line after the last of them
    boolean acted(int first, int end) {
        int line = first;
        while (line < end && !acted(line)) {
            line++;
        }
        return line < end;
    }
}
