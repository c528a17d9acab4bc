package dev.anden.server.store.table;

import dev.anden.server.store.database.Database;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Line;
import dev.anden.table.Reading;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The append-only log of every table, and what belongs to it: the commands carried out and the choices kept
/// for later.
public final class PlyLog {
    private static final String LINES =
            "select line, kind, actor, text, undoes, bot, reason, hash, at, command, clocks from ply where table_id = ?"
                    + " and line >= ? order by line";

    private static final String EARLY =
            "select seat, text, command, at from early_choice where table_id = ? order by seat";

    /// A choice stands unless a later line undoes it, or an earlier one with all that came since. Each log is gone
    /// through once, from its end: to look for such a line behind each choice takes seconds for twenty long games.
    private static final String CHOICES =
            "select table_id, count(*) as choices from (select table_id, kind, actor, line,"
                    + " min(undoes) over (partition by table_id order by line desc) as undone"
                    + " from ply where table_id in (:tables)) as lines"
                    + " where kind = 'played' and actor >= 0 and (undone is null or undone > line) group by table_id";

    private final Database database;

    public PlyLog(Database database) {
        this.database = database;
    }

    /// Whether a thread waits for the database just now, for this or anything else.
    public boolean isAskedBy(Thread thread) {
        return database.isAskedBy(thread);
    }

    /// What a table's log has from a line on.
    ///
    /// @throws dev.anden.table.DamagedLog if a line is of a kind that this program doesn't know
    public LogPart from(String table, int first) {
        return database.read(client -> {
            List<TimedLine> lines = client.sql(LINES)
                    .params(table, first)
                    .query((row, number) ->
                            new TimedLine(LineRow.line(row), Optional.ofNullable(row.getString("clocks"))))
                    .list();
            List<KeptChoice> kept = kept(client, table);
            return new LogPart(
                    lines.stream().map(TimedLine::line).toList(),
                    kept.stream().map(KeptChoice::choice).toList(),
                    lines.reversed().stream()
                            .filter(line -> line.clocks().isPresent())
                            .findFirst()
                            .map(line -> new Reading(
                                    WrittenClocks.read(
                                            line.clocks().orElseThrow(),
                                            line.line().number()),
                                    line.line().at(),
                                    times(kept))));
        });
    }

    /// @param clocks as they are written down
    private record TimedLine(Line line, Optional<String> clocks) {}

    /// @param at when it was made, in milliseconds since 1970; empty where no time is counted
    private record KeptChoice(EarlyChoice choice, Optional<Long> at) {}

    private static List<KeptChoice> kept(JdbcClient client, String table) {
        return client.sql(EARLY)
                .param(table)
                .query((row, number) -> new KeptChoice(
                        new EarlyChoice(
                                row.getInt("seat"),
                                row.getString("text"),
                                Optional.ofNullable(row.getString("command"))),
                        time(row)))
                .list();
    }

    private static Optional<Long> time(ResultSet row) throws SQLException {
        long at = row.getLong("at");
        return row.wasNull() ? Optional.empty() : Optional.of(at);
    }

    private static Map<Integer, Long> times(List<KeptChoice> kept) {
        return kept.stream()
                .filter(choice -> choice.at().isPresent())
                .collect(Collectors.toMap(
                        choice -> choice.choice().seat(), choice -> choice.at().orElseThrow()));
    }

    /// The lines of a table from a number on, in order.
    ///
    /// @throws dev.anden.table.DamagedLog if a line is of a kind that this program doesn't know
    public List<Line> linesFrom(String table, int first) {
        return database.read(client -> client.sql(LINES)
                .params(table, first)
                .query((row, number) -> LineRow.line(row))
                .list());
    }

    /// How many lines a table has.
    public int version(String table) {
        return database.read(client -> client.sql("select count(*) from ply where table_id = ?")
                .param(table)
                .query(Integer.class)
                .single());
    }

    /// How many choices have been made at tables and stand, by table; those without any aren't there.
    public Map<String, Integer> choices(List<String> tables) {
        if (tables.isEmpty()) {
            return Map.of();
        }
        return database
                .read(client -> client.sql(CHOICES)
                        .param("tables", tables)
                        .query((row, number) -> Map.entry(row.getString("table_id"), row.getInt("choices")))
                        .list())
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// The command of a table with an id of the client's, if it was carried out.
    public Optional<StoredCommand> command(String table, String id) {
        return database.read(client -> client.sql(
                        "select command, seat, text, version from command where table_id = ? and command = ?")
                .params(table, id)
                .query((row, number) -> new StoredCommand(
                        row.getString("command"), row.getInt("seat"), row.getString("text"), row.getInt("version")))
                .optional());
    }

    /// Writes what has happened at a table: all of it or nothing.
    ///
    /// @throws LogConflict if another writer was there first
    public void append(String table, Writing writing) {
        var append = new Append(table, writing);
        database.write(append.notice(), append);
    }

    /// What the clocks of a table showed when its last line was written; empty where no time is counted.
    ///
    /// @throws dev.anden.table.DamagedLog if they can't be read
    public Optional<Reading> clocks(String table) {
        return database.read(client -> {
            Map<Integer, Long> chosen = times(kept(client, table));
            return client.sql(
                            "select line, clocks, at from ply where table_id = ? and clocks is not null order by line desc limit 1")
                    .param(table)
                    .query((row, number) -> new Reading(
                            WrittenClocks.read(row.getString("clocks"), row.getInt("line")), row.getLong("at"), chosen))
                    .optional();
        });
    }

    /// Writes down whom a table waits for, where that isn't known yet.
    public void note(String table, Set<Integer> toAct) {
        boolean isKnown =
                database.read(client -> client.sql("select count(*) from seat where table_id = ? and to_act is null")
                                .param(table)
                                .query(Integer.class)
                                .single())
                        == 0;
        if (isKnown) {
            return;
        }
        database.write(client -> client.sql(Appending.WAITS + " and to_act is null")
                .params(Appending.mask(toAct), table)
                .update());
    }
}
