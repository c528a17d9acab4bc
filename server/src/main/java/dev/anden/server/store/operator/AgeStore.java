package dev.anden.server.store.operator;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.table.TableRemoval;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// What nobody has touched for some time, and how it goes. Times are milliseconds since 1970.
///
/// Ids are asked for in their own order and a page at a time, so that what stays doesn't keep the rest from its
/// turn. Whether something is still as old as it was is asked again in the change that removes it.
public final class AgeStore {
    private static final String OLD_TABLE = "status = 'open' and changed < :before";

    private static final String STILL = "coalesce("
            + "(select p.at from ply p where p.table_id = game_table.id order by p.line desc limit 1), 0) < :before";

    private static final String OLD_GAME = "status = 'playing' and changed < :before and " + STILL;

    private static final String ENDED = "status in ('over', 'unfinished') and " + STILL;

    /// Tables of which answers are kept. They are few, and come first: otherwise each game that ever ended would be
    /// looked at.
    private static final String ANSWERED =
            "(select distinct command.table_id from command where command.table_id > :after) answered"
                    + " join game_table on game_table.id = answered.table_id";

    /// Somebody with an account, a link by which they are known again, or a token comes back however long it takes.
    private static final String COMES_BACK = " (coalesce(person.seen, :before) >= :before"
            + " or exists (select 1 from account where account.person = person.id)"
            + " or exists (select 1 from recovery where recovery.person = person.id)"
            + " or exists (select 1 from network_bot where network_bot.id = person.id))";

    /// The host and the others are asked about apart: where one condition had both, PostgreSQL would look at all people
    /// there are, for each table.
    private static final String OF_LOST_GUESTS = ENDED + " and coalesce(changed, created) < :before"
            + " and not exists (select 1 from person where person.id = game_table.host and" + COMES_BACK + ")"
            + " and not exists (select 1 from seat join person on person.id = seat.person"
            + " where seat.table_id = game_table.id and" + COMES_BACK + ")";

    private static final String OLD_GUEST = "seen < :before"
            + " and not exists (select 1 from seat where seat.person = person.id)"
            + " and not exists (select 1 from game_table where game_table.host = person.id)"
            + " and not exists (select 1 from account where account.person = person.id)"
            + " and not exists (select 1 from network_bot where network_bot.id = person.id)";

    /// What goes with a guest, and the guest. Who may only look on doesn't get in again by waiting: browsers know who
    /// they are for longer than guests are kept.
    private static final List<String> OF_A_GUEST = List.of(
            "delete from recovery where person = ?",
            "delete from rating where person = ?",
            "delete from talk_line where person = ?",
            "delete from talk_read where person = ?",
            "delete from own_note where person = ?",
            "delete from table_command where person = ?",
            "delete from silence where person = ?",
            "delete from silence where other = ?",
            "delete from report_line where person = ?",
            "delete from holiday where person = ?",
            "delete from invitation where person = ?",
            "delete from invitation where asker = ?",
            "update tournament set host = '', command = null where host = ?",
            "update tournament_entrant set person = null, withdrawn = 1 where person = ?",
            "update report set person = '' where person = ?",
            "update report set about = '' where about = ?",
            "delete from person where id = ?");

    private final Database database;

    public AgeStore(Database database) {
        this.database = database;
    }

    /// Whatever was written down before ages were kept counts from now.
    public void adopt(long now) {
        database.write(client -> {
            client.sql("update game_table set changed = ? where status in ('open', 'playing') and changed is null")
                    .param(now)
                    .update();
            client.sql("update person set seen = ? where seen is null")
                    .param(now)
                    .update();
        });
    }

    /// The latest time that somebody was here, something changed at a table or a server ran, before the present run
    /// began; empty if there was none.
    public OptionalLong latest() {
        return database.read(client -> client.sql("select max(at) as at from (select max(seen) as at from person"
                        + " union all select max(changed) as at from game_table"
                        + " union all select max(alive) as at from server_run"
                        + " where began < (select max(began) from server_run)) times")
                .query((row, number) -> {
                    long at = row.getLong("at");
                    return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(at);
                })
                .single());
    }

    /// Open tables at which nothing has changed since a time.
    ///
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> openTables(long before, String after, int limit) {
        return page("game_table", OLD_TABLE, before, after, limit);
    }

    /// Tables in play at which nothing has happened since a time.
    ///
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> gamesInPlay(long before, String after, int limit) {
        return page("game_table", OLD_GAME, before, after, limit);
    }

    /// Tables whose game has been over since a time, and of which answers to commands are kept: nobody sends one again
    /// whose answer was lost then.
    ///
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> answered(long before, String after, int limit) {
        return page(ANSWERED, ENDED, before, after, limit);
    }

    /// Tables whose game has been over since a time, and whose host and players are guests who haven't been here
    /// since then: their browsers don't know any more who they are.
    ///
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> finishedOfGuests(long before, String after, int limit) {
        return page("game_table", OF_LOST_GUESTS, before, after, limit);
    }

    /// Guests who haven't been here since a time, sit at no table and have set none up that is still there. Whoever
    /// has an account isn't one of them.
    ///
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> guests(long before, String after, int limit) {
        return page("person", OLD_GUEST, before, after, limit);
    }

    private List<String> page(String rows, String old, long before, String after, int limit) {
        return database.read(client -> client.sql(
                        "select id from " + rows + " where " + old + " and id > :after order by id limit :limit")
                .param("before", before)
                .param("after", after)
                .param("limit", limit)
                .query(String.class)
                .list());
    }

    /// Whether a table is in play, and nothing has happened there since a time.
    public boolean isOldGame(String table, long before) {
        return database.read(client -> client.sql("select count(*) from game_table where id = :id and " + OLD_GAME)
                        .param("id", table)
                        .param("before", before)
                        .query(Integer.class)
                        .single())
                == 1;
    }

    /// Removes an open table if nothing has changed there since a time. Whoever was to play again there may set up
    /// another one.
    ///
    /// @return whether it has gone; if not, nothing has changed
    public boolean removeOpen(String table, long before) {
        return remove(table, OLD_TABLE, before);
    }

    /// Removes a table with its game if that has been over since a time, and none of those who could come back to it
    /// has been here since then.
    ///
    /// @return whether it has gone; if not, nothing has changed
    public boolean removeFinishedOfGuests(String table, long before) {
        return remove(table, OF_LOST_GUESTS, before);
    }

    private boolean remove(String table, String old, long before) {
        return database.update(
                        new Notice.OfTable(table),
                        client -> TableRemoval.ofOne(client, table, old, Map.of("before", before)))
                == 1;
    }

    /// Forgets the answers to what was sent to a table, if its game has been over since a time.
    ///
    /// @return whether there were any; if not, nothing has changed
    public boolean forgetAnswers(String table, long before) {
        return database.update(client -> client.sql("delete from command where table_id in"
                                + " (select id from game_table where id = :id and " + ENDED + ")")
                        .param("id", table)
                        .param("before", before)
                        .update())
                > 0;
    }

    /// Removes a guest and the guest's name, if they haven't been here since a time and are at no table.
    ///
    /// @return whether they are forgotten; if not, nothing has changed
    public boolean forget(String guest, long before) {
        return database.update(client -> {
                    // Holds the row: a guest who comes back at another server meanwhile is one or the other.
                    int held = client.sql("update person set seen = seen where id = :id and " + OLD_GUEST)
                            .param("id", guest)
                            .param("before", before)
                            .update();
                    if (held == 1) {
                        OF_A_GUEST.forEach(
                                statement -> client.sql(statement).param(guest).update());
                    }
                    return held;
                })
                == 1;
    }
}
