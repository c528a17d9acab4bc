package dev.anden.server.store;

import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Who doesn't want to play again at which open table. They may come all the same.
public final class DeclineStore {
    private static final String DECLINE = "insert into rematch_decline (table_id, person, at)"
            + " select t.id, s.person, cast(:at as bigint) from game_table t"
            + " join seat s on s.table_id = t.rematch_of and s.person = :person"
            + " where t.id = :table and t.status = 'open' and t.host <> :person"
            + " and exists (select 1 from game_table o where o.id = t.rematch_of and o.rematch = t.id)"
            + " and not exists (select 1 from seat own where own.table_id = t.id and own.person = :person)"
            + " on conflict (table_id, person) do update set at = excluded.at";

    private final Database database;

    DeclineStore(Database database) {
        this.database = database;
    }

    /// A person who is asked to a table says no.
    ///
    /// @param at now, in milliseconds since 1970
    /// @return whether they were asked, and don't sit there; if not, nothing has changed
    public boolean decline(String table, PersonId person, long at) {
        return database.update(
                        new Notice.OfTable(table),
                        client -> client.sql(DECLINE)
                                .param("table", table)
                                .param("person", person.text())
                                .param("at", at)
                                .update())
                == 1;
    }

    /// Whether a person has said no to a table.
    public boolean isDeclined(String table, PersonId person) {
        return database.read(
                        client -> client.sql("select count(*) from rematch_decline where table_id = ? and person = ?")
                                .params(table, person.text())
                                .query(Integer.class)
                                .single())
                > 0;
    }

    /// The names of those who have said no to a table, in the order in which they did.
    public List<String> names(String table) {
        return database.read(client -> client.sql("select p.name from rematch_decline d"
                        + " join person p on p.id = d.person where d.table_id = ? order by d.at, p.name")
                .param(table)
                .query(String.class)
                .list());
    }

    /// Somebody comes after all, as a part of a change.
    static void forget(JdbcClient client, String table, PersonId person) {
        client.sql("delete from rematch_decline where table_id = ? and person = ?")
                .params(table, person.text())
                .update();
    }
}
