package dev.anden.server.store.table;

import dev.anden.protocol.TableStatus;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.row.Columns;
import java.util.Optional;

/// Tables as somebody sees them who looks from afar, by one small question.
public final class TableGlances {
    private final Database database;

    public TableGlances(Database database) {
        this.database = database;
    }

    /// What is seen of a table.
    ///
    /// @param game the game's id
    /// @param free how many of its seats are free
    public record Glance(String game, TableStatus status, int free) {}

    /// What anybody may see who has a table's link.
    ///
    /// @return empty if there is no such table, or it is its host's business alone
    public Optional<Glance> of(String table) {
        return database.read(client -> client.sql("select t.game, t.status, (select count(*) from seat s"
                        + " where s.table_id = t.id and s.kind = 'free') as free"
                        + " from game_table t where t.id = ? and t.imported = 0")
                .param(table)
                .query((row, number) -> new Glance(
                        row.getString("game"),
                        new Columns(row, "game_table").word("status", TableStatus.class, TableStatus.DAMAGED),
                        row.getInt("free")))
                .optional());
    }
}
