package dev.anden.server.store.table;

import dev.anden.table.DamagedLog;
import dev.anden.table.LogFlaw;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What is written of a table's clocks, where time is counted.
///
/// @param left what each seat has left, in milliseconds
/// @param deadline when the next clock runs out, in the time in which a server ran
///     ([dev.anden.server.store.node.Uptime]); empty if none runs
/// @param at when it is written, in milliseconds since 1970
public record WrittenClocks(List<Long> left, OptionalLong deadline, long at) {
    public WrittenClocks {
        left = List.copyOf(left);
    }

    /// How it lies in the database.
    String text() {
        return left.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /// @param line the number of the line that they stand in
    /// @throws DamagedLog if these aren't clocks
    static List<Long> read(String text, int line) {
        try {
            return Stream.of(text.split(" ", -1)).map(Long::valueOf).toList();
        } catch (NumberFormatException unreadable) {
            throw new DamagedLog(line, LogFlaw.COLUMN.of("column", "ply.clocks"));
        }
    }
}
