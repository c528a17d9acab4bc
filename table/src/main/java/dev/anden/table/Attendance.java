package dev.anden.table;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Who sits at a table as a person and plays there itself, who of them isn't looking, and who may come back.
///
/// @param playing the seats of these people
/// @param away those of them who don't look, each with the time since when, in milliseconds since 1970
/// @param replaced the seats of people for whom a bot plays until they come back
public record Attendance(Set<Integer> playing, Map<Integer, Long> away, Set<Integer> replaced) {
    public Attendance {
        playing = Set.copyOf(playing);
        away = Map.copyOf(away);
        replaced = Set.copyOf(replaced);
    }

    /// The people whose game it is: all but those who have left for good.
    public Set<Integer> concerned() {
        return Stream.concat(playing.stream(), replaced.stream()).collect(Collectors.toUnmodifiableSet());
    }

    /// The people who look.
    Set<Integer> present() {
        return playing.stream().filter(seat -> !away.containsKey(seat)).collect(Collectors.toUnmodifiableSet());
    }
}
