package dev.anden.server.store.table;

import dev.anden.arena.analysis.Balance;
import dev.anden.protocol.TableResult;
import dev.anden.protocol.past.LineTally;
import dev.anden.server.store.database.Database;
import dev.anden.table.Ending;
import dev.anden.table.SeatFacts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.springframework.jdbc.core.simple.JdbcClient;

/// How finished games ended.
public final class ResultStore {
    /// It counts for ratings if those at the table want that, and somebody sat there with whom to compare a person.
    private static final String RESULT = "insert into result (table_id, plies, started, ended, facts, rating)"
            + " select t.id, :plies, :started, :ended, 1, case when t.rated = 1"
            + " and exists (select 1 from seat s where s.table_id = t.id and s.kind = 'person')"
            + " and (select count(*) from seat s where s.table_id = t.id) > 1 then 'waits' else 'unrated' end"
            + " from game_table t where t.id = :table"
            + " on conflict (table_id) do update set facts = excluded.facts";

    private static final String SEAT = "insert into seat_result (table_id, seat, score, rank, person, bot, game, seats,"
            + " ended, choices, by_bot, thinking, pace, deserted, counted)"
            + " select s.table_id, s.seat, :score, :rank, s.person, s.bot, t.game, :seats, :ended, :choices, :byBot,"
            + " :thinking, cast(:pace as bigint), :deserted,"
            + " case when t.branch_ply = 0 then 1 else 0 end"
            + " from seat s join game_table t on t.id = s.table_id where s.table_id = :table and s.seat = :seat"
            + " on conflict (table_id, seat) do update set choices = excluded.choices, by_bot = excluded.by_bot,"
            + " thinking = excluded.thinking, pace = excluded.pace, deserted = excluded.deserted";

    private final Database database;

    public ResultStore(Database database) {
        this.database = database;
    }

    /// The result of a table's game, if it is over and has been written down.
    public Optional<TableResult> find(String table) {
        return Optional.ofNullable(of(List.of(table)).get(table));
    }

    /// The results of some tables' games, by table; one question, however many there are.
    Map<String, TableResult> of(Collection<String> tables) {
        Map<String, List<Row>> seats = new HashMap<>();
        database.read(client -> client.sql("select r.table_id, r.plies, r.started, r.ended, s.score, s.rank, s.deserted"
                                + " from result r"
                                + " join seat_result s on s.table_id = r.table_id where r.table_id in (:tables)"
                                + " order by r.table_id, s.seat")
                        .param("tables", tables)
                        .query((row, number) -> new Row(
                                row.getString("table_id"),
                                row.getInt("plies"),
                                row.getLong("started"),
                                row.getLong("ended"),
                                row.getInt("score"),
                                row.getInt("rank"),
                                row.getInt("deserted") == 1))
                        .list())
                .forEach(row -> seats.computeIfAbsent(row.table(), table -> new ArrayList<>())
                        .add(row));
        Map<String, TableResult> results = new HashMap<>();
        seats.forEach((table, rows) -> results.put(table, result(rows)));
        return results;
    }

    /// The tables whose games are over and of which not everything is written down yet, newest first.
    public List<String> idsWithout(int limit) {
        return database.read(
                client -> client.sql("select t.id from game_table t left join result r on r.table_id = t.id"
                                + " where t.status = 'over' and (r.table_id is null or r.facts = 0)"
                                + " order by t.created desc, t.id limit ?")
                        .param(limit)
                        .query((row, number) -> row.getString("id"))
                        .list());
    }

    /// Writes down how a game ended that was over before such things were written; if that is known already, nothing
    /// changes.
    public void note(String table, Ending ending) {
        boolean known =
                database.read(client -> client.sql("select count(*) from result where table_id = ? and facts = 1")
                                .param(table)
                                .query(Integer.class)
                                .single())
                        == 1;
        if (!known) {
            database.write(client -> write(client, table, ending));
        }
    }

    /// Writes down what luck and their own choices changed for the people of a finished game. What was found before
    /// is replaced; of a game without a result nothing is kept.
    ///
    /// @param seats by seat
    public void noteLuck(String table, List<Balance> seats) {
        database.write(client -> {
            for (int seat = 0; seat < seats.size(); seat++) {
                client.sql("update seat_result set luck = ?, play = ?"
                                + " where table_id = ? and seat = ? and person is not null")
                        .params(seats.get(seat).luck(), seats.get(seat).play(), table, seat)
                        .update();
            }
        });
    }

    /// Writes down how a game ended, as a part of the change that ends it.
    static void write(JdbcClient client, String table, Ending ending) {
        TableResult result = ending.result();
        client.sql(RESULT)
                .param("table", table)
                .param("plies", result.plies())
                .param("started", result.started())
                .param("ended", result.ended())
                .update();
        for (int seat = 0; seat < ending.seats().size(); seat++) {
            write(client, table, ending, seat);
        }
    }

    private static void write(JdbcClient client, String table, Ending ending, int seat) {
        TableResult result = ending.result();
        SeatFacts facts = ending.seats().get(seat);
        client.sql(SEAT)
                .param("table", table)
                .param("seat", seat)
                .param("seats", ending.seats().size())
                .param("ended", result.ended())
                .param("score", result.scores().get(seat))
                .param("rank", result.ranks().get(seat))
                .param("choices", facts.choices())
                .param("byBot", facts.byBot())
                .param("thinking", facts.thinking())
                .param("pace", facts.pace().isPresent() ? facts.pace().getAsLong() : null)
                .param("deserted", facts.deserted() ? 1 : 0)
                .update();
        for (int number = 0; number < facts.lines().size(); number++) {
            LineTally line = facts.lines().get(number);
            client.sql("insert into seat_line (table_id, seat, number, rule, made, missed, points)"
                            + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing")
                    .params(table, seat, number, line.rule(), line.made(), line.missed(), line.points())
                    .update();
        }
    }

    private static TableResult result(List<Row> seats) {
        Row any = seats.getFirst();
        return new TableResult(
                seats.stream().map(Row::score).toList(),
                seats.stream().map(Row::rank).toList(),
                IntStream.range(0, seats.size())
                        .filter(seat -> seats.get(seat).deserted())
                        .boxed()
                        .toList(),
                any.plies(),
                any.started(),
                any.ended());
    }

    private record Row(String table, int plies, long started, long ended, int score, int rank, boolean deserted) {}
}
