package dev.anden.server.table;

import dev.anden.arena.Seed;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.BranchInfo;
import dev.anden.protocol.TableInfo.InvitedPerson;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore.Asked;
import dev.anden.server.store.table.ListedTable;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Play;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What is said of a table to one person.
final class TableInfos {
    private TableInfos() {}

    /// A table in memory.
    static TableInfo of(LiveTable table, Optional<PersonId> person) {
        StoredTable stored = table.stored();
        Set<Integer> toAct = stored.status() == TableStatus.PLAYING
                ? table.game().play().map(Play::toAct).orElse(Set.of())
                : Set.of();
        return of(
                new ListedTable(
                        stored,
                        table.game().version(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(toAct),
                        table.game().result()),
                Optional.of(table),
                Optional.of(table),
                Set.of(),
                person);
    }

    /// A table in memory as it was some time ago, for somebody who sees it later.
    ///
    /// @param past the game at that time
    static TableInfo late(LiveTable table, Play past, Optional<PersonId> person) {
        StoredTable stored = table.stored();
        Set<Integer> toAct = past.version() == 0 ? Set.of() : past.toAct();
        return new TableInfo(
                stored.id(),
                stored.game(),
                TableStatus.PLAYING,
                past.version(),
                stored.seats().stream()
                        .map(seat -> new SeatInfo(
                                seat.seat(),
                                seat.kind(),
                                seat.name(),
                                owner(seat),
                                seat.bot(),
                                isPresent(seat, Optional.of(table)),
                                past.substitute(seat.seat()),
                                seat.holiday(),
                                Optional.empty(),
                                Optional.empty(),
                                toAct.contains(seat.seat()),
                                Optional.empty()))
                        .toList(),
                stored.options(),
                stored.time(),
                stored.rated(),
                stored.imported(),
                stored.spectators(),
                stored.listed(),
                true,
                Optional.empty(),
                person.equals(Optional.of(stored.host())),
                stored.seatOf(Optional.of(stored.host())),
                Optional.empty(),
                stored.created(),
                new Seed(stored.seed()).commitment(),
                Optional.empty(),
                Optional.empty(),
                branch(stored, person),
                past.isPaused(),
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                false,
                Optional.empty());
    }

    /// A table as it is listed.
    ///
    /// @param live the same in memory, if it is there
    /// @param elsewhere who looks at it by other servers
    static TableInfo of(ListedTable row, Optional<LiveTable> live, Set<PersonId> elsewhere, Optional<PersonId> person) {
        return of(row, live, Optional.empty(), elsewhere, person);
    }

    /// @param locked the same as long as nothing changes there; what is asked at a table isn't told in lists
    private static TableInfo of(
            ListedTable row,
            Optional<LiveTable> live,
            Optional<LiveTable> locked,
            Set<PersonId> elsewhere,
            Optional<PersonId> person) {
        StoredTable stored = row.table();
        var seed = new Seed(stored.seed());
        List<Asked> asked = locked.map(table -> table.invitees().asked(person)).orElse(List.of());
        return new TableInfo(
                stored.id(),
                stored.game(),
                stored.status(),
                row.version(),
                stored.seats().stream()
                        .map(seat -> seat(row, seat, live, locked, elsewhere))
                        .toList(),
                stored.options(),
                stored.time(),
                stored.rated(),
                stored.imported(),
                stored.spectators(),
                stored.listed(),
                false,
                stored.seatOf(person),
                person.equals(Optional.of(stored.host())),
                stored.seatOf(Optional.of(stored.host())),
                locked.flatMap(table -> table.starting().patience(person)),
                stored.created(),
                seed.commitment(),
                stored.status().isPast() ? Optional.of(seed.hex()) : Optional.empty(),
                stored.seatOf(person).map(stored.contributions()::get),
                branch(stored, person),
                locked.flatMap(table -> table.game().running())
                        .filter(Play::isPaused)
                        .isPresent(),
                locked.flatMap(table -> table.keptProposal().told()),
                locked.flatMap(table -> table.invitees().rematch(person)),
                locked.filter(table -> table.invitees().isJoinable(person)).isPresent(),
                asked.stream()
                        .filter(Asked::isOpen)
                        .map(one -> invited(stored, one, person))
                        .toList(),
                asked.stream().filter(Asked::declined).map(Asked::name).toList(),
                locked.filter(table -> table.invitees().isShut(person)).isPresent(),
                row.result());
    }

    /// Whoever has a link to a game may see all of it: nobody is given one by somebody else's.
    private static Optional<BranchInfo> branch(StoredTable table, Optional<PersonId> person) {
        boolean own = person.equals(Optional.of(table.host()));
        return table.branch().map(from -> new BranchInfo(from.table().filter(any -> own), from.ply()));
    }

    private static InvitedPerson invited(StoredTable table, Asked asked, Optional<PersonId> person) {
        boolean may =
                person.filter(one -> Invitations.mayWithdraw(table, asked, one)).isPresent();
        return new InvitedPerson(asked.name(), may ? Optional.of(asked.id()) : Optional.empty());
    }

    private static SeatInfo seat(
            ListedTable row,
            StoredTable.Seat seat,
            Optional<LiveTable> live,
            Optional<LiveTable> locked,
            Set<PersonId> elsewhere) {
        return new SeatInfo(
                seat.seat(),
                seat.kind(),
                seat.name(),
                owner(seat),
                seat.bot(),
                isPresent(seat, live)
                        || seat.person().filter(elsewhere::contains).isPresent(),
                seat.substitute(),
                seat.holiday(),
                locked.flatMap(table -> table.absences().patience(seat.seat())),
                locked.flatMap(table -> table.game().clock(seat.seat())),
                row.toAct().filter(seats -> seats.contains(seat.seat())).isPresent(),
                live.flatMap(table -> table.troubles().of(seat.seat())));
    }

    private static Optional<String> owner(StoredTable.Seat seat) {
        return Optional.of(seat.owner()).filter(owner -> !owner.isEmpty());
    }

    private static boolean isPresent(StoredTable.Seat seat, Optional<LiveTable> live) {
        return (seat.kind() == SeatKind.BOT && !seat.isNetworkBot())
                || live.filter(table -> table.audience().isPresent(seat.person()))
                        .isPresent();
    }
}
