package dev.anden.server.store.table;

import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Tables that are set up once, however often the same command of a person comes.
public final class SetUpStore {
    private final Database database;

    SetUpStore(Database database) {
        this.database = database;
    }

    /// Sets a table up, with the first plies of its log if it starts at once, unless its host has set
    /// one up by the same command.
    ///
    /// @param command the client's id of it
    /// @return whether it was; if not, nothing has changed
    /// @throws dev.anden.server.store.people.ForgottenPerson if its host or somebody who is to sit there
    ///     isn't known any more
    public boolean create(StoredTable table, Optional<Writing> opening, String command) {
        try {
            database.write(client -> {
                TableStore.insert(client, table, opening);
                note(client, table, command);
            });
            return true;
        } catch (SetUpBefore before) {
            return false;
        }
    }

    /// The table that a person has set up by a command.
    ///
    /// @return its id; empty if there is none, or not any more
    public Optional<String> find(PersonId person, String command) {
        return database.read(client -> client.sql("select table_id from table_command where person = ? and command = ?")
                .params(person.text(), command)
                .query(String.class)
                .optional());
    }

    /// Of two servers that are sent it at once the second waits here, or before, and finds that it is
    /// done.
    private static void note(JdbcClient client, StoredTable table, String command) {
        int noted = client.sql("insert into table_command (person, command, table_id) values (?, ?, ?)"
                        + " on conflict (person, command) do nothing")
                .params(table.host().text(), command, table.id())
                .update();
        if (noted == 0) {
            throw new SetUpBefore();
        }
    }

    /// Undoes what was written of the second table.
    private static final class SetUpBefore extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
