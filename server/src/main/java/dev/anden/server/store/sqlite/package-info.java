/// The database that is a file in the data folder, written by one process (SQLite).
///
/// Open first:
/// - [dev.anden.server.store.sqlite.EmbeddedDatabase]: who reads it, and who writes it.
/// - [dev.anden.server.store.sqlite.FolderLock]: how a folder has one server.
/// - [dev.anden.server.store.sqlite.DatabaseFile] and [dev.anden.server.store.sqlite.Backup]: the file seen
///   from outside, and copies of it.
@NullMarked
package dev.anden.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
