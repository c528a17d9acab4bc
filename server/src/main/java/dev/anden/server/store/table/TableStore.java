package dev.anden.server.store.table;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.people.SeatNames;
import dev.anden.server.store.row.OptionsText;
import dev.anden.server.store.row.SpectatorText;
import dev.anden.server.store.row.TimeControlText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Tables and who sits there.
public final class TableStore {
    private static final String SEATS =
            "select s.seat, s.paint, s.kind, s.person, " + SeatNames.NAME + " as name, o.name as owner, s.bot,"
                    + " s.substitute, s.substitute_reason, s.holiday, s.contribution from seat s" + TableRows.WHO
                    + " where s.table_id = ? order by s.seat";

    /// Whether a table in play waits for a bot, or nobody knows whom it waits for. Where bots play for all people, and
    /// somebody may come back, it is for them that it waits ([StoredTable#awaitsReturn]).
    private static final String WAITS_FOR_BOT = "exists (select 1 from seat s where s.table_id = t.id"
            + " and (s.kind = 'bot' or s.substitute is not null) and (s.to_act is null or s.to_act = 1"
            + " and (exists (select 1 from seat p where p.table_id = t.id and p.kind = 'person' and p.substitute is null)"
            + " or not exists (select 1 from seat p where p.table_id = t.id and p.kind = 'person'"
            + " and p.person is not null and p.substitute_reason <> 'resigned'))))";

    private final Database database;
    private final OpenTableStore open;
    private final InvitationStore invitations;
    private final TableLists lists;
    private final SetUpStore setUp;

    public TableStore(Database database, ResultStore results) {
        this.database = database;
        lists = new TableLists(database, results);
        open = new OpenTableStore(database);
        invitations = new InvitationStore(database);
        setUp = new SetUpStore(database);
    }

    /// Tables whose games haven't begun.
    public OpenTableStore open() {
        return open;
    }

    /// Who is asked to which table.
    public InvitationStore invitations() {
        return invitations;
    }

    /// Tables as people see them in lists.
    public TableLists lists() {
        return lists;
    }

    /// Tables that are set up once for each command.
    public SetUpStore setUp() {
        return setUp;
    }

    /// Sets a table up, with the first plies of its log if it starts at once.
    ///
    /// @throws dev.anden.server.store.people.ForgottenPerson if its host or somebody who is to sit there isn't
    ///     known any more
    public void create(StoredTable table, Optional<Writing> opening) {
        database.write(client -> insert(client, table, opening));
    }

    /// Sets a table up at which the people of another one play again, as [#create] does, notes it there,
    /// and asks them to it. If one is noted whose game isn't over, only the new one's origin is, and
    /// nobody is asked.
    ///
    /// @throws dev.anden.server.store.people.ForgottenPerson if its host or somebody who is to sit there isn't
    ///     known any more
    public void createAfter(String over, StoredTable table, Optional<Writing> opening) {
        database.write(new Notice.OfTable(over), client -> {
            insert(client, table, opening);
            noteRematch(client, over, table.id());
        });
    }

    /// Sets a table up as a part of a change, with the first plies of its log if it starts at once.
    ///
    /// @throws dev.anden.server.store.people.ForgottenPerson if its host or somebody who is to sit there isn't
    ///     known any more
    public static void insert(JdbcClient client, StoredTable table, Optional<Writing> opening) {
        table.everybody().forEach(person -> PersonStore.require(client, person));
        client.sql("insert into game_table (id, game, rules_version, host, status, seed, created, options,"
                        + " time_control, rated, imported, spectators, listed, starts_by_itself, tournament, branch_of,"
                        + " branch_ply, changed)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), nullif(?, ''), ?, ?)")
                .params(
                        table.id(),
                        table.game(),
                        table.rulesVersion(),
                        table.host().text(),
                        table.status().toString(),
                        table.seed(),
                        table.created(),
                        OptionsText.of(table.options()),
                        TimeControlText.of(table.time()),
                        table.rated() ? 1 : 0,
                        table.imported() ? 1 : 0,
                        SpectatorText.of(table.spectators()),
                        table.listed() ? 1 : 0,
                        table.startsByItself() ? 1 : 0,
                        table.tournament().orElse(""),
                        table.branch().flatMap(StoredTable.Branch::table).orElse(""),
                        table.branchPly(),
                        table.created())
                .update();
        table.seats().forEach(seat -> insert(client, table.id(), seat));
        opening.ifPresent(writing -> Appending.write(client, new Append(table.id(), writing)));
    }

    /// A table by its id.
    public Optional<StoredTable> find(String id) {
        return database.read(client -> client.sql("select id, game, rules_version, host, status, seed, created,"
                                + " options, time_control, rated, imported, spectators, listed, starts_by_itself, tournament, branch_of,"
                                + " branch_ply, rematch"
                                + " from game_table where id = ?")
                        .param(id)
                        .query((row, number) -> TableRows.table(row))
                        .optional())
                .flatMap(table -> seated(table, seats(id)));
    }

    /// Table and seats are two questions: one without any seat may have been removed meanwhile.
    private Optional<StoredTable> seated(StoredTable table, List<TableRows.SeatRow> seats) {
        return seats.isEmpty() && !isKept(table.id()) ? Optional.empty() : Optional.of(TableRows.seated(table, seats));
    }

    private boolean isKept(String id) {
        return database.read(client -> client.sql("select count(*) from game_table where id = ?")
                        .param(id)
                        .query(Integer.class)
                        .single())
                > 0;
    }

    /// The ids of tables, in their order.
    ///
    /// @param after the id behind which they begin; empty for the first ones
    public List<String> ids(String after, int limit) {
        return database.read(client -> client.sql("select id from game_table where id > ? order by id limit ?")
                .params(after, limit)
                .query(String.class)
                .list());
    }

    /// The tables in play that wait for a bot, or of which nobody knows whom they wait for.
    public List<String> idsWithBotsToAct() {
        return database.read(client -> client.sql("select id from game_table t where status = 'playing' and "
                        + WAITS_FOR_BOT + " order by created, id")
                .query((row, number) -> row.getString("id"))
                .list());
    }

    /// The tables in play that wait for a bot and whose bots no server plays, in the order of their ids.
    ///
    /// @param after the id behind which they begin; empty for the first ones
    public List<String> idsUntended(String after, int limit) {
        return database.read(client -> client.sql("select id from game_table t where status = 'playing'"
                        + " and id > ? and not exists (select 1 from node n where n.id = t.tended_by)"
                        + " and " + WAITS_FOR_BOT + " order by id limit ?")
                .params(after, limit)
                .query(String.class)
                .list());
    }

    private static void noteRematch(JdbcClient client, String over, String next) {
        int first = client.sql("update game_table set rematch = ? where id = ? and (rematch is null"
                        + " or rematch in (select id from game_table where status in ('over', 'unfinished')))")
                .params(next, over)
                .update();
        if (first == 1) {
            InvitationStore.rematch(client, over, next);
        }
        client.sql("update game_table set rematch_of = ? where id = ?")
                .params(over, next)
                .update();
    }

    /// The tables whose people play again at another one.
    public List<String> idsBefore(String next) {
        return database.read(client -> client.sql("select id from game_table where rematch = ?")
                .param(next)
                .query(String.class)
                .list());
    }

    /// The newest table of those at which people play again that is a person's own: they are its host or sit there.
    /// One whose game is over is none.
    public Optional<String> ownRematch(String table, PersonId person) {
        return database.read(client -> client.sql("select id from game_table where rematch_of = ?"
                        + " and status not in ('over', 'unfinished') and (host = ? or exists"
                        + " (select 1 from seat where seat.table_id = game_table.id and seat.person = ?))"
                        + " order by created desc, id limit 1")
                .params(table, person.text(), person.text())
                .query(String.class)
                .optional());
    }

    /// At how many tables a person sits.
    public int count(PersonId person) {
        return database.read(client -> client.sql("select count(*) from seat where person = ?")
                .param(person.text())
                .query(Integer.class)
                .single());
    }

    /// The ids of the games in play by correspondence in which a person has a seat.
    public List<String> idsOfSlowGames(PersonId person) {
        return database.read(client -> client.sql("select id from game_table where status = 'playing'"
                        + " and time_control like 'correspondence%'"
                        + " and id in (select table_id from seat where person = ? and kind = 'person')"
                        + " order by created, id")
                .param(person.text())
                .query(String.class)
                .list());
    }

    /// The ids of the tables where a person sits or that it set up and that haven't ended.
    public List<String> idsToLeave(PersonId person) {
        return database.read(client -> client.sql("select id from game_table where status in ('open', 'playing')"
                        + " and (host = ? or id in (select table_id from seat where person = ?)) order by created, id")
                .params(person.text(), person.text())
                .query(String.class)
                .list());
    }

    /// The ids of the tables that haven't ended and at which both of two people sit; none if the one has an
    /// account by now, from which nothing is taken.
    public List<String> idsOfBoth(PersonId one, PersonId other) {
        return database.read(client -> client.sql("select t.id from seat s join game_table t on t.id = s.table_id"
                        + " where s.person = :one and t.status in ('open', 'playing')"
                        + " and exists (select 1 from seat o where o.table_id = s.table_id and o.seat <> s.seat"
                        + " and o.person = :other)"
                        + " and not exists (select 1 from account a where a.person = :one) order by t.created, t.id")
                .param("one", one.text())
                .param("other", other.text())
                .query(String.class)
                .list());
    }

    /// Removes a table with its game, whatever it has come to.
    public void remove(String table) {
        database.write(new Notice.OfTable(table), client -> TableRemoval.of(client, "id = :id", Map.of("id", table)));
    }

    /// Gives everything of one person to another: seats, and what is remembered of games that were played
    /// there, but where the other one has a seat too; tables that were set up; and ratings, but for games that
    /// the other one is rated for. Whoever isn't known any more is given nothing.
    /// Beside somebody who is called like the other one a seat keeps the name that it had.
    ///
    /// @param alike whether the other one's name can be taken for another one's
    /// @return whether there was anything
    public boolean move(PersonId from, PersonId to, Resemblance alike) {
        return database.update(new Notice.OfPerson(from), client -> PersonMove.of(client, from, to, alike)) > 0;
    }

    private static void insert(JdbcClient client, String table, StoredTable.Seat seat) {
        client.sql("insert into seat (table_id, seat, paint, kind, person, bot, contribution, name, to_act)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, 0)")
                .params(table, seat.seat(), seat.paint().toString(), seat.kind().toString())
                .param(seat.person().map(PersonId::text).orElse(null))
                .param(seat.bot())
                .param(seat.contribution().orElse(null))
                .param(seat.person().isPresent() || seat.name().isEmpty() ? null : seat.name())
                .update();
    }

    private List<TableRows.SeatRow> seats(String table) {
        return database.read(client -> seats(client, table));
    }

    /// The seats of a table, in their order.
    static List<TableRows.SeatRow> seats(JdbcClient client, String table) {
        return client.sql(SEATS)
                .param(table)
                .query((row, number) -> TableRows.seat(row))
                .list();
    }
}
