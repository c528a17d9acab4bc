package dev.anden.server.store.table;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.node.Notice;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.TableMark;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Who is asked to which open table, who has said no, and whom nobody asks any more. Those who have said no may
/// come all the same. Times are milliseconds since 1970.
public final class InvitationStore {
    /// So many people are invited to a table at most, those who have said no or aren't asked any more among them.
    public static final int MOST_AT_TABLE = 20;

    /// So many people who haven't answered are invited by one person at most, to all open tables together.
    public static final int MOST_OF_PERSON = 40;

    private static final String ASKED = "select i.table_id, i.person, p.name, i.asker, a.name as asker_name,"
            + " i.declined, i.withdrawn from invitation i join person p on p.id = i.person left join person a on a.id = i.asker";

    /// Whoever was taken back is asked again.
    private static final String INVITE = "insert into invitation (table_id, person, asker, at)"
            + " select t.id, cast(:person as text), cast(:asker as text), cast(:at as bigint) from game_table t"
            + " where t.id = :table and t.status = 'open'"
            + " and (select count(*) from invitation i where i.table_id = t.id and i.asker is not null"
            + " and i.person <> :person) < :atTable"
            + " and (select count(*) from invitation i join game_table o on o.id = i.table_id"
            + " where i.asker = :asker and i.declined is null and i.withdrawn is null and o.status = 'open') < :ofPerson"
            + " on conflict (table_id, person) do update set asker = excluded.asker, at = excluded.at, withdrawn = null"
            + " where invitation.withdrawn is not null";

    private static final String UNANSWERED = " where table_id = :table and person = :person and declined is null"
            + " and withdrawn is null"
            + " and exists (select 1 from game_table t where t.id = :table and t.status = 'open' and t.host <> :person)"
            + " and not exists (select 1 from seat own where own.table_id = :table and own.person = :person)";

    private static final String DECLINE = "update invitation set declined = :at" + UNANSWERED;

    private static final String WITHDRAW = "update invitation set withdrawn = :at" + UNANSWERED;

    /// Those who sat at the table before are asked by whoever is the host of the next one.
    private static final String REMATCH = "insert into invitation (table_id, person, at)"
            + " select t.id, s.person, t.created from game_table t join seat s on s.table_id = :over"
            + " where t.id = :next and s.kind = 'person' and s.person is not null and s.person <> t.host"
            + " on conflict (table_id, person) do nothing";

    private final Database database;

    InvitationStore(Database database) {
        this.database = database;
    }

    /// Somebody who is asked to a table.
    ///
    /// @param name what they are called
    /// @param asker who has invited them; empty where the same people play again, to which the table's host asks
    /// @param askerName what that one is called
    /// @param declined whether they have said no
    /// @param withdrawn whether they aren't asked any more
    public record Asked(
            String table,
            PersonId person,
            String name,
            Optional<PersonId> asker,
            Optional<String> askerName,
            boolean declined,
            boolean withdrawn) {
        /// Whether they are asked and haven't said no.
        public boolean isOpen() {
            return !declined && !withdrawn;
        }

        /// By which it is named to those who may take it back: always the same, and nothing can be learnt from it
        /// of the person.
        public String id() {
            return TableMark.of(table, person);
        }
    }

    /// A person is invited to an open table, unless they are asked to it already or have said no.
    ///
    /// @param at now
    /// @return whether that is written down; not if they were asked before, either, or too many are
    public boolean invite(String table, PersonId asker, PersonId person, long at) {
        return database.update(
                        new Notice.OfTable(table),
                        client -> client.sql(INVITE)
                                .param("table", table)
                                .param("asker", asker.text())
                                .param("person", person.text())
                                .param("at", at)
                                .param("atTable", MOST_AT_TABLE)
                                .param("ofPerson", MOST_OF_PERSON)
                                .update())
                == 1;
    }

    /// A person who is asked to a table says no.
    ///
    /// @param at now
    /// @return whether they were asked, and don't sit there; if not, nothing has changed
    public boolean decline(String table, PersonId person, long at) {
        return answer(DECLINE, table, person, at);
    }

    /// A person who is asked to a table isn't any more.
    ///
    /// @param at now
    /// @return whether they were asked, and haven't answered; if not, nothing has changed
    public boolean withdraw(String table, PersonId person, long at) {
        return answer(WITHDRAW, table, person, at);
    }

    private boolean answer(String statement, String table, PersonId person, long at) {
        return database.update(
                        new Notice.OfTable(table),
                        client -> client.sql(statement)
                                .param("table", table)
                                .param("person", person.text())
                                .param("at", at)
                                .update())
                == 1;
    }

    /// How a person is asked to a table, or was before they said no or weren't any more.
    public Optional<Asked> find(String table, PersonId person) {
        return database.read(client -> client.sql(ASKED + " where i.table_id = ? and i.person = ?")
                .params(table, person.text())
                .query((row, number) -> asked(row))
                .optional());
    }

    /// Who is asked to a table, or was: those who haven't said no in the order in which they were asked, then
    /// those who have in the order in which they did.
    public List<Asked> of(String table) {
        return database.read(client -> client.sql(ASKED
                        + " where i.table_id = ? order by case when i.declined is null then 0 else 1 end,"
                        + " coalesce(i.declined, i.at), p.name, i.person")
                .param(table)
                .query((row, number) -> asked(row))
                .list());
    }

    /// How a person is asked to some tables.
    public List<Asked> of(PersonId person, List<String> tables) {
        return tables.isEmpty()
                ? List.of()
                : database.read(client -> client.sql(ASKED + " where i.person = :person and i.table_id in (:tables)")
                        .param("person", person.text())
                        .param("tables", tables)
                        .query((row, number) -> asked(row))
                        .list());
    }

    private static Asked asked(ResultSet row) throws SQLException {
        return new Asked(
                row.getString("table_id"),
                new PersonId(row.getString("person")),
                row.getString("name"),
                Optional.ofNullable(row.getString("asker")).map(PersonId::new),
                Optional.ofNullable(row.getString("asker_name")),
                row.getObject("declined") != null,
                row.getObject("withdrawn") != null);
    }

    /// The people of a table play again at the next one, as a part of a change.
    static void rematch(JdbcClient client, String over, String next) {
        client.sql(REMATCH).param("over", over).param("next", next).update();
    }

    /// Somebody comes after all, as a part of a change.
    static void come(JdbcClient client, String table, PersonId person) {
        client.sql("update invitation set declined = null where table_id = ? and person = ?")
                .params(table, person.text())
                .update();
    }

    /// The game begins, as a part of a change.
    static void begin(JdbcClient client, String table) {
        client.sql("delete from invitation where table_id = ?"
                        + " and (asker is not null or (declined is null and withdrawn is null))")
                .param(table)
                .update();
    }
}
