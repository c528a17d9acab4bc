package dev.anden.server.table;

import dev.anden.protocol.MyGames;
import dev.anden.protocol.MyGames.MyGame;
import dev.anden.protocol.ProposalKind;
import dev.anden.protocol.TableInfo;
import dev.anden.protocol.TableInfo.ProposalInfo;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.WaitingGames.Invitation;
import dev.anden.protocol.WatchableGames;
import dev.anden.protocol.WatchableGames.WatchableGame;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.table.ListedTable;
import dev.anden.server.table.Invitations.Asking;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The tables that a person sees in a list. It comes from rows: no game is loaded for it.
public final class Listing {
    /// How many tables a list has at most, of one's own and of the others each.
    private static final int MOST = 50;

    private static final int MOST_WATCHABLE = 20;

    private final Services services;
    private final LiveTables tables;
    private final TablesInMemory memory;

    Listing(Services services, LiveTables tables, TablesInMemory memory) {
        this.services = services;
        this.tables = tables;
        this.memory = memory;
    }

    /// The tables where a person sits or that it set up, then those where a seat is free, a few of each host, but for
    /// hosts whom the person has blocked; newest first.
    public List<TableInfo> of(Optional<PersonId> person) {
        Map<String, ListedTable> rows = new LinkedHashMap<>();
        person.ifPresent(
                someone -> services.tables().lists().playedBy(someone, MOST).forEach(row -> add(rows, row)));
        services.tables().lists().open(person, MOST).stream()
                .filter(row -> !memory.isDamaged(row.table()))
                .forEach(row -> add(rows, row));
        Map<String, Set<PersonId>> elsewhere = services.nodes().presentAt(rows.keySet());
        return rows.values().stream().map(row -> info(row, elsewhere, person)).toList();
    }

    /// The tables of a person that have no result: those that wait for this person to play, or to start them, those
    /// that they are asked to, those that wait for others, open ones, and those that ended without one.
    public MyGames current(PersonId person) {
        List<ListedTable> waiting = services.tables().lists().waiting(person, now(), MOST);
        List<Asking> asking = asking(person);
        Set<String> ids = waiting.stream().map(row -> row.table().id()).collect(Collectors.toSet());
        List<ListedTable> others = services.tables().lists().withoutResult(person, 2 * MOST).stream()
                .filter(row -> !ids.contains(row.table().id()))
                .toList();
        Map<String, Set<PersonId>> elsewhere = services.nodes()
                .presentAt(Stream.of(waiting, asking.stream().map(Asking::row).toList(), others)
                        .flatMap(List::stream)
                        .map(row -> row.table().id())
                        .toList());
        var games = new ArrayList<MyGame>();
        waiting.forEach(
                row -> games.add(game(row, elsewhere, person, !memory.isDamaged(row.table()), Optional.empty())));
        asking.forEach(one -> games.add(game(one.row(), elsewhere, person, true, Optional.of(one.told()))));
        others.forEach(row -> games.add(game(row, elsewhere, person, false, Optional.empty())));
        return new MyGames(games);
    }

    /// The tables that wait for a person, as [#current] tells it, in its order. Asked often: no game is loaded
    /// for it, and mostly it is one question.
    public List<String> waiting(PersonId person) {
        return memory.openable(services.tables().lists().idsWaiting(person, now(), MOST));
    }

    /// The open tables that a person is asked to, newest first.
    public List<Invitation> invitations(PersonId person) {
        return asking(person).stream().map(Asking::told).toList();
    }

    private List<Asking> asking(PersonId person) {
        return services.invitations().of(person, MOST).stream()
                .filter(one -> !memory.isDamaged(one.row().table()))
                .toList();
    }

    /// The games in play that everybody may watch, but for the person's own, and those of hosts whom they have
    /// blocked; newest first, as far as there is room for them. A host of many leaves room for those of others.
    public WatchableGames watchable(Optional<PersonId> person) {
        List<ListedTable> rows = services.tables().lists().playing(person, 2 * MOST_WATCHABLE).stream()
                .filter(row -> !memory.isDamaged(row.table()))
                .filter(row -> row.table().seatOf(person).isEmpty()
                        && !person.equals(Optional.of(row.table().host())))
                .limit(MOST_WATCHABLE)
                .sorted(Comparator.comparingLong(
                                (ListedTable row) -> row.table().created())
                        .reversed())
                .toList();
        List<String> ids = rows.stream().map(row -> row.table().id()).toList();
        Map<String, Set<PersonId>> elsewhere = services.nodes().presentAt(ids);
        Map<String, Integer> choices = services.log().choices(ids);
        return new WatchableGames(rows.stream()
                .map(row -> new WatchableGame(
                        info(row, elsewhere, person),
                        choices.getOrDefault(row.table().id(), 0)))
                .toList());
    }

    private MyGame game(
            ListedTable row,
            Map<String, Set<PersonId>> elsewhere,
            PersonId person,
            boolean waits,
            Optional<Invitation> invitation) {
        Optional<Long> left = row.deadline().map(deadline -> Math.max(0, deadline - services.counted()));
        return new MyGame(info(row, elsewhere, Optional.of(person)), waits, invitation, row.moved(), left);
    }

    private static void add(Map<String, ListedTable> rows, ListedTable row) {
        rows.putIfAbsent(row.table().id(), row);
    }

    /// @param elsewhere who is connected to tables by other servers, by table
    private TableInfo info(ListedTable row, Map<String, Set<PersonId>> elsewhere, Optional<PersonId> person) {
        if (memory.isDamaged(row.table())) {
            return damaged(row, person);
        }
        if (row.toAct().isPresent()) {
            String id = row.table().id();
            return TableInfos.of(
                    row, memory.find(id), elsewhere.getOrDefault(id, Set.of()), person, asked(row, person));
        }
        try {
            return tables.at(row.table().id(), table -> {
                table.game().noteToAct();
                return table.info(person);
            });
        } catch (RequestRefused damaged) {
            return damaged(row, person);
        }
    }

    private static TableInfo damaged(ListedTable row, Optional<PersonId> person) {
        var closed = new ListedTable(
                row.table().with(TableStatus.DAMAGED),
                row.version(),
                row.moved(),
                Optional.empty(),
                row.toAct(),
                Optional.empty(),
                Optional.empty());
        return TableInfos.of(closed, Optional.empty(), Set.of(), person, Optional.empty());
    }

    /// What somebody is asked who sits at a table and may be anywhere: what is asked of those alone who look at
    /// it isn't told in lists.
    private Optional<ProposalInfo> asked(ListedTable row, Optional<PersonId> person) {
        return row.asked()
                .filter(one -> one.kind() != ProposalKind.BOT && one.until() > now())
                .filter(_ -> row.table().status() == TableStatus.PLAYING
                        && row.table().seatOf(person).isPresent())
                .map(one -> KeptProposal.told(one, Absences.ofNobody(row.table()), now()));
    }

    private long now() {
        return services.clock().millis();
    }
}
