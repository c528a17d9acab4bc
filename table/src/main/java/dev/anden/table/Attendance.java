package dev.anden.table;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Who sits at a table as a person and plays there itself, and who of them isn't looking.
///
/// @param playing the seats of these people
/// @param away those of them who don't look, each with the time since when, in milliseconds since 1970
public record Attendance(Set<Integer> playing, Map<Integer, Long> away) {
    public Attendance {
        playing = Set.copyOf(playing);
        away = Map.copyOf(away);
    }

    /// The people who look.
    Set<Integer> present() {
        return playing.stream().filter(seat -> !away.containsKey(seat)).collect(Collectors.toUnmodifiableSet());
    }
}
