package dev.anden.server.store.table;

import dev.anden.protocol.TableResult;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.SeatNames;
import dev.anden.server.store.row.Columns;
import dev.anden.table.Proposal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Tables as people see them in lists.
public final class TableLists {
    /// Chance and what becomes of the company are no moves; a line or a few of these at most come after the last one.
    private static final String LISTED = "select t.id, t.game, t.rules_version, t.host, t.status, t.seed, t.created,"
            + " t.options, t.time_control, t.rated, t.imported, t.spectators, t.listed, t.starts_by_itself,"
            + " t.tournament, t.branch_of, t.branch_ply, t.rematch, t.deadline,"
            + " (select max(p.line) from ply p where p.table_id = t.id) as last_line,"
            + " (select p.at from ply p where p.table_id = t.id and p.kind = 'played' and p.actor >= 0"
            + " order by p.line desc limit 1) as moved from game_table t"
            + " where t.id in (:tables)";

    /// A table in play, what there is of time, and since when it waits.
    private static final String IN_PLAY = "select t.id, t.deadline,"
            + " (select p.at from ply p where p.table_id = t.id order by p.line desc limit 1) as since";

    /// The tables in play that wait for a person who plays there, or for whom a bot does though they haven't
    /// wished for it, or whose people wait for their answer, and the open ones at which nobody is missing and
    /// that wait for their host.
    private static final String WAITING = IN_PLAY + " from seat s join game_table t on t.id = s.table_id"
            + " where s.person = :person and s.to_act = 1 and s.substitute is null and t.status = 'playing'"
            + " union " + IN_PLAY + " from seat s join game_table t on t.id = s.table_id"
            + " where s.person = :person and s.substitute_reason in ('time', 'absent') and t.status = 'playing'"
            + " union " + IN_PLAY + " from proposal q join seat s on s.table_id = q.table_id"
            + " join game_table t on t.id = q.table_id"
            + " where s.person = :person and t.status = 'playing' and q.ends > :now and (q.agreed >> s.seat) & 1 = 0"
            + " and (q.kind in ('END', 'TAKE_BACK') and (s.substitute is null or s.substitute_reason <> 'resigned')"
            + " or q.kind = 'PAUSE' and s.substitute is null)"
            + " union select t.id, t.deadline, t.created from game_table t"
            + " where t.host = :person and t.status = 'open' and t.tournament is null"
            + " and not exists (select 1 from seat f where f.table_id = t.id and f.kind = 'free')";

    /// The open tables to which a person is asked, so far as they don't sit there yet and can; but not by whom they
    /// don't hear, nor where they and whoever asks or is the host don't want to have to do with each other: those
    /// would take up the room of others.
    private static final String ASKING = "select t.id from invitation i join game_table t on t.id = i.table_id"
            + " where i.person = :person and i.declined is null and i.withdrawn is null and t.status = 'open' and t.host <> :person"
            + " and exists (select 1 from seat f where f.table_id = t.id and f.kind = 'free')"
            + " and not exists (select 1 from seat own where own.table_id = t.id and own.person = :person)"
            + " and not exists (select 1 from silence one where one.person = :person"
            + " and ((one.other = t.host and one.kind = 'block') or one.other = i.asker))"
            + " and not exists (select 1 from silence they where they.other = :person and they.kind = 'block'"
            + " and they.person in (t.host, i.asker))"
            + " order by t.created desc, t.id limit :limit";

    private static final String OPEN = ofEachHost(
            "t.status = 'open' and exists (select 1 from seat s where s.table_id = t.id and s.kind = 'free')");

    private static final String PLAYING = ofEachHost("t.status = 'playing'");

    private static final int NEWEST = 1_000;

    /// Of so many tables of one host others see in the list, whoever else has some.
    private static final int EACH = 3;

    /// A person's tables, to be joined with: those of a tournament whose host they are only if they sit there. Their
    /// ids come first: otherwise all tables would be looked at, or all in play.
    private static final String MINE = " from (select table_id from seat where person = :person"
            + " union select id from game_table where host = :person and tournament is null) mine join game_table t on t.id = mine.table_id";

    private final Database database;
    private final ResultStore results;

    TableLists(Database database, ResultStore results) {
        this.database = database;
        this.results = results;
    }

    /// The tables where a person sits or that it set up, and the games that it brought along, newest first.
    public List<ListedTable> of(PersonId person, int limit) {
        return of(person, "", limit);
    }

    /// The tables where a person sits or that it set up, newest first.
    public List<ListedTable> playedBy(PersonId person, int limit) {
        return of(person, " where t.imported = 0", limit);
    }

    private List<ListedTable> of(PersonId person, String which, int limit) {
        return listed(client -> client.sql("select t.id" + MINE + which + " order by t.created desc, t.id limit :limit")
                .param("person", person.text())
                .param("limit", limit));
    }

    /// The open tables that everybody finds and that have a free seat, newest first: a few of each host.
    ///
    /// @param person who asks, and sees none of those whom they have blocked; empty if nobody knows
    public List<ListedTable> open(Optional<PersonId> person, int limit) {
        return found(OPEN, person, EACH, limit);
    }

    /// The tables in play that everybody finds: a few of each host first, and then what else hosts have, newest first
    /// among those and among these.
    ///
    /// @param person as in [#open]
    public List<ListedTable> playing(Optional<PersonId> person, int limit) {
        return found(PLAYING, person, limit, limit);
    }

    private List<ListedTable> found(String which, Optional<PersonId> person, int each, int limit) {
        return listed(client -> client.sql(which)
                .param("person", person.map(PersonId::text).orElse(""))
                .param("newest", NEWEST)
                .param("first", EACH)
                .param("each", each)
                .param("limit", limit));
    }

    /// The tables that everybody finds: a few of each host, newest first, and then others as far as each may have more.
    /// Those of hosts whom the asking person has blocked would only take up room. No more than the newest are
    /// looked at, however many there are.
    private static String ofEachHost(String which) {
        return "select id from (select n.id, n.created,"
                + " row_number() over (partition by n.host order by n.created desc, n.id) as place"
                + " from (select t.id, t.host, t.created from game_table t where t.listed = 1 and " + which
                + " and not exists (select 1 from silence b"
                + " where b.person = :person and b.other = t.host and b.kind = 'block')"
                + " order by t.created desc, t.id limit :newest) n) ranked"
                + " where place <= :each order by case when place <= :first then 0 else 1 end, created desc, id"
                + " limit :limit";
    }

    /// At how many open tables a person sits that somebody else set up.
    public int seatsElsewhere(PersonId person) {
        return database.read(client -> client.sql("select count(*) from seat s join game_table t on t.id = s.table_id"
                        + " where s.person = :person and t.status = 'open' and t.host <> :person")
                .param("person", person.text())
                .query(Integer.class)
                .single());
    }

    /// The tables of [#idsWaiting], as lists show them.
    public List<ListedTable> waiting(PersonId person, long now, int limit) {
        return listed(client -> waiting(client, person, now, limit));
    }

    /// The open tables to which a person is asked by people with whom they want to have to do, and where they have no
    /// seat yet, newest first.
    public List<ListedTable> asking(PersonId person, int limit) {
        return listed(
                client -> client.sql(ASKING).param("person", person.text()).param("limit", limit));
    }

    /// The tables of a person that have no result: games in play, then open tables, then games that ended without
    /// one; of each the newest first.
    public List<ListedTable> withoutResult(PersonId person, int limit) {
        return listed(client -> client.sql("select t.id" + MINE
                        + " where t.status in ('playing', 'open', 'unfinished')"
                        + " order by case t.status when 'playing' then 0 when 'open' then 1 else 2 end,"
                        + " t.created desc, t.id limit :limit")
                .param("person", person.text())
                .param("limit", limit));
    }

    /// The tables that wait for a person who plays there or is to answer, or for their host to start them: those where
    /// time runs out first, then those that have waited longest.
    ///
    /// @param now in milliseconds since 1970
    public List<String> idsWaiting(PersonId person, long now, int limit) {
        return database.read(client ->
                waiting(client, person, now, limit).query(String.class).list());
    }

    private static JdbcClient.StatementSpec waiting(JdbcClient client, PersonId person, long now, int limit) {
        return client.sql(
                        "select w.id from (" + WAITING + ") w"
                                + " order by case when w.deadline is null then 1 else 0 end, w.deadline, w.since, w.id limit :limit")
                .param("person", person.text())
                .param("now", now)
                .param("limit", limit);
    }

    /// Five questions, however many tables there are. What is told of a table is asked only for those that are listed.
    ///
    /// @param question asks for their ids, in order
    private List<ListedTable> listed(Function<JdbcClient, JdbcClient.StatementSpec> question) {
        return of(database.read(
                client -> question.apply(client).query(String.class).list()));
    }

    /// Some tables, in their order.
    public List<ListedTable> of(List<String> ids) {
        if (ids.isEmpty()) {
            return List.of();
        }
        Map<String, ListedTable> rows = database
                .read(client -> client.sql(LISTED)
                        .param("tables", ids)
                        .query((row, number) -> listedTable(row))
                        .list())
                .stream()
                .collect(Collectors.toMap(row -> row.table().id(), Function.identity()));
        Map<String, TableResult> ended = results.of(ids);
        Map<String, Proposal> asked = database.read(client -> ProposalStore.of(client, ids));
        Map<String, List<ListedSeat>> seats = database
                .read(client -> client.sql("select s.table_id, s.seat, s.paint, s.kind, s.person, " + SeatNames.NAME
                                + " as name, o.name as owner,"
                                + " s.bot, s.substitute, s.substitute_reason, s.holiday, s.contribution, s.to_act from seat s"
                                + TableRows.WHO
                                + " where s.table_id in (:tables) order by s.table_id, s.seat")
                        .param("tables", ids)
                        .query((row, number) -> listedSeat(row))
                        .list())
                .stream()
                .collect(Collectors.groupingBy(ListedSeat::table));
        return ids.stream()
                .filter(rows::containsKey)
                .map(id -> complete(
                        Objects.requireNonNull(rows.get(id)),
                        seats.getOrDefault(id, List.of()),
                        Optional.ofNullable(asked.get(id)),
                        Optional.ofNullable(ended.get(id))))
                .toList();
    }

    private static ListedTable listedTable(ResultSet row) throws SQLException {
        return new ListedTable(
                TableRows.table(row),
                version(row),
                Columns.moment(row, "moved"),
                Columns.moment(row, "deadline"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static ListedTable complete(
            ListedTable row, List<ListedSeat> seats, Optional<Proposal> asked, Optional<TableResult> result) {
        StoredTable table = TableRows.seated(
                row.table(), seats.stream().map(ListedSeat::row).toList());
        Optional<Set<Integer>> toAct =
                seats.stream().anyMatch(seat -> seat.toAct().isEmpty())
                        ? Optional.empty()
                        : Optional.of(seats.stream()
                                .filter(seat -> seat.toAct().orElseThrow())
                                .map(seat -> seat.row().seat().seat())
                                .collect(Collectors.toSet()));
        return new ListedTable(table, row.version(), row.moved(), row.deadline(), toAct, asked, result);
    }

    private record ListedSeat(String table, TableRows.SeatRow row, Optional<Boolean> toAct) {}

    private static ListedSeat listedSeat(ResultSet row) throws SQLException {
        int toAct = row.getInt("to_act");
        Optional<Boolean> known = row.wasNull() ? Optional.empty() : Optional.of(toAct == 1);
        return new ListedSeat(row.getString("table_id"), TableRows.seat(row), known);
    }

    private static int version(ResultSet row) throws SQLException {
        int lastLine = row.getInt("last_line");
        return row.wasNull() ? 0 : lastLine + 1;
    }
}
