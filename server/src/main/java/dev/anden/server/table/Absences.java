package dev.anden.server.table;

import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Asking;
import dev.anden.table.Attendance;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;

/// Who of the people of a table is away and since when, as far as this server knows: of whoever hasn't been there since
/// the table came into memory, since then. And how long others have to wait for them.
final class Absences {
    private final Services services;
    private final LiveTable table;
    private final long known;
    private final Map<Integer, Long> leftAt = new HashMap<>();
    private long hostLeftAt;

    /// @param known since when the table has been in memory, in milliseconds since 1970
    Absences(Services services, LiveTable table, long known) {
        this.services = services;
        this.table = table;
        this.known = known;
        hostLeftAt = known;
    }

    /// Somebody doesn't look any more.
    void left(PersonId person) {
        long now = services.clock().millis();
        table.stored().seatOf(Optional.of(person)).ifPresent(seat -> leftAt.put(seat, now));
        if (table.stored().host().equals(person)) {
            hostLeftAt = now;
        }
    }

    /// In milliseconds since 1970.
    private long hostSince() {
        return table.stored()
                .seatOf(Optional.of(table.stored().host()))
                .map(this::since)
                .orElse(hostLeftAt);
    }

    /// Since when somebody has been away who doesn't look, in milliseconds since 1970.
    private long since(int seat) {
        return leftAt.getOrDefault(seat, known);
    }

    /// Who sits there as a person and plays, who of them is away, and who may come back.
    Attendance attendance() {
        return attendance(
                table.stored(),
                seat -> table.audience().isPresent(seat.person())
                        ? OptionalLong.empty()
                        : OptionalLong.of(since(seat.seat())));
    }

    /// Who sits at a table as a person and plays, and who may come back, where nobody is known to look.
    static Attendance ofNobody(StoredTable table) {
        return attendance(table, _ -> OptionalLong.of(0));
    }

    /// @param away since when somebody has been away, in milliseconds since 1970; empty if they are there
    private static Attendance attendance(StoredTable table, Function<StoredTable.Seat, OptionalLong> away) {
        Set<Integer> playing = new HashSet<>();
        Map<Integer, Long> leftAt = new HashMap<>();
        Set<Integer> replaced = new HashSet<>();
        for (StoredTable.Seat seat : table.seats()) {
            if (seat.isPlayedByPerson()) {
                playing.add(seat.seat());
                away.apply(seat).ifPresent(since -> leftAt.put(seat.seat(), since));
            } else if (seat.mayBePlayedByPerson()) {
                replaced.add(seat.seat());
            }
        }
        return new Attendance(playing, leftAt, replaced);
    }

    /// How many milliseconds the others have yet to wait for somebody before they may ask for a bot; empty if
    /// nobody is to ask.
    Optional<Integer> patience(int seat) {
        long whole = services.pace().patience().toMillis();
        OptionalLong ends = table.game()
                .loaded()
                .map(play -> Asking.patienceEnds(seat, play, attendance(), whole))
                .orElse(OptionalLong.empty());
        return ends.isEmpty() ? Optional.empty() : Optional.of(remaining(ends.getAsLong(), whole));
    }

    /// In how many milliseconds the host, who doesn't look, has been waited for long enough.
    int hostPatience() {
        long whole = services.pace().patience().toMillis();
        return remaining(hostSince() + whole, whole);
    }

    private int remaining(long ends, long whole) {
        return (int) Math.clamp(ends - services.clock().millis(), 0, whole);
    }

    /// Whether nobody is there by any server, as far as is known, but programs: these would be there for ever.
    boolean isDeserted() {
        return table.audience().isDeserted(table.stored()::isNetworkBot);
    }
}
