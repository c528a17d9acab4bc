package dev.anden.server.table;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.Substitute;
import dev.anden.server.store.StoredTable;
import dev.anden.table.Attendance;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Since when the people of a table have been away, as far as this server knows: of whoever hasn't been there since
/// the table came into memory, since then.
final class Absences {
    private final Audience audience;
    private final long known;
    private final Map<Integer, Long> leftAt = new HashMap<>();
    private long hostLeftAt;

    /// @param known since when the table has been in memory, in milliseconds since 1970
    Absences(Audience audience, long known) {
        this.audience = audience;
        this.known = known;
        hostLeftAt = known;
    }

    /// The person in a seat doesn't look any more.
    ///
    /// @param now in milliseconds since 1970
    void left(int seat, long now) {
        leftAt.put(seat, now);
    }

    /// The host, be it with a seat or without, doesn't look any more.
    ///
    /// @param now in milliseconds since 1970
    void hostLeft(long now) {
        hostLeftAt = now;
    }

    /// Since when the host of a table has been away, who doesn't look, in milliseconds since 1970.
    long hostSince(StoredTable table) {
        return table.seatOf(Optional.of(table.host())).map(this::since).orElse(hostLeftAt);
    }

    /// Since when somebody has been away who doesn't look, in milliseconds since 1970.
    long since(int seat) {
        return leftAt.getOrDefault(seat, known);
    }

    /// Who sits there as a person and plays, who of them is away, and who may come back.
    Attendance attendance(StoredTable table) {
        Set<Integer> playing = new HashSet<>();
        Map<Integer, Long> away = new HashMap<>();
        Set<Integer> replaced = new HashSet<>();
        for (StoredTable.Seat seat : table.seats()) {
            if (seat.isPlayedByPerson()) {
                playing.add(seat.seat());
                if (!audience.isPresent(seat.person())) {
                    away.put(seat.seat(), since(seat.seat()));
                }
            } else if (seat.kind() == SeatKind.PERSON
                    && seat.substitute().filter(Substitute::mayComeBack).isPresent()) {
                replaced.add(seat.seat());
            }
        }
        return new Attendance(playing, away, replaced);
    }
}
