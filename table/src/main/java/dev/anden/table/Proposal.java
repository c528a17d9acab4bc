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
/// @param version how many lines the log had when it was asked
/// @param until it is forgotten then, in milliseconds since 1970
public record Proposal(
        String id, ProposalKind kind, OptionalInt absent, int by, Set<Integer> agreed, int version, long until) {
    public Proposal {
        agreed = Set.copyOf(agreed);
    }

    /// The seats whose consent it still needs.
    public Set<Integer> awaited(Attendance attendance) {
        return asked(attendance).stream()
                .filter(seat -> !agreed.contains(seat) && !OptionalInt.of(seat).equals(absent))
                .collect(Collectors.toUnmodifiableSet());
    }

    /// Whether the answer of a seat counts: whoever plays has a say, and whoever is asked.
    boolean isHeard(int seat, Attendance attendance) {
        return attendance.playing().contains(seat) || asked(attendance).contains(seat);
    }

    /// To go on without somebody takes everybody else who is there, and to stop the clocks everybody who plays. What
    /// touches the game itself takes everybody whose game it is, also those for whom a bot plays just now: else one
    /// could wait until the others have gone.
    private Set<Integer> asked(Attendance attendance) {
        return switch (kind) {
            case BOT -> attendance.present();
            case PAUSE -> attendance.playing();
            case END, TAKE_BACK -> attendance.concerned();
        };
    }

    Proposal agreedBy(int seat) {
        var all = new HashSet<>(agreed);
        all.add(seat);
        return new Proposal(id, kind, absent, by, all, version, until);
    }
}
