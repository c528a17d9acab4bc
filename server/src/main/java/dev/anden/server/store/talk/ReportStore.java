package dev.anden.server.store.talk;

import dev.anden.protocol.talk.ReadyPhrase;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What people want whoever runs the server to look at. Times are milliseconds since 1970.
public final class ReportStore {
    /// So many of a table's last lines are kept with a report.
    public static final int LINES = 30;

    /// No more wait to be looked at, of all people and of one.
    static final int MOST_OPEN = 1_000;

    static final int MOST_OF_ONE = 20;

    private static final String ADD = "insert into report (id, table_id, person, about, line, note, created)"
            + " select cast(:id as text), cast(:table as text), cast(:person as text), cast(:about as text),"
            + " cast(:line as integer), cast(:note as text), cast(:at as bigint)"
            + " where (select count(*) from report where handled is null) < :most"
            + " and (select count(*) from report where handled is null and person = :person) < :mostOfOne";

    private static final String COPY = "insert into report_line (report, number, person, phrase, text, at)"
            + " select cast(:id as text), number, person, phrase, text, at from talk_line where table_id = :table"
            + " order by number desc limit " + LINES;

    private static final String LIST = "select r.id, r.table_id, r.about, r.line, r.note, r.created, r.handled,"
            + " coalesce(b.name, '') as reporter, coalesce(a.name, '') as reported"
            + " from report r left join person b on b.id = r.person left join person a on a.id = r.about";

    private final Database database;

    public ReportStore(Database database) {
        this.database = database;
    }

    /// Something that is to be looked at.
    ///
    /// @param by who wants it
    /// @param about whom it is about
    /// @param line the number of what that person said, if it is about that
    public record Wish(String id, String table, PersonId by, PersonId about, OptionalInt line, String note, long at) {}

    /// Something to look at. Names are those of now, empty of people who have gone.
    ///
    /// @param about what the person is called whom it is about
    /// @param person who that is; absent if they have gone
    /// @param handled when it was looked at
    public record Report(
            String id,
            String table,
            String by,
            String about,
            Optional<PersonId> person,
            OptionalInt line,
            String note,
            long created,
            Optional<Long> handled) {}

    /// Something that had been said there.
    public record Line(int number, String name, Optional<ReadyPhrase> phrase, String text, long at) {}

    /// Whether there is a report with an id.
    public boolean isKept(String id) {
        return database.read(client -> client.sql("select count(*) from report where id = ?")
                        .param(id)
                        .query(Integer.class)
                        .single())
                > 0;
    }

    /// Keeps a report with what was last said at the table.
    ///
    /// @return whether it is kept; not if too many wait already
    public boolean add(Wish wish) {
        return database.update(client -> {
                    int kept = client.sql(ADD)
                            .param("id", wish.id())
                            .param("table", wish.table())
                            .param("person", wish.by().text())
                            .param("about", wish.about().text())
                            .param("line", wish.line().isPresent() ? wish.line().getAsInt() : null)
                            .param("note", wish.note())
                            .param("at", wish.at())
                            .param("most", MOST_OPEN)
                            .param("mostOfOne", MOST_OF_ONE)
                            .update();
                    if (kept == 1) {
                        client.sql(COPY)
                                .param("id", wish.id())
                                .param("table", wish.table())
                                .update();
                    }
                    return kept;
                })
                == 1;
    }

    /// What there is to look at, oldest first.
    ///
    /// @param all whether also what was looked at
    public List<Report> list(boolean all) {
        String which = all ? "" : " where r.handled is null";
        return database.read(client -> client.sql(LIST + which + " order by r.created, r.id")
                .query((row, place) -> report(row))
                .list());
    }

    /// What had last been said at the table of a report, oldest first.
    public List<Line> lines(String report) {
        return database.read(client -> client.sql("select l.number, l.phrase, l.text, l.at,"
                        + " coalesce(p.name, '') as name from report_line l left join person p on p.id = l.person"
                        + " where l.report = ? order by l.number")
                .param(report)
                .query((row, place) -> new Line(
                        row.getInt("number"),
                        row.getString("name"),
                        TalkStore.phrase(row.getString("phrase")),
                        row.getString("text"),
                        row.getLong("at")))
                .list());
    }

    private static Report report(ResultSet row) throws SQLException {
        int line = row.getInt("line");
        OptionalInt about = row.wasNull() ? OptionalInt.empty() : OptionalInt.of(line);
        long at = row.getLong("handled");
        Optional<Long> handled = row.wasNull() ? Optional.empty() : Optional.of(at);
        return new Report(
                row.getString("id"),
                row.getString("table_id"),
                row.getString("reporter"),
                row.getString("reported"),
                Optional.of(row.getString("about")).filter(id -> !id.isEmpty()).map(PersonId::new),
                about,
                row.getString("note"),
                row.getLong("created"),
                handled);
    }
}
