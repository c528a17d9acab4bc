package dev.anden.server.store.database;

import java.util.List;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A change of which many are made at the same time. Those of one kind are carried out by hardly more
/// questions than one of them takes.
public interface JointChange {
    /// How several of its kind are carried out: one object for all of them.
    Kind kind();

    /// Carries it out by itself, within a transaction.
    ///
    /// @throws RuntimeException if it can't be; then what it has done so far has to be undone
    void carryOut(JdbcClient client);

    /// What changes have in common that can be carried out together.
    interface Kind {
        /// Carries several changes out, within a transaction.
        ///
        /// @param changes of this kind, one or more
        /// @throws RuntimeException if one of them can't be; then all has to be undone
        void carryOut(JdbcOperations operations, List<JointChange> changes);
    }
}
