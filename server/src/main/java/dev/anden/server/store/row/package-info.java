/// How what is kept lies in rows: texts of ours in columns, which may turn out to be unreadable, and many
/// rows written by one statement.
///
/// Open first: [dev.anden.server.store.row.Columns].
@NullMarked
package dev.anden.server.store.row;

import org.jspecify.annotations.NullMarked;
