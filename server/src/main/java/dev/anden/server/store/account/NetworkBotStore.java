package dev.anden.server.store.account;

import dev.anden.protocol.account.NetworkBot;
import dev.anden.protocol.account.NetworkBotTables.BotSeat;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.NameTaken;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.people.Resemblance;
import dev.anden.server.store.people.SeatNames;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Programs that play where their owners seat them, and their tokens' hashes. Times are milliseconds since 1970.
public final class NetworkBotStore {
    private static final long TO_THE_HOUR = Duration.ofHours(1).toMillis();

    private static final String OLD = "coalesce(network_bot.used, network_bot.created) < :before"
            + " and not exists (select 1 from seat s join game_table t on t.id = s.table_id"
            + " where s.person = network_bot.id and t.status in ('open', 'playing'))";

    private static final String BOTS = "select b.id, p.name, b.created, b.used, b.token, (select count(*) from seat s"
            + " join game_table t on t.id = s.table_id where s.person = b.id and t.status in ('open', 'playing'))"
            + " as tables from network_bot b join person p on p.id = b.id";

    private static final String SEATED = "select t.id, t.game, s.seat, s.to_act, s.substitute,"
            + " (select count(*) from seat o where o.table_id = t.id) as seats from seat s"
            + " join game_table t on t.id = s.table_id where s.person = ? and t.status = 'playing'"
            + " order by case when s.to_act = 1 then 0 else 1 end, t.created, t.id limit ?";

    /// The tables where it has a seat that will be free: whoever starts a game there at another server
    /// meanwhile waits for it, or is waited for.
    private static final String HOLD = "update game_table set changed = changed where status = 'open'"
            + " and id in (select table_id from seat where person = :bot)";

    /// What becomes of a program's seats, before it goes: those of open tables are free, and of games that are in
    /// play or past stays what it was called.
    private static final List<String> LEAVING = List.of(
            "update seat set kind = 'free', person = null, contribution = null where person = :bot"
                    + " and table_id in (select id from game_table where status = 'open')",
            "update seat set name = (select name from person where id = :bot), person = null where person = :bot",
            "update seat_result set person = null where person = :bot",
            "update report set about = '' where about = :bot",
            "delete from silence where other = :bot",
            "delete from barred where person = :bot");

    private static final List<String> GOING =
            List.of("delete from network_bot where id = :bot", "delete from person where id = :bot");

    private final Database database;

    public NetworkBotStore(Database database) {
        this.database = database;
    }

    /// A program and whose it is.
    public record Known(PersonId bot, PersonId owner) {}

    /// The programs of a person, the oldest first.
    public List<NetworkBot> of(PersonId owner) {
        return database.read(client -> client.sql(BOTS + " where b.owner = ? order by b.created, b.id")
                .param(owner.text())
                .query((row, number) -> bot(row))
                .list());
    }

    /// Whose a program is; empty for whoever is none.
    public Optional<PersonId> owner(PersonId bot) {
        return database.read(client -> client.sql("select owner from network_bot where id = ?")
                .param(bot.text())
                .query(String.class)
                .optional()
                .map(PersonId::new));
    }

    /// A person's program; empty if it isn't theirs.
    public Optional<NetworkBot> find(PersonId owner, PersonId bot) {
        return database.read(client -> client.sql(BOTS + " where b.owner = ? and b.id = ?")
                .params(owner.text(), bot.text())
                .query((row, number) -> bot(row))
                .optional());
    }

    /// Whether a person has this program, and it sits at fewer tables than so many.
    public boolean mayBeSeated(PersonId owner, PersonId bot, int most) {
        return find(owner, bot).filter(known -> known.tables() < most).isPresent();
    }

    private static NetworkBot bot(ResultSet row) throws SQLException {
        long used = row.getLong("used");
        Optional<Long> known = row.wasNull() ? Optional.empty() : Optional.of(used);
        return new NetworkBot(
                row.getString("id"),
                row.getString("name"),
                row.getLong("created"),
                known,
                !row.getString("token").equals(row.getString("id")),
                row.getInt("tables"));
    }

    /// Makes a program, unless its owner has as many as one may have.
    ///
    /// @param token the hash of its token
    /// @param alike which names can be taken for one another
    /// @return whether it was made; if not, nothing has changed
    /// @throws NameTaken if its owner has the name, or another program of theirs
    public boolean make(Known bot, String name, String token, Resemblance alike, int most, long at) {
        return database.update(client -> {
                    // The owner's row comes first, so that of two at once one waits for the other.
                    client.sql("update account set handle = handle where person = ?")
                            .param(bot.owner().text())
                            .update();
                    SeatNames.requireOfProgram(client, bot.owner(), name, alike);
                    int room = client.sql("select count(*) from network_bot where owner = ?")
                            .param(bot.owner().text())
                            .query(Integer.class)
                            .single();
                    return room < most ? insert(client, bot, name, token, at) : 0;
                })
                == 1;
    }

    private static int insert(JdbcClient client, Known bot, String name, String token, long at) {
        client.sql("insert into person (id, name, created, seen) values (?, ?, ?, ?)")
                .params(bot.bot().text(), name, at, at)
                .update();
        return client.sql("insert into network_bot (id, owner, token, created) values (?, ?, ?, ?)")
                .params(bot.bot().text(), bot.owner().text(), token, at)
                .update();
    }

    /// Gives a person's program another token; the old one isn't worth anything any more.
    ///
    /// @param token the hash of the new one
    /// @return whether it is theirs; if not, nothing has changed
    public boolean replace(PersonId owner, PersonId bot, String token) {
        return database.update(client -> client.sql("update network_bot set token = ? where id = ? and owner = ?")
                        .params(token, bot.text(), owner.text())
                        .update())
                == 1;
    }

    /// Takes their tokens away from all programs of a person, as a part of a change. No token has an id for its hash.
    static void revokeAll(JdbcClient client, PersonId owner) {
        client.sql("update network_bot set token = id where owner = ?")
                .param(owner.text())
                .update();
    }

    /// Whose token it is.
    ///
    /// @param token the hash of what was shown
    public Optional<Known> byToken(String token) {
        return database.read(client -> client.sql("select id, owner from network_bot where token = ?")
                .param(token)
                .query((row, number) ->
                        new Known(new PersonId(row.getString("id")), new PersonId(row.getString("owner"))))
                .optional());
    }

    /// Writes down that a program's token was shown. To the hour is enough.
    public void use(PersonId bot, long at) {
        boolean due = database.read(client -> client.sql(
                                "select count(*) from network_bot where id = ? and (used is null or used < ?)")
                        .params(bot.text(), at - TO_THE_HOUR)
                        .query(Integer.class)
                        .single())
                > 0;
        if (due) {
            database.write(client -> client.sql("update network_bot set used = ? where id = ?")
                    .params(at, bot.text())
                    .update());
        }
    }

    /// The games in play that have given a program a seat; those that wait for it first.
    public List<BotSeat> seated(PersonId bot, int limit) {
        return database.read(client -> client.sql(SEATED)
                .params(bot.text(), limit)
                .query((row, number) -> new BotSeat(
                        row.getString("id"),
                        row.getString("game"),
                        row.getInt("seat"),
                        row.getInt("seats"),
                        row.getInt("to_act") == 1,
                        row.getString("substitute") != null))
                .list());
    }

    /// Whether a game in play has given a program a seat.
    public boolean plays(PersonId bot, String table) {
        return database.read(client -> client.sql("select count(*) from seat s join network_bot b on b.id = s.person"
                                + " join game_table t on t.id = s.table_id"
                                + " where s.table_id = ? and s.person = ? and t.status = 'playing'")
                        .params(table, bot.text())
                        .query(Integer.class)
                        .single())
                > 0;
    }

    /// Removes a program for good.
    ///
    /// @param named whether its name stays where it has played
    public void remove(PersonId bot, boolean named) {
        database.write(new Notice.OfPerson(bot), client -> remove(client, bot, named));
    }

    /// Tables come before whoever sits there, as where a seat is given. Once the program's row is held it gets
    /// none, and those that it got in between are held, too.
    private static void remove(JdbcClient client, PersonId bot, boolean named) {
        run(client, HOLD, bot);
        PersonStore.hold(client, bot);
        run(client, HOLD, bot);
        if (!named) {
            run(client, "update person set name = '' where id = :bot", bot);
        }
        LEAVING.forEach(statement -> run(client, statement, bot));
        GOING.forEach(statement -> run(client, statement, bot));
    }

    private static void run(JdbcClient client, String statement, PersonId bot) {
        client.sql(statement).param("bot", bot.text()).update();
    }

    /// Programs whose tokens haven't been shown since a time and that sit at no table that isn't over.
    ///
    /// @param after the id behind which the page begins; empty for the first one
    public List<String> old(long before, String after, int limit) {
        return database.read(client -> client.sql(
                        "select id from network_bot where " + OLD + " and id > :after order by id limit :limit")
                .param("before", before)
                .param("after", after)
                .param("limit", limit)
                .query(String.class)
                .list());
    }

    /// Removes a program if its token hasn't been shown since a time.
    ///
    /// @return whether it has gone; if not, nothing has changed
    public boolean removeIfOld(String bot, long before) {
        return database.update(client -> {
                    // Holds the row: a token that is shown to another server meanwhile is the one or the other.
                    int held = client.sql("update network_bot set used = used where id = :id and " + OLD)
                            .param("id", bot)
                            .param("before", before)
                            .update();
                    if (held == 1) {
                        remove(client, new PersonId(bot), true);
                    }
                    return held;
                })
                == 1;
    }

    /// The programs of a person without what could be used by others; by column.
    public List<Map<String, @Nullable Object>> ownData(PersonId owner) {
        return database.read(client -> client.sql("select p.name, b.created, b.used from network_bot b"
                        + " join person p on p.id = b.id where b.owner = ? order by b.created, b.id")
                .param(owner.text())
                .query()
                .listOfRows());
    }
}
