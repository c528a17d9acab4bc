/// The truth on disk: every line of SQL, and nothing that knows a rule.
///
/// Open first:
/// - [dev.anden.server.store.database.Database]: what may be done with it: read, change.
/// - [dev.anden.server.store.sqlite.EmbeddedDatabase] and
///   [dev.anden.server.store.postgres.PostgresDatabase]: what it is made of, a file or a server's database.
/// - [dev.anden.server.store.Notice] and [dev.anden.server.store.NodeStore]: what servers on one database tell each
///   other, and keep about each other.
/// - [dev.anden.server.store.PlyLog]: the append-only log of a table; `(table, line)` is its key and so the
///   fence between writers.
/// - [dev.anden.server.store.TableStore]: tables and who sits there; [dev.anden.server.store.OpenTableStore]: what
///   is changed there before the game begins.
///
/// The SQL is what SQLite and PostgreSQL share. A write that fails throws Spring's `DataAccessException` (or
/// `TransactionException`) and has changed nothing.
@NullMarked
package dev.anden.server.store;

import org.jspecify.annotations.NullMarked;
