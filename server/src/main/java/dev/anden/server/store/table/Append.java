package dev.anden.server.store.table;

import dev.anden.server.store.database.JointChange;
import dev.anden.server.store.node.Notice;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What is written of one table at once ([PlyLog#append]).
///
/// @param table its id
/// @param writing what it is
record Append(String table, Writing writing) implements JointChange {
    @Override
    public Kind kind() {
        return Appending.KIND;
    }

    @Override
    public void carryOut(JdbcClient client) {
        Appending.write(client, this);
    }

    /// What other servers are to look at again once it is on disk.
    Notice notice() {
        return writing.isOfLogAlone() ? new Notice.OfLog(table) : new Notice.OfTable(table);
    }
}
