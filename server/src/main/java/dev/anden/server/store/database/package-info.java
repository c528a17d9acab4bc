/// What a database does for those who keep something in it, whatever it is and whatever they keep: it answers
/// questions, writes many changes in one transaction, passes on what servers say, and tells when it fails.
///
/// Open first:
/// - [dev.anden.server.store.database.Database]: what may be done with it: read, change.
/// - [dev.anden.server.store.database.GroupWriter]: how changes of many callers are written at once, on the one
///   [dev.anden.server.store.database.WritingConnection].
/// - [dev.anden.server.store.database.Schema]: how its tables come to be those of this program.
///
/// A write that fails throws Spring's `DataAccessException` (or `TransactionException`) and has
/// changed nothing.
@NullMarked
package dev.anden.server.store.database;

import org.jspecify.annotations.NullMarked;
