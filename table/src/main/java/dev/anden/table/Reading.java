package dev.anden.table;

import java.util.List;
import java.util.Map;

/// What the clocks showed when a line was written. It is kept with the line, so that clocks go on after a restart
/// as if they had never stopped.
///
/// @param left what each seat had left, in milliseconds
/// @param at when the line was written, in milliseconds since 1970
/// @param chosen when the seats that have chosen before their turn did so, in the same way
public record Reading(List<Long> left, long at, Map<Integer, Long> chosen) {
    public Reading {
        left = List.copyOf(left);
        chosen = Map.copyOf(chosen);
    }
}
