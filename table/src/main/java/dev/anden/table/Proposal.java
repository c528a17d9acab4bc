package dev.anden.table;

import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/// What somebody at a table asks the other people: to end the game without a result, or to let a bot play for
/// somebody who is away.
///
/// @param id whoever answers names it, so that no answer is taken for one to another question
/// @param absent the seat of whoever is away; empty if the game is to end
/// @param by the seat of whoever asks
/// @param agreed the seats that agree, whoever asks among them
/// @param until it is forgotten then, in milliseconds since 1970
public record Proposal(String id, OptionalInt absent, int by, Set<Integer> agreed, long until) {
    public Proposal {
        agreed = Set.copyOf(agreed);
    }

    /// The seats whose consent it still needs. To end a game takes everybody who plays; to go on without somebody,
    /// everybody else who is there.
    public Set<Integer> awaited(Attendance attendance) {
        Set<Integer> asked = absent.isPresent() ? attendance.present() : attendance.playing();
        return asked.stream()
                .filter(seat -> !agreed.contains(seat) && !OptionalInt.of(seat).equals(absent))
                .collect(Collectors.toUnmodifiableSet());
    }

    Proposal agreedBy(int seat) {
        var all = new HashSet<>(agreed);
        all.add(seat);
        return new Proposal(id, absent, by, all, until);
    }
}
