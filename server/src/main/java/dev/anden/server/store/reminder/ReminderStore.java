package dev.anden.server.store.reminder;

import dev.anden.engine.Phrase;
import dev.anden.protocol.TableStatus;
import dev.anden.protocol.TimeControl;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.row.Columns;
import dev.anden.server.store.row.TimeControlText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What people are to be told of tables at which they aren't. A row is one thing for one receiver; of several
/// servers one takes it. Times are milliseconds since 1970.
public final class ReminderStore {
    private static final Logger LOG = LoggerFactory.getLogger(ReminderStore.class);

    /// Who has no receiver has no row.
    private static final String ADD = "insert into reminder (receiver, table_id, kind, due)"
            + " select r.id, :table, :kind, case when r.kind = 'mail' then cast(:mailed as bigint)"
            + " else cast(:soon as bigint) end from receiver r"
            + " where r.person = :person and r.state = 'on' and (r.kind <> 'mail' or cast(:mailed as bigint) is not null)"
            + " on conflict (receiver, table_id, kind) do ";

    /// What the receiver was to be told of the table before is told no more.
    private static final String WRITE = ADD + "update set due = excluded.due, tries = 0, taken = null, held = 0";

    /// What the receiver is to be told of the table already is told then.
    private static final String ADD_IF_NONE = ADD + "nothing";

    private static final String DUE = " from reminder where due <= :now and receiver not in (:others)";

    /// In minutes, after each time that it was taken: how long the next one has to wait. It is asked again outside
    /// whether a row is due: another server may just have taken it.
    private static final String TAKE = "update reminder set taken = :taken, held = 0, tries = tries + 1,"
            + " due = :now + 60000 *"
            + " case tries when 0 then 1 when 1 then 5 when 2 then 30 when 3 then 120 else 360 end"
            + " where due <= :now and receiver in (select receiver" + DUE
            + " group by receiver order by min(due) limit :limit)";

    private static final String TAKEN = "select m.taken, m.kind, m.tries, m.table_id, " + ReceiverStore.COLUMNS
            + ", " + ReminderWishStore.COLUMNS
            + ", t.game, t.status, t.time_control, t.deadline, s.seat, s.to_act, s.substitute,"
            + " case when s.substitute_reason in ('time', 'absent') then 1 else 0 end as replaced, s.holiday"
            + " from reminder m"
            + " join receiver r on r.id = m.receiver join game_table t on t.id = m.table_id"
            + " left join reminder_wish w on w.person = r.person"
            + " left join seat s on s.table_id = m.table_id and s.person = r.person"
            + " where m.taken = ? order by m.receiver, m.table_id, m.kind";

    /// A row that was written anew meanwhile is about something else.
    private static final String ONE = " where receiver = ? and table_id = ? and kind = ? and taken = ?";

    private final Database database;

    public ReminderStore(Database database) {
        this.database = database;
    }

    /// Somebody is to be told something of a table.
    public void write(String table, Reminder reminder) {
        database.write(client -> write(client, table, reminder));
    }

    /// Somebody is to be told something of a table, as a part of a change.
    public static void write(JdbcClient client, String table, Reminder reminder) {
        write(client, WRITE, table, reminder);
    }

    private static void write(JdbcClient client, String statement, String table, Reminder reminder) {
        client.sql(statement)
                .param("table", table)
                .param("kind", reminder.kind().toString())
                .param("person", reminder.person().text())
                .param("soon", reminder.soon())
                .param(
                        "mailed",
                        reminder.mailed().isPresent() ? reminder.mailed().getAsLong() : null)
                .update();
    }

    /// The host of an open table is to be told that somebody has sat down there, unless they were told of this
    /// one before. Of several one after another they are told with a pause in between.
    ///
    /// @param at now
    public void writeJoined(String table, PersonId joiner, Reminder reminder, long at, Duration pause) {
        database.write(client -> Joining.due(client, table, joiner, at, reminder.soon(), pause)
                .ifPresent(due -> write(client, ADD_IF_NONE, table, reminder.later(due - reminder.soon()))));
    }

    /// Takes what is due, for this server alone. What it doesn't finish is taken again, in a minute at the earliest.
    ///
    /// @param limit for how many receivers it is taken at most: for those that have waited longest
    /// @param others the ids of receivers for which nothing is taken
    /// @param taken a name that nothing was taken by before
    public List<TakenReminder> take(long now, int limit, Set<String> others, String taken) {
        // No receiver has this id: where there are no others there has to be a word all the same.
        Set<String> named = others.isEmpty() ? Set.of("") : others;
        boolean due = database.read(client -> client.sql("select count(*)" + DUE)
                        .param("now", now)
                        .param("others", named)
                        .query(Integer.class)
                        .single())
                > 0;
        return due ? takeSome(now, limit, named, taken) : List.of();
    }

    private List<TakenReminder> takeSome(long now, int limit, Set<String> others, String taken) {
        database.write(client -> client.sql(TAKE)
                .param("taken", taken)
                .param("now", now)
                .param("others", others)
                .param("limit", limit)
                .update());
        return database
                .read(client -> client.sql(TAKEN)
                        .param(taken)
                        .query((row, number) -> taken(row))
                        .list())
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    /// It needn't be told any more.
    public void finish(TakenReminder one) {
        database.write(client -> finish(client, one));
    }

    /// It is told: its receiver works.
    public void told(TakenReminder one) {
        database.write(client -> {
            finish(client, one);
            ReceiverStore.worked(client, one.receiver().id());
        });
    }

    private static void finish(JdbcClient client, TakenReminder one) {
        client.sql("delete from reminder" + ONE)
                .params(one.receiver().id(), one.table(), one.kind().toString(), one.taken())
                .update();
    }

    /// Nothing more of what was taken with it for its receiver is told now; that doesn't count as having been tried.
    public void putBack(TakenReminder one, long due) {
        database.write(client -> client.sql("update reminder set taken = null, tries = tries - 1, due = ?"
                        + " where receiver = ? and taken = ?")
                .params(due, one.receiver().id(), one.taken())
                .update());
    }

    /// It isn't time yet; that doesn't count as having been tried.
    public void postpone(TakenReminder one, long due) {
        postpone(one, due, false);
    }

    /// It isn't told during its person's quiet hours; that doesn't count as having been tried.
    ///
    /// @param end when they end
    public void hold(TakenReminder one, long end) {
        postpone(one, end, true);
    }

    private void postpone(TakenReminder one, long due, boolean held) {
        database.write(
                client -> client.sql("update reminder set taken = null, tries = tries - 1, due = ?, held = ?" + ONE)
                        .params(due, held ? 1 : 0)
                        .params(one.receiver().id(), one.table(), one.kind().toString(), one.taken())
                        .update());
    }

    /// What is left of receivers that have gone.
    public void sweep() {
        database.write(client -> client.sql(
                        "delete from reminder where not exists (select 1 from receiver r where r.id = reminder.receiver)")
                .update());
    }

    /// Empty for one that can't be read: it keeps no other from being told.
    private static Optional<TakenReminder> taken(ResultSet row) throws SQLException {
        var own = new Columns(row, "reminder");
        ReminderKind kind = own.word("kind", ReminderKind.class, ReminderKind.TURN);
        var table = new Columns(row, "game_table");
        TableStatus status = table.word("status", TableStatus.class, TableStatus.DAMAGED);
        TimeControl time = table.read("time_control", TimeControlText::read, TimeControl.NONE);
        Optional<Receiver> receiver = ReceiverStore.receiver(row);
        Optional<Phrase> flaw = own.flaw().or(table::flaw);
        if (flaw.isPresent() || receiver.isEmpty()) {
            LOG.atWarn()
                    .addKeyValue("table", row.getString("table_id"))
                    .addKeyValue("reason", flaw.map(Phrase::toString).orElse("where to can't be read"))
                    .log("Somebody can't be reminded");
            return Optional.empty();
        }
        int seat = row.getInt("seat");
        boolean sits = !row.wasNull();
        long deadline = row.getLong("deadline");
        boolean runs = !row.wasNull();
        return Optional.of(new TakenReminder(
                row.getString("taken"),
                kind,
                row.getInt("tries"),
                receiver.get(),
                ReminderWishStore.wishes(row),
                row.getString("table_id"),
                row.getString("game"),
                status,
                time,
                sits ? OptionalInt.of(seat) : OptionalInt.empty(),
                sits && row.getInt("to_act") == 1 && row.getString("substitute") == null,
                row.getInt("replaced") == 1,
                Columns.moment(row, "holiday"),
                runs ? OptionalLong.of(deadline) : OptionalLong.empty()));
    }
}
