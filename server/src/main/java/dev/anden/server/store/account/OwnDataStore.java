package dev.anden.server.store.account;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import dev.anden.server.store.table.TableRemoval;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Everything that is kept about a person, for that person; and how it goes.
public final class OwnDataStore {
    /// Ids come first: otherwise all tables would be looked at.
    private static final String TABLES =
            "select t.id, t.game, t.options, t.time_control, t.status, t.created, t.imported,"
                    + " t.branch_of, nullif(t.branch_ply, 0) as branch_ply,"
                    + " case when t.host = :person then 1 else 0 end as host, s.seat, s.paint, s.name, s.substitute,"
                    + " s.substitute_reason, s.contribution,"
                    + " e.started, e.ended, e.plies, r.score, r.rank, r.thinking, r.pace, r.luck, r.play"
                    + " from (select table_id from seat where person = :person and table_id > :after"
                    + " union select id from game_table where host = :person and id > :after"
                    + " order by table_id limit :limit) mine join game_table t on t.id = mine.table_id"
                    + " left join seat s on s.table_id = t.id and s.person = :person"
                    + " left join result e on e.table_id = t.id"
                    + " left join seat_result r on r.table_id = t.id and r.seat = s.seat"
                    + " order by t.id";

    private static final String CHOICES =
            "select text, at from ply where table_id = ? and actor = ? and kind = 'played' order by line";

    private static final String EARLY =
            "select text, at from early_choice where table_id = ? and seat = ? order by seat";

    private static final String HAPPENED = "select kind, bot, reason, at from ply where table_id = ? and actor = ?"
            + " and kind <> 'played' order by line";

    private static final String TALK = "select table_id as \"table\", number, phrase, text, at from talk_line"
            + " where person = :person and (table_id, number) > (:table, :number)"
            + " order by table_id, number limit :limit";

    private static final String READ = "select table_id as \"table\", line from talk_read"
            + " where person = :person and table_id > :table order by table_id limit :limit";

    private static final String TOURNAMENTS = "select t.id, t.game, t.created, t.status,"
            + " case when t.host = :person then 1 else 0 end as host, e.number from (select id from tournament"
            + " where host = :person and id > :after union select tournament from tournament_entrant"
            + " where person = :person and tournament > :after order by id limit :limit) mine"
            + " join tournament t on t.id = mine.id"
            + " left join tournament_entrant e on e.tournament = t.id and e.person = :person order by t.id";

    private static final String NOTES = "select table_id as \"table\", text, changed from own_note"
            + " where person = :person and table_id > :table and text <> '' order by table_id limit :limit";

    /// Where a person still is who left every table a moment ago: a seat without anybody would be nobody's to leave.
    private static final List<String> THERE = List.of(
            "select count(*) from game_table where status = 'open' and host = ?",
            "select count(*) from seat s join game_table t on t.id = s.table_id where s.person = ?"
                    + " and (t.status = 'open' or (t.status = 'playing'"
                    + " and (s.substitute_reason is null or s.substitute_reason <> 'resigned')))");

    /// What names a person or belongs to them alone, in the order in which it can go.
    private static final List<String> GOING = List.of(
            "delete from receiver where person = ?",
            "delete from reminder_wish where person = ?",
            "delete from session where person = ?",
            "delete from password where person = ?",
            "delete from passkey where person = ?",
            "delete from recovery where person = ?",
            "delete from password_link where person = ?",
            "delete from network_bot where owner = ?",
            "delete from profile where person = ?",
            "delete from account where person = ?",
            "delete from talk_line where person = ?",
            "delete from talk_read where person = ?",
            "delete from own_note where person = ?",
            "delete from table_command where person = ?",
            "delete from silence where person = ?",
            "delete from silence where other = ?",
            "delete from report_line where person = ?",
            "delete from barred where person = ?",
            "delete from holiday where person = ?",
            "delete from invitation where person = ?",
            "delete from invitation where asker = ?",
            "update tournament set host = '', command = null where host = ?",
            "update tournament_entrant set person = null, withdrawn = 1 where person = ?",
            "update report set person = '' where person = ?",
            "update report set about = '' where about = ?",
            "update seat set person = null, name = null, holiday = null where person = ?",
            "update seat_result set person = null where person = ?",
            "delete from rating where person = ?",
            "update game_table set host = '' where host = ?",
            "delete from person where id = ?");

    private final Database database;

    public OwnDataStore(Database database) {
        this.database = database;
    }

    /// A person's name and since when it is kept; by column.
    public Optional<Map<String, @Nullable Object>> person(PersonId person) {
        return row("select name, created, seen from person where id = ?", person);
    }

    /// A person's account without its password; by column.
    public Optional<Map<String, @Nullable Object>> account(PersonId person) {
        return row(
                "select a.handle, a.created, p.changed as password_changed from account a"
                        + " left join password p on p.person = a.person where a.person = ?",
                person);
    }

    /// By which id others find a person's page, and since when; by column. Empty as long as it isn't open.
    public Optional<Map<String, @Nullable Object>> profile(PersonId person) {
        return row("select id, opened from profile where person = ?", person);
    }

    /// Where a person is signed in; by column.
    public List<Map<String, @Nullable Object>> sessions(PersonId person) {
        return rows("select device, created, seen from session where person = ? order by created, id", person);
    }

    /// The keys by which a person signs in; by column. Of a key there is only the half that isn't secret.
    public List<Map<String, @Nullable Object>> passkeys(PersonId person) {
        return rows(
                "select name, host, credential, created, used from passkey where person = ? order by created, id",
                person);
    }

    /// When a person's recovery link was made; by column.
    public Optional<Map<String, @Nullable Object>> recovery(PersonId person) {
        return row("select created from recovery where person = ?", person);
    }

    /// When links for another password of a person were made that weren't used; by column.
    public List<Map<String, @Nullable Object>> passwordLinks(PersonId person) {
        return rows("select created, expires from password_link where person = ? order by created, expires", person);
    }

    /// Where a person is told that a table waits for them, without what could be used by others; by column.
    public List<Map<String, @Nullable Object>> receivers(PersonId person) {
        return rows(
                "select kind, case when kind = 'push' then device else address end as address, language, state, created"
                        + " from receiver where person = ? order by created, id",
                person);
    }

    /// What a person doesn't want to be told, and when; by column.
    public Optional<Map<String, @Nullable Object>> reminderWishes(PersonId person) {
        return row(
                "select unwanted, quiet_from, quiet_to, zone, time_anyway from reminder_wish where person = ?", person);
    }

    /// When a person is on holiday, and was; by column.
    public List<Map<String, @Nullable Object>> holidays(PersonId person) {
        return rows("select since, until from holiday where person = ? order by since", person);
    }

    /// How well a person plays each game, of all time and by season; by column.
    public List<Map<String, @Nullable Object>> ratings(PersonId person) {
        return rows(
                "select game, season, mean, deviation, games, wins from rating where person = ? order by game, season",
                person);
    }

    /// The tables at which a person sits or that they set up, a page of them in the order of their ids; by column.
    ///
    /// @param last the last of the page before; empty for the first one
    public List<Map<String, @Nullable Object>> tables(PersonId person, Map<String, @Nullable Object> last, int limit) {
        return page(TABLES, person, limit, asked -> asked.param("after", last.getOrDefault("id", "")));
    }

    /// What was chosen in a seat of a table; by column.
    public List<Map<String, @Nullable Object>> choices(String table, int seat) {
        return rows(CHOICES, table, seat);
    }

    /// What was chosen in a seat of a table and waits for its turn; by column.
    public List<Map<String, @Nullable Object>> earlyChoices(String table, int seat) {
        return rows(EARLY, table, seat);
    }

    /// What happened besides in a seat of a table: that a choice was taken back, that somebody left, was replaced
    /// or came back; by column.
    public List<Map<String, @Nullable Object>> happened(String table, int seat) {
        return rows(HAPPENED, table, seat);
    }

    /// What a person said at tables, a page of it in the order of the tables; by column.
    ///
    /// @param last the last line of the page before; empty for the first one
    public List<Map<String, @Nullable Object>> talk(PersonId person, Map<String, @Nullable Object> last, int limit) {
        return page(
                TALK,
                person,
                limit,
                asked -> asked.param("table", last.getOrDefault("table", ""))
                        .param("number", last.getOrDefault("number", 0)));
    }

    /// Up to which line a person has read what is said at tables, a page of it in the order of the tables; by column.
    ///
    /// @param last the last table of the page before; empty for the first one
    public List<Map<String, @Nullable Object>> read(PersonId person, Map<String, @Nullable Object> last, int limit) {
        return page(READ, person, limit, asked -> asked.param("table", last.getOrDefault("table", "")));
    }

    /// The tournaments that a person has set up or entered, a page of them in the order of their ids; by column.
    ///
    /// @param last the last of the page before; empty for the first one
    public List<Map<String, @Nullable Object>> tournaments(
            PersonId person, Map<String, @Nullable Object> last, int limit) {
        return page(TOURNAMENTS, person, limit, asked -> asked.param("after", last.getOrDefault("id", "")));
    }

    /// What a person has written down of games, a page of it in the order of the tables; by column.
    ///
    /// @param last the last note of the page before; empty for the first one
    public List<Map<String, @Nullable Object>> notes(PersonId person, Map<String, @Nullable Object> last, int limit) {
        return page(NOTES, person, limit, asked -> asked.param("table", last.getOrDefault("table", "")));
    }

    /// How often a person doesn't want to hear somebody, and since when; by column. Who it is, is theirs alone.
    public List<Map<String, @Nullable Object>> silences(PersonId person) {
        return rows("select kind, created from silence where person = ? order by created, id", person);
    }

    /// Since when a person may only look on, because whoever runs the server has blocked them; by column.
    public Optional<Map<String, @Nullable Object>> barred(PersonId person) {
        return row("select since from barred where person = ?", person);
    }

    /// What a person has reported; by column.
    public List<Map<String, @Nullable Object>> reports(PersonId person) {
        return rows(
                "select table_id as \"table\", note, created, handled from report where person = ?"
                        + " order by created, id",
                person);
    }

    /// To which tables a person is asked, and whether they have said no or aren't asked any more; by column.
    public List<Map<String, @Nullable Object>> invitations(PersonId person) {
        return rows(
                "select table_id as \"table\", at, declined, withdrawn from invitation where person = ?"
                        + " order by at, table_id",
                person);
    }

    /// To which tables a person has invited others; by column. Whom, and what they answered, is theirs.
    public List<Map<String, @Nullable Object>> invited(PersonId person) {
        return rows("select table_id as \"table\", at from invitation where asker = ? order by at, table_id", person);
    }

    /// Removes a person and the games that they brought along. All other games stay, and nothing says any more who sat
    /// there.
    ///
    /// @param anyway whether also if they are at a table where something still happens
    /// @return whether they have gone; if not, nothing has changed
    public boolean forget(PersonId person, boolean anyway) {
        return database.update(client -> {
                    PersonStore.hold(client, person);
                    if (!anyway && isThere(client, person)) {
                        return 0;
                    }
                    TableRemoval.of(client, "imported = 1 and host = :host", Map.of("host", person.text()));
                    GOING.forEach(statement -> run(client, statement, person));
                    return 1;
                })
                == 1;
    }

    private static boolean isThere(JdbcClient client, PersonId person) {
        return THERE.stream()
                .anyMatch(question -> client.sql(question)
                                .param(person.text())
                                .query(Integer.class)
                                .single()
                        > 0);
    }

    private static void run(JdbcClient client, String statement, PersonId person) {
        client.sql(statement).param(person.text()).update();
    }

    private Optional<Map<String, @Nullable Object>> row(String question, PersonId person) {
        return rows(question, person).stream().findFirst();
    }

    private List<Map<String, @Nullable Object>> rows(String question, PersonId person) {
        return database.read(
                client -> client.sql(question).param(person.text()).query().listOfRows());
    }

    /// @param behind says on the question behind which row the page begins
    private List<Map<String, @Nullable Object>> page(
            String question, PersonId person, int limit, UnaryOperator<JdbcClient.StatementSpec> behind) {
        return database.read(client -> behind.apply(
                        client.sql(question).param("person", person.text()).param("limit", limit))
                .query()
                .listOfRows());
    }

    private List<Map<String, @Nullable Object>> rows(String question, String table, int seat) {
        return database.read(
                client -> client.sql(question).params(table, seat).query().listOfRows());
    }
}
