package dev.anden.server.store;

import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableStatus;
import dev.anden.table.EarlyChoice;
import dev.anden.table.Line;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The append-only log of every table, and what belongs to it: the commands carried out and the choices kept
/// for later.
public final class PlyLog {
    private final Database database;
    private final JdbcClient client;
    private final ResultStore results;

    public PlyLog(Database database, ResultStore results) {
        this.database = database;
        this.results = results;
        client = database.client();
    }

    /// All lines of a table, in order.
    ///
    /// @throws dev.anden.table.DamagedLog if a line is of a kind that this program doesn't know
    public List<Line> lines(String table) {
        return client.sql(
                        "select line, kind, actor, text, undoes, bot, reason, hash, at, command from ply where table_id = ?"
                                + " order by line")
                .param(table)
                .query((row, number) -> LineRow.line(row))
                .list();
    }

    /// How many lines a table has.
    public int version(String table) {
        return client.sql("select count(*) from ply where table_id = ?")
                .param(table)
                .query(Integer.class)
                .single();
    }

    /// The choices of a table that wait for their turn.
    public List<EarlyChoice> earlyChoices(String table) {
        return client.sql("select seat, text, command from early_choice where table_id = ? order by seat")
                .param(table)
                .query((row, number) -> new EarlyChoice(
                        row.getInt("seat"), row.getString("text"), Optional.ofNullable(row.getString("command"))))
                .list();
    }

    /// The command of a table with an id of the client's, if it was carried out.
    public Optional<StoredCommand> command(String table, String id) {
        return client.sql("select command, seat, text, version from command where table_id = ? and command = ?")
                .params(table, id)
                .query((row, number) -> new StoredCommand(
                        row.getString("command"), row.getInt("seat"), row.getString("text"), row.getInt("version")))
                .optional();
    }

    /// Writes what has happened at a table: all of it or nothing.
    ///
    /// @throws LogConflict if another writer was there first
    public void append(String table, Writing writing) {
        database.transactions().executeWithoutResult(transaction -> write(table, writing));
    }

    /// The same within a transaction that is already open.
    void write(String table, Writing writing) {
        for (Line line : writing.lines()) {
            write(table, line);
        }
        writing.command().ifPresent(command -> write(table, command));
        writing.kept().ifPresent(choice -> write(table, choice));
        writing.dropped().forEach(choice -> delete(table, choice));
        writing.status().ifPresent(status -> write(table, status));
        writing.host().ifPresent(host -> write(table, host));
        writing.result().ifPresent(result -> results.write(table, result));
        write(table, writing.toAct());
    }

    /// Writes down whom a table waits for, where that isn't known yet.
    public void note(String table, Set<Integer> toAct) {
        database.transactions()
                .executeWithoutResult(
                        transaction -> client.sql("select seat from seat where table_id = ? and to_act is null")
                                .param(table)
                                .query(Integer.class)
                                .list()
                                .forEach(seat -> write(table, seat, toAct.contains(seat))));
    }

    private void write(String table, Line line) {
        int written = client.sql(
                        "insert into ply (table_id, line, kind, actor, text, undoes, bot, reason, hash, at, command)"
                                + " values (:table, :line, :kind, :actor, :text, :undoes, :bot, :reason, :hash, :at, :command)"
                                + " on conflict do nothing")
                .paramSource(LineRow.of(table, line))
                .update();
        requireWritten(written, table, "line " + line.number());
        if (line instanceof Line.Turned turned) {
            write(table, turned.event());
        }
    }

    private void write(String table, CompanyEvent event) {
        switch (event) {
            case Resigned gone ->
                write(table, gone.seat(), Optional.of(new Substitute(gone.bot(), Substitute.Reason.RESIGNED)));
            case HandedOver over -> write(table, over.seat(), Optional.of(new Substitute(over.bot(), over.reason())));
            case CameBack back -> write(table, back.seat(), Optional.empty());
            case AgreedToEnd _ -> {}
        }
    }

    private void write(String table, int seat, Optional<Substitute> substitute) {
        client.sql("update seat set substitute = ?, substitute_reason = ? where table_id = ? and seat = ?")
                .param(substitute.map(Substitute::bot).orElse(null))
                .param(substitute.map(one -> one.reason().toString()).orElse(null))
                .params(table, seat)
                .update();
    }

    private void write(String table, PersonId host) {
        client.sql("update game_table set host = ? where id = ?")
                .params(host.text(), table)
                .update();
    }

    private void write(String table, EarlyChoice choice) {
        int kept = client.sql("insert into early_choice (table_id, seat, text, command) values (?, ?, ?, ?)"
                        + " on conflict do nothing")
                .params(table, choice.seat(), choice.text())
                .param(choice.command().orElse(null))
                .update();
        requireWritten(kept, table, "an early choice of seat " + choice.seat());
    }

    /// The text is named as well: the seat may have chosen otherwise meanwhile.
    private void delete(String table, EarlyChoice choice) {
        int deleted = client.sql("delete from early_choice where table_id = ? and seat = ? and text = ?")
                .params(table, choice.seat(), choice.text())
                .update();
        if (deleted == 0) {
            throw new LogConflict("Table %s keeps no such choice of seat %d".formatted(table, choice.seat()));
        }
    }

    private void write(String table, StoredCommand command) {
        int written = client.sql("insert into command (table_id, command, seat, text, version)"
                        + " values (?, ?, ?, ?, ?) on conflict do nothing")
                .params(table, command.id(), command.seat(), command.text(), command.version())
                .update();
        requireWritten(written, table, "a command");
    }

    private void write(String table, TableStatus status) {
        client.sql("update game_table set status = ? where id = ?")
                .params(status.toString(), table)
                .update();
    }

    private void write(String table, Set<Integer> toAct) {
        client.sql("select seat from seat where table_id = ?")
                .param(table)
                .query(Integer.class)
                .list()
                .forEach(seat -> write(table, seat, toAct.contains(seat)));
    }

    private void write(String table, int seat, boolean toAct) {
        client.sql("update seat set to_act = ? where table_id = ? and seat = ?")
                .params(toAct ? 1 : 0, table, seat)
                .update();
    }

    private static void requireWritten(int rows, String table, String what) {
        if (rows == 0) {
            throw new LogConflict("Table %s has %s already".formatted(table, what));
        }
    }
}
