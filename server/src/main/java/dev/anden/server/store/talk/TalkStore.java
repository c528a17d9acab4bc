package dev.anden.server.store.talk;

import dev.anden.protocol.talk.ReadyPhrase;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.SeatNames;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What people say at tables: the last lines of each. Times are milliseconds since 1970.
public final class TalkStore {
    /// So many lines of a table are kept.
    public static final int KEPT = 500;

    /// Counted first: of two who speak at once, the second waits here for the first.
    private static final String COUNT = "insert into talk (table_id, said) select id, 1 from game_table where id = ?"
            + " on conflict (table_id) do update set said = talk.said + 1";

    private static final String ADD = "insert into talk_line (table_id, number, person, phrase, text, at, command)"
            + " values (:table, :number, :person, :phrase, :text, :at, :command)";

    private static final String LINES =
            "select l.number, l.person, l.phrase, l.text, l.at, " + SeatNames.NAME + " as name, s.seat"
                    + " from talk_line l left join person p on p.id = l.person"
                    + " left join seat s on s.table_id = l.table_id and s.person = l.person"
                    + " where l.table_id = ? and l.number > ? order by l.number";

    private final Database database;

    public TalkStore(Database database) {
        this.database = database;
    }

    /// Something that is to be said.
    ///
    /// @param text what, unless it is a ready phrase
    /// @param command the client's id of it
    public record Saying(PersonId person, Optional<ReadyPhrase> phrase, String text, String command, long at) {}

    /// Something that was said.
    ///
    /// @param name what the person is called now; empty if nobody knows
    /// @param seat where the person sits now
    public record Line(
            int number,
            PersonId person,
            String name,
            Optional<Integer> seat,
            Optional<ReadyPhrase> phrase,
            String text,
            long at) {}

    /// Writes down what somebody says, once for each of the client's ids, and lets the oldest line go.
    ///
    /// @return the line's number; 0 if there is no such table
    public int add(String table, Saying saying) {
        return database.update(
                new Notice.OfTalk(table),
                client -> before(client, table, saying.person(), saying.command())
                        .orElseGet(() -> addNew(client, table, saying)));
    }

    /// Whether a person has said something by a command, and it is kept.
    ///
    /// @param command the client's id of it
    public boolean isSaid(String table, PersonId person, String command) {
        return database.read(client -> before(client, table, person, command)).isPresent();
    }

    private static Optional<Integer> before(JdbcClient client, String table, PersonId person, String command) {
        return client.sql("select number from talk_line where person = ? and table_id = ? and command = ?")
                .params(person.text(), table, command)
                .query(Integer.class)
                .optional();
    }

    private static int addNew(JdbcClient client, String table, Saying saying) {
        if (client.sql(COUNT).param(table).update() == 0) {
            return 0;
        }
        int number = client.sql("select said from talk where table_id = ?")
                .param(table)
                .query(Integer.class)
                .single();
        client.sql(ADD)
                .param("table", table)
                .param("number", number)
                .param("person", saying.person().text())
                .param("phrase", saying.phrase().map(ReadyPhrase::toString).orElse(null))
                .param("text", saying.text())
                .param("at", saying.at())
                .param("command", saying.command())
                .update();
        client.sql("delete from talk_line where table_id = ? and number <= ?")
                .params(table, number - KEPT)
                .update();
        return number;
    }

    /// What was said at a table, oldest first.
    ///
    /// @param after the number behind which it begins; 0 for all that is kept
    public List<Line> lines(String table, int after) {
        return database.read(client -> client.sql(LINES)
                .params(table, after)
                .query((row, place) -> line(row))
                .list());
    }

    /// Who said a line.
    public Optional<PersonId> speaker(String table, int line) {
        return only("select person from talk_line where table_id = ? and number = ?", table, line);
    }

    /// Who sits in a seat.
    public Optional<PersonId> sitter(String table, int seat) {
        return only("select person from seat where table_id = ? and seat = ? and person is not null", table, seat);
    }

    /// The people who sit at a table.
    public Set<PersonId> sitters(String table) {
        return database
                .read(client -> client.sql("select person from seat where table_id = ? and person is not null")
                        .param(table)
                        .query(String.class)
                        .list())
                .stream()
                .map(PersonId::new)
                .collect(Collectors.toUnmodifiableSet());
    }

    /// Whether somebody watches a game without a seat where spectators see hands, and could tell what they are.
    public boolean isOnlyToListen(String table, PersonId person) {
        return database.read(client -> client.sql("select count(*) from game_table t where t.id = ?"
                                + " and t.status = 'playing' and t.spectators <> '' and not exists"
                                + " (select 1 from seat s where s.table_id = t.id and s.person = ?)")
                        .params(table, person.text())
                        .query(Integer.class)
                        .single())
                > 0;
    }

    private Optional<PersonId> only(String question, String table, int number) {
        return database.read(client -> client.sql(question)
                .params(table, number)
                .query((row, place) -> new PersonId(row.getString("person")))
                .optional());
    }

    private static Line line(ResultSet row) throws SQLException {
        String name = row.getString("name");
        int seat = row.getInt("seat");
        Optional<Integer> sits = row.wasNull() ? Optional.empty() : Optional.of(seat);
        return new Line(
                row.getInt("number"),
                new PersonId(row.getString("person")),
                name == null ? "" : name,
                sits,
                phrase(row.getString("phrase")),
                row.getString("text"),
                row.getLong("at"));
    }

    /// The phrase of a column; empty for one that isn't known.
    static Optional<ReadyPhrase> phrase(@Nullable String word) {
        return Optional.ofNullable(word)
                .flatMap(text -> Stream.of(ReadyPhrase.values())
                        .filter(phrase -> phrase.name()
                                .equals(text.toUpperCase(Locale.ROOT).replace('-', '_')))
                        .findFirst());
    }
}
