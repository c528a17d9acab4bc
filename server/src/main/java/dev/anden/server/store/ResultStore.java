package dev.anden.server.store;

import dev.anden.protocol.TableResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// How finished games ended.
public final class ResultStore {
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
        database.read(client -> client.sql(
                                "select r.table_id, r.plies, r.started, r.ended, s.score, s.rank from result r"
                                        + " join seat_result s on s.table_id = r.table_id where r.table_id in (:tables)"
                                        + " order by r.table_id, s.seat")
                        .param("tables", tables)
                        .query((row, number) -> new Row(
                                row.getString("table_id"),
                                row.getInt("plies"),
                                row.getLong("started"),
                                row.getLong("ended"),
                                row.getInt("score"),
                                row.getInt("rank")))
                        .list())
                .forEach(row -> seats.computeIfAbsent(row.table(), table -> new ArrayList<>())
                        .add(row));
        Map<String, TableResult> results = new HashMap<>();
        seats.forEach((table, rows) -> results.put(table, result(rows)));
        return results;
    }

    /// The tables whose games are over and have no result yet, newest first.
    public List<String> idsWithout(int limit) {
        return database.read(client -> client.sql(
                        "select t.id from game_table t left join result r on r.table_id = t.id"
                                + " where t.status = 'over' and r.table_id is null order by t.created desc, t.id limit ?")
                .param(limit)
                .query((row, number) -> row.getString("id"))
                .list());
    }

    /// Writes down how a game ended that was over before results were written; if it has one, nothing changes.
    public void note(String table, TableResult result) {
        if (find(table).isEmpty()) {
            database.write(client -> write(client, table, result));
        }
    }

    /// The same as a part of a change, for a game that ends in it.
    static void write(JdbcClient client, String table, TableResult result) {
        client.sql("insert into result (table_id, plies, started, ended) values (?, ?, ?, ?)"
                        + " on conflict do nothing")
                .params(table, result.plies(), result.started(), result.ended())
                .update();
        for (int seat = 0; seat < result.scores().size(); seat++) {
            client.sql("insert into seat_result (table_id, seat, score, rank) values (?, ?, ?, ?)"
                            + " on conflict do nothing")
                    .params(
                            table,
                            seat,
                            result.scores().get(seat),
                            result.ranks().get(seat))
                    .update();
        }
    }

    private static TableResult result(List<Row> seats) {
        Row any = seats.getFirst();
        return new TableResult(
                seats.stream().map(Row::score).toList(),
                seats.stream().map(Row::rank).toList(),
                any.plies(),
                any.started(),
                any.ended());
    }

    private record Row(String table, int plies, long started, long ended, int score, int rank) {}
}
