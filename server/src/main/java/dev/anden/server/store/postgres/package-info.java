/// The database that a server of PostgreSQL has, for many servers of ours at once.
///
/// Open first:
/// - [dev.anden.server.store.postgres.PostgresDatabase]: who reads it, and who writes it.
/// - [dev.anden.server.store.postgres.PostgresConnection]: how it is written although connections get lost.
/// - [dev.anden.server.store.postgres.PostgresLock]: who may use it together.
/// - [dev.anden.server.store.postgres.PostgresListening]: how servers hear each other.
/// - [dev.anden.server.store.postgres.PostgresFailure]: what a person is told who can't use it.
@NullMarked
package dev.anden.server.store.postgres;

import org.jspecify.annotations.NullMarked;
