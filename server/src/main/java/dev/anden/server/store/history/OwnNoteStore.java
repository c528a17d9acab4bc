package dev.anden.server.store.history;

import dev.anden.protocol.past.OwnNote;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What people write down of the games they play or have played, each for themselves alone. Whoever has
/// no seat in a game has nothing there.
public final class OwnNoteStore {
    /// Before the game seats come and go.
    private static final String NOTE = "select coalesce(n.text, '') as text, coalesce(n.version, 0) as version"
            + " from seat s join game_table t on t.id = s.table_id"
            + " left join own_note n on n.table_id = s.table_id and n.person = s.person"
            + " where s.table_id = :table and s.person = :person and t.status <> 'open'";

    private static final String BEGIN = "insert into own_note (table_id, person, text, version, changed)"
            + " select s.table_id, s.person, cast(:text as text), 1, cast(:at as bigint)"
            + " from seat s join game_table t on t.id = s.table_id"
            + " where s.table_id = :table and s.person = :person and t.status <> 'open'"
            + " on conflict (table_id, person) do nothing";

    private static final String CHANGE = "update own_note set text = :text, version = version + 1, changed = :at"
            + " where table_id = :table and person = :person and version = :version and exists (select 1 from seat s"
            + " where s.table_id = own_note.table_id and s.person = own_note.person)";

    private final Database database;

    public OwnNoteStore(Database database) {
        this.database = database;
    }

    /// A person's note of a game; empty if they have no seat in it, or it hasn't begun.
    public Optional<OwnNote> of(String table, PersonId person) {
        return database.read(client -> note(client, table, person));
    }

    /// Writes a note down, unless it has been changed meanwhile.
    ///
    /// @param wish what it is to be, with the version that was changed
    /// @param at milliseconds since 1970
    /// @return whether it is so now: what is written twice is written
    public boolean write(String table, PersonId person, OwnNote wish, long at) {
        return database.update(client -> {
                    boolean written = PersonStore.hold(client, person)
                            && client.sql(wish.version() == 0 ? BEGIN : CHANGE)
                                            .param("table", table)
                                            .param("person", person.text())
                                            .param("text", wish.text())
                                            .param("version", wish.version())
                                            .param("at", at)
                                            .update()
                                    == 1;
                    return written || isSo(client, table, person, wish) ? 1 : 0;
                })
                == 1;
    }

    private static boolean isSo(JdbcClient client, String table, PersonId person, OwnNote wish) {
        return note(client, table, person)
                .filter(note -> note.text().equals(wish.text()))
                .isPresent();
    }

    private static Optional<OwnNote> note(JdbcClient client, String table, PersonId person) {
        return client.sql(NOTE)
                .param("table", table)
                .param("person", person.text())
                .query((row, number) -> new OwnNote(row.getString("text"), row.getInt("version")))
                .optional();
    }
}
