package dev.anden.server.store;

import java.util.Optional;

/// Guests and their names.
public final class PersonStore {
    private final Database database;

    public PersonStore(Database database) {
        this.database = database;
    }

    /// The name of a person; empty if it was never written down.
    public Optional<String> name(PersonId person) {
        return database.read(client -> client.sql("select name from person where id = ?")
                .param(person.text())
                .query(String.class)
                .optional());
    }

    /// Writes a person's name down, instead of an older one.
    ///
    /// @param at milliseconds since 1970
    public void rename(PersonId person, String name, long at) {
        database.write(client -> client.sql("insert into person (id, name, created) values (?, ?, ?)"
                        + " on conflict (id) do update set name = excluded.name")
                .params(person.text(), name, at)
                .update());
    }

    /// Writes a person down under a first name, unless it has one.
    ///
    /// @param at milliseconds since 1970
    public void introduce(PersonId person, String name, long at) {
        database.write(
                client -> client.sql("insert into person (id, name, created) values (?, ?, ?) on conflict do nothing")
                        .params(person.text(), name, at)
                        .update());
    }
}
