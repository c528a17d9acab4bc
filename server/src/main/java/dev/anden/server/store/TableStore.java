package dev.anden.server.store;

import dev.anden.protocol.SeatKind;
import dev.anden.protocol.TableStatus;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Tables and who sits there.
public final class TableStore {
    private static final String SEATS = "select s.seat, s.kind, s.person, p.name, s.bot from seat s"
            + " left join person p on p.id = s.person where s.table_id = ? order by s.seat";

    private final Database database;
    private final JdbcClient client;
    private final PlyLog log;

    public TableStore(Database database, PlyLog log) {
        this.database = database;
        client = database.client();
        this.log = log;
    }

    /// Sets a table up, with the first plies of its log if it starts at once.
    public void create(StoredTable table, Optional<Writing> opening) {
        database.transactions().executeWithoutResult(transaction -> {
            client.sql("insert into game_table (id, game, rules_version, host, status, seed, created, options)"
                            + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                    .params(
                            table.id(),
                            table.game(),
                            table.rulesVersion(),
                            table.host().text(),
                            table.status().toString(),
                            table.seed(),
                            table.created(),
                            OptionsText.of(table.options()))
                    .update();
            table.seats().forEach(seat -> insert(table.id(), seat));
            opening.ifPresent(writing -> log.write(table.id(), writing));
        });
    }

    /// A table by its id.
    public Optional<StoredTable> find(String id) {
        return client.sql("select id, game, rules_version, host, status, seed, created, options from game_table"
                        + " where id = ?")
                .param(id)
                .query((row, number) -> table(row))
                .optional()
                .map(table -> table.with(seats(id)));
    }

    /// The tables where a person sits or that it set up, newest first.
    public List<String> idsOf(PersonId person, int limit) {
        return client.sql("select id from game_table where host = ? or id in"
                        + " (select table_id from seat where person = ?) order by created desc, id limit ?")
                .params(person.text(), person.text(), limit)
                .query((row, number) -> row.getString("id"))
                .list();
    }

    /// The open tables with a free seat, newest first.
    public List<String> openIds(int limit) {
        return client.sql("select id from game_table t where status = 'open' and exists"
                        + " (select 1 from seat s where s.table_id = t.id and s.kind = 'free')"
                        + " order by created desc, id limit ?")
                .param(limit)
                .query((row, number) -> row.getString("id"))
                .list();
    }

    /// The tables in play where a bot sits.
    public List<String> idsWithBotsInPlay() {
        return client.sql("select id from game_table t where status = 'playing' and exists"
                        + " (select 1 from seat s where s.table_id = t.id and s.kind = 'bot') order by created, id")
                .query((row, number) -> row.getString("id"))
                .list();
    }

    /// Gives a free seat of an open table to somebody.
    ///
    /// @return whether it was free; if not, nothing has changed
    public boolean occupy(String table, StoredTable.Seat seat) {
        return client.sql(
                                "update seat set kind = ?, person = ?, bot = ? where table_id = ? and seat = ?"
                                        + " and kind = 'free' and table_id in (select id from game_table where status = 'open')")
                        .param(seat.kind().toString())
                        .param(seat.person().map(PersonId::text).orElse(null))
                        .params(seat.bot(), table, seat.seat())
                        .update()
                == 1;
    }

    /// Makes a seat of an open table free again.
    ///
    /// @return whether the table was open; if not, nothing has changed
    public boolean free(String table, int seat) {
        return client.sql("update seat set kind = 'free', person = null, bot = '' where table_id = ? and seat = ?"
                                + " and table_id in (select id from game_table where status = 'open')")
                        .params(table, seat)
                        .update()
                == 1;
    }

    private void insert(String table, StoredTable.Seat seat) {
        client.sql("insert into seat (table_id, seat, kind, person, bot) values (?, ?, ?, ?, ?)")
                .params(table, seat.seat(), seat.kind().toString())
                .param(seat.person().map(PersonId::text).orElse(null))
                .param(seat.bot())
                .update();
    }

    private List<StoredTable.Seat> seats(String table) {
        return client.sql(SEATS).param(table).query((row, number) -> seat(row)).list();
    }

    private static StoredTable table(ResultSet row) throws SQLException {
        return new StoredTable(
                row.getString("id"),
                row.getString("game"),
                row.getInt("rules_version"),
                new PersonId(row.getString("host")),
                TableStatus.valueOf(row.getString("status").toUpperCase(Locale.ROOT)),
                row.getString("seed"),
                row.getLong("created"),
                OptionsText.read(row.getString("options")),
                List.of());
    }

    private static StoredTable.Seat seat(ResultSet row) throws SQLException {
        return new StoredTable.Seat(
                row.getInt("seat"),
                SeatKind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                Optional.ofNullable(row.getString("person")).map(PersonId::new),
                Optional.ofNullable(row.getString("name")).orElse(""),
                row.getString("bot"));
    }
}
