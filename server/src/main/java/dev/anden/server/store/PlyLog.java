package dev.anden.server.store;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.protocol.TableStatus;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Line;
import dev.anden.table.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The append-only log of every table, and what belongs to it: the commands carried out and the choices kept
/// for later.
public final class PlyLog {
    private static final String LINES =
            "select line, kind, actor, text, undoes, bot, reason, hash, at, command from ply where table_id = ?";

    private static final String WAITS =
            "update seat set to_act = case when seat in (:seats) then 1 else 0 end where table_id = :table";

    private static final String IS_READY = " and status = 'open' and not exists"
            + " (select 1 from seat where seat.table_id = game_table.id and seat.kind = 'free')";

    /// A statement has places for some hundred values, whatever the database.
    private static final int LINES_AT_ONCE = 20;

    /// How many lines there are, and then, in order, the seats whose choices wait: by one question.
    private static final String STANDING = "select coalesce(max(line) + 1, 0) as lines, -1 as seat from ply"
            + " where table_id = :table union all select 0, seat from early_choice where table_id = :table order by seat";

    private final Database database;

    public PlyLog(Database database) {
        this.database = database;
    }

    /// All lines of a table, in order.
    ///
    /// @throws dev.anden.table.DamagedLog if a line is of a kind that this program doesn't know
    public List<Line> lines(String table) {
        return linesFrom(table, 0);
    }

    /// The lines of a table from a number on, in order.
    ///
    /// @throws dev.anden.table.DamagedLog if a line is of a kind that this program doesn't know
    public List<Line> linesFrom(String table, int first) {
        return database.read(client -> client.sql(LINES + " and line >= ? order by line")
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

    /// The choices of a table that wait for their turn.
    public List<EarlyChoice> earlyChoices(String table) {
        return database.read(client -> client.sql(
                        "select seat, text, command from early_choice where table_id = ? order by seat")
                .param(table)
                .query((row, number) -> new EarlyChoice(
                        row.getInt("seat"), row.getString("text"), Optional.ofNullable(row.getString("command"))))
                .list());
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
        database.write(new Notice.OfTable(table), client -> write(client, table, writing));
    }

    /// The same as a part of a change. What all writers of a table change comes first: of several servers the second
    /// waits there until the first has written, and then finds out.
    static void write(JdbcClient client, String table, Writing writing) {
        writing.status().ifPresent(status -> write(client, table, status));
        writing.contributions().ifPresent(contributions -> settle(client, table, contributions));
        write(client, table, writing.toAct());
        writing.fence().ifPresent(fence -> require(client, table, fence));
        for (int from = 0; from < writing.lines().size(); from += LINES_AT_ONCE) {
            int to = Math.min(from + LINES_AT_ONCE, writing.lines().size());
            boolean last = to == writing.lines().size();
            write(
                    client,
                    table,
                    writing.lines().subList(from, to),
                    writing.clocks().filter(clocks -> last));
        }
        writing.command().ifPresent(command -> write(client, table, command));
        writing.kept().ifPresent(choice -> write(client, table, choice, writing.clocks()));
        writing.dropped().forEach(choice -> delete(client, table, choice));
        writing.host().ifPresent(host -> write(client, table, host));
        writing.ending().ifPresent(ending -> ResultStore.write(client, table, ending));
        writing.clocks().ifPresent(clocks -> write(client, table, clocks));
        writing.reminders().forEach(reminder -> ReminderStore.write(client, table, reminder));
    }

    /// Chance has been drawn from these; what came meanwhile by another server comes too late.
    private static void settle(JdbcClient client, String table, Map<Integer, String> contributions) {
        client.sql("update seat set contribution = null where table_id = ?")
                .param(table)
                .update();
        contributions.forEach(
                (seat, digits) -> client.sql("update seat set contribution = ? where table_id = ? and seat = ?")
                        .params(digits, table, seat)
                        .update());
    }

    /// A choice that is kept has no line that two writers could both want; whoever goes on without it, or keeps it
    /// for what has passed, is found out here.
    private static void require(JdbcClient client, String table, Writing.Fence fence) {
        List<Integer> standing = client.sql(STANDING)
                .param("table", table)
                .query((row, number) -> row.getInt(number == 0 ? "lines" : "seat"))
                .list();
        var wanted = new ArrayList<>(List.of(fence.version()));
        wanted.addAll(fence.early());
        if (!standing.equals(wanted)) {
            throw new LogConflict("Table %s has gone on".formatted(table));
        }
        fence.tender()
                .ifPresent(tender -> client.sql("update game_table set tended_by = ? where id = ?")
                        .params(tender, table)
                        .update());
    }

    private static void write(JdbcClient client, String table, WrittenClocks clocks) {
        client.sql("update game_table set deadline = ? where id = ?")
                .param(clocks.deadline().isPresent() ? clocks.deadline().getAsLong() : null)
                .param(table)
                .update();
        client.sql(ClockStore.ALIVE).param("at", clocks.at()).update();
    }

    /// What the clocks of a table showed when its last line was written; empty where no time is counted.
    public Optional<Reading> clocks(String table) {
        Map<Integer, Long> chosen = database.read(client -> client
                .sql("select seat, at from early_choice where table_id = ? and at is not null")
                .param(table)
                .query((row, number) -> Map.entry(row.getInt("seat"), row.getLong("at")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
        return database.read(client -> client.sql(
                        "select clocks, at from ply where table_id = ? and clocks is not null order by line desc limit 1")
                .param(table)
                .query((row, number) ->
                        new Reading(WrittenClocks.read(row.getString("clocks")), row.getLong("at"), chosen))
                .optional());
    }

    /// Writes down whom a table waits for, where that isn't known yet.
    public void note(String table, Set<Integer> toAct) {
        database.write(client -> client.sql(WAITS + " and to_act is null")
                .param("table", table)
                .param("seats", orNone(toAct))
                .update());
    }

    /// Lines one after another, at once: over a network the way is long.
    ///
    /// @param clocks what they show with the last of them
    private static void write(JdbcClient client, String table, List<Line> lines, Optional<WrittenClocks> clocks) {
        var values = new ArrayList<@Nullable Object>();
        for (Line line : lines) {
            boolean last = line.equals(lines.getLast());
            values.addAll(LineRow.values(table, line, clocks.filter(_ -> last).map(WrittenClocks::text)));
        }
        int written = client.sql(LineRow.insertion(lines.size())).params(values).update();
        if (written < lines.size()) {
            throw new LogConflict("Table %s has line %d already"
                    .formatted(table, lines.getFirst().number()));
        }
        for (Line line : lines) {
            if (line instanceof Line.Turned turned) {
                write(client, table, turned.event());
            }
        }
    }

    private static void write(JdbcClient client, String table, CompanyEvent event) {
        switch (event) {
            case Resigned gone ->
                write(client, table, gone.seat(), Optional.of(new Substitute(gone.bot(), Substitute.Reason.RESIGNED)));
            case HandedOver over ->
                write(client, table, over.seat(), Optional.of(new Substitute(over.bot(), over.reason())));
            case CameBack back -> write(client, table, back.seat(), Optional.empty());
            case AgreedToEnd _, Abandoned _, Paused _, WentOn _ -> {}
        }
    }

    private static void write(JdbcClient client, String table, int seat, Optional<Substitute> substitute) {
        client.sql("update seat set substitute = ?, substitute_reason = ? where table_id = ? and seat = ?")
                .param(substitute.map(Substitute::bot).orElse(null))
                .param(substitute.map(one -> one.reason().toString()).orElse(null))
                .params(table, seat)
                .update();
    }

    private static void write(JdbcClient client, String table, PersonId host) {
        client.sql("update game_table set host = ? where id = ?")
                .params(host.text(), table)
                .update();
    }

    private static void write(JdbcClient client, String table, EarlyChoice choice, Optional<WrittenClocks> clocks) {
        int kept = client.sql("insert into early_choice (table_id, seat, text, command, at) values (?, ?, ?, ?, ?)"
                        + " on conflict do nothing")
                .params(table, choice.seat(), choice.text())
                .param(choice.command().orElse(null))
                .param(clocks.map(WrittenClocks::at).orElse(null))
                .update();
        requireWritten(kept, table, "an early choice of seat " + choice.seat());
    }

    /// The text is named as well: the seat may have chosen otherwise meanwhile.
    private static void delete(JdbcClient client, String table, EarlyChoice choice) {
        int deleted = client.sql("delete from early_choice where table_id = ? and seat = ? and text = ?")
                .params(table, choice.seat(), choice.text())
                .update();
        if (deleted == 0) {
            throw new LogConflict("Table %s keeps no such choice of seat %d".formatted(table, choice.seat()));
        }
    }

    private static void write(JdbcClient client, String table, StoredCommand command) {
        int written = client.sql("insert into command (table_id, command, seat, text, version)"
                        + " values (?, ?, ?, ?, ?) on conflict do nothing")
                .params(table, command.id(), command.seat(), command.text(), command.version())
                .update();
        requireWritten(written, table, "a command");
    }

    /// A game begins at an open table where somebody sits in every seat. Whose bots play is anew anybody's matter.
    private static void write(JdbcClient client, String table, TableStatus status) {
        int written = client.sql("update game_table set status = ?, tended_by = null where id = ?"
                        + (status == TableStatus.PLAYING ? IS_READY : ""))
                .params(status.toString(), table)
                .update();
        requireWritten(written, table, "another status");
    }

    private static void write(JdbcClient client, String table, Set<Integer> toAct) {
        client.sql(WAITS).param("table", table).param("seats", orNone(toAct)).update();
    }

    /// SQL has no empty list; nobody has the seat -1.
    private static Set<Integer> orNone(Set<Integer> seats) {
        return seats.isEmpty() ? Set.of(-1) : seats;
    }

    private static void requireWritten(int rows, String table, String what) {
        if (rows == 0) {
            throw new LogConflict("Table %s has %s already".formatted(table, what));
        }
    }
}
