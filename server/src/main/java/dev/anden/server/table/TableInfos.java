package dev.anden.server.table;

import dev.anden.arena.Seed;
import dev.anden.protocol.BotTrouble;
import dev.anden.protocol.SeatKind;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.BranchInfo;
import dev.anden.protocol.TableInfo.InvitedPerson;
import dev.anden.protocol.TableInfo.ProposalInfo;
import dev.anden.protocol.TableInfo.SeatInfo;
import dev.anden.protocol.TableResult;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore.Asked;
import dev.anden.server.store.table.ListedTable;
import dev.anden.server.store.table.StoredTable;
import dev.anden.table.Holiday;
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
                row(stored, table.game().version(), toAct, table.game().result()),
                new Sight(Optional.of(table), Optional.of(table), Optional.empty(), Set.of()),
                person,
                table.keptProposal().told());
    }

    /// A table in memory as it was some time ago, for somebody who sees it later.
    ///
    /// @param past the game at that time
    static TableInfo late(LiveTable table, Play past, Optional<PersonId> person) {
        Set<Integer> toAct = past.version() == 0 ? Set.of() : past.toAct();
        return of(
                row(table.stored().with(TableStatus.PLAYING), past.version(), toAct, Optional.empty()),
                new Sight(Optional.of(table), Optional.empty(), Optional.of(past), Set.of()),
                person,
                Optional.empty());
    }

    private static ListedTable row(StoredTable table, int version, Set<Integer> toAct, Optional<TableResult> result) {
        return new ListedTable(
                table, version, Optional.empty(), Optional.empty(), Optional.of(toAct), Optional.empty(), result);
    }

    /// A table as it is listed.
    ///
    /// @param live the same in memory, if it is there
    /// @param elsewhere who looks at it by other servers
    /// @param asked what a person who sits there is asked
    static TableInfo of(
            ListedTable row,
            Optional<LiveTable> live,
            Set<PersonId> elsewhere,
            Optional<PersonId> person,
            Optional<ProposalInfo> asked) {
        return of(row, new Sight(live, Optional.empty(), Optional.empty(), elsewhere), person, asked);
    }

    /// What is known of a table beside its row.
    ///
    /// @param live the same in memory, if it is there
    /// @param locked the same as long as nothing changes there
    /// @param past its game some time ago, for those who see it later
    /// @param elsewhere who looks at it by other servers
    private record Sight(
            Optional<LiveTable> live, Optional<LiveTable> locked, Optional<Play> past, Set<PersonId> elsewhere) {
        boolean isPaused() {
            return past.or(() -> locked.flatMap(table -> table.game().running()))
                    .filter(Play::isPaused)
                    .isPresent();
        }

        /// Whoever sees the game later isn't told by it who has left since.
        TimeControl time(StoredTable table) {
            return table.status() == TableStatus.PLAYING && past.isEmpty() ? table.timeInPlay() : table.time();
        }

        Optional<Substitute> substitute(StoredTable.Seat seat) {
            return past.map(game -> game.substitute(seat.seat())).orElse(seat.substitute());
        }

        Optional<Long> holiday(StoredTable.Seat seat) {
            return past.map(game -> Optional.ofNullable(game.holidays().get(seat.seat()))
                            .map(Holiday::until))
                    .orElse(seat.holiday());
        }

        boolean isPresent(StoredTable.Seat seat) {
            return (seat.kind() == SeatKind.BOT && !seat.isNetworkBot())
                    || live.filter(table -> table.audience().isPresent(seat.person()))
                            .isPresent()
                    || seat.person().filter(elsewhere::contains).isPresent();
        }

        /// What is wrong with a bot now says something of the game as it is now.
        Optional<BotTrouble> trouble(StoredTable.Seat seat) {
            return past.isPresent()
                    ? Optional.empty()
                    : live.flatMap(table -> table.troubles().of(seat.seat()));
        }
    }

    private static TableInfo of(
            ListedTable row, Sight sight, Optional<PersonId> person, Optional<ProposalInfo> proposal) {
        StoredTable stored = row.table();
        Optional<LiveTable> locked = sight.locked();
        var seed = new Seed(stored.seed());
        List<Asked> asked = locked.map(table -> table.invitees().asked(person)).orElse(List.of());
        return new TableInfo(
                stored.id(),
                stored.game(),
                stored.status(),
                row.version(),
                stored.seats().stream().map(seat -> seat(row, seat, sight)).toList(),
                stored.options(),
                sight.time(stored),
                stored.rated(),
                stored.imported(),
                stored.spectators(),
                stored.listed(),
                stored.startsByItself(),
                stored.tournament(),
                sight.past().isPresent(),
                stored.seatOf(person),
                person.equals(Optional.of(stored.host())),
                stored.seatOf(Optional.of(stored.host())),
                locked.flatMap(table -> table.starting().patience(person)),
                stored.created(),
                seed.commitment(),
                stored.status().isPast() ? Optional.of(seed.hex()) : Optional.empty(),
                stored.seatOf(person).map(stored.contributions()::get),
                branch(stored, person),
                sight.isPaused(),
                proposal,
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

    private static SeatInfo seat(ListedTable row, StoredTable.Seat seat, Sight sight) {
        boolean isPast = row.table().status().isPast();
        return new SeatInfo(
                seat.seat(),
                seat.paint(),
                seat.kind(),
                seat.name(),
                Optional.of(seat.owner()).filter(owner -> !owner.isEmpty()),
                seat.bot(),
                sight.isPresent(seat),
                sight.substitute(seat),
                isPast ? Optional.empty() : sight.holiday(seat),
                sight.locked().flatMap(table -> table.absences().patience(seat.seat())),
                isPast
                        ? Optional.empty()
                        : sight.locked().flatMap(table -> table.game().clock(seat.seat())),
                row.toAct().filter(seats -> seats.contains(seat.seat())).isPresent(),
                sight.trouble(seat));
    }
}
