package dev.anden.table;

import dev.anden.protocol.ProposalKind;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/// What somebody at a table asks the other people.
///
/// @param id whoever answers names it, so that no answer is taken for one to another question
/// @param kind what it is
/// @param absent the seat of whoever is away; empty if something else is asked
/// @param by the seat of whoever asks
/// @param agreed the seats that agree, whoever asks among them
/// @param until it is forgotten then, in milliseconds since 1970
public record Proposal(String id, ProposalKind kind, OptionalInt absent, int by, Set<Integer> agreed, long until) {
    public Proposal {
        agreed = Set.copyOf(agreed);
    }

    /// The seats whose consent it still needs. To go on without somebody takes everybody else who is there;
    /// anything else everybody who plays.
    public Set<Integer> awaited(Attendance attendance) {
        Set<Integer> asked = absent.isPresent() ? attendance.present() : attendance.playing();
        return asked.stream()
                .filter(seat -> !agreed.contains(seat) && !OptionalInt.of(seat).equals(absent))
                .collect(Collectors.toUnmodifiableSet());
    }

    Proposal agreedBy(int seat) {
        var all = new HashSet<>(agreed);
        all.add(seat);
        return new Proposal(id, kind, absent, by, all, until);
    }
}
