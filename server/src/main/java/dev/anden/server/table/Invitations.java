package dev.anden.server.table;

import dev.anden.protocol.TableStatus;
import dev.anden.protocol.WaitingGames.Invitation;
import dev.anden.protocol.past.KnownPeople.Standing;
import dev.anden.protocol.talk.SilenceKind;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.InvitationStore;
import dev.anden.server.store.table.InvitationStore.Asked;
import dev.anden.server.store.table.ListedTable;
import dev.anden.server.store.table.StoredTable;
import dev.anden.server.store.table.TableStore;
import dev.anden.server.store.talk.SilenceStore;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Who is asked to which open table, and who has come. Two ways lead there, and are one from then on: to play again
/// with the same people, and to be invited by somebody who sits there. What is written down tells nobody who has
/// blocked whom; whether it reaches the person is asked each time that they look.
public final class Invitations {
    private final TableStore tables;
    private final SilenceStore silences;

    public Invitations(TableStore tables, SilenceStore silences) {
        this.tables = tables;
        this.silences = silences;
    }

    /// A table that a person is asked to.
    ///
    /// @param told what they are told of it
    record Asking(ListedTable row, Invitation told) {}

    /// Whether a person is asked to a table at which the same people play again: not where they and its host
    /// don't want to have to do with each other, or aren't asked any more. Who sits there already stays.
    boolean reaches(String next, PersonId person) {
        return tables.find(next)
                .filter(table -> reaches(table, Optional.empty(), person) && !isShut(table, person))
                .isPresent();
    }

    /// Whether the game of a table waits to begin, or goes on.
    boolean isAhead(String next) {
        return ahead(next).isPresent();
    }

    /// Whether it does, and whoever found the table before finds that one: no fewer people do.
    boolean isFound(String next, StoredTable before) {
        return ahead(next).filter(table -> table.listed() || !before.listed()).isPresent();
    }

    private Optional<StoredTable> ahead(String next) {
        return tables.find(next).filter(table -> !table.status().isPast());
    }

    /// Whether an invitation reaches a person ([#reaches]) who hasn't said no.
    boolean isWelcome(String next, PersonId person) {
        return reaches(next, person)
                && store().find(next, person).filter(one -> !one.isOpen()).isEmpty();
    }

    /// Those who are told something of their own about a table at which the same people play again: they are asked to
    /// it, or were, or keep away from its host, or the host from them.
    Set<PersonId> concerned(String next) {
        Set<PersonId> concerned =
                store().of(next).stream().map(Asked::person).collect(Collectors.toCollection(HashSet::new));
        tables.find(next)
                .ifPresent(table -> concerned.addAll(distance(table.host()).apart()));
        return concerned;
    }

    /// Whether a person was asked to a table that not everybody finds, and isn't any more: they can't sit down
    /// there.
    boolean isShut(StoredTable table, PersonId person) {
        return !table.listed()
                && !sits(table, person)
                && store().find(table.id(), person).filter(Asked::withdrawn).isPresent();
    }

    /// @param asker who has invited the person, if it isn't the table's host who asks for a rematch
    private boolean reaches(StoredTable table, Optional<PersonId> asker, PersonId person) {
        return sits(table, person) || reaches(table, asker, distance(person));
    }

    private static boolean reaches(StoredTable table, Optional<PersonId> asker, Distance distance) {
        return !distance.apart().contains(table.host())
                && asker.filter(one -> distance.apart().contains(one)
                                || distance.silenced().contains(one))
                        .isEmpty();
    }

    /// From whom somebody keeps away.
    ///
    /// @param apart those with whom they don't want to have to do, or who don't with them
    /// @param silenced whom they don't hear: an invitation is something said to them
    private record Distance(Set<PersonId> apart, Set<PersonId> silenced) {}

    private Distance distance(PersonId person) {
        List<SilenceStore.Row> rows = silences.of(person);
        Set<PersonId> apart = new HashSet<>(silences.blocking(person));
        rows.stream().filter(row -> row.kind() == SilenceKind.BLOCK).forEach(row -> apart.add(row.other()));
        return new Distance(apart, rows.stream().map(SilenceStore.Row::other).collect(Collectors.toUnmodifiableSet()));
    }

    /// Whether those who played with a person wait for them to play again, and can't have begun without them. Whoever
    /// has said no isn't waited for.
    ///
    /// @param over the table at which they played
    public boolean isOpenAfter(String over, PersonId person) {
        return tables.find(over)
                .flatMap(StoredTable::rematch)
                .filter(next -> isOpen(next, person))
                .isPresent();
    }

    /// Whether a person is asked to an open table and may still come: they don't sit there, a seat is free, and they
    /// haven't said no.
    public boolean isOpen(String table, PersonId person) {
        Optional<Asked> asked = store().find(table, person).filter(Asked::isOpen);
        return asked.isPresent()
                && tables.find(table)
                        .filter(open -> open.status() == TableStatus.OPEN && open.hasFreeSeat() && !sits(open, person))
                        .filter(open -> reaches(open, asked.get().asker(), person))
                        .isPresent();
    }

    /// The tables that a person is asked to, newest first: those of [#isOpen], as lists show them.
    List<Asking> of(PersonId person, int limit) {
        List<ListedTable> rows = tables.lists().asking(person, limit);
        if (rows.isEmpty()) {
            return List.of();
        }
        Map<String, Asked> asked = store()
                .of(person, rows.stream().map(row -> row.table().id()).toList())
                .stream()
                .collect(Collectors.toMap(Asked::table, Function.identity()));
        return rows.stream()
                .flatMap(row ->
                        Optional.ofNullable(asked.get(row.table().id()))
                                .map(one -> new Asking(row, told(row.table(), one)))
                                .stream())
                .toList();
    }

    private static Invitation told(StoredTable table, Asked asked) {
        boolean rematch = asked.asker().isEmpty();
        return new Invitation(table.id(), table.game(), rematch ? hostName(table) : asked.askerName(), rematch);
    }

    private static Optional<String> hostName(StoredTable table) {
        return table.seatOf(Optional.of(table.host()))
                .map(seat -> table.seats().get(seat).name());
    }

    /// Those who are asked to an open table, or have said no, and don't sit there, as somebody who does sees
    /// them: whether it reaches them isn't told, and nobody is told of whom they themselves have blocked.
    List<Asked> to(StoredTable table, PersonId viewer) {
        List<Asked> absent = store().of(table.id()).stream()
                .filter(one -> !one.withdrawn() && !sits(table, one.person()))
                .toList();
        Set<PersonId> blocked = absent.isEmpty() ? Set.of() : silences.blockedBy(viewer);
        return absent.stream().filter(one -> !blocked.contains(one.person())).toList();
    }

    /// All who are asked, or were, to a table that is open, or to the one at which its people play again.
    List<Asked> around(StoredTable table) {
        Optional<String> open = table.status() == TableStatus.OPEN ? Optional.of(table.id()) : table.rematch();
        return open.map(store()::of).orElse(List.of());
    }

    /// How people stand to an open table, for somebody who sits there; nothing for anybody else.
    Map<PersonId, Standing> standings(StoredTable table, PersonId viewer) {
        Map<PersonId, Standing> standings = new HashMap<>();
        if (table.status() == TableStatus.OPEN && sits(table, viewer)) {
            store().of(table.id()).stream()
                    .filter(one -> !one.withdrawn())
                    .forEach(one -> standings.put(one.person(), one.declined() ? Standing.DECLINED : Standing.INVITED));
            table.seats().stream()
                    .flatMap(seat -> seat.person().stream())
                    .forEach(person -> standings.put(person, Standing.SEATED));
        }
        return standings;
    }

    /// An invitation to a table, whether it was answered or taken back or not.
    ///
    /// @param id its [Asked#id]
    Optional<Asked> find(StoredTable table, String id) {
        return store().of(table.id()).stream()
                .filter(one -> one.id().equals(id))
                .findFirst();
    }

    /// Whether a person may take an invitation back: whoever has invited, and the table's host.
    static boolean mayWithdraw(StoredTable table, Asked asked, PersonId person) {
        return table.host().equals(person) || asked.asker().equals(Optional.of(person));
    }

    /// Whether somebody waits at an open table for its host to start the game.
    public boolean isAccepted(String table, PersonId host) {
        return tables.find(table)
                .filter(open -> open.status() == TableStatus.OPEN && open.host().equals(host))
                .filter(open -> open.seats().stream()
                        .flatMap(seat -> seat.person().stream())
                        .anyMatch(person -> !person.equals(host)))
                .isPresent();
    }

    private InvitationStore store() {
        return tables.invitations();
    }

    private static boolean sits(StoredTable table, PersonId person) {
        return table.seatOf(Optional.of(person)).isPresent();
    }
}
