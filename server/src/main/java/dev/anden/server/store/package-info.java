/// The truth on disk: every line of SQL, and nothing that knows a rule. There are only rooms here.
///
/// Open first:
/// - [dev.anden.server.store.database]: what a database does, whatever is kept in it. It is a file
///   ([dev.anden.server.store.sqlite]) or one of PostgreSQL ([dev.anden.server.store.postgres]), and is
///   opened in [dev.anden.server.store.access]. How things lie in rows is in [dev.anden.server.store.row].
/// - [dev.anden.server.store.table]: tables and their logs. Below it are [dev.anden.server.store.reminder],
///   [dev.anden.server.store.node] and [dev.anden.server.store.people].
/// - Above it, and apart from each other, [dev.anden.server.store.account], [dev.anden.server.store.history],
///   [dev.anden.server.store.talk] and [dev.anden.server.store.operator].
///
/// The SQL is what SQLite and PostgreSQL share. A write that fails throws Spring's `DataAccessException` (or
/// `TransactionException`) and has changed nothing.
@NullMarked
package dev.anden.server.store;

import org.jspecify.annotations.NullMarked;
