package dev.anden.server.store.table;

import dev.anden.server.store.database.JointChange;
import dev.anden.server.store.node.RunStore;
import dev.anden.server.store.row.Rows;
import dev.anden.table.Line;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Writes what has happened at tables. What happens with every choice is asked once for all of them; what happens
/// seldom, for each by itself.
final class Appending {
    /// What happens at several tables at once.
    static final JointChange.Kind KIND = (operations, changes) ->
            write(operations, changes.stream().map(Append.class::cast).toList());

    /// Whom a table waits for, as bits ([#mask]).
    static final String WAITS = "update seat set to_act = (cast(? as integer) >> seat) & 1 where table_id = ?";
    private static final int[] WAITS_TYPES = {Types.INTEGER, Types.VARCHAR};

    private static final String TENDS = "update game_table set tended_by = ? where id = ?";
    private static final int[] TENDS_TYPES = {Types.VARCHAR, Types.VARCHAR};

    /// A command of a client's; nothing changes if it is there already.
    static final String CARRIED_OUT = "insert into command (table_id, command, seat, text, version)"
            + " values (?, ?, ?, ?, ?) on conflict do nothing";
    private static final int[] CARRIED_OUT_TYPES = {
        Types.VARCHAR, Types.VARCHAR, Types.INTEGER, Types.VARCHAR, Types.INTEGER
    };

    private static final String DEADLINE = "update game_table set deadline = ? where id = ?";
    private static final int[] DEADLINE_TYPES = {Types.BIGINT, Types.VARCHAR};

    private final JdbcClient client;
    private final Rows rows;

    private Appending(JdbcClient client, Rows rows) {
        this.client = client;
        this.rows = rows;
    }

    /// Writes what has happened at one table, as a part of a change.
    ///
    /// @throws LogConflict if another writer was there first
    static void write(JdbcClient client, Append append) {
        new Appending(client, new Rows.OneByOne(client)).write(List.of(append));
    }

    /// Writes what has happened at several tables, at each of them once. If it fails for one of them, all has to be
    /// undone.
    ///
    /// @throws LogConflict if another writer was first at one of them
    private static void write(JdbcOperations operations, List<Append> appends) {
        new Appending(JdbcClient.create(operations), new Rows.Together(operations)).write(appends);
    }

    /// What all writers of a table change comes first: of several servers the second waits there until the first has
    /// written, and then finds out. They go through the tables in one order, or they would wait for each other.
    private void write(List<Append> unsorted) {
        List<Append> appends =
                unsorted.stream().sorted(Comparator.comparing(Append::table)).toList();
        appends.forEach(append -> TableChange.before(client, append));
        rows.change(WAITS, WAITS_TYPES, whomTablesWaitFor(appends));
        requireFences(appends);
        insertLines(appends);
        insertCommands(appends);
        appends.forEach(append -> TableChange.after(client, append));
        writeClocks(appends);
    }

    private static List<List<@Nullable Object>> whomTablesWaitFor(List<Append> appends) {
        return values(appends, append -> List.of(mask(append.writing().toAct()), append.table()));
    }

    /// Seats as bits: the lowest is seat 0.
    static int mask(Set<Integer> seats) {
        return seats.stream().mapToInt(seat -> 1 << seat).sum();
    }

    /// A choice that is kept has no line that two writers could both want; whoever goes on without it, or keeps it
    /// for what has passed, is found out here.
    private void requireFences(List<Append> all) {
        List<Append> fenced = all.stream()
                .filter(append -> append.writing().fence().isPresent())
                .toList();
        if (fenced.isEmpty()) {
            return;
        }
        Map<String, Writing.Fence> standing = standing(fenced);
        var tended = new ArrayList<List<@Nullable Object>>();
        for (Append append : fenced) {
            Writing.Fence fence = append.writing().fence().orElseThrow();
            Writing.Fence found = standing.get(append.table());
            if (found == null
                    || found.version() != fence.version()
                    || !found.early().equals(fence.early())) {
                throw new LogConflict("Table %s has gone on".formatted(append.table()));
            }
            fence.tender().ifPresent(tender -> tended.add(List.of(tender, append.table())));
        }
        rows.change(TENDS, TENDS_TYPES, tended);
    }

    /// How tables stand now, by their ids.
    private Map<String, Writing.Fence> standing(List<Append> appends) {
        var versions = new HashMap<String, Integer>();
        var early = new HashMap<String, List<Integer>>();
        client.sql(standingOf(appends.size()))
                .params(tables(appends))
                .query((row, number) -> {
                    String table = row.getString("id");
                    versions.put(table, row.getInt("lines"));
                    int seat = row.getInt("seat");
                    if (!row.wasNull()) {
                        early.computeIfAbsent(table, _ -> new ArrayList<>()).add(seat);
                    }
                    return table;
                })
                .list();
        return versions.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> new Writing.Fence(
                                entry.getValue(), early.getOrDefault(entry.getKey(), List.of()), Optional.empty())));
    }

    /// Asks how many lines tables have, and, in order, which seats' choices wait there.
    private static String standingOf(int tables) {
        return "select id, (select coalesce(max(line) + 1, 0) from ply where ply.table_id = id) as lines, seat"
                + " from game_table left join early_choice on early_choice.table_id = id"
                + " where id in (" + places(tables) + ") order by id, seat";
    }

    /// So many places, or some more: a statement is known again by its text, so there aren't to be too many of them.
    private static String places(int count) {
        return String.join(", ", Collections.nCopies(placeCount(count), "?"));
    }

    /// The next power of two.
    private static int placeCount(int count) {
        return count == 1 ? 1 : 2 * Integer.highestOneBit(count - 1);
    }

    /// The tables, and the last one again for each place that is left over.
    private static List<String> tables(List<Append> appends) {
        return IntStream.range(0, placeCount(appends.size()))
                .mapToObj(place ->
                        appends.get(Math.min(place, appends.size() - 1)).table())
                .toList();
    }

    private void insertLines(List<Append> appends) {
        var values = new ArrayList<List<@Nullable Object>>();
        for (Append append : appends) {
            List<Line> lines = append.writing().lines();
            for (Line line : lines) {
                boolean last = line.equals(lines.getLast());
                Optional<WrittenClocks> clocks = append.writing().clocks().filter(_ -> last);
                values.add(LineRow.values(append.table(), line, clocks.map(WrittenClocks::text)));
            }
        }
        int inserted = rows.insert(LineRow::insertion, LineRow.TYPES, values);
        requireWritten(inserted, values.size(), appends, "a line");
    }

    private void insertCommands(List<Append> appends) {
        var values = new ArrayList<List<@Nullable Object>>();
        for (Append append : appends) {
            append.writing()
                    .command()
                    .ifPresent(command -> values.add(
                            List.of(append.table(), command.id(), command.seat(), command.text(), command.version())));
        }
        int inserted = rows.change(CARRIED_OUT, CARRIED_OUT_TYPES, values);
        requireWritten(inserted, values.size(), appends, "a command");
    }

    private static void requireWritten(int written, int wanted, List<Append> appends, String what) {
        if (written < wanted) {
            throw new LogConflict("There is %s already at one of %s"
                    .formatted(what, appends.stream().map(Append::table).toList()));
        }
    }

    private void writeClocks(List<Append> appends) {
        var deadlines = new ArrayList<List<@Nullable Object>>();
        var times = new ArrayList<Long>();
        for (Append append : appends) {
            append.writing().clocks().ifPresent(clocks -> {
                OptionalLong deadline = clocks.deadline();
                deadlines.add(Arrays.asList(deadline.isPresent() ? deadline.getAsLong() : null, append.table()));
                times.add(clocks.at());
            });
        }
        if (!times.isEmpty()) {
            rows.change(DEADLINE, DEADLINE_TYPES, deadlines);
            RunStore.wrote(client, Collections.max(times));
        }
    }

    private static List<List<@Nullable Object>> values(
            List<Append> appends, Function<Append, List<@Nullable Object>> row) {
        return appends.stream().map(row).toList();
    }
}
